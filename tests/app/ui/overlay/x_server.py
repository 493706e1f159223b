"""An X server of its own with a window manager, and a window in it that notes what it is given."""

from __future__ import annotations

import importlib.util
import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.pulse_server import wait_until

_CHECKOUT = Path(__file__).resolve().parents[4]
_PATIENCE_S = 30.0


def require_x11() -> None:
    """Skip a test where what it needs is not installed; where all tests must run, fail."""
    programs = ("Xvfb", "openbox", "picom", "xdotool", "xrandr")
    missing = [name for name in programs if not shutil.which(name)]
    if importlib.util.find_spec("Xlib") is None:
        missing.append("python-xlib")
    if missing:
        reason = f"needs {', '.join(missing)}"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)


class XServer:
    """A display of 1280 x 800.

    Attributes:
        environment: for programs that shall use it.
        display: a connection to it.
    """

    def __init__(self, name: str) -> None:
        from Xlib.display import Display

        self.environment = {
            **{key: value for key, value in os.environ.items() if key != "WAYLAND_DISPLAY"},
            "DISPLAY": name,
            "QT_QPA_PLATFORM": "xcb",
        }
        self.display = Display(name)
        self.root = self.display.screen().root

    def property(self, window: Any, name: str) -> list[int]:
        """Return a window's property, or nothing."""
        found = window.get_full_property(self.display.get_atom(name), 0)
        return list(found.value) if found else []

    def stacking(self) -> list[int]:
        """Return the windows from below that the window manager knows."""
        return self.property(self.root, "_NET_CLIENT_LIST_STACKING")

    def active_window(self) -> int:
        """Return the window that has the keyboard."""
        return (self.property(self.root, "_NET_ACTIVE_WINDOW") or [0])[0]

    def activate(self, window: int) -> None:
        """Ask the window manager to give a window the keyboard, as a taskbar does."""
        from Xlib import X
        from Xlib.protocol.event import ClientMessage

        message = ClientMessage(
            window=self.display.create_resource_object("window", window),
            client_type=self.display.get_atom("_NET_ACTIVE_WINDOW"),
            data=(32, [2, X.CurrentTime, 0, 0, 0]),
        )
        mask = X.SubstructureRedirectMask | X.SubstructureNotifyMask
        self.root.send_event(message, event_mask=mask)
        self.display.sync()

    def input_shape(self, window: int) -> list[tuple[int, int, int, int]]:
        """Return the rectangles in which a window gets clicks."""
        from Xlib.ext import shape

        found = self.display.create_resource_object("window", window)
        rectangles = found.shape_get_rectangles(shape.SK.Input).rectangles
        return [(one.x, one.y, one.width, one.height) for one in rectangles]

    def mouse(self, *arguments: object) -> None:
        """Do what xdotool is told."""
        self.run("xdotool", *map(str, arguments))

    def run(self, *command: str) -> None:
        """Run a program and wait for its end."""
        subprocess.run(command, check=True, env=self.environment, timeout=_PATIENCE_S)

    def is_composited(self) -> bool:
        """Tell whether windows can be seen through."""
        return bool(self.display.get_selection_owner(self.display.get_atom("_NET_WM_CM_S0")))

    @contextmanager
    def running(self, *command: str) -> Iterator[None]:
        """Run a program of the desktop."""
        process = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            yield
        finally:
            process.terminate()
            process.wait(_PATIENCE_S)


class PlainWindow:
    """A window like any other program's, that counts the clicks it gets."""

    def __init__(self, server: XServer, x: int, y: int, width: int, height: int) -> None:
        from Xlib import X

        self._server = server
        self._window = server.root.create_window(
            x, y, width, height, 0, X.CopyFromParent, event_mask=X.ButtonPressMask
        )
        self._window.set_wm_name("plain")
        self._window.map()
        server.display.sync()
        self.n_clicks = 0
        wait_until(self._is_active, "the plain window is active")

    @property
    def id(self) -> int:
        """Its number."""
        return int(self._window.id)

    def _is_active(self) -> bool:
        if self._server.active_window() == self.id:
            return True
        self._server.activate(self.id)
        return False

    def take_clicks(self) -> int:
        """Return how many clicks came so far."""
        from Xlib import X

        while self._server.display.pending_events():
            event = self._server.display.next_event()
            self.n_clicks += event.type == X.ButtonPress
        return self.n_clicks

    def close(self) -> None:
        """Vanish."""
        self._window.destroy()
        self._server.display.sync()


class OverlayProcess:
    """The program of x11_program.py."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, **settings: object) -> dict[str, Any]:
        """Change settings of the overlay, and return what it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(settings) + "\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], _PATIENCE_S)
        assert ready, "the overlay does not answer"
        return dict(json.loads(self._process.stdout.readline()))

    def wait_for(self, is_so: Callable[[dict[str, Any]], bool], what: str) -> dict[str, Any]:
        """Wait for an answer that is as wanted, and return it."""
        answers: list[dict[str, Any]] = []

        def came() -> bool:
            answers.append(self.ask())
            return is_so(answers[-1])

        wait_until(came, what)
        return answers[-1]


@contextmanager
def overlay_process(server: XServer, scale: float = 1.0, **settings: object) -> Iterator[Any]:
    """Run an overlay with these settings until the end of the block."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.app.ui.overlay.x11_program", json.dumps(settings)],
        env={**server.environment, "QT_SCALE_FACTOR": str(scale)},
        cwd=_CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        overlay = OverlayProcess(process)
        window = overlay.ask()["id"]
        wait_until(lambda: window in server.stacking(), "the overlay is shown")
        yield overlay
    finally:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(_PATIENCE_S) == 0
        assert process.stdout is not None
        process.stdout.close()


@contextmanager
def x_server() -> Iterator[XServer]:
    """Run a server and a window manager until the end of the block."""
    read, write = os.pipe()
    with ExitStack() as stack:
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
            pass_fds=[write],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(server.wait, _PATIENCE_S)
        stack.callback(server.terminate)
        os.close(write)
        with open(read, encoding="ascii") as numbers:
            number = numbers.readline().strip()
        found = XServer(f":{number}")
        stack.callback(found.display.close)
        stack.enter_context(found.running("openbox", "--sm-disable"))
        wait_until(lambda: bool(found.property(found.root, "_NET_SUPPORTING_WM_CHECK")), "openbox")
        yield found

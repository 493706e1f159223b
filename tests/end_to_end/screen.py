"""The app on a screen with a window manager and a compositor, and with a sound server."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.captions.history import SessionStore
from app.captions.recorded import RecordedSession
from app.paths import config_folder, sessions_folder
from app.settings.model import Settings
from app.settings.store import FILE_NAME, SettingsStore
from tests.app.ui.overlay.x_server import XServer, require_x11, x_server
from tests.pulse_server import (
    PulseServer,
    require_pulseaudio,
    running_pulse_server,
    wait_until,
)

CHECKOUT = Path(__file__).resolve().parents[2]
PATIENCE_S = 60.0


@dataclass(frozen=True)
class Desk:
    """What stands on a desk.

    Attributes:
        screen: with a window manager and a compositor.
        sound: without any sink yet.
        environment: for programs that shall use them.
    """

    screen: XServer
    sound: PulseServer
    environment: Mapping[str, str]


@contextmanager
def desk() -> Iterator[Desk]:
    """Have a desk until the end of the block."""
    require_x11()
    require_pulseaudio()
    with (
        x_server() as screen,
        running_pulse_server() as sound,
        screen.running("picom", "--backend", "xrender"),
    ):
        wait_until(screen.is_composited, "picom runs")
        # The desktop that the tests are run on is not to be noticed.
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PULSE_", "XDG_", "WAYLAND_", "LC_", "LANG", "DBUS_", "QT_"))
        }
        display = {name: screen.environment[name] for name in ("DISPLAY", "QT_QPA_PLATFORM")}
        yield Desk(screen, sound, environment | sound_environment(sound) | display)


def sound_environment(server: PulseServer) -> dict[str, str]:
    """Return what leads programs to a sound server, away from the user's own places."""
    return {
        name: value
        for name, value in server.environment.items()
        if name.startswith(("HOME", "PULSE_", "XDG_RUNTIME", "XDG_CONFIG"))
    } | {"LANG": "C.UTF-8"}


class DeskApp:
    """The app, as a process of its own with somebody at it; see app_program.py."""

    def __init__(self, process: subprocess.Popen[str], profile: Path) -> None:
        self._process = process
        self.profile = profile

    def ask(self, order: str, *values: object) -> Any:
        """Have something done or told by a method of `Onlooker`, and return its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([order, *values]) + "\n")
        self._process.stdin.flush()
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE_S)
        assert ready, "the app does not answer"
        line = self._process.stdout.readline()
        assert line, f"the app has ended with exit code {self._process.wait(PATIENCE_S)}"
        return json.loads(line)

    def wait_for(
        self,
        is_so: Callable[[dict[str, Any]], bool],
        what: str,
        patience_s: float = PATIENCE_S,
    ) -> dict[str, Any]:
        """Look until something is as wanted, and return what was seen then."""
        end_s = time.monotonic() + patience_s
        while not is_so(seen := self.ask("look")):
            assert time.monotonic() < end_s, f"not within {patience_s} s: {what}\n{seen}"
            time.sleep(0.05)
        return dict(seen)

    def wait_state(self, state: str) -> dict[str, Any]:
        """Look until the app is in a state, and return what was seen then."""
        return self.wait_for(lambda seen: seen["state"] == state, f"the app is {state}")

    def session(self) -> RecordedSession:
        """Return the only session as the journal has it."""
        store = SessionStore(sessions_folder(self.profile))
        (summary,) = store.sessions()
        assert summary.header is not None
        return store.read(summary.header.id)

    def journal(self) -> Path:
        """Return the file of the only session."""
        (path,) = sessions_folder(self.profile).glob("*.jsonl")
        return path

    def close(self) -> int:
        """Close the main window and return the exit code."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        return self._process.wait(PATIENCE_S)


@contextmanager
def desk_app(
    desk: Desk, profile: Path, *arguments: str, environment: Mapping[str, str] | None = None
) -> Iterator[DeskApp]:
    """Start the app as `voxcap --profile PROFILE ARGUMENT...`, and close it after the block."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tests.end_to_end.app_program",
            "--profile",
            str(profile),
            *arguments,
        ],
        env={**desk.environment, **(environment or {})},
        cwd=CHECKOUT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        app = DeskApp(process, profile)
        yield app
        assert app.close() == 0
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            stream.close()


def voxcap(desk: Desk, profile: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run `voxcap` with a profile to its end."""
    return subprocess.run(
        [sys.executable, "-m", "app", "--profile", str(profile), *arguments],
        env=dict(desk.environment),
        cwd=CHECKOUT,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE_S,
    )


def keep_settings(profile: Path, settings: Settings) -> None:
    """Leave settings as a start before has left them."""
    SettingsStore(config_folder(profile) / FILE_NAME).save(settings)


def kept_settings(profile: Path) -> Settings:
    """Return the settings that the next start will find."""
    return SettingsStore(config_folder(profile) / FILE_NAME).load().settings

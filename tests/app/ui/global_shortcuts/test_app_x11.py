"""The real program, on a screen where another program has the keyboard."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.desktop.log_file import LOG_NAME
from app.paths import config_folder, log_folder
from app.settings.model import GlobalKeys, Interface, Settings
from app.settings.store import FILE_NAME, SettingsStore
from tests.app.ui.overlay.x_server import PlainWindow, XServer, require_x11, x_server
from tests.pulse_server import wait_until

KEYS = GlobalKeys(pause="Ctrl+Alt+J", overlay="Ctrl+Alt+K")


@pytest.fixture(scope="module")
def server() -> Iterator[XServer]:
    require_x11()
    with x_server() as found:
        yield found


@contextmanager
def voxcap(server: XServer, profile: Path, runtime: Path) -> Iterator[Path]:
    """Run the app until the end of the block, and yield its log."""
    runtime.mkdir(mode=0o700)
    process = subprocess.Popen(
        [sys.executable, "-m", "app", "--profile", str(profile)],
        env={**server.environment, "XDG_RUNTIME_DIR": str(runtime), "LC_ALL": "C.UTF-8"},
    )
    try:
        yield log_folder(profile) / LOG_NAME
        process.terminate()
        assert process.wait(60) == 0
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def test_keys_work_while_another_program_has_the_keyboard(server: XServer, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    store = SettingsStore(config_folder(profile) / FILE_NAME)
    store.save(Settings(interface=Interface(was_set_up=True), global_keys=KEYS))

    def press_until(keys: str, log: Path, line: str, n_times: int) -> None:
        """Press keys, again while the app is not there yet, until it has been told so often."""

        def is_told() -> bool:
            server.run("xdotool", "key", keys)
            return log.exists() and log.read_text("utf-8").count(line) >= n_times

        wait_until(is_told, line)

    with voxcap(server, profile, tmp_path / "run") as log:
        wait_until(
            lambda: log.exists() and "the window is shown" in log.read_text("utf-8"), "a window"
        )
        other = PlainWindow(server, 50, 50, 300, 200)
        press_until("ctrl+alt+j", log, "asked by a global shortcut for pause", 1)
        server.run("xdotool", "key", "ctrl+alt+k")
        wait_until(lambda: not store.load().settings.overlay.is_shown, "the overlay is hidden")
        server.run("xdotool", "key", "ctrl+alt+k")
        wait_until(lambda: store.load().settings.overlay.is_shown, "the overlay is back")
        assert server.active_window() == other.id
        other.close()

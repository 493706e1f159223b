"""The real program, started as a user would, but without a display."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.captions.entries import Word
from app.captions.history import SessionState, SessionStore
from app.desktop.log_file import LOG_NAME
from app.paths import config_folder, log_folder, sessions_folder
from app.resources import resource_path
from app.settings.store import FILE_NAME, SettingsStore

DIGITS = resource_path("samples") / "digits.flac"
SPOKEN = (resource_path("samples") / "digits.txt").read_text().split()
SHOWN = "the window is shown"

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="ends the program by a signal")


class Program:
    """The app with a profile of its own."""

    def __init__(self, profile: Path) -> None:
        self.profile = profile
        self.store = SessionStore(sessions_folder(profile))
        self._process: subprocess.Popen[str] | None = None

    def start(self, *arguments: str) -> None:
        n_before = self.log.count(SHOWN)
        self._process = subprocess.Popen(
            self.command(*arguments), stderr=subprocess.PIPE, text=True
        )
        self.wait_until(lambda: self.log.count(SHOWN) > n_before)

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, "-m", "app", "--profile", str(self.profile), *arguments]

    def ask(self, *arguments: str) -> int:
        """Start it a second time and return the exit code."""
        return subprocess.run(self.command(*arguments), check=False, timeout=60).returncode

    @property
    def log(self) -> str:
        path = log_folder(self.profile) / LOG_NAME
        return path.read_text("utf-8") if path.exists() else ""

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None
        return self._process

    def wait_until(self, is_so: Callable[[], bool], timeout_s: float = 120.0) -> None:
        until_s = time.monotonic() + timeout_s
        while not is_so():
            assert self.process.poll() is None, self.end()
            assert time.monotonic() < until_s, self.log
            time.sleep(0.02)

    def end(self) -> tuple[int, str]:
        """End it, and return its exit code and what it wrote."""
        self.process.terminate()
        _, errors = self.process.communicate(timeout=60)
        return self.process.returncode, errors


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    (tmp_path / "run").mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    program = Program(tmp_path / "profile")
    yield program
    if program._process is not None and program.process.poll() is None:
        program.process.kill()
        program.process.communicate()


def words(program: Program) -> list[str]:
    sessions = program.store.sessions()
    if not sessions:
        return []
    entries = program.store.read(sessions[0].header.id).entries
    return [entry.text.strip() for entry in entries if isinstance(entry, Word)]


def test_recording_is_captioned_kept_and_not_logged(program: Program) -> None:
    program.start("--demo", str(DIGITS))
    program.wait_until(lambda: words(program) == SPOKEN)
    assert program.end() == (0, "")
    assert [session.state for session in program.store.sessions()] == [SessionState.FINISHED]
    lines = program.log.lower().split()
    assert not set(SPOKEN) & set(lines)


def test_second_start_shows_the_first_and_commands_reach_it(program: Program) -> None:
    program.start()
    assert program.ask() == 0
    assert program.ask("--show") == 0
    assert program.log.count("asked to show") == 2
    assert program.ask("--toggle") == 0
    assert program.ask("--pause") == 0
    assert "asked to toggle" in program.log
    assert program.ask("--demo", str(DIGITS)) == 1
    assert program.end()[0] == 0
    assert program.ask("--pause") == 1


@pytest.mark.skipif(not Path("/proc/self/maps").exists(), reason="needs /proc")
def test_window_does_not_wait_for_the_engine(program: Program) -> None:
    program.start()
    maps = Path(f"/proc/{program.process.pid}/maps").read_text()
    assert "QtWidgets" in maps
    assert "torch" not in maps
    program.end()


def test_killed_one_is_in_nobodys_way(program: Program) -> None:
    program.start()
    program.process.kill()
    program.process.communicate()
    program.start()
    assert program.ask("--show") == 0
    assert program.end() == (0, "")


def test_damaged_settings_are_put_aside_and_told(program: Program) -> None:
    config_folder(program.profile).mkdir(parents=True)
    (config_folder(program.profile) / FILE_NAME).write_text("{nonsense")
    program.start()
    assert program.end()[0] == 0
    assert list(config_folder(program.profile).glob(f"{FILE_NAME}.bad-*"))
    loaded = SettingsStore(config_folder(program.profile) / FILE_NAME).load()
    assert loaded.problems == ()


def test_without_a_display_there_is_one_clear_line(program: Program) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "nonsense"}
    ended = subprocess.run(
        program.command(), env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("voxcap: No window can be opened here")
    assert ended.stderr.count("\n") == 1


def test_without_pyside_there_is_one_clear_line() -> None:
    code = "import sys; sys.modules['PySide6'] = None; from app.cli import main; sys.exit(main([]))"
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60
    )
    assert ended.returncode == 1
    assert "PySide6" in ended.stderr
    assert ended.stderr.count("\n") == 1

"""Every window of the app, filled as it is in use, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget, QWizard

from app.audio import AudioEvent, SoundChoice
from app.audio.catalogue import Catalogue
from app.audio.device import SoundKind
from app.captions.history import SessionStore
from app.desktop.states import AppState
from app.session.snapshot import Latency, SourceState
from app.settings.model import Settings, Sound
from app.ui.crash import FaultDialog
from app.ui.diagnostics import DiagnosticsWindow
from app.ui.main_window import MainWindow
from app.ui.sessions_dialog import SessionsDialog
from app.ui.settings import SettingsWindow
from app.ui.unfinished import UnfinishedDialog
from app.ui.wizard import SetupWizard
from tests.app.audio.scripted_choice import ScriptedChoice
from tests.app.captions.sessions import cut_off_session, header, spoken
from tests.app.cli.snapshots import BOTH, snapshot
from tests.app.desktop.making_evidence import engine, session
from tests.app.ui.fake_controller import FakeController


class SilentSource:
    """A sound that is never heard."""

    name = "silence"

    def __init__(self, choice: SoundChoice) -> None: ...

    def open(self, origin_s: float) -> None: ...

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        return []

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def close(self) -> None: ...


Look: TypeAlias = Iterator[tuple[str, QWidget]]
"""What a window looks like at one moment, with a name."""

CATALOGUE = Catalogue(
    (
        ScriptedChoice("mic:default", "Default microphone (Headset)"),
        ScriptedChoice("system:default", "Everything this computer plays", SoundKind.SYSTEM),
    ),
    (),
    "linux",
)
SESSION = "20260302-023015-bcdf"
TROUBLE = "Default microphone (Headset) is gone. Choose another source."


def main_window(folder: Path) -> Look:
    """Yield the main window while nothing and while something happens."""
    controller = _controller(folder)
    window = MainWindow(controller)  # type: ignore[arg-type]
    window.show()
    yield "idle", window
    for state in (AppState.LOADING, AppState.PAUSED, AppState.BEHIND, AppState.STOPPING):
        controller.become(state)
        yield state.value, window
    window.page.search.open_search()
    controller.become(AppState.LISTENING)
    controller.show_snapshot(
        snapshot(
            sources=[replace(source, state=SourceState.WAITING) for source in BOTH],
            messages=[TROUBLE],
            latency=Latency(0.62, 0.9, 40),
        )
    )
    yield "listening, searching", window
    controller.fail(TROUBLE)
    yield "failed", window
    window.actions_by_name["appearance"].trigger()
    QCoreApplication.processEvents()
    yield "appearance", window
    window.close()
    window.deleteLater()


def settings_window(folder: Path) -> Look:
    """Yield each page of the settings."""
    window = SettingsWindow(_controller(folder))  # type: ignore[arg-type]
    window.show()
    for row in range(window.list.count()):
        window.list.setCurrentRow(row)
        yield window.list.item(row).text(), window
    window.close()
    window.deleteLater()


def setup_wizard(folder: Path) -> Look:
    """Yield each page of the assistant."""
    window = SetupWizard(_controller(folder), new_source=SilentSource)  # type: ignore[arg-type]
    window.show()
    for _ in window.pageIds():
        yield window.currentPage().title(), window
        if window.nextId() >= 0:
            window.button(QWizard.WizardButton.NextButton).click()
    window.reject()


def diagnostics_window(folder: Path) -> Look:
    """Yield the diagnostics of a session that goes well."""
    controller = _controller(folder)
    controller.show_snapshot(session(measured=engine(0.25)))
    window = DiagnosticsWindow(controller)  # type: ignore[arg-type]
    window.show()
    yield "", window
    window.close()
    window.deleteLater()


def sessions_dialog(folder: Path) -> Look:
    """Yield the list of sessions with one of them read."""
    cut_off_session(folder, header(SESSION, title="Monday"), spoken("one two five"))
    window = SessionsDialog(SessionStore(folder), Settings().appearance)
    window.show()
    yield "", window
    window.finish.show()
    window.search.open_search()
    yield "searching", window
    window.shut()
    window.deleteLater()


def unfinished_dialog(folder: Path) -> Look:
    """Yield what is asked about sessions that were cut off."""
    cut_off_session(folder, header(SESSION), spoken("one two three"))
    parent = QWidget()
    window = UnfinishedDialog(SessionStore(folder).unfinished(), parent)
    window.show()
    yield "", window
    window.close()


def fault_dialog(folder: Path) -> Look:
    """Yield what tells of a fault."""
    window = FaultDialog("app/x.py:3", folder, folder / "voxcap.log", None)
    window.show()
    yield "", window
    window.close()


def _controller(folder: Path) -> FakeController:
    sound = Sound(microphone="default", system="default")
    controller = FakeController(folder, Settings(sound=sound))
    controller.offer(CATALOGUE)
    return controller


WINDOWS: dict[str, Callable[[Path], Look]] = {
    "main": main_window,
    "settings": settings_window,
    "setup": setup_wizard,
    "diagnostics": diagnostics_window,
    "sessions": sessions_dialog,
    "unfinished": unfinished_dialog,
    "fault": fault_dialog,
}

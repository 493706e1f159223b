"""Every window of the app, filled as it is in use, for tests that look at all of them."""

from __future__ import annotations

import time
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
from app.desktop.getting import Getting, Stage
from app.desktop.states import AppState
from app.desktop.third_party import Component
from app.desktop.version_check import (
    RELEASES_PAGE,
    NewVersion,
    Trouble,
    VersionCheck,
    VersionCheckError,
)
from app.session.snapshot import Latency, SourceState
from app.settings.model import Settings, Sound
from app.ui.about.about_dialog import AboutDialog
from app.ui.about.licences_dialog import LicencesDialog
from app.ui.about.version_dialog import VersionDialog
from app.ui.crash import FaultDialog
from app.ui.diagnostics import DiagnosticsWindow
from app.ui.getting_model import GettingDialog, ModelGetter
from app.ui.main_window import MainWindow
from app.ui.sessions_dialog import SessionsDialog
from app.ui.settings import SettingsWindow
from app.ui.unfinished import UnfinishedDialog
from app.ui.wizard import SetupWizard
from engine import DownloadPhase, DownloadProgress
from tests.app.audio.scripted_choice import ScriptedChoice
from tests.app.captions.sessions import cut_off_session, header, spoken
from tests.app.cli.snapshots import BOTH, snapshot
from tests.app.desktop.fake_getting import FakeGetting
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
_FOLDER = Path("/home/me/.local/share/voxcap/models/Voxtral-Mini-4B-Realtime-2602")
_RECEIVED = DownloadProgress(DownloadPhase.RECEIVING, 2_200_000_000, 8_880_000_000, 5e6, 1340.0)
STAGES = (
    Getting(Stage.RECEIVING, _FOLDER, _RECEIVED),
    Getting(Stage.PREPARING, _FOLDER, n_prepared=43, n_to_prepare=100),
    Getting(Stage.PAUSED, _FOLDER, _RECEIVED),
    Getting(
        Stage.FAILED,
        _FOLDER,
        _RECEIVED,
        error="Something else than the model hub answered for huggingface.co: a login page of the "
        "network, or a proxy. Open a web page in a browser to log in, check HF_ENDPOINT if it is "
        "set, and try again. What was received is kept.",
    ),
    Getting(Stage.DONE, _FOLDER, model=_FOLDER),
)
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
    controller = _controller(folder)
    getter = ModelGetter(controller, FakeGetting(), folder / "models")  # type: ignore[arg-type]
    window = SettingsWindow(controller)  # type: ignore[arg-type]
    window.show()
    for row in range(window.list.count()):
        window.list.setCurrentRow(row)
        yield window.list.item(row).text(), window
    window.close()
    window.deleteLater()
    getter.close()


def setup_wizard(folder: Path) -> Look:
    """Yield each page of the assistant."""
    getter = model_getter(folder)
    window = SetupWizard(_controller(folder), getter, new_source=SilentSource)  # type: ignore[arg-type]
    window.show()
    for _ in window.pageIds():
        yield window.currentPage().title(), window
        if window.currentPage() is window.model:
            window.model.full.click()
            _wait_until(lambda: window.model.place.survey is not None)
            yield "full model", window
            window.model.demo.click()
        if window.nextId() >= 0:
            window.button(QWizard.WizardButton.NextButton).click()
    window.reject()
    getter.close()


def getting_page(folder: Path) -> Look:
    """Yield the page of the assistant that shows how the full model is got."""
    getter = model_getter(folder)
    window = SetupWizard(_controller(folder), getter, new_source=SilentSource)  # type: ignore[arg-type]
    window.setStartId(window.model.getting_id)
    window.show()
    for getting in STAGES:
        getter.now = getting
        getter.changed.emit()
        yield getting.stage.value, window
    window.reject()
    getter.close()


def getting_dialog(folder: Path) -> Look:
    """Yield the window in which the full model is got."""
    getter = model_getter(folder)
    window = GettingDialog(getter)
    window.show()
    _wait_until(lambda: window.place.survey is not None)
    yield "new", window
    for getting in STAGES:
        getter.now = getting
        getter.changed.emit()
        yield getting.stage.value, window
    window.close()
    getter.close()


def model_getter(folder: Path) -> ModelGetter:
    """Return what gets a model that never comes."""
    return ModelGetter(FakeController(folder), FakeGetting(), folder / "models")  # type: ignore[arg-type]


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


def _wait_until(is_so: Callable[[], bool]) -> None:
    until_s = time.monotonic() + 60.0
    while not is_so():
        QCoreApplication.processEvents()
        assert time.monotonic() < until_s


def about_dialog(folder: Path) -> Look:
    """Yield what Voxcap is."""
    window = AboutDialog()
    window.show()
    yield "", window
    window.close()


def licences_dialog(folder: Path) -> Look:
    """Yield the licences of parts."""
    parts = (Component("A library with a long name", "1.0", "Apache-2.0", "Apache"),)
    window = LicencesDialog(read=lambda: parts)
    window.show()
    yield "", window
    window.close()


def version_dialog(folder: Path) -> Look:
    """Yield the question and what may come of it."""
    window = VersionDialog(VersionCheck("0.1.0"))
    window.show()
    yield "question", window
    window.show_new(NewVersion("0.2.0", f"{RELEASES_PAGE}/tag/v0.2.0"))
    yield "new", window
    for trouble in Trouble:
        window.tell_trouble(VersionCheckError(trouble, ""))
        yield trouble.value, window
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
    "getting page": getting_page,
    "getting dialog": getting_dialog,
    "diagnostics": diagnostics_window,
    "sessions": sessions_dialog,
    "unfinished": unfinished_dialog,
    "fault": fault_dialog,
    "about": about_dialog,
    "licences": licences_dialog,
    "version": version_dialog,
}

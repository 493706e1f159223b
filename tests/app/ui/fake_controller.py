"""A controller that does nothing but remember what it was asked for."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from app.audio.catalogue import Catalogue
from app.captions.history import SessionStore
from app.desktop.states import AppState
from app.session.snapshot import SessionSnapshot
from app.settings.model import Settings


class FakeController(QObject):
    """Has the signals and attributes of `app.controller.AppController`.

    Tests call `become`, `show_snapshot`, `offer` and `fail` for what a real one would do by itself.

    Attributes:
        intents: the methods that windows have called, in order.
    """

    state_changed = Signal(object)
    snapshot_changed = Signal(object)
    settings_changed = Signal(object)
    choices_changed = Signal(object)
    notice = Signal(str)

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        super().__init__()
        self.state = AppState.IDLE
        self.settings = settings or Settings()
        self.snapshot: SessionSnapshot | None = None
        self.error = ""
        self.prepared_share: float | None = None
        self.catalogue: Catalogue | None = None
        self.store = SessionStore(folder)
        self.session_id = ""
        self.intents: list[str] = []

    def become(self, state: AppState) -> None:
        self.state = state
        self.state_changed.emit(state)

    def fail(self, error: str) -> None:
        self.error = error
        self.become(AppState.FAILED)

    def show_snapshot(self, snapshot: SessionSnapshot) -> None:
        self.snapshot = snapshot
        self.snapshot_changed.emit(snapshot)

    def offer(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.choices_changed.emit(catalogue)

    def change_settings(self, settings: Settings) -> None:
        self.intents.append("change_settings")
        self.settings = settings
        self.settings_changed.emit(settings)

    def start(self) -> None:
        self.intents.append("start")

    def pause(self) -> None:
        self.intents.append("pause")

    def resume(self) -> None:
        self.intents.append("resume")

    def stop(self) -> None:
        self.intents.append("stop")

    def toggle(self) -> None:
        self.intents.append("toggle")

    def toggle_pause(self) -> None:
        self.intents.append("toggle_pause")

    def refresh_choices(self) -> None:
        self.intents.append("refresh_choices")

    def run_setup(self) -> None:
        self.intents.append("run_setup")

    def finish_setup(self) -> None:
        self.intents.append("finish_setup")

    def acknowledge_failure(self) -> None:
        self.intents.append("acknowledge_failure")

    def close(self) -> None:
        self.intents.append("close")

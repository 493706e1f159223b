"""The main window: the captions, and everything at hand around them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QCoreApplication, QUrl, Signal
from PySide6.QtGui import QCloseEvent, QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QVBoxLayout, QWidget

from app.audio.catalogue import Catalogue
from app.desktop.states import AppState
from app.desktop.status_words import status_words, trouble
from app.desktop.text_size import larger, smaller
from app.session.snapshot import SessionSnapshot
from app.settings.model import Appearance, Settings, Sound
from app.ui.about import Help
from app.ui.actions import MainActions
from app.ui.background import Background
from app.ui.captions.live_page import LivePage
from app.ui.control_bar import ControlBar
from app.ui.export import Exporter
from app.ui.level_meter import SourceMeters
from app.ui.message_bar import MessageBar
from app.ui.sessions_dialog import SessionsDialog
from app.ui.settings import AppearanceDock, SettingsWindow

if TYPE_CHECKING:
    from app.controller import AppController
    from app.ui.diagnostics import DiagnosticsWindow


class MainWindow(QMainWindow):
    """Shows what the controller tells and tells it what the user wants; decides nothing."""

    closed = Signal()
    """The user has closed the window; what was said is kept."""

    def __init__(
        self, controller: AppController, log: Path | None = None, parent: QWidget | None = None
    ) -> None:
        """Prepare; `show` shows it.

        Args:
            controller: of the app.
            log: the file Voxcap logs to, or None.
            parent: of the window.
        """
        super().__init__(parent)
        self._controller = controller
        self._log = log
        self._is_closing = False
        self._background = Background(self)
        self._sessions: SessionsDialog | None = None
        self._diagnostics: DiagnosticsWindow | None = None
        self._settings: SettingsWindow | None = None
        self._appearance: AppearanceDock | None = None
        self.actions_by_name = MainActions(self)
        self.bar = ControlBar(self.actions_by_name)
        self.message = MessageBar()
        self.page = LivePage(controller.settings)
        self.meters = SourceMeters()
        self.exporter = Exporter(controller.store, self._background, self)
        self.help = Help(controller, self.message, self)
        self.setWindowTitle(self.tr("Voxcap"))
        self._lay_out()
        self._add_menus()
        self._connect_actions()
        self._connect_controller()
        self._show_settings(controller.settings)
        self._show_state(controller.state)
        self._restore_geometry()
        self.bar.start.setFocus()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Stop cleanly, without a question: every word is in the journal."""
        if not self._is_closing:
            self._is_closing = True
            self._keep_geometry()
            self.hide()
            self._background.close()
            self.help.close()
            if self._settings is not None:
                self._settings.close()
            if self._sessions is not None:
                self._sessions.shut()
            self._controller.close()
            self.closed.emit()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.addWidget(self.meters)
        row.addStretch(1)
        self.place = QLabel(self.tr("Nothing leaves this computer."))
        row.addWidget(self.place)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.message)
        column.addWidget(self.page, 1)
        column.addWidget(foot)
        self.setCentralWidget(centre)
        unit = self.fontMetrics().height()
        self.resize(unit * 60, unit * 42)

    def _add_menus(self) -> None:
        for menu in self.actions_by_name.menus():
            shown = self.menuBar().addMenu(menu.title)
            for name in menu.names:
                if name:
                    shown.addAction(self.actions_by_name[name])
                else:
                    shown.addSeparator()

    def _connect_actions(self) -> None:
        controller = self._controller
        view, search = self.page.view, self.page.search
        actions = self.actions_by_name
        intents: dict[str, Callable[[], object]] = {
            "start_stop": controller.toggle,
            "pause": controller.toggle_pause,
            "sessions": self._show_sessions,
            "export": self._export,
            "quit": self.close,
            "copy": view.copy,
            "copy_with_times": view.copy_with_times,
            "search": search.open_search,
            "find_next": search.go_to_next,
            "find_previous": search.go_to_previous,
            "larger_text": partial(self._change_text_size, larger),
            "smaller_text": partial(self._change_text_size, smaller),
            "jump_to_live": view.jump_to_live,
            "settings": self._show_settings_window,
            "diagnostics": self._show_diagnostics,
            "setup": controller.run_setup,
            "look_for_version": self.help.look_for_version,
            "licences": self.help.show_licences,
            "about": self.help.show_about,
        }
        for name, intent in intents.items():
            actions[name].triggered.connect(_without_arguments(intent))
        actions["show_times"].triggered.connect(self._change_shows_times)
        actions["show_speakers"].triggered.connect(self._change_shows_speakers)
        actions["appearance"].triggered.connect(self._show_appearance)
        actions["overlay"].triggered.connect(self._change_overlay_shown)
        actions["lock_overlay"].triggered.connect(self._change_overlay_locked)
        view.copyAvailable.connect(actions["copy"].setEnabled)
        view.copyAvailable.connect(actions["copy_with_times"].setEnabled)
        view.live_changed.connect(self._show_live)
        self._show_live(True)
        for name in ("copy", "copy_with_times"):
            actions[name].setEnabled(False)
        self.bar.sources.picked.connect(self._change_sound)
        self.bar.sources.opened.connect(controller.refresh_choices)
        self.bar.delay.picked.connect(self._change_delay)

    def _connect_controller(self) -> None:
        controller = self._controller
        controller.state_changed.connect(self._show_state)
        controller.snapshot_changed.connect(self._show_snapshot)
        controller.settings_changed.connect(self._show_settings)
        controller.choices_changed.connect(self._show_choices)
        controller.notice.connect(self.message.show_notice)
        self.exporter.exported.connect(self._tell_exported)
        self.exporter.failed.connect(self.message.show_notice)

    def _show_state(self, state: AppState) -> None:
        self.actions_by_name.show_state(state)
        self.bar.show_state(state)
        self.page.show_state(state, self._controller.settings)
        self._show_status()
        if state is AppState.FAILED:
            self.message.show_failure(
                self._controller.error,
                self.tr("Try again"),
                self._try_again,
                self._controller.acknowledge_failure,
            )
        else:
            self.message.end_failure()
        if not state.has_session:
            self.message.end_trouble()
            self.meters.show_sources(())
        else:
            self._prepare_diagnostics()
        self.actions_by_name["export"].setEnabled(bool(self._controller.session_id))

    def _show_snapshot(self, snapshot: SessionSnapshot) -> None:
        self.page.show_snapshot(snapshot, self._controller.session_id)
        self._show_status()
        if not snapshot.state.is_over:
            self.meters.show_sources(snapshot.sources)
        self.actions_by_name["export"].setEnabled(bool(self._controller.session_id))
        if text := trouble(snapshot):
            self.message.show_trouble(text)
        else:
            self.message.end_trouble()

    def _show_status(self) -> None:
        controller = self._controller
        self.bar.show_status(
            status_words(
                controller.state,
                controller.snapshot,
                QCoreApplication.translate,
                controller.prepared_share,
            )
        )

    def _show_settings(self, settings: Settings) -> None:
        self.actions_by_name.set_shortcuts(dict(settings.shortcuts))
        self.actions_by_name["overlay"].setChecked(settings.overlay.is_shown)
        self.actions_by_name["lock_overlay"].setChecked(settings.overlay.is_locked)
        self.actions_by_name["show_times"].setChecked(settings.interface.shows_times)
        self.actions_by_name["show_speakers"].setChecked(settings.interface.shows_speakers)
        self.bar.show_settings(settings, self._controller.catalogue)
        self.page.show_settings(settings)
        self.page.show_state(self._controller.state, settings)

    def _show_choices(self, catalogue: Catalogue) -> None:
        self.bar.show_settings(self._controller.settings, catalogue)

    def _show_live(self, is_live: bool) -> None:
        self.actions_by_name["jump_to_live"].setEnabled(not is_live)

    def _try_again(self) -> None:
        self._controller.acknowledge_failure()
        self._controller.start()

    def _change_sound(self, sound: Sound) -> None:
        self._change(replace(self._controller.settings, sound=sound))

    def _change_delay(self, delay_ms: int) -> None:
        settings = self._controller.settings
        recognition = replace(settings.recognition, delay_ms=delay_ms)
        self._change(replace(settings, recognition=recognition))

    def _change_text_size(self, resized: Callable[[Appearance], Appearance]) -> None:
        settings = self._controller.settings
        self._change(replace(settings, appearance=resized(settings.appearance)))

    def _change_overlay_shown(self, is_shown: bool) -> None:
        settings = self._controller.settings
        self._change(replace(settings, overlay=replace(settings.overlay, is_shown=is_shown)))

    def _change_overlay_locked(self, is_locked: bool) -> None:
        settings = self._controller.settings
        self._change(replace(settings, overlay=replace(settings.overlay, is_locked=is_locked)))

    def _change_shows_times(self, shows: bool) -> None:
        settings = self._controller.settings
        self._change(replace(settings, interface=replace(settings.interface, shows_times=shows)))

    def _change_shows_speakers(self, shows: bool) -> None:
        settings = self._controller.settings
        self._change(replace(settings, interface=replace(settings.interface, shows_speakers=shows)))

    def _change(self, settings: Settings) -> None:
        self._controller.change_settings(settings)

    def _export(self) -> None:
        self.exporter.ask(self._controller.session_id)

    def _tell_exported(self, path: str) -> None:
        folder = QUrl.fromLocalFile(str(Path(path).parent))
        self.message.show_notice(
            self.tr("Saved in {path}").format(path=path),
            self.tr("Show &folder"),
            partial(QDesktopServices.openUrl, folder),
        )

    def _show_sessions(self) -> None:
        if self._sessions is None:
            self._sessions = SessionsDialog(
                self._controller.store, self._controller.settings.appearance, self
            )
        self._sessions.open_list()

    def _prepare_diagnostics(self) -> DiagnosticsWindow:
        """Return the window, which keeps figures from the start of a session on."""
        if self._diagnostics is None:
            from app.ui.diagnostics import DiagnosticsWindow

            self._diagnostics = DiagnosticsWindow(self._controller, self._log, self)
        return self._diagnostics

    def _show_diagnostics(self) -> None:
        window = self._prepare_diagnostics()
        window.show()
        window.raise_()
        window.activateWindow()

    def _show_settings_window(self) -> None:
        if self._settings is None:
            self._settings = SettingsWindow(self._controller, self)
        self._settings.show()
        self._settings.raise_()
        self._settings.activateWindow()

    def _show_appearance(self, is_shown: bool) -> None:
        if self._appearance is None:
            self._appearance = AppearanceDock(self._controller, self)
            action = self.actions_by_name["appearance"]
            self._appearance.toggleViewAction().toggled.connect(action.setChecked)
        self._appearance.setVisible(is_shown)

    def _restore_geometry(self) -> None:
        kept = self._controller.settings.interface.window_geometry
        if kept:
            self.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "ignore")))

    def _keep_geometry(self) -> None:
        settings = self._controller.settings
        geometry = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._change(
            replace(settings, interface=replace(settings.interface, window_geometry=geometry))
        )


def _without_arguments(intent: Callable[[], object]) -> Callable[[bool], None]:
    """Return a slot for `QAction.triggered`, which tells whether the action is checked."""

    def do(is_checked: bool) -> None:
        intent()

    return do

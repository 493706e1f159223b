"""The desktop app, put together: what there is, and who hears of whom."""

from __future__ import annotations

import gc
import importlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from app.captions.history import SessionStore
from app.controller import AppController
from app.desktop.full_model import FullModel
from app.desktop.getting_work import EngineGetting
from app.desktop.global_shortcuts import GlobalAction, notice_of_keys
from app.desktop.inputs import ChosenInputs, Inputs, RecordedInput
from app.desktop.launch import Launch
from app.desktop.log_file import LogFile
from app.desktop.meeting_point import MeetingPoint
from app.desktop.models import model_folder
from app.desktop.remote_commands import RemoteCommand
from app.desktop.settings_words import notice_of
from app.desktop.starting import SessionMaker
from app.desktop.states import AppState
from app.paths import (
    config_folder,
    log_folder,
    models_folder,
    prepared_folder,
    sessions_folder,
)
from app.settings.model import Settings
from app.settings.store import FILE_NAME, SettingsStore
from app.ui.app_icon import app_icon
from app.ui.background import Background
from app.ui.crash import CrashGuard, FaultTeller
from app.ui.getting_model import GettingLine, ModelGetter
from app.ui.global_shortcuts import global_shortcuts_here
from app.ui.main_window import MainWindow
from app.ui.overlay import OverlayWindow
from app.ui.qt_start import start_qt
from app.ui.single_instance import CommandServer
from app.ui.termination import Termination
from app.ui.theme import use_theme
from app.ui.translation import Translation
from app.ui.tray import Tray
from app.ui.unfinished import UnfinishedOffer

if TYPE_CHECKING:
    from app.ui.wizard import SetupWizard

logger = logging.getLogger(__name__)

# Dialogs are centred on the main window, once the window manager has placed it.
_SETTLE_MS = 150


def run_app(launch: Launch, point: MeetingPoint | None) -> int:
    """Show the app until it is quit, and return the exit code. For the process that may run it.

    Args:
        launch: how it is started.
        point: where it listens to commands, or None where it cannot.
    """
    log = LogFile(
        log_folder(launch.profile), logging.DEBUG if launch.is_debugging else logging.INFO
    )
    trouble = [problem] if (problem := log.open()) else []
    try:
        app = start_qt()
        desktop = Desktop(app, launch, log)
        if point is not None and (problem := desktop.obey(point)):
            trouble.append(problem)
        desktop.show(trouble)
        # What is there by now stays: no later collection has to look at it.
        gc.freeze()
        code = app.exec()
        desktop.take_down()
        return code
    finally:
        log.close()


class Desktop(QObject):
    """All windows of the app and what is behind them. Ends the app when the main window closes."""

    def __init__(self, app: QApplication, launch: Launch, log: LogFile) -> None:
        """Put everything together; `show` shows it.

        Args:
            app: the application, which this object belongs to.
            launch: how it was started.
            log: where it logs to.
        """
        super().__init__(app)
        self._app = app
        self._launch = launch
        self._guard = CrashGuard(self)
        self._guard.install()
        self._termination = Termination(self)
        self._server = CommandServer(self)
        kept = SettingsStore(config_folder(launch.profile) / FILE_NAME)
        settings, problems = kept.load()
        self._language = settings.interface.language
        self._translation = Translation(app)
        self._translation.use(self._language)
        app.setWindowIcon(app_icon())
        app.setQuitOnLastWindowClosed(False)
        use_theme(app, settings.interface.theme)
        self._notices = (
            [notice] if (notice := notice_of(problems, QCoreApplication.translate)) else []
        )
        self._find_model = partial(model_folder, profile=launch.profile)
        folder = sessions_folder(launch.profile)
        inputs: Inputs = ChosenInputs() if launch.demo is None else RecordedInput(launch.demo)
        self.controller = AppController(
            settings,
            kept.save,
            SessionStore(folder),
            Background(self),
            SessionMaker(
                folder, prepared_folder(launch.profile), inputs, find_model=self._find_model
            ),
            parent=self,
        )
        # Belongs to the controller, where the settings' page looks for it.
        self.global_shortcuts = global_shortcuts_here(self.controller)
        self.getter = ModelGetter(
            self.controller,
            EngineGetting(FullModel(launch.profile), prepared_folder(launch.profile)),
            models_folder(launch.profile),
        )
        self.window = MainWindow(self.controller, log=log.path)
        self.overlay = OverlayWindow(self.controller)
        self.tray = Tray(self.controller, self)
        self.getting_line = GettingLine(self.getter, self.window.message, self.window)
        self.wizard: SetupWizard | None = None
        self.unfinished = UnfinishedOffer(self.controller.store, self.window)
        self._teller = FaultTeller(self._guard, folder, log.path, self.window)
        self._connect()

    def obey(self, point: MeetingPoint) -> str:
        """Do what later starts of Voxcap ask for.

        Returns:
            What is wrong in a sentence, where they cannot be heard; "" where all is well.
        """
        return self._server.listen(point)

    def show(self, trouble: list[str]) -> None:
        """Show the main window, and then do what can wait until it is there.

        Args:
            trouble: sentences on what went wrong before.
        """
        self._notices += trouble
        # The first session needs it, and is not to hold the windows up with its import.
        importlib.import_module("app.ui.diagnostics")
        self.window.show()
        logger.info("the window is shown")
        QTimer.singleShot(_SETTLE_MS, self, self._begin)

    def take_down(self) -> None:
        """Delete everything while Qt is there to do it in order. For after the app has ended."""
        for part in (self.overlay, self.window, self.controller, self):
            shiboken6.delete(part)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _connect(self) -> None:
        controller = self.controller
        controller.state_changed.connect(self._follow_state)
        controller.settings_changed.connect(self._follow_settings)
        self._server.asked.connect(self._do)
        self.global_shortcuts.pressed.connect(self._do_from_everywhere)
        self.global_shortcuts.changed.connect(self._tell_of_keys)
        self._termination.asked.connect(self.window.close)
        self.window.closed.connect(self._app.quit)
        self.tray.show_asked.connect(self._raise_window)
        self.tray.quit_asked.connect(self.window.close)
        self._app.aboutToQuit.connect(self._end)

    def _begin(self) -> None:
        if self._notices:
            self.controller.notice.emit(" ".join(self._notices))
        self.global_shortcuts.assign(self.controller.settings.global_keys)
        if self._launch.demo is not None:
            self.controller.start()
            return
        self.controller.refresh_choices()
        self.unfinished.look()
        self.window.help.look_if_due()
        if not self.controller.settings.interface.was_set_up:
            self.controller.run_setup()
        elif self._launch.command is RemoteCommand.TOGGLE:
            self.controller.start()

    def _do(self, command: RemoteCommand) -> None:
        intents: dict[RemoteCommand, Callable[[], object]] = {
            RemoteCommand.SHOW: self._raise_window,
            RemoteCommand.TOGGLE: self.controller.toggle,
            RemoteCommand.PAUSE: self.controller.toggle_pause,
            RemoteCommand.QUIT: self.window.close,
        }
        intents[command]()

    def _do_from_everywhere(self, action: GlobalAction) -> None:
        intents: dict[GlobalAction, Callable[[], object]] = {
            GlobalAction.START_STOP: self.controller.toggle,
            GlobalAction.PAUSE: self.controller.toggle_pause,
            GlobalAction.OVERLAY: self._toggle_overlay,
        }
        logger.info("asked by a global shortcut for %s", action)
        intents[action]()

    def _toggle_overlay(self) -> None:
        settings = self.controller.settings
        overlay = replace(settings.overlay, is_shown=not settings.overlay.is_shown)
        self.controller.change_settings(replace(settings, overlay=overlay))

    def _tell_of_keys(self) -> None:
        notice = notice_of_keys(
            self.global_shortcuts.troubles,
            self.controller.settings.global_keys,
            QCoreApplication.translate,
        )
        if notice:
            self.controller.notice.emit(notice)

    def _raise_window(self) -> None:
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.show()
        window.raise_()
        window.activateWindow()

    def _follow_state(self, state: AppState) -> None:
        if state is AppState.SETUP and self.wizard is None:
            # Here, as most starts do without it.
            from app.ui.wizard import ModelLoaders, SetupWizard

            loaders = ModelLoaders(prepared_folder(self._launch.profile), self._find_model)
            self.wizard = SetupWizard(self.controller, self.getter, self.window, loader=loaders)
            self.wizard.finished.connect(self._forget_wizard)
            self.wizard.open()

    def _forget_wizard(self) -> None:
        self.wizard = None

    def _follow_settings(self, settings: Settings) -> None:
        use_theme(self._app, settings.interface.theme)
        self.global_shortcuts.assign(settings.global_keys)
        if settings.interface.language != self._language:
            self._language = settings.interface.language
            self.controller.notice.emit(
                self.tr("The language changes when Voxcap is started the next time.")
            )

    def _end(self) -> None:
        """Keep what was said and give everything back, whichever way the app ends."""
        self._server.close()
        self.global_shortcuts.close()
        self.tray.remove()
        self.overlay.hide()
        self.getter.close()
        self.controller.close()
        self._termination.remove()
        self._guard.remove()

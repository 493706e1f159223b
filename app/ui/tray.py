"""The icon in the system's tray: what the app does, and a menu to change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from app.desktop.states import AppState
from app.desktop.status_words import status_words
from app.session.snapshot import SessionSnapshot
from app.ui.app_icon import state_icon

if TYPE_CHECKING:
    from app.controller import AppController

_RUNNING = (AppState.LOADING, AppState.LISTENING, AppState.PAUSED, AppState.BEHIND)
_PAUSABLE = (AppState.LOADING, AppState.LISTENING, AppState.BEHIND)


class Tray(QObject):
    """Is there while the settings want it and the system has a tray.

    Signals:
        show_asked: the main window is wanted.
        quit_asked: the app is to end.
    """

    show_asked = Signal()
    quit_asked = Signal()

    def __init__(self, controller: AppController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._menu = QMenu()
        self._toggle = self._action(controller.toggle)
        self._pause = self._action(controller.toggle_pause)
        self._menu.addSeparator()
        self._show = self._action(self.show_asked.emit)
        self._quit = self._action(self.quit_asked.emit)
        self._icon = QSystemTrayIcon(self)
        self._icon.setContextMenu(self._menu)
        self._icon.activated.connect(self._activate)
        self._shown_state: AppState | None = None
        self.destroyed.connect(self._menu.deleteLater)
        controller.state_changed.connect(self._show_state)
        controller.snapshot_changed.connect(self._show_words)
        controller.settings_changed.connect(self._follow_settings)
        self._show_state()
        self._follow_settings()

    @property
    def icon(self) -> QSystemTrayIcon:
        """What the system shows."""
        return self._icon

    @property
    def menu(self) -> QMenu:
        """Its menu."""
        return self._menu

    @staticmethod
    def is_possible() -> bool:
        """Tell whether this system has a tray."""
        return QSystemTrayIcon.isSystemTrayAvailable()

    def remove(self) -> None:
        """Take the icon away, before the app ends."""
        self._icon.hide()

    def _action(self, intent: object) -> QAction:
        action = QAction(self._menu)
        action.triggered.connect(lambda: intent())  # type: ignore[operator]
        self._menu.addAction(action)
        return action

    def _follow_settings(self) -> None:
        self._icon.setVisible(self._controller.settings.interface.has_tray)

    def _show_state(self) -> None:
        state = self._controller.state
        if state is not self._shown_state:
            self._icon.setIcon(state_icon(state))
            self._shown_state = state
        is_running = state in _RUNNING
        self._toggle.setText(self.tr("S&top") if is_running else self.tr("&Start"))
        self._toggle.setEnabled(is_running or state in (AppState.IDLE, AppState.FAILED))
        self._pause.setText(self.tr("&Resume") if state is AppState.PAUSED else self.tr("&Pause"))
        self._pause.setEnabled(state is AppState.PAUSED or state in _PAUSABLE)
        self._show.setText(self.tr("S&how window"))
        self._quit.setText(self.tr("&Quit"))
        self._show_words(self._controller.snapshot)

    def _show_words(self, snapshot: SessionSnapshot | None) -> None:
        words = status_words(self._controller.state, snapshot, QCoreApplication.translate)
        tooltip = f"Voxcap: {words}"
        if tooltip != self._icon.toolTip():
            self._icon.setToolTip(tooltip)

    def _activate(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason in (
            QSystemTrayIcon.ActivationReason.Trigger,
            QSystemTrayIcon.ActivationReason.DoubleClick,
        ):
            self.show_asked.emit()

"""What is at hand above the captions: start and pause, the sound, the delay, sessions, export."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QWidget,
)

from app.audio.catalogue import Catalogue
from app.desktop.states import AppState
from app.settings.model import Settings
from app.ui.actions import MainActions
from app.ui.delay_picker import DelayPicker
from app.ui.source_picker import SourcePicker
from app.ui.transport_icons import pause_icon, start_icon, stop_icon


class ActionButton(QPushButton):
    """A button that looks and does as an action says."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        # The menu has the mnemonic; two of the same letter would only select.
        text = self._action.text().replace("&", "")
        keys = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setText(text)
        self.setEnabled(self._action.isEnabled())
        self.setToolTip(f"{text.rstrip('.')} ({keys})" if keys else "")


class ControlBar(QWidget):
    """Two rows: what starts and keeps captions, and what they are made of."""

    def __init__(self, actions: MainActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = AppState.IDLE
        self.start = ActionButton(actions["start_stop"])
        self.start.setDefault(True)
        self.pause = ActionButton(actions["pause"])
        self.export = ActionButton(actions["export"])
        self.sessions = ActionButton(actions["sessions"])
        self.appearance = QToolButton()
        self.appearance.setDefaultAction(actions["appearance"])
        self.appearance.setAccessibleName(actions["appearance"].text().replace("&", ""))
        self.appearance.setToolTip(self.appearance.accessibleName())
        self.sources = SourcePicker()
        self.delay = DelayPicker()
        self.status = QLabel()
        self.status.setAccessibleName(self.tr("State"))
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setWordWrap(True)
        font = self.start.font()
        font.setBold(True)
        self.start.setFont(font)
        upper = QHBoxLayout()
        for button in (self.start, self.pause):
            button.setMinimumWidth(self.fontMetrics().averageCharWidth() * 14)
            upper.addWidget(button)
        upper.addSpacing(self.fontMetrics().height())
        upper.addWidget(self.status, 1)
        upper.addWidget(self.sessions)
        upper.addWidget(self.export)
        upper.addWidget(self.appearance)
        lower = QHBoxLayout()
        lower.addWidget(self.sources, 2)
        lower.addSpacing(self.fontMetrics().height())
        lower.addWidget(self.delay, 1)
        grid = QGridLayout(self)
        grid.addLayout(upper, 0, 0)
        grid.addLayout(lower, 1, 0)

    def show_state(self, state: AppState) -> None:
        """Give starting and pausing the signs of what they do now."""
        self._state = state
        has_session = state.has_session
        self.start.setIcon(stop_icon(self.palette()) if has_session else start_icon(self.palette()))
        is_paused = state is AppState.PAUSED
        self.pause.setIcon(start_icon(self.palette()) if is_paused else pause_icon(self.palette()))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Draw the signs anew where the colours change, as from light to dark."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.show_state(self._state)

    def show_status(self, text: str) -> None:
        """Show the app's state in words."""
        if self.status.text() != text:
            self.status.setText(text)
            self.status.setToolTip(text)

    def show_settings(self, settings: Settings, catalogue: Catalogue | None) -> None:
        """Show what is chosen, of what there is."""
        self.sources.show_choices(catalogue, settings.sound)
        self.delay.show_delay(settings.recognition.delay_ms)

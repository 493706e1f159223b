"""What stands where captions will be: what to do to get some."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.desktop.sound_choices import is_anything_chosen
from app.desktop.states import AppState
from app.resources import DEMO_MODEL
from app.settings.model import Appearance, Settings
from app.ui.caption_font import caption_font

_LARGEST_POINTS = 28


class EmptyPage(QWidget):
    """Two lines of text in the captions' own colours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QLabel()
        self.advice = QLabel()
        column = QVBoxLayout(self)
        column.addStretch(1)
        for label in (self.heading, self.advice):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
        self.setAutoFillBackground(True)

    def set_appearance(self, appearance: Appearance) -> None:
        """Follow the captions' font and colours."""
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(appearance.background_colour))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(appearance.text_colour))
        self.setPalette(palette)
        font = caption_font(appearance)
        font.setPointSizeF(min(_LARGEST_POINTS, appearance.font_points))
        self.heading.setFont(font)
        small = QFont(font)
        small.setPointSizeF(font.pointSizeF() * 0.7)
        self.advice.setFont(small)

    def show_for(self, state: AppState, settings: Settings) -> None:
        """Say what to do, or what happens."""
        if state is AppState.PAUSED:
            heading = self.tr("Paused.")
            advice = self.tr("Press Resume, and speak.")
        elif state is AppState.FAILED:
            heading = self.tr("Captions have stopped.")
            advice = self.tr("What happened, and what to do about it, is told above.")
        elif state.has_session:
            heading = self.tr("Speak, and your words appear here.")
            advice = self._what_is_known(settings)
        elif not is_anything_chosen(settings.sound):
            heading = self.tr("Choose a sound first.")
            advice = self.tr("Pick a microphone, or what the computer plays, above.")
        else:
            heading = self.tr("Press Start, and speak.")
            advice = self._what_is_known(settings)
        self.heading.setText(heading)
        self.advice.setText(advice)

    def _what_is_known(self, settings: Settings) -> str:
        if settings.recognition.model in ("demo", DEMO_MODEL):
            return self.tr("The demo model knows the digits: count from one to nine.")
        return self.tr("Nothing of it leaves this computer.")

"""Whether captions can be read, and what to do where they cannot."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStyle, QWidget

from app.desktop.contrast import ContrastAdvice, advise, legibility
from app.desktop.wording import number
from app.settings.model import Appearance
from app.ui.settings.page import note


class ContrastBox(QWidget):
    """A sentence on the contrast, with a button where it is too low."""

    mended = Signal(object)
    """The user wants this `Appearance`."""

    def __init__(self) -> None:
        super().__init__()
        self._advice: ContrastAdvice | None = None
        self.words = note()
        self.sign = QLabel()
        self.button = QPushButton(self.tr("Make it re&adable"))
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._mend)
        size = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        warning = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self.sign.setPixmap(warning.pixmap(size))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.sign)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)

    def show_appearance(self, appearance: Appearance) -> None:
        """Judge a look."""
        self._advice = advise(appearance, QCoreApplication.translate)
        if self._advice is None:
            contrast = math.floor(10 * legibility(appearance).worst) / 10
            text = self.tr("Easy to read over any window: the contrast is {contrast} to 1.")
            words = text.format(contrast=number(contrast, 1, QCoreApplication.translate))
            self.words.setText(words)
        else:
            self.words.setText(self._advice.sentence)
            self.button.setAccessibleDescription(self._advice.sentence)
        self.sign.setVisible(self._advice is not None)
        self.button.setVisible(self._advice is not None)

    def _mend(self) -> None:
        if self._advice is not None:
            self.mended.emit(self._advice.appearance)

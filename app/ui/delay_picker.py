"""How far the text stays behind the sound."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.desktop.delay_choices import DelayChoice, delay_choices

_SHORTEST_CHARACTERS = 12


class DelayPicker(QWidget):
    """A list of delays in words."""

    picked = Signal(int)
    """The user wants this delay, in milliseconds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices: list[DelayChoice] = []
        self.box = QComboBox()
        self.box.setAccessibleName(self.tr("Delay"))
        self.box.setAccessibleDescription(
            self.tr("Text that comes later has fewer mistakes. Applies at once.")
        )
        self.box.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.box.setMinimumContentsLength(_SHORTEST_CHARACTERS)
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(self._activated)
        label = QLabel(self.tr("&Delay:"))
        label.setBuddy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self.box, 1)

    def show_delay(self, delay_ms: int) -> None:
        """Show the delay that is chosen."""
        choices = delay_choices(delay_ms, QCoreApplication.translate)
        if choices != self._choices:
            self._choices = choices
            self.box.clear()
            self.box.addItems([choice.text for choice in choices])
        self.box.setCurrentIndex([choice.delay_ms for choice in choices].index(delay_ms))
        # The list may be too narrow for the words.
        self.box.setToolTip(f"{self.box.currentText()}\n{self.box.accessibleDescription()}")

    def _activated(self, index: int) -> None:
        self.picked.emit(self._choices[index].delay_ms)

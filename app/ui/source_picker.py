"""What to listen to: a microphone, what the computer plays, or both."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.audio.catalogue import Catalogue
from app.desktop.sound_choices import SoundRow, computer_rows, microphone_rows
from app.settings.model import Sound

_SHORTEST_CHARACTERS = 9


class SourcePicker(QWidget):
    """Two lists. What is chosen stays in them when the system does not have it any more."""

    picked = Signal(object)
    """The user wants this `Sound`."""

    opened = Signal()
    """A list is about to be read: a good moment to ask the system anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.microphones = _SoundBox()
        self.microphones.setAccessibleName(self.tr("Microphone"))
        self.microphones.setAccessibleDescription(self.tr("Whose words are captioned as yours."))
        self.computer = _SoundBox()
        self.computer.setAccessibleName(self.tr("Computer sound"))
        self.computer.setAccessibleDescription(
            self.tr("What of this computer's sound is captioned, such as a meeting.")
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for text, box in (
            (self.tr("&Microphone:"), self.microphones),
            (self.tr("&Computer:"), self.computer),
        ):
            label = QLabel(text)
            label.setBuddy(box)
            row.addWidget(label)
            row.addWidget(box, 1)
            box.picked.connect(self.picked)
            box.opened.connect(self.opened)

    def show_choices(self, catalogue: Catalogue | None, sound: Sound) -> None:
        """Show what there is and what is chosen."""
        translate = QCoreApplication.translate
        self.microphones.show_rows(microphone_rows(catalogue, sound, translate))
        self.computer.show_rows(computer_rows(catalogue, sound, translate))


class _SoundBox(QComboBox):
    picked = Signal(object)
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rows: Sequence[SoundRow] = ()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(_SHORTEST_CHARACTERS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.activated.connect(self._activated)

    def show_rows(self, rows: Sequence[SoundRow]) -> None:
        if rows == self._rows:
            return
        self._rows = rows
        self.clear()
        for row in rows:
            self.addItem(row.text)
            self.setItemData(self.count() - 1, row.text, Qt.ItemDataRole.ToolTipRole)
            if row.is_current:
                self.setCurrentIndex(self.count() - 1)
        self.setToolTip(self.currentText())

    def showPopup(self) -> None:  # noqa: N802
        self.opened.emit()
        # Names of devices are long, and often differ at their ends.
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0))
        super().showPopup()

    def _activated(self, index: int) -> None:
        row = self._rows[index]
        if not row.is_current:
            self.picked.emit(replace(row.sound))

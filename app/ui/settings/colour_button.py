"""A colour to look at and to change."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QColorDialog, QPushButton

from app.ui.settings.editors import Editor


class ColourButton(Editor):
    """Shows a colour with its code, and lets another be chosen, which is tried at once."""

    def __init__(self, title: str) -> None:
        """Make the button.

        Args:
            title: of the dialog that it opens.
        """
        self.button = QPushButton()
        self.button.setAutoDefault(False)
        super().__init__(self.button)
        self._title = title
        self._name = ""
        self._colour = ""
        self._row.addStretch(1)
        self.button.clicked.connect(self._choose)

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what colour it is and of what."""
        super().describe(name, description)
        self._name = name
        self._tell()

    def show_value(self, value: object) -> None:
        """Show a colour, "#rrggbb"."""
        if value != self._colour:
            self._colour = str(value)
            # Not as a sentence from right to left would be written.
            self.button.setText(f"\u200e{self._colour}")
            self.button.setIcon(self._swatch())
            self._tell()

    def _tell(self) -> None:
        self.button.setAccessibleName(f"{self._name} {self._colour}")

    def _swatch(self) -> QIcon:
        size = self.button.iconSize()
        ratio = self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self._colour))
        painter = QPainter(picture)
        painter.setPen(self.palette().buttonText().color())
        painter.drawRect(0, 0, size.width() - 1, size.height() - 1)
        painter.end()
        return QIcon(picture)

    def _choose(self) -> None:
        before = self._colour
        dialog = QColorDialog(QColor(before), self)
        dialog.setWindowTitle(self._title)
        dialog.currentColorChanged.connect(lambda colour: self.edited.emit(colour.name()))
        dialog.rejected.connect(lambda: self.edited.emit(before))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

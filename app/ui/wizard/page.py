"""What the pages of the assistant have in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget, QWizardPage


class SetupPage(QWizardPage):
    """A page of text and controls, one below the other."""

    def __init__(self, title: str, subtitle: str) -> None:
        """Make an empty page; sentences are wrapped."""
        super().__init__()
        self.setTitle(title)
        self.setSubTitle(subtitle)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(QFontMetrics(self.font()).height() // 2)

    def enter(self) -> None:
        """Begin what the page does while it is shown."""

    def leave(self) -> None:
        """Give back what the page holds, as another is shown or the assistant closed."""


def indented(widget: QWidget) -> QHBoxLayout:
    """Return a row with the widget, set in under the text of the button above it."""
    row = QHBoxLayout()
    row.addSpacing(2 * QFontMetrics(widget.font()).height())
    row.addWidget(widget)
    return row


def paragraph(text: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that wraps its text."""
    label = QLabel(text, parent)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
    return label

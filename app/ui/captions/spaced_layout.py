"""Lays a plain document out with the distance of lines that the user likes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QTextBlock, QTextDocument, QTextOption
from PySide6.QtWidgets import QPlainTextDocumentLayout

from app.captions.graphemes import is_right_to_left

_PARAGRAPH_SHARE = 0.4


class SpacedLayout(QPlainTextDocumentLayout):
    """Lays out only the blocks that somebody asks for, as its base class does.

    What a rich text's layout does, all that stands above what is in sight, takes a third of a
    second for a transcript of some hours whenever the window gets another width.
    """

    def __init__(self, document: QTextDocument, width: Callable[[], int]) -> None:
        """Lay out a document.

        Args:
            document: that has this layout.
            width: returns the width there is, in device-independent pixels.
        """
        super().__init__(document)
        self._width = width
        self._spacing = 1.0
        self._lead = 0.0

    @property
    def lead(self) -> float:
        """Room above the first line, in device-independent pixels."""
        return self._lead

    def set_lead(self, lead: float) -> None:
        """Leave room above the first line."""
        if lead != self._lead:
            self._lead = lead
            self.document().markContentsDirty(0, 1)

    def set_spacing(self, spacing: float) -> None:
        """Set the distance of lines as a share of their height."""
        if spacing != self._spacing:
            self._spacing = spacing
            document = self.document()
            document.markContentsDirty(0, document.characterCount())

    def blockBoundingRect(self, block: QTextBlock) -> QRectF:  # noqa: N802
        """Return where a block lies, seen from its own top left corner."""
        if not block.isValid():
            return QRectF()
        layout = block.layout()
        if not layout.lineCount():
            self._lay_out(block)
        n_lines = layout.lineCount()
        if not n_lines:
            return QRectF()
        last = layout.lineAt(n_lines - 1)
        bottom = last.y() + last.height() * (1.0 + self._half_gap() + _PARAGRAPH_SHARE)
        if not block.next().isValid():
            bottom += self.document().documentMargin()
        return QRectF(0.0, 0.0, max(1.0, layout.boundingRect().right()), bottom)

    def documentChanged(self, from_: int, removed: int, added: int) -> None:  # noqa: N802
        """Forget how the changed blocks were laid out."""
        super().documentChanged(from_, removed, added)
        # Of several blocks the base class forgets it, a single one it lays out in its own way.
        self.document().findBlock(from_).layout().clearLayout()

    def _lay_out(self, block: QTextBlock) -> None:
        margin = self.document().documentMargin()
        layout = block.layout()
        layout.setTextOption(self._option(block.text()))
        width = self._width() - 2 * margin
        top = 0.0 if block.previous().isValid() else self._lead
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLeadingIncluded(True)
            line.setLineWidth(width)
            line.setPosition(QPointF(margin, top + line.height() * self._half_gap()))
            top += line.height() * self._spacing
        layout.endLayout()
        n_lines = max(1, layout.lineCount())
        if n_lines != block.lineCount():
            block.setLineCount(n_lines)
            self.documentSizeChanged.emit(self.documentSize())

    def _option(self, text: str) -> QTextOption:
        """Return how a text runs: in its own direction, whatever that of the windows is."""
        option = QTextOption(self.document().defaultTextOption())
        is_rtl = is_right_to_left(text)
        option.setTextDirection(
            Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight
        )
        if is_rtl and not option.alignment() & Qt.AlignmentFlag.AlignHCenter:
            option.setAlignment(Qt.AlignmentFlag.AlignRight)
        return option

    def _half_gap(self) -> float:
        return (self._spacing - 1.0) / 2

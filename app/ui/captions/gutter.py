"""Speakers and times beside the paragraphs of a transcript."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.captions.export.times import clock_s
from app.desktop.transcript_text import Paragraph
from app.ui.captions.caption_style import CaptionStyle

if TYPE_CHECKING:
    from app.ui.captions.transcript_view import TranscriptView

_WIDEST_LABEL_CHARACTERS = 14


class Gutter(QWidget):
    """A column before the text, as wide as what it shows, or not there at all.

    Not part of the text: it is neither selected nor read out as such.
    """

    def __init__(self, view: TranscriptView, style: CaptionStyle) -> None:
        super().__init__(view)
        self._view = view
        self._style = style
        self._paragraphs: Sequence[Paragraph] = ()
        self._n_seen = 0
        self._labels: set[str] = set()
        self._shows_times = False
        self._shows_speakers = True
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def shows_times(self) -> bool:
        """Whether times are shown."""
        return self._shows_times

    @property
    def shows_speakers(self) -> bool:
        """Whether speakers are shown where there are several."""
        return self._shows_speakers

    def set_style(self, style: CaptionStyle) -> None:
        """Show it in another way."""
        self._style = style
        self.place()

    def set_shows_times(self, shows: bool) -> None:
        """Show times or hide them."""
        if shows != self._shows_times:
            self._shows_times = shows
            self.place()

    def set_shows_speakers(self, shows: bool) -> None:
        """Show speakers or hide them."""
        if shows != self._shows_speakers:
            self._shows_speakers = shows
            self.place()

    def set_paragraphs(self, paragraphs: Sequence[Paragraph]) -> None:
        """Show these, which are those of before with others behind them."""
        if len(paragraphs) < self._n_seen:
            self._n_seen = 0
            self._labels = set()
        self._paragraphs = paragraphs
        labels = {paragraph.label for paragraph in paragraphs[self._n_seen :]} - {""}
        self._n_seen = len(paragraphs)
        if not labels <= self._labels:
            self._labels |= labels
            self.place()
        self.update()

    def place(self) -> None:
        """Take the room that is needed, at the side where lines begin."""
        width = self._wanted_width()
        is_rtl = self._view.layoutDirection() is Qt.LayoutDirection.RightToLeft
        if is_rtl:
            self._view.setViewportMargins(0, 0, width, 0)
        else:
            self._view.setViewportMargins(width, 0, 0, 0)
        area = self._view.contentsRect()
        viewport = self._view.viewport().geometry()
        x = viewport.right() + 1 if is_rtl else viewport.left() - width
        self.setGeometry(QRect(x, area.top(), width, viewport.height()))
        self.setVisible(width > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint what belongs to the paragraphs in sight."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._style.background)
        margin = self._margin()
        label_width = self._label_width()
        for block, line in self._view.visible_blocks():
            number = block.blockNumber()
            if number >= len(self._paragraphs) or not block.length() > 1:
                continue
            paragraph = self._paragraphs[number]
            row = QRect(margin, round(line.top()), self.width() - 2 * margin, round(line.height()))
            if label_width:
                self._paint_label(painter, row, paragraph, label_width)
            if self._shows_times:
                self._paint_time(painter, row, paragraph)

    def _paint_label(
        self, painter: QPainter, row: QRect, paragraph: Paragraph, label_width: int
    ) -> None:
        font = self._label_font()
        text = QFontMetrics(font).elidedText(
            paragraph.label, Qt.TextElideMode.ElideRight, label_width
        )
        painter.setFont(font)
        painter.setPen(self._style.text)
        painter.drawText(row, self._flags(Qt.AlignmentFlag.AlignLeading), text)

    def _paint_time(self, painter: QPainter, row: QRect, paragraph: Paragraph) -> None:
        painter.setFont(self._style.small_font)
        painter.setPen(self._style.faint)
        text = clock_s(paragraph.start_s)
        painter.drawText(row, self._flags(Qt.AlignmentFlag.AlignTrailing), text)

    def _flags(self, side: Qt.AlignmentFlag) -> int:
        """Return alignment in the middle of a line and at a side that mirrors."""
        is_rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        if is_rtl == (side is Qt.AlignmentFlag.AlignLeading):
            horizontal = Qt.AlignmentFlag.AlignRight
        else:
            horizontal = Qt.AlignmentFlag.AlignLeft
        return (Qt.AlignmentFlag.AlignVCenter | horizontal | Qt.AlignmentFlag.AlignAbsolute).value

    def _wanted_width(self) -> int:
        times = QFontMetrics(self._style.small_font).horizontalAdvance("00:00:00")
        widths = [self._label_width(), times if self._shows_times else 0]
        shown = [width for width in widths if width]
        return sum(shown) + (len(shown) + 1) * self._margin() if shown else 0

    def _label_width(self) -> int:
        if not self._shows_speakers or len(self._labels) < 2:
            return 0
        metrics = QFontMetrics(self._label_font())
        widest = metrics.averageCharWidth() * _WIDEST_LABEL_CHARACTERS
        return min(widest, max(metrics.horizontalAdvance(label) for label in self._labels) + 1)

    def _label_font(self) -> QFont:
        font = QFont(self._style.small_font)
        font.setBold(True)
        return font

    def _margin(self) -> int:
        return QFontMetrics(self._style.small_font).averageCharWidth()

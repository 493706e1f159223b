"""The transcript of what is being said, which grows at its end."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.desktop.transcript_text import Change, ParagraphKind, TranscriptText
from app.settings.model import Appearance
from app.ui.captions.transcript_view import TranscriptView
from app.ui.captions.utf16 import utf16_length

# Parts of pixels that are rounded away must not make it scroll.
_LEAST_ROOM = 2


class LiveView(TranscriptView):
    """Writes words at the ends of what stands there, which is never written anew.

    What is there stands at the bottom, as long as it does not fill the view. While the end is in
    sight, it stays in sight; a reader who has scrolled up is left where they
    are, and has a button that leads back.
    """

    live_changed = Signal(bool)
    """Whether the end is in sight and stays there."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        self._growing: dict[int, str] = {}
        self._is_live = True
        self._is_writing = False
        super().__init__(appearance, parent)
        self.jump_button = QPushButton(self.tr("↓ Jump to live"), self)
        self.jump_button.setAccessibleName(self.tr("Jump to live"))
        self.jump_button.setAccessibleDescription(self.tr("Shows the newest words again."))
        self.jump_button.clicked.connect(self.jump_to_live)
        # The captions' own letters may be very large.
        self.jump_button.setFont(QApplication.font())
        self.jump_button.hide()
        self.verticalScrollBar().rangeChanged.connect(self._keep_live)

    @property
    def is_live(self) -> bool:
        """Whether the end is in sight and stays there."""
        return self._is_live

    def follow(self, text: TranscriptText, changes: Sequence[Change]) -> None:
        """Show what became of a transcript.

        Args:
            text: the same as before.
            changes: those it returned since.
        """
        if not changes:
            return
        self.text = text
        was_live = self._is_live
        at = self.verticalScrollBar().value()
        self._is_writing = True
        selected = self.textCursor()
        anchor, position = selected.anchor(), selected.position()
        for change in changes:
            self._write(change)
        if anchor != position:
            self._select(anchor, position)
        if not was_live:
            self.verticalScrollBar().setValue(at)
        self._stand_at_the_bottom()
        self.gutter.set_paragraphs(text.paragraphs)
        self._is_writing = False
        self._is_live = was_live
        self._keep_live()
        self._scrolled()

    def set_appearance(self, appearance: Appearance) -> None:
        """Show the captions in another way."""
        super().set_appearance(appearance)
        for index in self._growing:
            self._mark_growing(index)
        self._stand_at_the_bottom()
        self._keep_live()

    def jump_to_live(self) -> None:
        """Show the end, and keep it in sight from now on."""
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())
        self._scrolled()
        self.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the text out anew, with the end in sight if it was."""
        self._is_writing = True
        super().resizeEvent(event)
        self._stand_at_the_bottom()
        self._is_writing = False
        self._keep_live()
        self._place_button()

    def _write(self, change: Change) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        if change.index == self._n_blocks:
            if self._n_blocks:
                cursor.movePosition(QTextCursor.MoveOperation.End)
                cursor.insertBlock(QTextBlockFormat(), self.style_of_captions.said())
            self._n_blocks += 1
        block = self._block(change.index)
        end = block.position() + block.length() - 1
        before = self._growing.pop(change.index, "")
        after = change.added + change.growing
        n_kept = _n_common(before, after)
        start = end - utf16_length(before)
        cursor.setPosition(start + utf16_length(before[:n_kept]))
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(after[n_kept:])
        is_said = self.text.paragraphs[change.index].kind is ParagraphKind.WORDS
        style = self.style_of_captions
        certain = style.said() if is_said else style.notice()
        self._format(start, start + utf16_length(after), certain)
        if change.growing:
            self._growing[change.index] = change.growing
            self._mark_growing(change.index)
        cursor.endEditBlock()

    def _select(self, anchor: int, position: int) -> None:
        """Select what was selected, where a selection at the end has taken in new words."""
        cursor = self.textCursor()
        if (cursor.anchor(), cursor.position()) != (anchor, position):
            end = self.document().characterCount() - 1
            cursor.setPosition(min(anchor, end))
            cursor.setPosition(min(position, end), QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)

    def _mark_growing(self, index: int) -> None:
        block = self._block(index)
        end = block.position() + block.length() - 1
        n_units = utf16_length(self._growing[index].lstrip())
        self._format(end - n_units, end, self.style_of_captions.growing())

    def _stand_at_the_bottom(self) -> None:
        """Leave as much room above the first line as the view has more than there is text."""
        margin = self.document().documentMargin()
        room = self.viewport().height() + self._spaced.lead - margin - _LEAST_ROOM
        block = self.document().firstBlock()
        while block.isValid() and room > 0:
            room -= self.blockBoundingRect(block).height()
            block = block.next()
        self._spaced.set_lead(max(0.0, float(math.floor(room))))

    def _keep_live(self) -> None:
        if self._is_live:
            bar = self.verticalScrollBar()
            bar.setValue(bar.maximum())

    def _scrolled(self) -> None:
        if self._is_writing:
            return
        super()._scrolled()
        bar = self.verticalScrollBar()
        is_live = bar.value() >= bar.maximum()
        if is_live != self._is_live:
            self._is_live = is_live
            self.jump_button.setVisible(not is_live)
            self._place_button()
            self.live_changed.emit(is_live)

    def _place_button(self) -> None:
        size = self.jump_button.sizeHint()
        area = self.viewport().geometry()
        x = area.center().x() - size.width() // 2
        y = area.bottom() - size.height() - size.height() // 2
        self.jump_button.setGeometry(x, y, size.width(), size.height())


def _n_common(first: str, second: str) -> int:
    """Return how many characters both texts begin with."""
    n = 0
    for one, other in zip(first, second, strict=False):
        if one != other:
            break
        n += 1
    return n

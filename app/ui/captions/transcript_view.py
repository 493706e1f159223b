"""A transcript to read, select, copy and search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QMimeData, QRectF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from app.desktop.copying import copied_text, copied_text_with_times
from app.desktop.finding import Match
from app.desktop.transcript_text import Paragraph, ParagraphKind, TranscriptText
from app.settings.model import Appearance
from app.ui.captions.caption_style import CaptionStyle
from app.ui.captions.gutter import Gutter
from app.ui.captions.spaced_layout import SpacedLayout
from app.ui.captions.utf16 import utf16_length


class TranscriptView(QPlainTextEdit):
    """Shows the paragraphs of a `TranscriptText`, each as a block of the same number.

    Attributes:
        text: what is shown.
        style_of_captions: how it looks.
        gutter: shows speakers and times beside the text.
    """

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = TranscriptText()
        self.style_of_captions = CaptionStyle.of(appearance)
        self._n_blocks = 0
        self._matches: Sequence[Match] = ()
        document = QTextDocument(self)
        document.setUndoRedoEnabled(False)
        self._spaced = SpacedLayout(document, self._text_width)
        document.setDocumentLayout(self._spaced)
        self.setDocument(document)
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self.setAccessibleName(self.tr("Captions"))
        self.setAccessibleDescription(self.tr("Everything that was said, the newest at the end."))
        self.gutter = Gutter(self, self.style_of_captions)
        self.set_appearance(appearance)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def set_appearance(self, appearance: Appearance) -> None:
        """Show the captions in another way."""
        style = self.style_of_captions = CaptionStyle.of(appearance)
        self.setPalette(style.palette(QGuiApplication.palette()))
        self.setFont(style.font)
        document = self.document()
        # Each of these has all of a long transcript laid out anew.
        if document.defaultFont() != style.font:
            document.setDefaultFont(style.font)
        margin = self.fontMetrics().averageCharWidth()
        if document.documentMargin() != margin:
            document.setDocumentMargin(margin)
        if document.defaultTextOption().alignment() != style.alignment:
            document.setDefaultTextOption(style.text_option())
        self._spaced.set_spacing(style.line_spacing)
        self._format_notices()
        self.gutter.set_style(style)

    def show_whole(self, text: TranscriptText) -> None:
        """Show a transcript that is over, from its beginning."""
        self.text = text
        self._n_blocks = len(text.paragraphs)
        self._matches = ()
        self.setPlainText("\n".join(text.texts))
        self._format_notices()
        self.gutter.set_paragraphs(text.paragraphs)
        self.verticalScrollBar().setValue(0)

    def show_matches(self, matches: Sequence[Match], current: Match | None) -> None:
        """Mark places, and bring one of them into sight and select it."""
        self._matches = matches
        if current is not None:
            self.setTextCursor(self._cursor_at(current))
            self.centerCursor()
        self._mark_matches()

    def copy_with_times(self) -> None:
        """Put the selection on the clipboard, with the times and speakers of its paragraphs."""
        QGuiApplication.clipboard().setText(copied_text_with_times(self.selected_parts()))

    def selected_parts(self) -> list[tuple[Paragraph, str]]:
        """Return the paragraphs that the selection touches, with what is selected of each."""
        cursor = self.textCursor()
        first, last = cursor.selectionStart(), cursor.selectionEnd()
        block = self.document().findBlock(first)
        parts = []
        while block.isValid() and first < last and block.position() < last:
            if block.blockNumber() >= self._n_blocks:
                break
            start = max(first - block.position(), 0)
            end = min(last - block.position(), block.length() - 1)
            units = block.text().encode("utf-16-le", "surrogatepass")
            text = units[2 * start : 2 * end].decode("utf-16-le", "replace")
            parts.append((self.text.paragraphs[block.blockNumber()], text))
            block = block.next()
        return parts

    def visible_blocks(self) -> Iterator[tuple[QTextBlock, QRectF]]:
        """Yield the blocks in sight, with where their first line lies in the viewport."""
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        bottom = self.viewport().height()
        while block.isValid() and top <= bottom:
            height = self.blockBoundingRect(block).height()
            yield block, block.layout().lineAt(0).rect().translated(0.0, top)
            top += height
            block = block.next()

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802
        """Return the selection as text, with speakers where it has several."""
        data = QMimeData()
        data.setText(copied_text(self.selected_parts()))
        return data

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Offer to copy."""
        menu = self.createStandardContextMenu(event.pos())
        with_times = menu.addAction(self.tr("Copy with &times"))
        with_times.setEnabled(self.textCursor().hasSelection())
        with_times.triggered.connect(self.copy_with_times)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the text out anew."""
        super().resizeEvent(event)
        self.gutter.place()

    def _text_width(self) -> int:
        return self.viewport().width()

    def _scrolled(self) -> None:
        self._mark_matches()
        self.gutter.update()

    def _mark_matches(self) -> None:
        """Mark the matches in sight; there may be thousands elsewhere."""
        selections = []
        if self._matches:
            in_sight = {block.blockNumber() for block, _ in self.visible_blocks()}
            for match in self._matches:
                if match.paragraph in in_sight:
                    selection = QTextEdit.ExtraSelection()
                    selection.cursor = self._cursor_at(match)
                    selection.format = self.style_of_captions.match()
                    selections.append(selection)
        if selections or self.extraSelections():
            self.setExtraSelections(selections)

    def _cursor_at(self, match: Match) -> QTextCursor:
        text = self.text.texts[match.paragraph]
        start = self._block(match.paragraph).position() + utf16_length(text[: match.start])
        end = start + utf16_length(text[match.start : match.end])
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _format_notices(self) -> None:
        whole = QTextCursor(self.document())
        whole.beginEditBlock()
        for paragraph in self.text.paragraphs[: self._n_blocks]:
            if paragraph.kind is not ParagraphKind.WORDS:
                block = self._block(paragraph.index)
                start = block.position()
                self._format(start, start + block.length() - 1, self.style_of_captions.notice())
        whole.endEditBlock()

    def _format(self, start: int, end: int, char_format: QTextCharFormat) -> None:
        if end > start:
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(char_format)

    def _block(self, index: int) -> QTextBlock:
        return self.document().findBlockByNumber(index)

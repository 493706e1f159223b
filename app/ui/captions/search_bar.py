"""Looks for words in a transcript, also while it grows."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from app.desktop.finding import Finder, Match, next_match, previous_match
from app.ui.captions.transcript_view import TranscriptView


class SearchBar(QWidget):
    """A line to type in, how many places there are, and buttons to go through them."""

    closed = Signal()
    """The user is done with searching."""

    def __init__(self, view: TranscriptView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._finder = Finder()
        self._matches: list[Match] = []
        self._current: Match | None = None
        self.line = QLineEdit()
        self.line.setPlaceholderText(self.tr("Search the captions"))
        self.line.setAccessibleName(self.tr("Search the captions"))
        self.line.setClearButtonEnabled(True)
        self.line.textChanged.connect(self._search)
        self.count = QLabel()
        self.count.setAccessibleName(self.tr("Places found"))
        self._previous = QPushButton(self.tr("Previous"))
        self._previous.clicked.connect(self.go_to_previous)
        self._next = QPushButton(self.tr("Next"))
        self._next.clicked.connect(self.go_to_next)
        close = QPushButton(self.tr("Close"))
        close.setAccessibleDescription(self.tr("Ends the search."))
        close.clicked.connect(self.close_search)
        row = QHBoxLayout(self)
        row.addWidget(self.line, 1)
        for widget in (self.count, self._previous, self._next, close):
            row.addWidget(widget)
        self._tell()

    def open_search(self) -> None:
        """Show the bar, ready to type in; what is selected in the transcript is looked for."""
        selected = self._view.textCursor().selectedText()
        self.show()
        if selected and "\N{PARAGRAPH SEPARATOR}" not in selected:
            self.line.setText(selected)
        else:
            self._search()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def close_search(self) -> None:
        """Hide the bar and the marks."""
        self.hide()
        self._matches = []
        self._current = None
        self._view.show_matches([], None)
        self._view.setFocus()
        self.closed.emit()

    def refresh(self) -> None:
        """Look again, after the transcript has grown."""
        if self.isVisible() and self.line.text().strip():
            self._find()
            self._view.show_matches(self._matches, None)
            self._tell()

    def start_afresh(self) -> None:
        """Look in another transcript, which the view shows now, and go to its first place."""
        self._finder = Finder()
        self._current = None
        if self.isVisible():
            self._find()
            self.go_to_next()

    def go_to_next(self) -> None:
        """Go to the place after the current one."""
        self._go_to(next_match(self._matches, self._current))

    def go_to_previous(self) -> None:
        """Go to the place before the current one."""
        self._go_to(previous_match(self._matches, self._current))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Go on with Enter, back with Shift and Enter, close with Escape."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self.go_to_previous()
            else:
                self.go_to_next()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_search()
        else:
            super().keyPressEvent(event)

    def _search(self) -> None:
        self._find()
        if self._current not in self._matches:
            # The newest is what people look for in captions.
            self._current = self._matches[-1] if self._matches else None
        self._view.show_matches(self._matches, self._current)
        self._tell()

    def _find(self) -> None:
        self._matches = self._finder.matches(self.line.text(), self._view.text.texts)

    def _go_to(self, match: Match | None) -> None:
        self._current = match
        self._view.show_matches(self._matches, match)
        self._tell()

    def _tell(self) -> None:
        if not self.line.text().strip():
            text = ""
        elif not self._matches:
            text = self.tr("Not found")
        elif self._current in self._matches:
            text = self.tr("{number} of {count}").format(
                number=self._matches.index(self._current) + 1, count=len(self._matches)
            )
        else:
            text = self.tr("%n place(s)", "", len(self._matches))
        self.count.setText(text)
        for button in (self._previous, self._next):
            button.setEnabled(bool(self._matches))

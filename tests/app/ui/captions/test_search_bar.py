"""Searching a transcript that may still grow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.captions.entries import Entry
from app.captions.transcript import TranscriptView as Transcript
from app.desktop.transcript_text import TranscriptText
from app.settings.model import Appearance
from app.ui.captions.live_view import LiveView
from app.ui.captions.search_bar import SearchBar
from tests.app.cli.snapshots import spoken


class Page:
    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.view = LiveView(Appearance())
        self.search = SearchBar(self.view)
        column = QVBoxLayout(self.window)
        column.addWidget(self.search)
        column.addWidget(self.view)
        self.search.hide()
        self.window.resize(600, 400)
        self.window.show()
        self.text = TranscriptText()
        self.entries: list[Entry] = []

    def say(self, text: str) -> None:
        start_s = len(self.entries) * 10.0
        self.entries = [*self.entries, *spoken(text, start_s=start_s)]
        self.view.follow(self.text, self.text.update(Transcript(self.entries), {}))
        self.search.refresh()

    @property
    def selected(self) -> tuple[int, str]:
        cursor = self.view.textCursor()
        return cursor.selectionStart(), cursor.selectedText()


@pytest.fixture
def page(qtbot: QtBot) -> Page:
    page = Page(qtbot)
    page.say("One café")
    page.say("two cafes and one")
    page.search.open_search()
    return page


def test_the_newest_place_is_shown_first_and_all_are_counted(qtbot: QtBot, page: Page) -> None:
    qtbot.keyClicks(page.search.line, "CAFE")
    assert page.search.count.text() == "2 of 2"
    assert page.selected == (13, "cafe")
    assert len(page.view.extraSelections()) == 2


def test_going_on_and_back(qtbot: QtBot, page: Page) -> None:
    qtbot.keyClicks(page.search.line, "one")
    assert page.search.count.text() == "2 of 2"
    qtbot.keyClick(page.search.line, Qt.Key.Key_Return)
    assert page.search.count.text() == "1 of 2"
    assert page.selected == (0, "One")
    qtbot.keyClick(page.search.line, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert page.search.count.text() == "2 of 2"


def test_new_words_are_counted_and_move_nothing(qtbot: QtBot, page: Page) -> None:
    qtbot.keyClicks(page.search.line, "one")
    before = page.selected
    page.say("one again")
    assert page.search.count.text() == "2 of 3"
    assert page.selected == before


def test_what_is_not_there(qtbot: QtBot, page: Page) -> None:
    qtbot.keyClicks(page.search.line, "nine")
    assert page.search.count.text() == "Not found"
    qtbot.keyClick(page.search.line, Qt.Key.Key_Return)
    assert page.view.extraSelections() == []
    page.search.line.clear()
    assert page.search.count.text() == ""


def test_what_is_selected_is_looked_for(page: Page) -> None:
    page.search.close_search()
    cursor = page.view.textCursor()
    cursor.setPosition(4)
    cursor.setPosition(8, QTextCursor.MoveMode.KeepAnchor)
    page.view.setTextCursor(cursor)
    page.search.open_search()
    assert page.search.line.text() == "café"
    assert page.search.count.text().endswith("of 2")


def test_escape_ends_it_and_takes_the_marks_away(qtbot: QtBot, page: Page) -> None:
    qtbot.keyClicks(page.search.line, "one")
    with qtbot.waitSignal(page.search.closed):
        qtbot.keyClick(page.search.line, Qt.Key.Key_Escape)
    assert not page.search.isVisible()
    assert page.view.extraSelections() == []

"""The live transcript: written on at its ends, left where the reader is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QTextCharFormat, QTextCursor
from pytestqt.qtbot import QtBot

from app.captions.entries import Entry, Gap, Word
from app.captions.transcript import TranscriptView as Transcript
from app.desktop.transcript_text import TranscriptText
from app.settings.model import Alignment, Appearance
from app.ui.captions.live_view import LiveView
from tests.app.cli.snapshots import spoken, transcripts

LABELS = {"mic": "You", "system": "Others"}
NOTHING = QTextCharFormat.UnderlineStyle.NoUnderline


class Follower:
    """A view that follows a transcript."""

    def __init__(self, qtbot: QtBot, appearance: Appearance | None = None) -> None:
        self.view = LiveView(appearance or Appearance())
        qtbot.addWidget(self.view)
        self.view.resize(600, 300)
        self.view.show()
        self.text = TranscriptText()

    def show(self, entries: list[Entry] | list[Word], growing: list[Word] | None = None) -> None:
        transcript = Transcript(entries, tuple(growing or ()))
        self.view.follow(self.text, self.text.update(transcript, LABELS))

    @property
    def lines(self) -> list[str]:
        return self.view.toPlainText().split("\n")

    def underlined(self) -> str:
        """The text that is marked as growing."""
        found = ""
        cursor = QTextCursor(self.view.document())
        while not cursor.atEnd():
            cursor.clearSelection()
            cursor.movePosition(
                QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor
            )
            if cursor.charFormat().underlineStyle() != NOTHING:
                found += cursor.selectedText()
        return found


@pytest.fixture
def follower(qtbot: QtBot) -> Follower:
    return Follower(qtbot)


def long_session(n_turns: int = 40) -> list[Entry]:
    entries: list[Entry] = []
    for number in range(n_turns):
        source = "mic" if number % 2 else "system"
        entries += spoken("some words that fill a line or two of it", source, number * 10.0)
    return entries


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(entries=transcripts())
def test_it_shows_what_the_transcript_says_at_every_moment(
    qtbot: QtBot, entries: list[Entry]
) -> None:
    follower = Follower(qtbot)
    for n in range(0, len(entries) + 1, 3):
        growing = [entry for entry in entries[n : n + 2] if isinstance(entry, Word)]
        follower.show(entries[:n], growing)
        shown = follower.lines
        assert len(shown) == max(1, len(follower.text.texts))
        assert all(
            whole.startswith(text) for whole, text in zip(shown, follower.text.texts, strict=False)
        )
    follower.show(entries)
    assert follower.lines == (follower.text.texts or [""])
    assert follower.underlined() == ""
    follower.view.close()
    follower.view.deleteLater()


def test_growing_words_are_marked_by_a_line_below(follower: Follower) -> None:
    words = spoken("one 😀 two three")
    follower.show(words[:2], words[2:3])
    assert follower.lines == ["one 😀 two"]
    assert follower.underlined() == "two"
    follower.show(words[:3], words[3:])
    assert follower.lines == ["one 😀 two three"]
    assert follower.underlined() == "three"
    follower.show(words)
    assert follower.underlined() == ""


def test_growing_words_may_become_others(follower: Follower) -> None:
    follower.show([], [Word("mic", " Wreck a", 0.0, 0.5)])
    follower.show([Word("mic", " Recognise", 0.0, 0.5)], [Word("mic", " it", 0.5, 0.7)])
    assert follower.lines == ["Recognise it"]
    assert follower.underlined() == "it"


def test_the_end_stays_in_sight(follower: Follower) -> None:
    entries = long_session()
    bar = follower.view.verticalScrollBar()
    for n in range(0, len(entries), 10):
        follower.show(entries[:n])
        assert bar.value() == bar.maximum()
    assert bar.maximum() > 0
    follower.view.resize(400, 350)
    assert bar.value() == bar.maximum()
    follower.view.set_appearance(Appearance(font_points=30, line_spacing=200))
    assert bar.value() == bar.maximum()
    last = follower.view.document().lastBlock()
    geometry = follower.view.blockBoundingGeometry(last).translated(follower.view.contentOffset())
    assert 0 < geometry.bottom() <= follower.view.viewport().height() + 1


def bottom_of_text(follower: Follower) -> float:
    view = follower.view
    last = view.document().lastBlock()
    return view.blockBoundingGeometry(last).translated(view.contentOffset()).bottom()


def test_few_words_stand_at_the_bottom(follower: Follower) -> None:
    view = follower.view
    text = " ".join(["word"] * 9)
    for n_turns in range(1, 9):
        turns = [spoken(text, "mic" if n % 2 else "system", 10.0 * n) for n in range(n_turns)]
        follower.show([word for turn in turns for word in turn])
        if view.verticalScrollBar().maximum() == 0:
            assert bottom_of_text(follower) == pytest.approx(view.viewport().height(), abs=4)
        else:
            assert n_turns > 2
    assert view.verticalScrollBar().maximum() > 0
    assert follower.lines[0] == text


def test_few_words_stay_at_the_bottom_when_the_view_or_its_look_changes(
    follower: Follower,
) -> None:
    follower.show(spoken("one two three"))
    view = follower.view
    for size in ((600, 500), (300, 200), (600, 300)):
        view.resize(*size)
        assert bottom_of_text(follower) == pytest.approx(view.viewport().height(), abs=4)
        assert view.verticalScrollBar().maximum() == 0
    view.set_appearance(Appearance(font_points=40, line_spacing=150))
    assert bottom_of_text(follower) == pytest.approx(view.viewport().height(), abs=4)
    cursor = view.cursorForPosition(view.viewport().rect().bottomRight())
    assert cursor.atEnd()


def test_a_reader_who_has_scrolled_up_is_left_there(qtbot: QtBot, follower: Follower) -> None:
    entries = long_session()
    follower.show(entries[:-50])
    with qtbot.waitSignal(follower.view.live_changed) as told:
        follower.view.verticalScrollBar().setValue(5)
    assert told.args == [False]
    first = follower.view.firstVisibleBlock().blockNumber()
    follower.show(entries, [Word("mic", " more", 1e3, 1e3 + 1)])
    assert follower.view.verticalScrollBar().value() == 5
    assert follower.view.firstVisibleBlock().blockNumber() == first
    assert not follower.view.is_live


def test_a_button_leads_back_to_the_end(qtbot: QtBot, follower: Follower) -> None:
    follower.show(long_session())
    button = follower.view.jump_button
    assert not button.isVisible()
    follower.view.verticalScrollBar().setValue(0)
    assert button.isVisible()
    assert follower.view.rect().contains(button.geometry())
    assert button.accessibleName() == "Jump to live"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    bar = follower.view.verticalScrollBar()
    assert bar.value() == bar.maximum()
    assert follower.view.is_live
    assert not button.isVisible()


def test_a_selection_survives_new_words(follower: Follower) -> None:
    words = spoken("one two three four")
    follower.show(words[:2], words[2:3])
    cursor = follower.view.textCursor()
    cursor.setPosition(4)
    cursor.setPosition(7, QTextCursor.MoveMode.KeepAnchor)
    follower.view.setTextCursor(cursor)
    follower.show(words[:3], words[3:])
    assert follower.view.textCursor().selectedText() == "two"


def test_nothing_is_selected_by_itself(follower: Follower) -> None:
    follower.show(spoken("one two three"))
    assert not follower.view.textCursor().hasSelection()


def test_a_selection_up_to_the_end_does_not_grow(follower: Follower) -> None:
    words = spoken("one two three four five six")
    follower.show(words[:2], words[2:3])
    follower.view.selectAll()
    for n in range(3, 7):
        follower.show(words[:n], words[n : n + 1])
    assert follower.view.textCursor().selectedText() == "one two three"


def test_copying(follower: Follower) -> None:
    entries: list[Entry] = [*spoken("one 😀 two"), *spoken("three", "system", 65.0)]
    follower.show([*entries, Gap("mic", 70.0, 75.0, "paused")])
    cursor = follower.view.textCursor()
    cursor.setPosition(4)
    cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
    follower.view.setTextCursor(cursor)
    follower.view.copy()
    assert QGuiApplication.clipboard().text() == (
        "You: 😀 two\nOthers: three\n[You: 5 s not captured: paused]"
    )
    follower.view.copy_with_times()
    assert (
        QGuiApplication.clipboard()
        .text()
        .startswith("[00:00:00] You: 😀 two\n[00:01:05] Others: three\n[00:01:10] [")
    )
    follower.view.selectAll()
    assert [text for _, text in follower.view.selected_parts()] == follower.text.texts


def test_line_spacing_and_size_follow_the_appearance(follower: Follower) -> None:
    follower.show(spoken("word " * 30))
    block = follower.view.document().firstBlock()
    heights = []
    for appearance in (
        Appearance(line_spacing=100),
        Appearance(line_spacing=200),
        Appearance(line_spacing=200, font_points=44),
    ):
        follower.view.set_appearance(appearance)
        follower.view.blockBoundingRect(block)
        lines = [block.layout().lineAt(i).y() for i in range(block.layout().lineCount())]
        assert len(lines) > 1
        heights.append(lines[1] - lines[0])
    assert heights[1] == pytest.approx(2 * heights[0])
    assert heights[2] > 1.5 * heights[1]


def test_centred_lines(follower: Follower) -> None:
    follower.show(spoken("one"))
    block = follower.view.document().firstBlock()
    follower.view.set_appearance(replace(Appearance(), alignment=Alignment.CENTRE))
    follower.view.blockBoundingRect(block)
    middle = block.layout().lineAt(0).naturalTextRect().center().x()
    assert middle == pytest.approx(follower.view.viewport().width() / 2, abs=2)


def test_text_runs_in_its_own_direction(follower: Follower) -> None:
    follower.show([*spoken("one"), *spoken("שלום", start_s=10.0)])
    document = follower.view.document()
    places = []
    for block in (document.firstBlock(), document.lastBlock()):
        follower.view.blockBoundingRect(block)
        places.append(block.layout().lineAt(0).naturalTextRect().center().x())
    assert places[0] < follower.view.viewport().width() / 2 < places[1]


def test_only_what_is_in_sight_is_laid_out_anew(follower: Follower) -> None:
    entries = long_session(1500)
    assert len(entries) > 12_000
    follower.show(entries)
    follower.view.resize(500, 320)
    document = follower.view.document()
    laid_out = 0
    block = document.firstBlock()
    while block.isValid():
        laid_out += block.layout().lineCount() > 0
        block = block.next()
    assert document.blockCount() == 1500
    assert laid_out < 50


def test_speakers_are_shown_where_there_are_several(follower: Follower) -> None:
    follower.show(spoken("one"))
    gutter = follower.view.gutter
    assert not gutter.isVisible()
    gutter.set_shows_times(True)
    assert gutter.isVisible()
    with_times = gutter.width()
    follower.show([*spoken("one"), *spoken("two", "system", 1.0)])
    assert gutter.width() > with_times
    gutter.set_shows_times(False)
    assert 0 < gutter.width() < with_times + 100
    assert follower.view.viewport().geometry().left() >= gutter.width()
    gutter.set_shows_speakers(False)
    assert not gutter.isVisible()


def test_the_gutter_is_where_lines_begin(qtbot: QtBot, follower: Follower) -> None:
    follower.view.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    follower.show([*spoken("one"), *spoken("two", "system", 1.0)])
    gutter = follower.view.gutter
    gutter.place()
    assert gutter.geometry().left() > follower.view.viewport().geometry().right()
    assert not follower.view.grab().isNull()

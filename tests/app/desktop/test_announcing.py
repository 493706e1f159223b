"""Screen readers are told whole lines, each word once."""

from __future__ import annotations

from hypothesis import given

from app.captions.entries import Entry
from app.captions.transcript import TranscriptView
from app.desktop.announcing import Announcer
from app.desktop.transcript_text import TranscriptText
from tests.app.cli.snapshots import letters, spoken, transcripts

LABELS = {"mic": "You", "system": "Others"}


def test_a_line_is_told_when_its_speaker_pauses() -> None:
    text, announcer = TranscriptText(), Announcer()
    words = spoken("one two")
    growing = TranscriptView(words[:1], (words[1],))
    assert announcer.take(text.update(growing, LABELS), text.paragraphs, 1.0) == []
    changes = text.update(TranscriptView(words), LABELS)
    assert announcer.take(changes, text.paragraphs, 1.2) == []
    assert announcer.take([], text.paragraphs, 2.0) == []
    assert announcer.take([], text.paragraphs, 2.8) == ["You: one two"]
    assert announcer.take([], text.paragraphs, 9.0) == []


def test_a_line_is_told_when_another_begins_and_when_it_is_long() -> None:
    text, announcer = TranscriptText(), Announcer()
    entries: list[Entry] = [*spoken("one two"), *spoken("three", "system", 3.0)]
    changes = text.update(TranscriptView(entries), LABELS)
    assert announcer.take(changes, text.paragraphs, 3.3) == ["You: one two"]
    entries += spoken("word " * 40, "system", 4.0)
    changes = text.update(TranscriptView(entries), LABELS)
    [line] = announcer.take(changes, text.paragraphs, 3.4)
    assert line.startswith("Others: three word word")


@given(transcripts())
def test_every_word_is_told_once(entries: list[Entry]) -> None:
    text, announcer = TranscriptText(), Announcer()
    told = []
    for n in range(len(entries) + 1):
        changes = text.update(TranscriptView(entries[:n]), {})
        told += announcer.take(changes, text.paragraphs, n * 0.4)
    told += announcer.take([], text.paragraphs, 1e6)
    assert sorted(letters("".join(told))) == sorted(letters("".join(text.texts)))

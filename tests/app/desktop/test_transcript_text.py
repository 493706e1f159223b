"""Transcripts as paragraphs that are only ever written on at their ends."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.transcript import TranscriptView
from app.desktop.transcript_text import Change, ParagraphKind, TranscriptText
from tests.app.cli.snapshots import letters, spoken, transcripts

LABELS = {"mic": "You", "system": "Others"}


class Document:
    """Writes changes as a window would, and keeps to what they may do."""

    def __init__(self) -> None:
        self.certain: list[str] = []
        self.growing: list[str] = []

    def write(self, changes: list[Change]) -> None:
        assert [change.index for change in changes] == sorted({c.index for c in changes})
        for change in changes:
            assert change.index <= len(self.certain)
            if change.index == len(self.certain):
                self.certain.append("")
                self.growing.append("")
            self.certain[change.index] += change.added
            self.growing[change.index] = change.growing


def texts_of(text: TranscriptText, kind: ParagraphKind = ParagraphKind.WORDS) -> list[str]:
    return [text.texts[each.index] for each in text.paragraphs if each.kind is kind]


@given(transcripts(), st.data())
def test_every_word_is_written_once_however_it_comes(
    entries: list[Entry], data: st.DataObject
) -> None:
    text, document = TranscriptText(), Document()
    n = 0
    while n < len(entries):
        n_growing = data.draw(st.integers(0, 2))
        following = [entry for entry in entries[n : n + 3] if isinstance(entry, Word)]
        document.write(
            text.update(TranscriptView(entries[:n], tuple(following[:n_growing])), LABELS)
        )
        n += data.draw(st.integers(1, 5))
    document.write(text.update(TranscriptView(entries), LABELS))
    assert document.certain == text.texts
    assert not any(document.growing)
    said = "".join(entry.text for entry in entries if isinstance(entry, Word))
    assert sorted(letters("".join(texts_of(text)))) == sorted(letters(said))
    for label in LABELS.values():
        own = [each.index for each in text.paragraphs if each.label == label]
        words = [i for i in own if text.paragraphs[i].kind is ParagraphKind.WORDS]
        source = next(source for source, each in LABELS.items() if each == label)
        of_source = [e.text for e in entries if isinstance(e, Word) and e.source == source]
        assert letters("".join(text.texts[i] for i in words)) == letters("".join(of_source))


@given(transcripts())
def test_what_has_grown_is_shown_as_long_as_it_grows(entries: list[Entry]) -> None:
    text, document = TranscriptText(), Document()
    growing = (Word("mic", " maybe", 1e6, 1e6 + 1),)
    document.write(text.update(TranscriptView(entries, growing), LABELS))
    assert [grown.strip() for grown in document.growing if grown] == ["maybe"]
    document.write(text.update(TranscriptView(entries), LABELS))
    assert not any(document.growing)


def test_a_pause_begins_a_paragraph() -> None:
    entries = [*spoken("one two"), *spoken("three", start_s=5.0)]
    text = TranscriptText()
    text.update(TranscriptView(entries), LABELS)
    assert text.texts == ["one two", "three"]
    assert [each.start_s for each in text.paragraphs] == [0.0, 5.0]
    assert [each.label for each in text.paragraphs] == ["You", "You"]


def test_two_who_speak_at_once_keep_a_paragraph_each() -> None:
    entries = sorted(
        [*spoken("a b c d"), *spoken("e f g h", "system", 0.1)], key=lambda word: word.start_s
    )
    text = TranscriptText()
    text.update(TranscriptView(entries), LABELS)
    assert text.texts == ["a b c d", "e f g h"]


def test_long_paragraphs_end_with_a_sentence() -> None:
    entries = spoken("This sentence has some words. " * 40)
    text = TranscriptText()
    text.update(TranscriptView(entries), LABELS)
    assert len(text.texts) > 3
    assert all(each.rstrip().endswith(".") for each in text.texts)
    assert max(map(len, text.texts)) < 250


def test_paragraphs_without_full_stops_end_too() -> None:
    text = TranscriptText()
    text.update(TranscriptView(spoken("word " * 500)), LABELS)
    assert len(text.texts) > 3
    assert max(map(len, text.texts)) < 620


def test_a_gap_of_all_sources_is_told_once_and_as_nobodys() -> None:
    gaps = [Gap("mic", 1.0, 6.0, "paused"), Gap("system", 1.0, 6.1, "paused")]
    text = TranscriptText()
    text.update(TranscriptView([*spoken("one"), *gaps]), LABELS)
    assert texts_of(text, ParagraphKind.GAP) == ["5 s not captured: paused"]
    assert [each.label for each in text.paragraphs] == ["You", ""]


def test_short_gaps_are_not_told_and_remarks_are() -> None:
    entries = [*spoken("one"), Gap("mic", 1.0, 1.3, "glitch"), Remark("", 2.0, "Look here.")]
    text = TranscriptText()
    text.update(TranscriptView(entries), LABELS)
    assert text.texts == ["one", "Look here."]


def test_another_session_goes_below_the_one_before() -> None:
    text, document = TranscriptText(), Document()
    assert text.begin_session("New session") == []
    growing = (Word("mic", " maybe", 1.0, 1.1),)
    document.write(text.update(TranscriptView(spoken("one"), growing), LABELS))
    document.write(text.begin_session("New session"))
    document.write(text.update(TranscriptView(spoken("two")), {"mic": "Me"}))
    assert document.certain == ["one", "New session", "two"]
    assert not any(document.growing)
    assert [each.label for each in text.paragraphs] == ["You", "", "Me"]

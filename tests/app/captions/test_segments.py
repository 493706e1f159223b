"""Grouping words to segments."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.segments import Segmenter, segments


def said(text: str, pause_s: float = 0.1, source: str = "mic", start_s: float = 0.0) -> list[Word]:
    """Words of 0.3 s each, cut before spaces, with a pause between them."""
    words = []
    for part in text.replace(" ", "\n ").strip("\n").split("\n"):
        words.append(Word(source, part, start_s, start_s + 0.3))
        start_s += 0.3 + pause_s
    return words


def texts(entries: list[Entry]) -> list[str]:
    return [segment.text for segment in segments(entries)]


def test_nothing_said_is_no_segment() -> None:
    assert segments([]) == []
    assert segments([Gap("mic", 0.0, 5.0, "paused"), Remark("", 1.0, "Moved.")]) == []


def test_a_pause_ends_a_segment() -> None:
    entries = [*said("one two"), *said(" three", start_s=2.2)]
    assert texts(entries) == ["one two", "three"]
    entries = [*said("one two"), *said(" three", start_s=2.1)]
    assert texts(entries) == ["one two three"]


@pytest.mark.parametrize(
    "text",
    ["Yes. No", "Yes! No", "Yes? No", "Yes… No", '"Yes." No', "«Yes!» No", "نعم؟ لا", "हाँ। नहीं"],
)
def test_a_sentence_with_a_small_pause_after_it_is_a_segment(text: str) -> None:
    first, second = text.split()
    assert texts([*said(text, pause_s=0.4)]) == [first, second]
    assert texts([*said(text, pause_s=0.1)]) == [text]


def test_sentences_without_spaces_end_too() -> None:
    words = [Word("mic", text, at, at + 0.2) for at, text in enumerate("はい。」")]
    words.append(Word("mic", "次", 4.0, 4.2))
    assert [segment.text for segment in segments(words)] == ["はい。」", "次"]


def test_a_number_or_a_mark_alone_ends_no_sentence() -> None:
    assert texts([*said("3.5 percent", pause_s=0.5)]) == ["3.5 percent"]
    words = [Word("mic", "Yes", 0.0, 0.3), Word("mic", ".", 0.8, 0.9), Word("mic", "!", 1.4, 1.5)]
    assert [segment.text for segment in segments(words)] == ["Yes.!"]


def test_a_long_segment_ends_with_its_sentence_though_nobody_pauses() -> None:
    long = " ".join(["word"] * 20) + "."
    assert texts([*said(f"{long} Next one", pause_s=0.0)]) == [long, "Next one"]


def test_even_without_full_stops_no_segment_goes_on_for_ever() -> None:
    found = segments(said(" ".join(["word"] * 1000), pause_s=0.0))
    assert max(len(segment.text) for segment in found) < 700


def test_a_gap_parts_segments_of_its_source_only() -> None:
    one, two = said("one two")
    gap = Gap("mic", 0.3, 0.4, "glitch")
    assert texts([one, gap, two]) == ["one", "two"]
    assert texts([one, Gap("system", 0.3, 0.4, "glitch"), two]) == ["one two"]


def test_speakers_take_turns() -> None:
    entries = [
        *said("how are you"),
        *said(" fine", source="system", start_s=1.3),
        *said(" great", start_s=1.9),
    ]
    assert texts(entries) == ["how are you", "fine", "great"]


def test_speakers_at_once_keep_a_segment_each() -> None:
    mine, theirs = said("a b c d"), said("e f g h", source="system", start_s=0.2)
    entries: list[Entry] = [word for pair in zip(mine, theirs, strict=True) for word in pair]
    assert texts(entries) == ["a b c d", "e f g h"]


ENTRIES = st.lists(
    st.tuples(
        st.sampled_from(["word", "word", "word", "gap", "remark"]),
        st.sampled_from(["mic", "system"]),
        st.sampled_from([" a", " b.", "。", "」", "", " ", "\n", "🇩🇪", ' c."', " d" * 50]),
        st.sampled_from([0.0, 0.1, 0.4, 0.6, 1.6]),
    )
).map(lambda drawn: [made(*values, number) for number, values in enumerate(drawn)])


def made(kind: str, source: str, text: str, pause_s: float, number: int) -> Entry:
    start_s = number * 0.4 + pause_s
    if kind == "word":
        return Word(source, text, start_s, start_s + 0.3)
    if kind == "gap":
        return Gap(source, start_s, start_s + 1.0, "paused")
    return Remark(source, start_s, "Moved.")


@given(entries=ENTRIES, data=st.data())
def test_by_and_by_is_the_same_as_all_at_once(entries: list[Entry], data: st.DataObject) -> None:
    segmenter = Segmenter()
    found = []
    left = entries
    while left:
        n_entries = data.draw(st.integers(1, len(left)))
        found += segmenter.push(left[:n_entries])
        left = left[n_entries:]
    found += segmenter.finish()
    assert sorted(found, key=lambda segment: segment.start_s) == segments(entries)


@given(entries=ENTRIES)
def test_no_word_is_lost_and_the_order_is_kept(entries: list[Entry]) -> None:
    segmenter = Segmenter()
    found = segmenter.push(entries) + segmenter.finish()
    for source in ("mic", "system"):
        kept = [word for segment in found if segment.source == source for word in segment.words]
        assert kept == [
            word for word in entries if isinstance(word, Word) and word.source == source
        ]
        assert all({word.source for word in segment.words} == {segment.source} for segment in found)

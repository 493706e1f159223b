"""Cues as readers want them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Word
from app.captions.export import ExportOptions
from app.captions.export.cue import Cue
from app.captions.export.excerpt import excerpt_of
from app.captions.export.subrip import SubRip
from app.captions.export.webvtt import WebVtt
from app.captions.export.widths import display_width
from tests.app.captions.export.transcripts import BOTH, LABELS, each_character, session_of, spoken


def cues_of(entries: list[Entry], sources: tuple[str, ...] = ("mic",)) -> list[Cue]:
    entries = sorted(entries, key=lambda entry: entry.start_s)
    return WebVtt().cues(excerpt_of(session_of(entries, sources), ExportOptions()))


def texts(cues: list[Cue]) -> list[list[str]]:
    return [[line.text for line in cue.lines] for cue in cues]


_VOCABULARY = ("I", "so", "captions", "people", "unbelievable", "reading,", "speak.", "why?", "the")


@st.composite
def speech(draw: st.DrawFn, source: str, word_s: tuple[float, float]) -> list[Word]:
    """Words as people speak them: of lengths that fit their letters, with pauses now and then."""
    words = []
    now_s = draw(st.floats(0, 3))
    for text in draw(st.lists(st.sampled_from(_VOCABULARY), min_size=1, max_size=60)):
        length_s = draw(st.floats(*word_s)) + 0.03 * len(text)
        words.append(Word(source, " " + text, now_s, now_s + length_s))
        now_s += length_s + draw(st.sampled_from([0.0, 0.02, 0.05, 0.3, 0.8, 2.0]))
    return words


@settings(deadline=None)
@given(speech("mic", (0.08, 0.3)))
def test_one_speaker_is_within_all_limits(words: list[Word]) -> None:
    cues = cues_of([*words])
    starts_ms = {round(1000 * word.start_s) for word in words}
    ends_ms = [round(1000 * word.end_s) for word in words]
    for cue in cues:
        assert 1 <= len(cue.lines) <= 2
        assert all(display_width(line.text) <= 42 for line in cue.lines)
        assert 1000 <= cue.end_ms - cue.start_ms <= 7000
        last_end_ms = max(end for end in ends_ms if end <= cue.end_ms + 1 or end == min(ends_ms))
        assert cue.end_ms <= max(last_end_ms + 1500, cue.start_ms + 1000) + 1
        assert any(cue.start_ms - 1500 <= start <= cue.start_ms for start in starts_ms)
    for cue, following in pairwise(cues):
        assert cue.end_ms + 80 <= following.start_ms


@settings(deadline=None)
@given(speech("mic", (0.08, 0.3)), speech("system", (0.08, 0.3)))
def test_two_speakers_at_once_are_within_all_limits(mine: list[Word], others: list[Word]) -> None:
    excerpt = excerpt_of(session_of([*mine, *others], BOTH), ExportOptions())
    cues = SubRip().cues(excerpt)
    for cue in cues:
        assert 1 <= len(cue.lines) <= 2
        labelled = set()
        for line in cue.lines:
            label = "" if line.source in labelled else f"{LABELS[line.source]}: "
            assert display_width(label + line.text) <= 42
            labelled.add(line.source)
        assert 0 < cue.end_ms - cue.start_ms <= 7000
    for cue, following in pairwise(cues):
        assert cue.end_ms <= following.start_ms
    too_short = [cue for cue in cues if cue.end_ms - cue.start_ms < 1000]
    assert len(too_short) <= len(cues) / 3


def test_sentences_are_kept_together() -> None:
    text = "We have to talk about the budget. It is too small for what we want to do next year."
    assert [" ".join(lines) for lines in texts(cues_of([*spoken(text)]))] == [
        "We have to talk about the budget.",
        "It is too small for what we want to do next year.",
    ]


def test_lines_are_balanced_and_break_after_punctuation() -> None:
    text = "When the others have come, we will begin with it."
    (cue,) = texts(cues_of([*spoken(text, word_s=0.25)]))
    assert cue == ["When the others have come,", "we will begin with it."]


def test_pause_is_kept() -> None:
    cues = cues_of([*spoken("one two", 1.0), *spoken("three", 8.0)])
    assert texts(cues) == [["one two"], ["three"]]
    assert [(cue.start_ms, cue.end_ms) for cue in cues] == [(1000, 2000), (8000, 9000)]


def test_fast_speech_is_shown_into_the_pause_after_it() -> None:
    words = spoken("nobody can possibly read so much of it so quickly", 1.0, 0.1)
    (cue,) = cues_of([*words, *spoken("later", 20.0)])[:1]
    last_end_ms = round(1000 * words[-1].end_s)
    assert cue.end_ms - cue.start_ms == pytest.approx(1000 * 49 / 20)
    assert cue.end_ms > last_end_ms


def test_no_cue_bridges_a_gap() -> None:
    words = [*spoken("one two", 1.0), *spoken("three four", 3.2)]
    cues = cues_of([*words, Gap("mic", 1.6, 3.2, "paused")])
    assert texts(cues) == [["one two"], ["three four"]]


def test_chinese_takes_two_columns_and_no_line_begins_with_punctuation() -> None:
    text = "我们今天要讨论的是，怎样把声音变成文字。" * 5  # noqa: RUF001
    cues = texts(cues_of([*each_character(text)]))
    for line in [line for cue in cues for line in cue]:
        assert display_width(line) <= 42
        assert line[0] not in "，。"  # noqa: RUF001
    assert max(len(line) for cue in cues for line in cue) > 15


def test_speakers_at_once_share_a_cue() -> None:
    mine = spoken("I think that we should go there now", 0.0)
    others = spoken("yes I agree", 0.5, source="system")
    (cue,) = cues_of([*mine, *others], BOTH)
    assert [(line.source, line.text) for line in cue.lines] == [
        ("mic", "I think that we should go there now"),
        ("system", "yes I agree"),
    ]


def test_speakers_in_turn_have_cues_of_their_own() -> None:
    mine = spoken("How was the journey to the sea?", 0.0)
    others = spoken("Quite long, as it always is.", 3.0, source="system")
    cues = cues_of([*mine, *others], BOTH)
    assert [[line.source for line in cue.lines] for cue in cues] == [["mic"], ["system"]]


def test_word_wider_than_a_line_is_divided_between_clusters() -> None:
    family = "👩‍👩‍👧‍👦"
    cues = texts(cues_of([Word("mic", family * 50, 0.0, 10.0)]))
    lines = [line for cue in cues for line in cue]
    assert "".join(lines) == family * 50
    assert all(line == family * (len(line) // len(family)) for line in lines)
    assert all(display_width(line) <= 42 for line in lines)

"""Joining pieces to words."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st
from uniseg.graphemecluster import grapheme_clusters

from app.captions.entries import Word
from app.captions.joining import WordJoiner
from engine import TextPiece

PIECES = [
    TextPiece(" twen", 0.5, 1.0),
    TextPiece("ty", 0.5, 1.0),
    TextPiece(" one", 1.0, 1.4),
    TextPiece(" two", 1.4, 2.0),
    TextPiece("-three", 1.4, 2.0),
]
WORDS = [
    Word("mic", " twenty", 0.5, 1.0),
    Word("mic", " one", 1.0, 1.4),
    Word("mic", " two-three", 1.4, 2.0),
]
TIMES = st.floats(-5, 5)
EMOJI = [
    "👩\u200d👩\u200d👧",
    "👍🏽",
    "🇩🇪🇫🇷",
    "❤\ufe0f",
    "e\u0301\u0323",
    "क्षि",
    "1\ufe0f\u20e3",
    "각",
]


def joined(pieces: list[TextPiece]) -> list[Word]:
    joiner = WordJoiner("mic", delay_s=0.48)
    return [*joiner.push(pieces, heard_s=0.0), *joiner.flush()]


@given(cuts=st.lists(st.integers(0, len(PIECES)), max_size=4))
def test_every_cut_gives_the_same_words(cuts: list[int]) -> None:
    joiner = WordJoiner("mic", delay_s=0.48)
    edges = [0, *sorted(cuts), len(PIECES)]
    words = []
    for begin, end in itertools.pairwise(edges):
        words += joiner.push(PIECES[begin:end], heard_s=0.0)
    assert [*words, *joiner.flush()] == WORDS


def test_a_word_is_given_out_when_no_further_part_can_come() -> None:
    joiner = WordJoiner("mic", delay_s=0.48)
    assert joiner.push(PIECES[:2], heard_s=1.5) == []
    assert joiner.push([], heard_s=1.8) == []
    assert joiner.held == WORDS[0]
    assert joiner.push([], heard_s=1.9) == WORDS[:1]
    assert joiner.held is None
    assert joiner.flush() == []


def test_a_longer_delay_asks_for_more_patience() -> None:
    joiner = WordJoiner("mic", delay_s=0.48)
    joiner.push(PIECES[:2], heard_s=1.5)
    joiner.delay_s = 2.4
    assert joiner.push([], heard_s=3.7) == []
    assert joiner.push([], heard_s=3.9) == WORDS[:1]


@given(
    texts=st.lists(st.sampled_from([*EMOJI, *" ab。", "", "\u200d", "\u0301", "\r", "\n"])),
    data=st.data(),
)
def test_no_word_begins_inside_a_character(texts: list[str], data: st.DataObject) -> None:
    whole = "".join(texts)
    cuts = data.draw(st.sets(st.integers(0, len(whole))))
    edges = sorted({0, len(whole), *cuts})
    pieces = [
        TextPiece(whole[begin:end], float(number), number + 1.0)
        for number, (begin, end) in enumerate(itertools.pairwise(edges))
    ]
    words = joined(pieces)
    assert "".join(word.text for word in words) == whole
    assert [c for word in words for c in grapheme_clusters(word.text)] == list(
        grapheme_clusters(whole)
    )


@given(pieces=st.lists(st.builds(TextPiece, st.text(max_size=3), TIMES, TIMES)))
def test_whatever_the_times_they_never_go_back_and_no_text_is_lost(
    pieces: list[TextPiece],
) -> None:
    words = joined(pieces)
    assert "".join(word.text for word in words) == "".join(piece.text for piece in pieces)
    times = [time_s for word in words for time_s in (word.start_s, word.end_s)]
    assert times == sorted(times)

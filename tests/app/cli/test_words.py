"""Joining pieces to words."""

from __future__ import annotations

import itertools

from hypothesis import given
from hypothesis import strategies as st

from app.cli.words import WordJoiner
from engine import TextPiece

PIECES = [
    TextPiece(" twen", 0.5, 1.0),
    TextPiece("ty", 0.5, 1.0),
    TextPiece(" one", 1.0, 1.4),
    TextPiece(" two", 1.4, 2.0),
    TextPiece("-three", 1.4, 2.0),
]
WORDS = [
    TextPiece(" twenty", 0.5, 1.0),
    TextPiece(" one", 1.0, 1.4),
    TextPiece(" two-three", 1.4, 2.0),
]


@given(cuts=st.lists(st.integers(0, len(PIECES)), max_size=4))
def test_every_cut_gives_the_same_words(cuts: list[int]) -> None:
    joiner = WordJoiner(delay_s=0.48)
    edges = [0, *sorted(cuts), len(PIECES)]
    words = []
    for begin, end in itertools.pairwise(edges):
        words += joiner.push(PIECES[begin:end], heard_s=0.0)
    assert [*words, *joiner.flush()] == WORDS


def test_a_word_is_given_out_when_no_further_part_can_come() -> None:
    joiner = WordJoiner(delay_s=0.48)
    assert joiner.push(PIECES[:2], heard_s=1.5) == []
    assert joiner.push([], heard_s=1.8) == []
    assert joiner.push([], heard_s=1.9) == WORDS[:1]
    assert joiner.flush() == []

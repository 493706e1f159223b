"""Words and times made fit for files."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.captions.entries import Word
from app.captions.export.cleaning import clean_text, clean_words

_TIMES = st.floats(allow_nan=True, allow_infinity=True)
_WORDS = st.lists(st.builds(Word, st.just("mic"), st.text(max_size=8), _TIMES, _TIMES))


@pytest.mark.parametrize(
    ("text", "clean"),
    [
        (" one\n\n2\r\nthree", " one 2 three"),
        ("a\x00\x1b[31mb\x85c\u2028d\u2029e", "a [31mb c d e"),
        ("wide\u3000 space", "wide space"),
        ("Bonjour\u00a0!", "Bonjour\u00a0!"),
        ("half \ud83d", "half \ufffd"),
    ],
)
def test_text_is_on_one_line(text: str, clean: str) -> None:
    assert clean_text(text) == clean


def test_word_without_text_leaves_its_space() -> None:
    words = [Word("mic", text, i, i + 1) for i, text in enumerate(["one", " \n", "two", "", "!"])]
    assert [word.text for word in clean_words(words)] == ["one", " two", "!"]


@given(_WORDS)
def test_times_never_go_back(words: list[Word]) -> None:
    cleaned = clean_words(words)
    for word in cleaned:
        assert math.isfinite(word.start_s)
        assert 0 <= word.start_s <= word.end_s < math.inf
    for word, following in pairwise(cleaned):
        assert word.end_s <= following.start_s


@given(_WORDS)
def test_no_letter_is_lost(words: list[Word]) -> None:
    before = clean_text("".join(word.text for word in words))
    after = clean_text("".join(word.text for word in clean_words(words)))
    assert after.split() == before.split()

"""The tokens a measured engine writes."""

from __future__ import annotations

from itertools import pairwise

from engine.benchmark.script import BLANK_SHARE, speech_tokens

BLANK, WORD, VOCABULARY = 32, 33, 1_000


def test_two_of_three_are_blanks_as_in_speech() -> None:
    tokens = speech_tokens(20_000, BLANK, WORD, VOCABULARY)
    assert len(tokens) == 20_000
    assert abs(tokens.count(BLANK) / len(tokens) - BLANK_SHARE) < 0.02
    assert max(tokens) < VOCABULARY


def test_text_follows_the_mark_of_a_word() -> None:
    tokens = speech_tokens(5_000, BLANK, WORD, VOCABULARY)
    for token, following in pairwise(tokens):
        if token == WORD:
            assert following > WORD
        if following > WORD:
            assert token >= WORD


def test_the_script_is_the_same_every_time() -> None:
    assert speech_tokens(500, BLANK, WORD, VOCABULARY) == speech_tokens(
        500, BLANK, WORD, VOCABULARY
    )

"""Where lines may begin."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uniseg.linebreak import line_break_boundaries

from app.captions.export.break_places import break_places

_WORDS = (
    "Hello",
    "3.5",
    "it's",
    "well-known",
    "字",
    "語",
    "ねえ",
    "שלום",
    "كيف",
    "👍🏽",
    "🇩🇪",
    "a/b",
)
_MARKS = ("«", "»", "!", "...", "(", ")", "。", "」", "\N{EM DASH}", "no,", "$5", "%", "\u00a0")
_SPEECH = st.lists(st.sampled_from([*_WORDS, *_MARKS, *" " * 9]), max_size=12).map("".join)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", [""]),
        ("one", ["one"]),
        ("one two. Three", ["one ", "two. ", "Three"]),
        ("don't, 3.5 \N{EM DASH} so", ["don't, ", "3.5 ", "\N{EM DASH} ", "so"]),
        ("« Bonjour ! » dit-il", ["« Bonjour ! » ", "dit-", "il"]),
        ("我们。你好", ["我", "们。", "你", "好"]),
        ("「字」幕", ["「字」", "幕"]),
    ],
)
def test_examples(text: str, parts: list[str]) -> None:
    bounds = [0, *break_places(text), len(text)]
    assert [text[a:b] for a, b in pairwise(bounds)] == parts


@given(st.one_of(_SPEECH, st.text(max_size=20)).map(lambda text: " ".join(text.split(" "))))
def test_cutting_the_text_before_changes_nothing(text: str) -> None:
    text = text.replace("\n", " ")
    assert break_places(text) == [p for p in line_break_boundaries(text) if 0 < p < len(text)]

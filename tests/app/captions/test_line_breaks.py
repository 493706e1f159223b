"""Breaking lines."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uniseg.graphemecluster import grapheme_cluster_boundaries
from uniseg.linebreak import line_break_boundaries

from app.captions.graphemes import one_line
from app.captions.line_breaks import break_offsets, fill, units

TEXT = st.one_of(
    st.text("aé Я3.,'!:", max_size=15),
    st.text("ab  .,!-\"'(3これ。、」「🇩🇪👩\u200d\u0301אب", max_size=15),
    st.text(max_size=8),
).map(one_line)


def filled(text: str, width: int, line: str = "") -> list[str]:
    return fill(line, text, lambda shown: len(shown) <= width)


@given(text=TEXT)
def test_lines_may_end_where_the_standard_says(text: str) -> None:
    assert list(break_offsets(text)) == list(line_break_boundaries(text))


def test_every_plain_letter_breaks_like_a_letter() -> None:
    for code in [*range(ord("0"), 0x2B0), *range(0x410, 0x450)]:
        text = f"a{chr(code)}1 {chr(code)}b"
        assert list(break_offsets(text)) == list(line_break_boundaries(text)), hex(code)


@given(text=TEXT)
def test_units_are_the_text(text: str) -> None:
    assert "".join(units(text)) == text


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("the quick brown fox", 10, ["the quick ", "brown fox"]),
        ("これは「テスト」です。はい。", 7, ["これは「テス", "ト」です。は", "い。"]),
        ("שלום עולם טוב", 9, ["שלום עולם ", "טוב"]),
        ("incomprehensibilities", 8, ["incompre", "hensibil", "ities"]),
        (
            "a 👩\u200d👩\u200d👧👩\u200d👩\u200d👧",
            5,
            ["a ", "👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"],
        ),
        ("ab", 0, ["a", "b"]),
        ("", 5, [""]),
        ("  a", 5, ["a"]),
    ],
)
def test_lines_are_filled(text: str, width: int, lines: list[str]) -> None:
    assert filled(text, width) == lines


def test_what_does_not_fit_behind_a_line_begins_the_next() -> None:
    assert filled("world", 10, line="hello ") == ["", "world"]
    assert filled(" big world", 10, line="hello") == [" big ", "world"]


@given(text=TEXT, width=st.integers(-1, 12), line=TEXT)
def test_filling_loses_nothing_and_keeps_to_the_width(text: str, width: int, line: str) -> None:
    first, *further = filled(text, width, line)
    lines = [line + first, *further]
    assert "".join("".join(lines).split()) == "".join((line + text).split())
    boundaries = set(grapheme_cluster_boundaries(text))
    at = text.index(first) + len(first)
    for shown in further:
        at = text.index(shown, at)
        assert at in boundaries
        assert shown.strip()
        assert not shown.startswith(" ")
        is_one_cluster = len([*grapheme_cluster_boundaries(shown.strip())]) == 2
        assert len(shown.strip()) <= width or is_one_cluster
        at += len(shown)

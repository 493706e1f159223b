"""How wide text is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.captions.export.widths import cut_to_width, display_width, prefix_widths


@pytest.mark.parametrize(
    ("text", "width"),
    [
        ("", 0),
        ("abc", 3),
        ("naïve", 5),
        ("e\u0301", 1),
        ("字幕", 4),
        ("한국", 4),
        ("Ａ", 2),  # noqa: RUF001
        ("שָׁלוֹם", 4),
        ("👩‍👩‍👧‍👦", 2),
        ("👍🏽", 2),
        ("🇩🇪🇫🇷", 4),
        ("❤️", 2),
    ],
)
def test_examples(text: str, width: int) -> None:
    assert display_width(text) == width


@given(st.text())
def test_prefixes_grow_to_the_whole(text: str) -> None:
    widths = prefix_widths(text)
    assert len(widths) == len(text) + 1
    assert widths == sorted(widths)
    assert (widths[0], widths[-1]) == (0, display_width(text))


@given(st.text(), st.integers(2, 50))
def test_shortened_text_fits_and_is_the_beginning(text: str, width: int) -> None:
    short = cut_to_width(text, width)
    assert display_width(short) <= width
    if display_width(text) > width:
        assert short.endswith("…")
        assert text.startswith(short[:-1])
    else:
        assert short == text

"""Numbers in the user's language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.wording import localised, number


def german(context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    assert (context, text) == ("Numbers", ".")
    return ","


@pytest.mark.parametrize(
    ("value", "n_decimals", "text"),
    [(0.62, 1, "0,6"), (-1.25, 2, "-1,25"), (12.0, 0, "12"), (48_000.5, 1, "48000,5")],
)
def test_numbers_have_the_users_decimal_point(value: float, n_decimals: int, text: str) -> None:
    assert number(value, n_decimals, german) == text


@pytest.mark.parametrize(
    ("figures", "text"),
    [
        ("0.62 s (95 %: 0.90 s)", "0,62 s (95 %: 0,90 s)"),
        ("unknown (≤ 1.5 GiB)", "unknown (≤ 1,5 GiB)"),
        ("Ends here. 3 more.", "Ends here. 3 more."),
    ],
)
def test_only_decimals_are_changed(figures: str, text: str) -> None:
    assert localised(figures, german) == text


@given(st.floats(-1e9, 1e9), st.integers(0, 3))
def test_english_is_as_python_writes_it(value: float, n_decimals: int) -> None:
    assert number(value, n_decimals) == f"{value:.{n_decimals}f}"

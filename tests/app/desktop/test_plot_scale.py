"""Round numbers for scales."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.plot_scale import tick_words, ticks


@given(st.floats(1e-6, 1e9), st.integers(1, 10))
def test_ticks_are_even_round_and_reach_just_far_enough(largest: float, n_most: int) -> None:
    values = ticks(largest, n_most)
    assert values[0] == 0
    assert len(values) <= n_most + 1
    assert values[-1] >= largest * (1 - 1e-6)
    assert values[-2] < largest
    distance = values[1]
    assert values == pytest.approx([number * distance for number in range(len(values))])
    mantissa = distance / 10 ** math.floor(math.log10(distance) + 1e-9)
    assert min(abs(mantissa - digit) for digit in (1, 2, 5, 10)) < 1e-6


@pytest.mark.parametrize("nothing", [0.0, -3.0, math.inf, math.nan])
def test_a_scale_for_nothing(nothing: float) -> None:
    assert ticks(nothing, 2) == [0.0, 0.5, 1.0]


def test_labels_say_no_more_than_needed() -> None:
    assert [tick_words(value) for value in ticks(0.5, 5)] == [
        "0",
        "0.1",
        "0.2",
        "0.3",
        "0.4",
        "0.5",
    ]
    assert tick_words(20_000.0) == "20000"

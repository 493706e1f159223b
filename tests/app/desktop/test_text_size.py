"""Larger and smaller captions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.desktop.text_size import larger, smaller
from app.settings.model import Appearance


@given(st.integers(8, 96))
def test_steps_stay_within_what_can_be_set(points: int) -> None:
    appearance = Appearance(font_points=points)
    assert points <= larger(appearance).font_points <= 96
    assert 8 <= smaller(appearance).font_points <= points
    assert larger(appearance).font_points > points or points == 96
    assert smaller(appearance).font_points < points or points == 8
    assert smaller(larger(appearance)).font_points <= points

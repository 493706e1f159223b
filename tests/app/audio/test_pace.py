"""The playing speed of recordings."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio.pace import RealTime, Unpaced


@given(
    begin_s=st.floats(0, 1e6),
    asked_s=st.lists(st.floats(0.001, 4.0), min_size=1, max_size=50),
)
def test_real_time_has_no_drift(begin_s: float, asked_s: list[float]) -> None:
    pace = RealTime()
    pace.begin(0, begin_s)
    now_s = begin_s
    for step_s in asked_s:
        now_s += step_s
        due = pace.due_position(now_s)
        played = (now_s - begin_s) * 16_000
        assert played - pace.STEP_SAMPLES - 1 < due <= played + 1
        assert due % pace.STEP_SAMPLES == 0


@given(position=st.integers(0, 1_000_000), begin_s=st.floats(0, 1e5))
def test_after_waiting_the_next_step_is_due(position: int, begin_s: float) -> None:
    pace = RealTime()
    pace.begin(position, begin_s)
    wait_s = pace.wait_s(position, begin_s)
    assert 0 < wait_s <= 0.0401
    assert pace.due_position(begin_s + wait_s + 1e-6) > position


def test_playing_goes_on_where_a_long_stall_stopped_it() -> None:
    pace = RealTime()
    pace.begin(0, 100.0)
    assert pace.due_position(101.0) == 16_000
    assert pace.due_position(5_000.0) == 16_000
    assert pace.due_position(5_001.0) == 32_000


def test_unpaced_is_always_due() -> None:
    pace = Unpaced()
    pace.begin(5, 1.0)
    assert pace.due_position(1.0) == math.inf
    assert pace.wait_s(5, 1.0) == pytest.approx(0.0)

"""The work of capturing, compared with the sound."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE
from app.session.workload import Workload


@given(st.floats(0.0, 0.1), st.integers(100, 16_000))
def test_tells_the_work_for_80_ms(share: float, n_samples: int) -> None:
    workload = Workload()
    for _ in range(3 * SAMPLE_RATE // n_samples + 1):
        workload.add_sound(n_samples)
        workload.add_work(share * n_samples / SAMPLE_RATE)
    assert workload.work_ms == pytest.approx(80 * share)


def test_knows_nothing_in_the_first_second() -> None:
    workload = Workload()
    workload.add_sound(SAMPLE_RATE - 1)
    workload.add_work(0.01)
    assert workload.work_ms == 0.0


def test_forgets_what_was_long_ago() -> None:
    workload = Workload()
    for work_s in (0.1, 0.02):
        workload.add_sound(SAMPLE_RATE)
        workload.add_work(work_s)
    assert workload.work_ms == pytest.approx(80 * 0.02)

"""How long after its sound a word was shown."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.session.latency import LatencyWindow
from app.session.snapshot import Latency


def test_nothing_before_the_first_word() -> None:
    assert LatencyWindow().summary() == Latency(0.0, 0.0, 0)


@given(st.lists(st.floats(0.0, 60.0), min_size=1, max_size=80))
def test_median_and_95th_percentile_of_the_last_words(latencies_s: list[float]) -> None:
    window = LatencyWindow(window_s=49.5)
    for second, latency_s in enumerate(latencies_s):
        window.add(latency_s, float(second))
    last = latencies_s[-50:]
    summary = window.summary()
    assert summary.n_words == len(last)
    assert summary.median_s == pytest.approx(np.percentile(last, 50, method="lower"))
    assert summary.p95_s == pytest.approx(np.percentile(last, 95, method="lower"))

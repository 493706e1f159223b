"""Resampling block by block."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio.resampling import Resampler

_NOISE = np.random.default_rng(0).normal(0, 0.1, 12_000).astype(np.float32)


@given(
    rate_hz=st.sampled_from([8_000, 16_000, 44_100, 48_000]),
    cuts=st.lists(st.integers(0, len(_NOISE)), max_size=8),
)
def test_every_cut_gives_the_same_samples(rate_hz: int, cuts: list[int]) -> None:
    whole = Resampler(rate_hz)
    expected = np.concatenate([whole.resample(_NOISE), whole.flush()])
    cut = Resampler(rate_hz)
    parts = [cut.resample(part) for part in np.split(_NOISE, sorted(cuts))]
    np.testing.assert_array_equal(np.concatenate([*parts, cut.flush()]), expected)


@pytest.mark.parametrize("rate_hz", [1, 100, 4_000, 384_000])
def test_odd_rates_keep_the_length(rate_hz: int) -> None:
    resampler = Resampler(rate_hz)
    n_samples = max(1, rate_hz // 2)
    parts = [resampler.resample(np.zeros(n_samples, np.float32)), resampler.flush()]
    assert sum(map(len, parts)) == pytest.approx(16_000 * n_samples / rate_hz, abs=1)

"""Frames of any rate and channels to 16 kHz mono, at their true time."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.audio import AudioError
from app.audio.conversion import Conversion
from tests.app.recordings import tone

_RATES_HZ = [8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000, 192_000]


@pytest.mark.parametrize("rate_hz", _RATES_HZ)
@pytest.mark.parametrize("n_channels", [1, 2, 32])
def test_sound_keeps_its_time_and_shape(rate_hz: int, n_channels: int) -> None:
    times_s = np.arange(rate_hz) / rate_hz
    bump = np.exp(-(((times_s - 0.4) / 0.002) ** 2)).astype(np.float32)
    conversion = Conversion(rate_hz, n_channels)
    out = [conversion.convert(np.tile(bump[:, None], n_channels)), conversion.flush()]
    samples = np.concatenate(out)
    expected = np.exp(-(((np.arange(16_000) / 16_000 - 0.4) / 0.002) ** 2))
    assert samples.dtype == np.float32
    np.testing.assert_allclose(samples, expected, atol=2e-3)


@settings(max_examples=40)
@given(
    rate_hz=st.sampled_from(_RATES_HZ),
    n_channels=st.integers(1, 8),
    cuts=st.lists(st.integers(0, 9_000), max_size=8),
    spoiled=st.integers(0, 8_999),
)
def test_every_cut_gives_the_same_samples(
    rate_hz: int, n_channels: int, cuts: list[int], spoiled: int
) -> None:
    frames = np.random.default_rng(2).normal(0, 0.1, (9_000, n_channels)).astype(np.float32)
    frames[: 1_000 * n_channels, -1] = 0.0
    frames[spoiled] = np.nan
    whole = Conversion(rate_hz, n_channels)
    expected = np.concatenate([whole.convert(frames), whole.flush()])
    cut = Conversion(rate_hz, n_channels)
    parts = [cut.convert(part) for part in np.split(frames, sorted(cuts))]
    np.testing.assert_array_equal(np.concatenate([*parts, cut.flush()]), expected)
    assert np.isfinite(expected).all()
    assert cut.n_unusable == whole.n_unusable == n_channels
    assert len(expected) == pytest.approx(9_000 * 16_000 / rate_hz, abs=1)


def test_nothing_of_before_a_flush_sounds_after_it() -> None:
    frames = tone(0.5, 48_000)[:, None]
    conversion = Conversion(48_000, 1)
    first = np.concatenate([conversion.convert(frames), conversion.flush()])
    second = np.concatenate([conversion.convert(frames), conversion.flush()])
    np.testing.assert_array_equal(first, second)
    assert len(first) == 8_000
    assert len(conversion.flush()) == 0


def test_what_is_held_back_is_little() -> None:
    for rate_hz in _RATES_HZ:
        conversion = Conversion(rate_hz, 1)
        n_ready = len(conversion.convert(np.zeros((rate_hz, 1), np.float32)))
        assert 16_000 - n_ready <= 0.12 * 16_000


@pytest.mark.parametrize(("rate_hz", "channels"), [(0, 1), (-1, 1), (48_000, 0)])
def test_a_format_that_is_none(rate_hz: int, channels: int) -> None:
    with pytest.raises(AudioError, match=f"{channels} channels and {rate_hz} frames a second"):
        Conversion(rate_hz, channels)

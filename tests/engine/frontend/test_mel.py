"""The filterbank against transformers' own and against published values."""

import numpy as np
import pytest
from transformers.audio_utils import mel_filter_bank

from engine.checkpoint.config import FrontendConfig
from engine.frontend import mel_band_edges_hz, mel_filterbank


@pytest.mark.parametrize(
    "config",
    [
        FrontendConfig(),
        FrontendConfig(n_mels=80),
        FrontendConfig(sampling_rate=8000, n_mels=40, window_samples=200, hop_samples=80),
        FrontendConfig(n_mels=24, window_samples=512),
    ],
)
def test_filterbank_is_transformers_own(config: FrontendConfig) -> None:
    reference = mel_filter_bank(
        num_frequency_bins=config.window_samples // 2 + 1,
        num_mel_filters=config.n_mels,
        min_frequency=0.0,
        max_frequency=config.sampling_rate / 2,
        sampling_rate=config.sampling_rate,
        norm="slaney",
        mel_scale="slaney",
    )
    np.testing.assert_array_equal(mel_filterbank(config), reference.astype(np.float32))


def test_filterbank_of_the_model() -> None:
    filters = mel_filterbank(FrontendConfig())
    assert filters.shape == (201, 128)
    assert filters.dtype == np.float32
    assert filters.sum() == pytest.approx(3.1909855285, abs=1e-6)
    assert filters.max() == filters[7, 11] == pytest.approx(0.0416817493, abs=1e-9)
    assert np.flatnonzero(filters[:, 0]).tolist() == [1]
    assert filters[1, 0] == pytest.approx(0.01237399, abs=1e-8)
    assert filters[6:8, 10] == pytest.approx([0.01128918, 0.0010848], abs=1e-8)
    assert filters[41:43, 63] == pytest.approx([0.00693138, 0.01793505], abs=1e-8)
    assert np.flatnonzero(filters[:, 127]).tolist() == list(range(191, 200))


def test_edges_are_linear_below_1_khz_and_logarithmic_above() -> None:
    edges_hz = mel_band_edges_hz(FrontendConfig())
    assert edges_hz.shape == (130,)
    assert edges_hz[0] == 0.0
    assert edges_hz[-1] == pytest.approx(8000.0)
    linear = edges_hz[edges_hz < 1000.0]
    logarithmic = edges_hz[edges_hz > 1000.0]
    np.testing.assert_allclose(np.diff(linear), linear[1])
    steps = np.diff(np.log(logarithmic))
    np.testing.assert_allclose(steps, steps[0])

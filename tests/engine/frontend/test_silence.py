"""What counts as silence, from a token's mel frames alone."""

import math

import numpy as np
import numpy.typing as npt
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.checkpoint.config import FrontendConfig
from engine.frontend import LogMelStream, SilenceDetector

CONFIG = FrontendConfig()
N_TOKENS = 4
N_SAMPLES = N_TOKENS * 1280 + 40


def _tokens(samples: npt.NDArray[np.float64]) -> list[torch.Tensor]:
    """Return the tokens of a signal that lie wholly inside it."""
    stream = LogMelStream(CONFIG)
    stream.push(samples.astype(np.float32))
    return list(stream.take(N_TOKENS).view(N_TOKENS, 8, 128))[1:]


def _white_noise(seed: int, level_dbfs: float) -> npt.NDArray[np.float64]:
    noise = np.random.default_rng(seed).standard_normal(N_SAMPLES)
    return noise * 10 ** (level_dbfs / 20)


def _tone(frequency_hz: float, level_dbfs: float) -> npt.NDArray[np.float64]:
    tone = math.sqrt(2) * np.sin(2 * np.pi * frequency_hz * np.arange(N_SAMPLES) / 16_000)
    return tone * 10 ** (level_dbfs / 20)


@settings(max_examples=40, deadline=None)
@given(st.floats(300, 7500), st.floats(-62, -3))
def test_the_level_of_a_tone_is_its_root_mean_square(frequency_hz: float, level: float) -> None:
    detector = SilenceDetector(CONFIG)
    for token in _tokens(_tone(frequency_hz, level)):
        assert detector.level_dbfs(token) == pytest.approx(level, abs=1.0)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32 - 1), st.floats(-55, -5))
def test_the_level_of_noise_is_its_root_mean_square(seed: int, level: float) -> None:
    detector = SilenceDetector(CONFIG)
    for token in _tokens(_white_noise(seed, level)):
        assert detector.level_dbfs(token) == pytest.approx(level, abs=1.5)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32 - 1), st.floats(300, 7500), st.floats(-120, -71))
def test_below_70_dbfs_is_silence(seed: int, frequency_hz: float, level: float) -> None:
    detector = SilenceDetector(CONFIG)
    for signal in (_white_noise(seed, level), _tone(frequency_hz, level)):
        assert all(detector.token_is_silent(token) for token in _tokens(signal))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32 - 1), st.floats(300, 7500), st.floats(-66, -3))
def test_above_66_dbfs_is_sound(seed: int, frequency_hz: float, level: float) -> None:
    detector = SilenceDetector(CONFIG)
    for signal in (_white_noise(seed, level), _tone(frequency_hz, level)):
        assert not any(detector.token_is_silent(token) for token in _tokens(signal))


def test_digital_silence_has_no_level() -> None:
    detector = SilenceDetector(CONFIG)
    for token in _tokens(np.zeros(N_SAMPLES)):
        assert detector.level_dbfs(token) == -math.inf
        assert detector.token_is_silent(token)


def test_16_bit_dither_is_silence() -> None:
    rng = np.random.default_rng(0)
    triangular = rng.uniform(-1, 1, N_SAMPLES) + rng.uniform(-1, 1, N_SAMPLES)
    samples = np.round(triangular) / 32768
    assert np.any(samples != 0.0)
    detector = SilenceDetector(CONFIG)
    assert all(detector.token_is_silent(token) for token in _tokens(samples))


@pytest.mark.parametrize(
    "signal",
    [np.full(N_SAMPLES, 0.02), _tone(50.0, -40.0), _tone(60.0, -40.0), _tone(25.0, -30.0)],
    ids=["constant offset", "50 Hz hum", "60 Hz hum", "rumble"],
)
def test_what_lies_below_speech_is_silence(signal: npt.NDArray[np.float64]) -> None:
    detector = SilenceDetector(CONFIG)
    assert all(detector.token_is_silent(token) for token in _tokens(signal))


def test_a_click_sounds() -> None:
    samples = np.zeros(N_SAMPLES)
    samples[2 * 1280 + 640] = 0.1
    detector = SilenceDetector(CONFIG)
    silent = [detector.token_is_silent(token) for token in _tokens(samples)]
    assert silent == [True, False, True]

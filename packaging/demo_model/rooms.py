"""What happens to a voice on its way: rooms, loudspeakers, telephone lines."""

import numpy as np

from demo_model.clips import SAMPLE_RATE


def room_response(rng: np.random.Generator) -> np.ndarray:
    """A made-up impulse response, float32 [n]: the direct sound, early echoes, a decaying tail.

    The reverberation time (RT60) is 0.1 to 0.7 s, the tail 3 to 18 dB below the direct sound.
    """
    rt60 = rng.uniform(0.1, 0.7)
    time = np.arange(round(rt60 * SAMPLE_RATE)) / SAMPLE_RATE
    tail = rng.standard_normal(len(time)) * 10 ** (-3 * time / rt60)
    tail[: round(rng.uniform(0.001, 0.02) * SAMPLE_RATE)] = 0
    tail *= 10 ** (-rng.uniform(3, 18) / 20) / np.sqrt(np.sum(tail**2))
    for _ in range(rng.integers(1, 5)):
        echo = int(rng.uniform(0.001, 0.03) * SAMPLE_RATE)
        tail[echo] += rng.uniform(-0.4, 0.4)
    tail[0] = 1.0
    return tail.astype(np.float32)


def through_room(samples: np.ndarray, response: np.ndarray) -> np.ndarray:
    """`samples` [n] as heard in a room; the tail beyond n is cut."""
    size = _fft_size(len(samples) + len(response))
    spectrum = np.fft.rfft(samples, size) * np.fft.rfft(response, size)
    return np.fft.irfft(spectrum, size)[: len(samples)].astype(np.float32)


def band_limited(samples: np.ndarray, low_hz: float, high_hz: float) -> np.ndarray:
    """What a line between two cut-off frequencies lets through, with steep but smooth edges."""
    size = _fft_size(len(samples))
    hertz = np.maximum(np.fft.rfftfreq(size, 1 / SAMPLE_RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (hertz / high_hz) ** 24) * (1 + (low_hz / hertz) ** 6))
    return np.fft.irfft(np.fft.rfft(samples, size) * gain, size)[: len(samples)].astype(np.float32)


def resampled(samples: np.ndarray, speed: float) -> np.ndarray:
    """Faster (`speed` > 1) or slower, with the pitch and the formants that come with it."""
    positions = np.arange(0, len(samples) - 1, speed)
    return np.interp(positions, np.arange(len(samples)), samples).astype(np.float32)


def _fft_size(length: int) -> int:
    """The next multiple of a power of two that is quick to transform."""
    step = 1 << max(0, length.bit_length() - 4)
    return -(-length // step) * step

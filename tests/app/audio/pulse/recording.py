"""Reading from open devices in tests."""

from __future__ import annotations

import time
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from app.audio.device import CaptureDevice
from tests.pulse_server import PulseServer

_LEAD_S = 0.6


def first_frames(device: CaptureDevice, patience_s: float = 30.0) -> npt.NDArray[np.float32]:
    """Return the first frames that come."""
    deadline_s = time.monotonic() + patience_s
    while time.monotonic() < deadline_s:
        frames = device.read(0.5)
        if frames is not None:
            return frames.values
    raise AssertionError(f"no sound within {patience_s} s")


def expect_only_silence(device: CaptureDevice, duration_s: float) -> None:
    """Read for a while, as long as the device does not say that it is gone."""
    deadline_s = time.monotonic() + duration_s
    while time.monotonic() < deadline_s:
        frames = device.read(0.1)
        assert frames is None or not np.any(frames.values)


def read_while(device: CaptureDevice, goes_on: Callable[[], bool]) -> npt.NDArray[np.float32]:
    """Return all frames that come while something is so, and for a little longer."""
    parts = []
    until_s = None
    while until_s is None or time.monotonic() < until_s:
        frames = device.read(0.1)
        if frames is not None:
            assert frames.n_lost == 0
            parts.append(frames.values)
        if until_s is None and not goes_on():
            until_s = time.monotonic() + 0.3
    return np.concatenate(parts)


def noise_file(
    path: Path, rate_hz: int, channels: int, duration_s: float = 0.5
) -> npt.NDArray[np.float32]:
    """Write noise of 16 bits after a short silence; return the noise, float32 [n, channels]."""
    generator = np.random.default_rng(channels)
    noise = generator.integers(-20_000, 20_000, (round(rate_hz * duration_s), channels), np.int16)
    # The first and the last frame can be found again.
    noise[[0, -1]] = 12_345
    with wave.open(str(path), "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(2)
        file.setframerate(rate_hz)
        file.writeframes(np.zeros((round(rate_hz * _LEAD_S), channels), np.int16).tobytes())
        file.writeframes(noise.astype("<i2").tobytes())
    return noise.astype(np.float32) / 32_768


def hear(
    device: CaptureDevice, server: PulseServer, path: Path, sink: str
) -> npt.NDArray[np.float32]:
    """Play a file to a sink; return what the device gives of it, without the silence around."""
    first_frames(device)
    player = server.play(path, sink)
    values = read_while(device, lambda: player.poll() is None)
    assert player.returncode == 0
    (loud,) = np.nonzero(np.any(values != 0, axis=1))
    return values[loud[0] : loud[-1] + 1] if len(loud) else values[:0]

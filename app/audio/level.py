"""How loud a sound is."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from app.audio.device import CaptureDevice
from app.audio.elapsed import elapsed_s
from app.audio.errors import AudioError

_WINDOW_S = 0.1


@dataclass(frozen=True, slots=True)
class Level:
    """What was heard of a device in some seconds.

    Attributes:
        n_frames: how many frames came.
        loudest_dbfs: the root mean square of the loudest tenth of a second, over all channels, in
            decibels below full scale; minus infinity where every value was exactly zero.
    """

    n_frames: int
    loudest_dbfs: float

    @property
    def is_zero(self) -> bool:
        """Whether frames came and every one was exactly zero."""
        return self.n_frames > 0 and math.isinf(self.loudest_dbfs)


def measure_level(device: CaptureDevice, duration_s: float) -> Level:
    """Listen to an open device for some seconds.

    Raises:
        AudioError: the device is lost before anything came.
    """
    window = max(round(_WINDOW_S * device.rate_hz), 1)
    rest = np.zeros((0, device.channels), np.float32)
    end_s = elapsed_s() + duration_s
    n_frames, loudest = 0, 0.0
    while (left_s := end_s - elapsed_s()) > 0:
        try:
            came = device.read(min(left_s, _WINDOW_S))
        except AudioError:
            if not n_frames:
                raise
            break
        if came is None:
            continue
        n_frames += len(came.values)
        rest = np.concatenate([rest, came.values])
        n_whole = len(rest) - len(rest) % window
        loudest = max(loudest, _loudest(rest[:n_whole], window))
        rest = rest[n_whole:]
    if len(rest):
        loudest = max(loudest, _loudest(rest, len(rest)))
    return Level(n_frames, 20 * math.log10(loudest) if loudest else -math.inf)


def _loudest(values: npt.NDArray[np.float32], window: int) -> float:
    if not len(values):
        return 0.0
    numbers = np.nan_to_num(values, nan=0.0, posinf=0.0, neginf=0.0).astype(np.float64)
    power = np.square(numbers).mean(axis=1).reshape(-1, window).mean(axis=1)
    return float(np.sqrt(power.max()))

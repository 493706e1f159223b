"""Many channels to one without losing the one that speaks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from app.audio.samples import Samples

AUDIBLE_PEAK = 10 ** (-54 / 20)


class Downmix:
    """Averages the channels that have carried sound so far.

    A plain mean of an eight-channel recording with one microphone plugged in is 18 dB too quiet,
    and a sum of stereo is 6 dB too loud. So a channel counts from the first block in which its
    peak reaches -54 dBFS, above the noise of an open input and below speech, and counts until the
    end. While no channel has reached that, all count. Identical channels come out unchanged.
    """

    def __init__(self, n_channels: int) -> None:
        self._audible = np.zeros(n_channels, dtype=bool)

    def mix(self, frames: npt.NDArray[np.float32]) -> Samples:
        """Return the mono mix, float32 [n], of the frames, float32 [n, channels]."""
        if frames.shape[1] == 1 or not len(frames):
            return np.ascontiguousarray(frames[:, 0])
        self._audible |= np.abs(frames).max(axis=0) >= AUDIBLE_PEAK
        counted = frames[:, self._audible] if self._audible.any() else frames
        mono: Samples = counted.mean(axis=1, dtype=np.float32)
        return mono

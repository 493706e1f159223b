"""Many channels to one without losing the one that speaks."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from app.audio.samples import Samples

AUDIBLE_PEAK = 10 ** (-54 / 20)


class Downmix:
    """Averages the channels that have carried sound so far.

    A plain mean of an eight-channel recording with one microphone plugged in is 18 dB too quiet,
    and a sum of stereo is 6 dB too loud. So a channel counts from the first sample that reaches
    -54 dBFS, above the noise of an open input and below speech, and counts until the end. While no
    channel has reached that, all count. Identical channels come out unchanged, and every way of
    cutting the sound into blocks gives the same samples.
    """

    def __init__(self, n_channels: int) -> None:
        self._audible = np.zeros(n_channels, dtype=bool)

    def mix(self, frames: npt.NDArray[np.float32]) -> Samples:
        """Return the mono mix, float32 [n], of the frames, float32 [n, channels]."""
        if frames.shape[1] == 1 or not len(frames):
            return np.ascontiguousarray(frames[:, 0])
        mono = np.empty(len(frames), dtype=np.float32)
        begin = 0
        for position, channel in self._first_sounds(frames):
            mono[begin:position] = self._mean(frames[begin:position])
            self._audible[channel] = True
            begin = position
        mono[begin:] = self._mean(frames[begin:])
        return mono

    def _first_sounds(self, frames: npt.NDArray[np.float32]) -> list[tuple[int, int]]:
        """Return where channels that were silent so far become audible, in order."""
        silent = np.flatnonzero(~self._audible)
        loud = np.abs(frames[:, silent]) >= AUDIBLE_PEAK
        return sorted(
            (int(loud[:, column].argmax()), int(channel))
            for column, channel in enumerate(silent)
            if loud[:, column].any()
        )

    def _mean(self, frames: npt.NDArray[np.float32]) -> Samples:
        counted = np.flatnonzero(self._audible) if self._audible.any() else range(frames.shape[1])
        # One channel after the other: numpy's own order of summing depends on the block's length.
        total = np.zeros(len(frames), dtype=np.float32)
        for channel in counted:
            total += frames[:, channel]
        total /= len(counted)
        return total

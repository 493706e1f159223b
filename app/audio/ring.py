"""Frames on their way from a device's callback to the thread that reads them.

One thread writes, one reads, neither waits for the other: the writer moves `_written`, the reader
`_read`, and a stretch is published by appending its record, which is atomic. The writer wakes the
reader by setting an event: microseconds for a callback that waits for Python's own lock anyway, and
it spares the reader a hundred idle wake-ups a second.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from app.audio.device import CapturedFrames


class _Stretch(NamedTuple):
    end: int
    n_lost: int
    captured_s: float


class FrameRing:
    """A preallocated ring of float32 frames [capacity, channels].

    When it is full the newest frames are dropped, counted, and told before the frames that follow
    them.
    """

    def __init__(self, n_frames: int, channels: int) -> None:
        self._values = np.zeros((n_frames, channels), np.float32)
        self._stretches: deque[_Stretch] = deque()
        self._arrived = threading.Event()
        self._written = 0
        self._read = 0
        self._n_lost = 0

    def put(
        self, values: npt.NDArray[np.float32], captured_s: float, *, n_lost_before: int = 0
    ) -> None:
        """Copy frames in, float32 [n, channels]; for the one writer.

        Args:
            values: the frames.
            captured_s: when the last of them had been captured.
            n_lost_before: frames that the device itself lost right before these.
        """
        self._n_lost += n_lost_before
        capacity = len(self._values)
        n_frames = min(len(values), capacity - (self._written - self._read))
        n_dropped = len(values) - n_frames
        if n_frames:
            begin = self._written % capacity
            n_straight = min(n_frames, capacity - begin)
            self._values[begin : begin + n_straight] = values[:n_straight]
            self._values[: n_frames - n_straight] = values[n_straight:n_frames]
            self._written += n_frames
            self._stretches.append(_Stretch(self._written, self._n_lost, captured_s))
            self._n_lost = 0
        self._n_lost += n_dropped
        self._arrived.set()

    def wake(self) -> None:
        """Let a waiting reader go on although nothing came."""
        self._arrived.set()

    def take(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came up to the next loss, waiting `timeout_s` at most; for the one reader."""
        if not self._stretches:
            self._arrived.wait(timeout_s)
        # Cleared before looking again: what comes from here on sets it once more.
        self._arrived.clear()
        if not self._stretches:
            return None
        first = self._stretches.popleft()
        last = first
        while self._stretches and not self._stretches[0].n_lost:
            last = self._stretches.popleft()
        values = self._copy(self._read, last.end)
        self._read = last.end
        return CapturedFrames(values, first.n_lost, last.captured_s)

    def _copy(self, begin: int, end: int) -> npt.NDArray[np.float32]:
        capacity = len(self._values)
        first = begin % capacity
        straight = self._values[first : first + end - begin]
        rest = self._values[: end - begin - len(straight)]
        return np.concatenate([straight, rest])


def frames_missing(last_s: float | None, captured_s: float, n_frames: int, rate_hz: int) -> int:
    """Return how many frames a device lost before a block, where it only says that it lost some.

    Args:
        last_s: when the last frame of the block before had been captured, None if there is none.
        captured_s: when the last frame of the block had been captured.
        n_frames: the block's length.
        rate_hz: frames in a second.
    """
    if last_s is None:
        return 0
    return max(round((captured_s - last_s) * rate_hz) - n_frames, 0)

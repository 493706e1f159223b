"""How loud a source is right now."""

from __future__ import annotations

import math
from collections import deque

import numpy as np

from app.audio import SAMPLE_RATE, Block

WINDOW_SAMPLES = SAMPLE_RATE // 10
SILENT_DBFS = -60.0
SILENT_AFTER_SAMPLES = SAMPLE_RATE


class LevelMeter:
    """Follows the peak of the last tenth of a second, and whether a source is silent."""

    def __init__(self) -> None:
        self._peaks: deque[tuple[int, float]] = deque()
        self._last_heard_sample = 0
        self._end_sample = 0

    def observe(self, block: Block) -> None:
        """Take the next block."""
        peak = float(np.abs(block.samples).max())
        self._end_sample = block.end_sample
        self._peaks.append((block.end_sample, peak))
        while self._peaks[0][0] <= block.end_sample - WINDOW_SAMPLES:
            self._peaks.popleft()
        if _dbfs(peak) >= SILENT_DBFS:
            self._last_heard_sample = block.end_sample

    def clear(self) -> None:
        """Forget the level, as when nothing is captured."""
        self._peaks.clear()

    @property
    def dbfs(self) -> float:
        """The peak in decibels of full scale, -inf for exact silence or nothing at all."""
        return _dbfs(max((peak for _, peak in self._peaks), default=0.0))

    @property
    def is_silent(self) -> bool:
        """Whether nothing above -60 dBFS came for a second."""
        return self._end_sample - self._last_heard_sample >= SILENT_AFTER_SAMPLES


def _dbfs(peak: float) -> float:
    return 20.0 * math.log10(peak) if peak > 0.0 else -math.inf

"""How much work it is to capture sound."""

from __future__ import annotations

from app.audio import SAMPLE_RATE

SOUND_MS = 80.0
"""The sound that `Workload.work_ms` is of: what the engine takes at once."""

_RENEWED_AFTER_SAMPLES = SAMPLE_RATE


class Workload:
    """Compares processor time with the sound that it was spent on, second by second.

    Attributes:
        work_ms: milliseconds of work for 80 ms of sound; 0 during the first second.
    """

    def __init__(self) -> None:
        self.work_ms = 0.0
        self._work_s = 0.0
        self._n_samples = 0

    def add_work(self, work_s: float) -> None:
        """Count processor time, also where no sound came of it."""
        self._work_s += work_s
        if self._n_samples >= _RENEWED_AFTER_SAMPLES:
            self.work_ms = SOUND_MS * self._work_s * SAMPLE_RATE / self._n_samples
            self._work_s = 0.0
            self._n_samples = 0

    def add_sound(self, n_samples: int) -> None:
        """Count sound that was captured, at 16 kHz."""
        self._n_samples += n_samples

"""When a live source counts as waiting, lost, failed or muted."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from app.audio.samples import SAMPLE_RATE, Samples


@dataclass(frozen=True, slots=True)
class WatchTimes:
    """How long a live source is patient.

    Attributes:
        waiting_s: without a frame until it says that it waits.
        reopen_s: without a frame until the device is opened anew.
        tries: openings that may fail before it says what to do.
        pauses_s: between one failed try and the next; the last one holds for all later ones.
        slow_retry_s: between tries after that.
        steady_s: a device opened anew that stops sooner than this counts as a failed try.
        zeros_s: of nothing but exact zeros until it says so.
        check_s: between two looks at whether the device is still the one the user means.
        sleep_s: of the computer's sleep after which the device is opened anew.
    """

    waiting_s: float = 1.5
    reopen_s: float = 4.0
    tries: int = 3
    pauses_s: tuple[float, ...] = (0.5, 1.0, 2.0)
    slow_retry_s: float = 2.0
    steady_s: float = 2.0
    zeros_s: float = 5.0
    check_s: float = 1.0
    sleep_s: float = 2.0


class Retries:
    """When to try to open a device again.

    Attributes:
        next_s: reading of the clock from which the next try may be made.
    """

    def __init__(self, times: WatchTimes, now_s: float) -> None:
        self._times = times
        self._n_made = 0
        self.next_s = now_s

    @property
    def has_begun(self) -> bool:
        """Whether a try has been made."""
        return self._n_made > 0

    def make(self) -> None:
        """Note that a try is being made."""
        self._n_made += 1

    def fail(self, now_s: float) -> bool:
        """Set the time of the next try, and tell whether the last of the quick ones has failed."""
        pauses_s = self._times.pauses_s
        is_quick = self._n_made < self._times.tries
        self.next_s = now_s + (
            pauses_s[min(self._n_made, len(pauses_s)) - 1] if is_quick else self._times.slow_retry_s
        )
        return self._n_made == self._times.tries


class ZerosWatch:
    """Notices that for some time every sample has been exactly zero."""

    def __init__(self, zeros_s: float) -> None:
        self._most_zeros = round(zeros_s * SAMPLE_RATE)
        self._n_zeros = 0

    @property
    def is_silent(self) -> bool:
        """Whether the sound taken last ends in so many zeros."""
        return self._n_zeros >= self._most_zeros

    def take(self, samples: Samples) -> None:
        """Look at the next samples, float32 [n]."""
        others = np.flatnonzero(samples)
        if len(others):
            self._n_zeros = len(samples) - 1 - int(others[-1])
        else:
            self._n_zeros += len(samples)

    def restart(self) -> None:
        """Count from none again, as where sound is missing."""
        self._n_zeros = 0

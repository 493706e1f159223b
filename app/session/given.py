"""What a stream was given, in the order its model hears it, and when it was spoken."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass


@dataclass(slots=True)
class _Run:
    """Sound without a jump in its time, or silence put in, which takes no time.

    Attributes:
        begin: place of the first sample among all that was given.
        n_samples: how many there are.
        start_sample: session time of the first sample.
        lasts: 1 for sound, 0 for silence put in: what a sample adds to session time.
    """

    begin: int
    n_samples: int
    start_sample: int
    lasts: int

    @property
    def end(self) -> int:
        return self.begin + self.n_samples

    def time_at(self, place: int) -> int:
        return self.start_sample + min(place - self.begin, self.n_samples) * self.lasts


class GivenSound:
    """Maps places, counted in samples given so far, to session time. One thread.

    What lies behind the place that was forgotten last takes no memory.
    """

    def __init__(self, origin_sample: int) -> None:
        """Start with nothing given, at a session time."""
        self._origin_sample = origin_sample
        self._runs: deque[_Run] = deque()
        self._n_given = 0

    @property
    def n_given(self) -> int:
        """The place right after everything given so far."""
        return self._n_given

    def add_sound(self, start_sample: int, n_samples: int) -> None:
        """Note that sound of a session time was given."""
        last = self._runs[-1] if self._runs else None
        if last is not None and last.lasts and last.time_at(last.end) == start_sample:
            last.n_samples += n_samples
        else:
            self._runs.append(_Run(self._n_given, n_samples, start_sample, 1))
        self._n_given += n_samples

    def add_silence(self, n_samples: int) -> None:
        """Note that silence was put in, which belongs to no session time."""
        self._runs.append(_Run(self._n_given, n_samples, self.time_at(self._n_given), 0))
        self._n_given += n_samples

    def time_at(self, place: int) -> int:
        """Return the session time of a place, in samples; within silence, that of its place."""
        for run in reversed(self._runs):
            if run.begin <= place:
                return run.time_at(place)
        return self._runs[0].start_sample if self._runs else self._origin_sample

    def sound_from(self, place: int) -> int:
        """Return how many samples of sound were given from a place on."""
        return sum(
            min(run.n_samples, run.end - place) * run.lasts for run in self._runs if run.end > place
        )

    def forget_before(self, place: int) -> None:
        """Give up what lies before a place, of which nobody will ask any more."""
        while len(self._runs) > 1 and self._runs[0].end <= place:
            self._runs.popleft()

"""From the model's time to the stream's: silence put in is taken out, sound left out is put in."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass


class StreamClock:
    """Maps samples the model has heard to seconds of the user's audio.

    Model time starts after the left pad and includes the silence that flushes insert; stream time
    counts the user's samples alone, those among them that the model was spared included.
    """

    def __init__(self, sampling_rate: int, origin_samples: int = 0) -> None:
        """Start a clock whose model time 0 lies `origin_samples` into the user's audio."""
        self._sampling_rate = sampling_rate
        self._shift = origin_samples
        self._changes: deque[_Change] = deque()

    def insert_silence(self, at_samples: int, n_samples: int) -> None:
        """Note that the model hears `n_samples` of inserted silence from a model time on."""
        self._changes.append(_Change(at_samples, n_inserted=n_samples))

    def skip(self, at_samples: int, n_samples: int) -> None:
        """Note that `n_samples` of the user's audio at a model time never reach the model."""
        last = self._changes[-1] if self._changes else None
        if last is not None and last.at_samples == at_samples and not last.n_inserted:
            last.n_skipped += n_samples
        else:
            self._changes.append(_Change(at_samples, n_skipped=n_samples))

    def seconds(self, model_samples: int) -> float:
        """Return the stream time of a model time; model times must not go back.

        A time within inserted silence is where the user's audio had stopped. Times are ends of
        words, so one right at a skip lies before it.
        """
        while self._changes and self._changes[0].is_passed(model_samples):
            change = self._changes.popleft()
            self._shift += change.n_skipped - change.n_inserted
        if self._changes:
            model_samples = min(model_samples, self._changes[0].at_samples)
        return (model_samples + self._shift) / self._sampling_rate


@dataclass(slots=True)
class _Change:
    at_samples: int
    n_inserted: int = 0
    n_skipped: int = 0

    def is_passed(self, model_samples: int) -> bool:
        if self.n_inserted:
            return model_samples >= self.at_samples + self.n_inserted
        return model_samples > self.at_samples

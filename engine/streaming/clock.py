"""From the model's time to the stream's: silence put in between the user's samples is taken out."""

from __future__ import annotations

from collections import deque


class StreamClock:
    """Maps samples the model has heard to seconds of the user's audio.

    Model time starts after the left pad and includes the silence that flushes insert; stream time
    counts the user's samples alone.
    """

    def __init__(self, sampling_rate: int, origin_samples: int = 0) -> None:
        """Start a clock whose model time 0 lies `origin_samples` into the user's audio."""
        self._sampling_rate = sampling_rate
        self._shift = origin_samples
        self._insertions: deque[tuple[int, int]] = deque()

    def insert_silence(self, at_samples: int, n_samples: int) -> None:
        """Note that the model hears `n_samples` of inserted silence from a model time on."""
        self._insertions.append((at_samples, n_samples))

    def seconds(self, model_samples: int) -> float:
        """Return the stream time of a model time; model times must not go back.

        A time within inserted silence is where the user's audio had stopped.
        """
        while self._insertions and model_samples >= sum(self._insertions[0]):
            self._shift -= self._insertions.popleft()[1]
        if self._insertions:
            model_samples = min(model_samples, self._insertions[0][0])
        return (model_samples + self._shift) / self._sampling_rate

"""A first-in first-out buffer of samples whose contents lie in one piece."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

_SMALLEST_CAPACITY = 8192
_SHRINK_RATIO = 8


class SampleBuffer:
    """Samples that were appended and not yet dropped, contiguous in memory.

    The samples wait in an array of at least twice their number. They move only when the array has
    no room behind them, or when it has become far too large for them, so a sample is copied a
    bounded number of times and memory follows what is waiting, not what has passed.
    """

    def __init__(self) -> None:
        """Start empty."""
        self._samples = np.empty(_SMALLEST_CAPACITY, np.float32)
        self._start = 0
        self._end = 0

    def __len__(self) -> int:
        """Return how many samples wait."""
        return self._end - self._start

    @property
    def capacity(self) -> int:
        """Samples the present array could hold."""
        return self._samples.size

    def append(self, samples: npt.NDArray[np.float32]) -> None:
        """Copy samples, float32 [n], behind the ones that wait."""
        self._claim(samples.size)[:] = samples

    def append_zeros(self, n_samples: int) -> None:
        """Append that many zeros."""
        self._claim(n_samples)[:] = 0.0

    def peek(self, n_samples: int) -> npt.NDArray[np.float32]:
        """Return the first samples as a view, float32 [n_samples], valid until the next change."""
        return self._samples[self._start : self._start + n_samples]

    def drop(self, n_samples: int) -> None:
        """Forget the first samples."""
        self._start += n_samples
        if self.capacity > max(_SMALLEST_CAPACITY, _SHRINK_RATIO * len(self)):
            self._move_to_array_for(len(self))

    def _claim(self, n_samples: int) -> npt.NDArray[np.float32]:
        if self._end + n_samples > self.capacity:
            self._move_to_array_for(len(self) + n_samples)
        claimed = self._samples[self._end : self._end + n_samples]
        self._end += n_samples
        return claimed

    def _move_to_array_for(self, n_samples: int) -> None:
        moved = np.empty(max(_SMALLEST_CAPACITY, 2 * n_samples), np.float32)
        n_waiting = len(self)
        moved[:n_waiting] = self.peek(n_waiting)
        self._samples, self._start, self._end = moved, 0, n_waiting

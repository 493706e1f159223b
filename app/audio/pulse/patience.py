"""How long a sound server may take, not counting the time in which this program was held up."""

from __future__ import annotations

import time
from collections.abc import Callable

# A wait is cut into slices, and none counts for more than its own length: where the computer is
# busy, or another thread of this program keeps it from running, the server is not at fault.
SLICE_S = 0.1

# Less is rounding.
_LEAST_S = 1e-6


class Patience:
    """Counts down the seconds spent waiting."""

    def __init__(self, patience_s: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._left_s = patience_s
        self._clock = clock

    @property
    def is_over(self) -> bool:
        """Whether the server's time is up."""
        return self._left_s < _LEAST_S

    def wait(self, wait: Callable[[float], object], most_s: float = SLICE_S) -> None:
        """Wait once, for a slice at most, by calling `wait` with the seconds."""
        slice_s = min(self._left_s, most_s, SLICE_S)
        began_s = self._clock()
        wait(slice_s)
        self._left_s -= min(slice_s, self._clock() - began_s)

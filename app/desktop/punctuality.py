"""How late the windows answer: a timer that should fire every so often tells by being late."""

from __future__ import annotations

import statistics
from collections import deque

_WINDOW = 5


class Punctuality:
    """Follows a timer. One thread."""

    def __init__(self, period_s: float) -> None:
        """Expect the timer every `period_s`."""
        self._period_s = period_s
        self._before_s: float | None = None
        self._late_s: deque[float] = deque(maxlen=_WINDOW)

    def restart(self) -> None:
        """Forget everything, as when the timer was stopped."""
        self._before_s = None
        self._late_s.clear()

    def fired(self, now_s: float) -> None:
        """Note that the timer has fired."""
        if self._before_s is not None:
            self._late_s.append(max(0.0, now_s - self._before_s - self._period_s))
        self._before_s = now_s

    @property
    def late_ms(self) -> float:
        """The median of the last few delays, so that one hitch is not yet trouble."""
        return 1000 * statistics.median(self._late_s) if self._late_s else 0.0

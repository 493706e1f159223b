"""A clock for live sound: it never goes back, and goes on while the computer sleeps."""

from __future__ import annotations

import sys
import time

if sys.platform == "linux":
    _CLOCK = time.CLOCK_BOOTTIME

    def elapsed_s() -> float:
        """Return seconds since some moment in the past, the computer's sleep included."""
        return time.clock_gettime(_CLOCK)

elif sys.platform == "darwin":

    def elapsed_s() -> float:
        """Return seconds since some moment in the past, the computer's sleep included."""
        # time.monotonic reads a clock that stands still while a Mac sleeps; this one does not.
        return time.clock_gettime(time.CLOCK_MONOTONIC)

else:

    def elapsed_s() -> float:
        """Return seconds since some moment in the past, the computer's sleep included."""
        return time.monotonic()

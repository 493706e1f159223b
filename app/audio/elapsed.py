"""Clocks for live sound: one that goes on while the computer sleeps, and how long it has slept.

Where they were tried: Linux. On macOS and Windows they are written by these systems' manuals.
"""

from __future__ import annotations

import sys
import time

if sys.platform == "linux":

    def elapsed_s() -> float:
        """Return seconds since some moment in the past, the computer's sleep included."""
        return time.clock_gettime(time.CLOCK_BOOTTIME)

    def asleep_s() -> float:
        """Return seconds that the computer has slept since some moment in the past."""
        return time.clock_gettime(time.CLOCK_BOOTTIME) - time.clock_gettime(time.CLOCK_MONOTONIC)

elif sys.platform == "darwin":

    def elapsed_s() -> float:
        """Return seconds since some moment in the past, the computer's sleep included."""
        # time.monotonic reads a clock that stands still while a Mac sleeps; this one does not.
        return time.clock_gettime(time.CLOCK_MONOTONIC)

    def asleep_s() -> float:
        """Return seconds that the computer has slept since some moment in the past."""
        return time.clock_gettime(time.CLOCK_MONOTONIC) - time.clock_gettime(time.CLOCK_UPTIME_RAW)

elif sys.platform == "win32":
    import ctypes

    _TICKS_PER_S = 10_000_000

    def elapsed_s() -> float:
        """Return seconds since some moment in the past, the computer's sleep included."""
        return float(ctypes.windll.kernel32.GetTickCount64()) / 1000

    def asleep_s() -> float:
        """Return seconds that the computer has slept since some moment in the past."""
        awake = ctypes.c_ulonglong()
        ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(awake))
        return elapsed_s() - awake.value / _TICKS_PER_S

else:

    def elapsed_s() -> float:
        """Return seconds since some moment in the past."""
        return time.monotonic()

    def asleep_s() -> float:
        """Return 0: this system does not tell."""
        return 0.0

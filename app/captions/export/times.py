"""How files write times."""

from __future__ import annotations


def clock_ms(time_ms: int, separator: str) -> str:
    """Return whole milliseconds as HH:MM:SS, the separator and three digits; hours may be more."""
    seconds, ms = divmod(time_ms, 1000)
    return f"{_clock(seconds)}{separator}{ms:03}"


def clock_s(time_s: float) -> str:
    """Return a time as HH:MM:SS, as a clock shows it."""
    return _clock(int(time_s))


def _clock(seconds: int) -> str:
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours:02}:{minutes:02}:{seconds:02}"

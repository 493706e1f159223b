"""Frames that the sound server dropped because nobody took them in time."""

from __future__ import annotations

_LEAST_LOSS_S = 0.2

# A busy server needs a moment to send what it has queued, and seems to have nothing meanwhile.
_SETTLING_S = 0.4


class OverflowWatch:
    """Finds by the clock what the server does not tell: its queue was full, newer frames dropped.

    Only while the reader was away long enough to fill the queue can frames be lost so, and no more
    than came meanwhile. When less sound comes for other reasons, that is not counted.

    Args:
        rate_hz: frames in a second.
        least_away_s: how long the reader may be away without a loss.
    """

    def __init__(self, rate_hz: int, least_away_s: float) -> None:
        self._rate_hz = rate_hz
        self._least_away_s = least_away_s
        self._left_at_s: float | None = None
        self._emptied_at_s: float | None = None
        self._away_s = 0.0
        self._back_at_s = 0.0
        self._n_frames = 0

    def arrive(self, now_s: float) -> None:
        """Note that the reader begins to take frames."""
        if self._left_at_s is not None and now_s - self._left_at_s >= self._least_away_s:
            self._away_s += now_s - self._left_at_s
            self._back_at_s = now_s

    def leave(self, now_s: float) -> None:
        """Note that the reader goes away."""
        self._left_at_s = now_s

    def take(self, n_frames: int) -> None:
        """Count frames, those known to be lost among them."""
        self._n_frames += n_frames

    def empty(self, now_s: float) -> int:
        """Note that there are no more frames now; return how many are missing before the next.

        They are told a moment late, so that their number is right.
        """
        if self._away_s and now_s < self._back_at_s + _SETTLING_S:
            return 0
        n_missing = 0
        if self._emptied_at_s is not None and self._away_s:
            missing_s = now_s - self._emptied_at_s - self._n_frames / self._rate_hz
            if missing_s >= _LEAST_LOSS_S:
                n_missing = round(min(missing_s, self._away_s) * self._rate_hz)
        self._emptied_at_s, self._away_s, self._n_frames = now_s, 0.0, 0
        return n_missing

"""How long after its sound a word was shown."""

from __future__ import annotations

from collections import deque

from app.session.snapshot import Latency

WINDOW_WORDS = 256


class LatencyWindow:
    """Keeps the latencies of the last words. One thread."""

    def __init__(self, window_words: int = WINDOW_WORDS) -> None:
        self._seconds: deque[float] = deque(maxlen=window_words)

    def add(self, latency_s: float) -> None:
        """Note one word's latency."""
        self._seconds.append(latency_s)

    def summary(self) -> Latency:
        """Return the median and the 95th percentile, the nearest values below."""
        if not self._seconds:
            return Latency(0.0, 0.0, 0)
        ordered = sorted(self._seconds)
        last = len(ordered) - 1
        return Latency(
            median_s=ordered[last // 2], p95_s=ordered[int(0.95 * last)], n_words=len(ordered)
        )

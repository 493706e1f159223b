"""How long after its sound a word was shown."""

from __future__ import annotations

from collections import deque

from app.session.snapshot import Latency

WINDOW_S = 30.0


class LatencyWindow:
    """Keeps the latencies of the words shown in the last seconds. One thread.

    Older ones would hide for minutes that the captions have caught up.
    """

    def __init__(self, window_s: float = WINDOW_S) -> None:
        self._window_s = window_s
        self._words: deque[tuple[float, float]] = deque()

    def add(self, latency_s: float, now_s: float) -> None:
        """Note a word that is shown now, so many seconds after its sound."""
        self._words.append((now_s, latency_s))
        while self._words[0][0] < now_s - self._window_s:
            self._words.popleft()

    def summary(self) -> Latency:
        """Return the median and the 95th percentile, the nearest values below."""
        if not self._words:
            return Latency(0.0, 0.0, 0)
        ordered = sorted(latency_s for _, latency_s in self._words)
        last = len(ordered) - 1
        return Latency(
            median_s=ordered[last // 2], p95_s=ordered[int(0.95 * last)], n_words=len(ordered)
        )

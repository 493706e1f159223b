"""An engine without a model: it says a word for every second of sound, half a second later."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from engine import TextPiece

if TYPE_CHECKING:
    from app.audio import Samples

RATE_HZ = 16_000


class FakeStream:
    """Writes " one", " two" ... as its seconds pass, and the last begun second at the end."""

    WORDS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

    def __init__(self, delay_ms: int) -> None:
        self.delay_ms = delay_ms
        self.closed = False
        self.n_pushed = 0
        self._n_said = 0
        self._ready: deque[TextPiece] = deque()

    def push(self, samples: Samples, /) -> None:
        self.n_pushed += len(samples)

    def hear(self) -> None:
        while self._n_said < (self.n_pushed - RATE_HZ // 2) // RATE_HZ:
            self._say()

    def take(self) -> list[TextPiece]:
        pieces = list(self._ready)
        self._ready.clear()
        return pieces

    def finish(self) -> list[TextPiece]:
        while self._n_said < -(-self.n_pushed // RATE_HZ):
            self._say()
        self.close()
        return self.take()

    def close(self) -> None:
        self.closed = True

    def _say(self) -> None:
        start = float(self._n_said)
        word = self.WORDS[self._n_said % len(self.WORDS)]
        self._ready.append(TextPiece(f" {word}", start, start + 0.5))
        self._n_said += 1


class FakeEngine:
    """Counts how many streams are open together."""

    def __init__(self) -> None:
        self.streams: list[FakeStream] = []
        self.most_open = 0
        self.n_advances = 0

    def open_stream(self, delay_ms: int) -> FakeStream:
        self.streams.append(FakeStream(delay_ms))
        self.most_open = max(self.most_open, sum(not stream.closed for stream in self.streams))
        return self.streams[-1]

    def advance(self) -> None:
        self.n_advances += 1
        for stream in self.streams:
            if not stream.closed:
                stream.hear()

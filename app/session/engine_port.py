"""What a session uses of the engine, so that tests can put another in its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from app.audio import Samples
from engine import EngineMetrics, TextPiece


class CaptionStream(Protocol):
    """One stream of the engine; see `engine.Stream`."""

    @property
    def heard_samples(self) -> int:
        """The stream's time in samples at 16 kHz."""

    @property
    def ready_tokens(self) -> int:
        """Tokens, 80 ms each, that wait to be computed."""

    @property
    def delay_ms(self) -> int:
        """How far the text stays behind the sound."""

    def push(self, samples: Samples, /) -> None:
        """Append float32 [n] at 16 kHz."""

    def skip(self, n_samples: int, /) -> None:
        """Let stream time go on without sound."""

    def push_pause(self) -> None:
        """Push what brings out every word so far."""

    def push_end(self) -> None:
        """Push what ends the audio."""

    def take(self) -> Sequence[TextPiece]:
        """Return the pieces since the last call."""

    def set_delay(self, delay_ms: int, /) -> Sequence[TextPiece]:
        """Change the delay and return the text so far."""

    def finish(self) -> Sequence[TextPiece]:
        """End the audio, return the tail and close."""

    def close(self) -> None:
        """Close without a tail; `take` still gives what there was."""


class CaptionEngine(Protocol):
    """The engine; see `engine.Engine`."""

    def open_stream(self, delay_ms: int, /) -> CaptionStream:
        """Open a stream."""

    def step(self, max_tokens: int, /) -> bool:
        """Compute one step of all streams that have audio; return whether there was any."""

    def metrics(self) -> EngineMetrics:
        """Return what was measured so far."""

    def close(self) -> None:
        """Close all streams."""

"""What a caller holds of a stream: samples in, timed pieces of text out."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

from engine.errors import SettingError, StreamClosedError
from engine.metrics import StreamRecorder
from engine.streaming.delays import delay_tokens
from engine.streaming.pieces import TextPiece
from engine.streaming.state import StreamState


class StreamHost(Protocol):
    """What a stream needs of the engine that made it."""

    def advance(self) -> None:
        """Run everything that is ready, of all streams."""

    def new_state(
        self, delay_ms: int, recorder: StreamRecorder, origin_samples: int
    ) -> StreamState:
        """Return a fresh run."""

    def close_stream(self, stream: Stream) -> None:
        """Forget a stream."""


class Stream:
    """One source of sound. Made by `Engine.open_stream`; used on the engine's thread only.

    `feed` is `push`, `Engine.advance` and `take` in one. With several streams, push to each,
    advance once, and take from each: they go through the model together. A caller that must not
    be held up pushes, and calls `Engine.step` until it says that nothing is left; `push_pause` and
    `push_end` are the same for `flush` and `finish`.
    """

    def __init__(self, host: StreamHost, recorder: StreamRecorder, delay_ms: int) -> None:
        """Open a stream; callers use `Engine.open_stream`."""
        self._host = host
        self._recorder = recorder
        self._delay_ms = delay_ms
        self._heard_samples = 0
        self._taken: list[TextPiece] = []
        self._state: StreamState | None = host.new_state(delay_ms, recorder, 0)

    @property
    def delay_ms(self) -> int:
        """How far behind the sound text is written."""
        return self._delay_ms

    @property
    def heard_samples(self) -> int:
        """The caller's samples so far, 16 kHz, skipped ones included: the stream's time."""
        return self._heard_samples

    @property
    def ready_tokens(self) -> int:
        """Tokens, 80 ms each, whose audio is complete and waits to be computed."""
        return 0 if self._state is None else self._state.ready_tokens

    @property
    def closed(self) -> bool:
        """Whether the stream was finished or closed."""
        return self._state is None

    @property
    def state(self) -> StreamState | None:
        """The current run, for the engine; None once closed."""
        return self._state

    def push(self, samples: npt.NDArray[np.float32]) -> None:
        """Append samples without computing anything.

        Args:
            samples: float32 [n], 16 kHz mono, from -1 to 1, any n >= 0.

        Raises:
            SettingError: samples of another dtype or dimension, or not finite; none are taken.
            StreamClosedError: the stream is closed.
        """
        self._open_state().push(samples)
        self._heard_samples += len(samples)

    def skip(self, n_samples: int) -> None:
        """Let stream time go on by samples the model is spared: silence, or sound that was lost.

        What was pushed before and what comes after is one unbroken sound to the model.

        Raises:
            SettingError: a negative number.
            StreamClosedError: the stream is closed.
        """
        state = self._open_state()
        if n_samples < 0:
            raise SettingError(
                f"Samples cannot be skipped backwards: {n_samples}.",
                parameter="n_samples",
                value=n_samples,
            )
        state.skip(n_samples)
        self._heard_samples += n_samples

    def push_pause(self) -> None:
        """Push what brings out every word spoken so far, as `flush`, without computing it."""
        self._open_state().push_right_pad()

    def push_end(self) -> None:
        """Push what ends the audio, as `finish`, without computing it; nothing may follow."""
        self._open_state().end_audio()

    def take(self) -> list[TextPiece]:
        """Return the pieces made since the last call; also after the stream was closed."""
        if self._state is not None:
            self._taken += self._state.take_pieces()
        pieces, self._taken = self._taken, []
        return pieces

    def feed(self, samples: npt.NDArray[np.float32]) -> list[TextPiece]:
        """Push samples, compute all that is ready, and return this stream's new pieces."""
        self.push(samples)
        self._host.advance()
        return self.take()

    def flush(self) -> list[TextPiece]:
        """Bring out every word spoken so far, as at a pause, and keep the stream open.

        The model hears silence in between; stream time does not count it.
        """
        state = self._open_state()
        state.push_right_pad()
        self._host.advance()
        state.finish_text()
        return self.take()

    def finish(self) -> list[TextPiece]:
        """End the audio, return the tail, and close the stream."""
        state = self._open_state()
        state.end_audio()
        self._host.advance()
        state.finish_text()
        pieces = self.take()
        self.close()
        return pieces

    def set_delay(self, delay_ms: int) -> list[TextPiece]:
        """Change the delay: the words so far come out, then the model starts afresh.

        Stream time goes on. Returns the pieces of the run that ended.

        Raises:
            SettingError: the model was not trained for that delay; nothing changes.
        """
        delay_tokens(delay_ms)
        pieces = self.flush()
        self._restart(delay_ms)
        return pieces

    def reset(self) -> None:
        """Forget everything heard and written; stream time begins at 0 again."""
        self._open_state()
        self._heard_samples = 0
        self._taken.clear()
        self._restart(self._delay_ms)

    def close(self) -> None:
        """Give everything back without the tail. A second call does nothing."""
        if self._state is None:
            return
        self._taken += self._state.take_pieces()
        self._state.sequence.close()
        self._state = None
        self._host.close_stream(self)

    @property
    def recorder(self) -> StreamRecorder:
        """Where this stream's tokens are counted."""
        return self._recorder

    def _restart(self, delay_ms: int) -> None:
        self._open_state().sequence.close()
        self._recorder.restart()
        self._delay_ms = delay_ms
        self._state = self._host.new_state(delay_ms, self._recorder, self._heard_samples)

    def _open_state(self) -> StreamState:
        if self._state is None:
            raise StreamClosedError("This stream is closed; open another one.")
        return self._state

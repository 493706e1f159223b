"""A recording or a pipe as a source of live sound."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from app.audio.elapsed import elapsed_s
from app.audio.pace import Pace
from app.audio.read_ahead import ReadAhead
from app.audio.recording import Recording
from app.audio.samples import BLOCK_SAMPLES, SAMPLE_RATE
from app.audio.source import AudioEvent, Block, Ended, Started


class RecordingSource:
    """An `AudioSource` over a recording; its time is the recording's, which a pause stops.

    Args:
        open_recording: opens it; an `AudioError` says why it cannot be.
        name: what to call it.
        pace: how fast it is played.
        clock: what `Block.captured_s` is read from, in seconds.
        wait: passes some seconds.
    """

    def __init__(
        self,
        open_recording: Callable[[], Recording],
        name: str,
        pace: Pace,
        clock: Callable[[], float] = elapsed_s,
        wait: Callable[[float], object] = time.sleep,
    ) -> None:
        self.name = name
        self._open_recording = open_recording
        self._pace = pace
        self._clock = clock
        self._wait = wait
        self._reader: ReadAhead | None = None
        self._is_paused = False
        self._is_started = False
        self._position = 0

    def open(self, origin_s: float) -> None:
        """Begin to read the recording; see `AudioSource.open`."""
        self._reader = ReadAhead(self._open_recording())
        self._pace.begin(0, self._clock())

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        """Return what is due, at most half a second of it; see `AudioSource.read`."""
        if self._reader is None:
            return []
        if self._is_paused:
            self._wait(timeout_s)
            return []
        began_s = now_s = self._clock()
        n_due = self._pace.due_position(now_s) - self._position
        if n_due <= 0 and not self._reader.is_ended:
            self._wait(min(timeout_s, self._pace.wait_s(self._position, now_s)))
            now_s = self._clock()
            n_due = self._pace.due_position(now_s) - self._position
            if n_due <= 0:
                return []
        left_s = max(0.0, began_s + timeout_s - now_s)
        return self._take(self._reader, int(min(n_due, BLOCK_SAMPLES)), left_s)

    def pause(self) -> None:
        """Stop playing until `resume`."""
        self._is_paused = True

    def resume(self) -> None:
        """Play on where it stopped."""
        if self._is_paused:
            self._is_paused = False
            self._pace.begin(self._position, self._clock())

    def close(self) -> None:
        """Close the recording. Harmless when repeated."""
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.close()

    def _take(self, reader: ReadAhead, n_samples: int, timeout_s: float) -> list[AudioEvent]:
        samples = reader.take(n_samples, timeout_s)
        events: list[AudioEvent] = []
        if len(samples):
            if not self._is_started:
                self._is_started = True
                events.append(Started(self._position, self.name, SAMPLE_RATE, 1))
            block = Block(self._position, samples, self._clock())
            self._position = block.end_sample
            events.append(block)
        elif reader.is_ended:
            events.append(Ended(self._position, reader.error))
            self.close()
        return events

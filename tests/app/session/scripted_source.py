"""A source that delivers what a test gives it, when the test gives it."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from app.audio import SAMPLE_RATE, AudioEvent, Block, Ended, Samples, Started, elapsed_s

BLOCK_SAMPLES = 1_600


class ScriptedSource:
    """An `AudioSource`; `give` and its kin are for the test's thread.

    Attributes:
        calls: what was called of it but `read`, in order.
        open_error: raised by `open`, if any.
        close_error: raised by `close`, if any.
    """

    def __init__(self, name: str = "Microphone: scripted") -> None:
        self.name = name
        self.calls: list[str] = []
        self.open_error: Exception | None = None
        self.close_error: Exception | None = None
        self.position = 0
        self._changed = threading.Condition()
        self._waiting: list[AudioEvent | Exception] = []

    def give(self, *events: AudioEvent | Exception) -> None:
        with self._changed:
            self._waiting += events
            self._changed.notify_all()

    def start(self) -> None:
        self.give(Started(self.position, "a device", 48_000, 2))

    def play(self, sound: Samples) -> None:
        """Deliver sound from where the last ended, all at once."""
        now_s = elapsed_s()
        for start in range(0, len(sound), BLOCK_SAMPLES):
            samples = sound[start : start + BLOCK_SAMPLES]
            left_s = (len(sound) - start - len(samples)) / SAMPLE_RATE
            self.give(Block(self.position, samples, now_s - left_s))
            self.position += len(samples)

    def end(self, error: str | None = None) -> None:
        self.give(Ended(self.position, error))

    def open(self, origin_s: float) -> None:
        self.calls.append("open")
        if self.open_error is not None:
            raise self.open_error

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        with self._changed:
            self._changed.wait_for(lambda: self._waiting, timeout_s)
            events: list[AudioEvent] = []
            while self._waiting:
                if isinstance(self._waiting[0], Exception):
                    if events:
                        return events
                    raise self._waiting.pop(0)  # type: ignore[misc]
                events.append(self._waiting.pop(0))  # type: ignore[arg-type]
            return events

    def pause(self) -> None:
        self._called("pause")

    def resume(self) -> None:
        self._called("resume")

    def close(self) -> None:
        self._called("close")
        if self.close_error is not None:
            raise self.close_error

    def wait_for(self, *calls: str) -> bool:
        """Wait until these were the last calls, and return whether they were in time."""
        with self._changed:
            return self._changed.wait_for(
                lambda: self.calls[-len(calls) :] == list(calls), timeout=60.0
            )

    def _called(self, name: str) -> None:
        with self._changed:
            self.calls.append(name)
            self._changed.notify_all()

"""Recordings through the engine, one after the other or several in one batch."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from app.audio import SAMPLE_RATE, AudioError, Recording, Samples
from app.cli.destination import Destination
from app.cli.formats import Ending, Heading, TranscriptFormat
from engine import TextPiece


class CaptionStream(Protocol):
    """What is used of the engine's streams."""

    def push(self, samples: Samples, /) -> None:
        """Append float32 [n] at 16 kHz."""

    def take(self) -> list[TextPiece]:
        """Return the pieces since the last call."""

    def finish(self) -> list[TextPiece]:
        """End the audio, return the tail and close."""

    def close(self) -> None:
        """Close without a tail."""


class CaptionEngine(Protocol):
    """What is used of the engine."""

    def open_stream(self, delay_ms: int) -> CaptionStream:
        """Open a stream."""

    def advance(self) -> None:
        """Compute everything that is ready, of all streams together."""


class Display(Protocol):
    """What shows how far a transcription is."""

    def begin(self, name: str, duration_s: float | None) -> None:
        """Show a recording."""

    def advance(self, name: str, heard_s: float) -> None:
        """Show how much of it has been transcribed."""

    def end(self, name: str) -> None:
        """Stop showing it."""


class Job:
    """One recording on its way to its transcript."""

    def __init__(
        self,
        open_source: Callable[[], Recording],
        heading: Heading,
        transcript_format: type[TranscriptFormat],
        destination: Destination,
    ) -> None:
        self.heading = heading
        self.error: str | None = None
        self.ended = False
        self._open_source = open_source
        self._format = transcript_format
        self._destination = destination
        self._writer: TranscriptFormat | None = None
        self._source: Recording | None = None
        self._blocks: Iterator[Samples] = iter(())
        self._stream: CaptionStream | None = None
        self._waiting: list[TextPiece] = []
        self._n_heard = 0

    @property
    def heard_s(self) -> float:
        """Seconds of sound given to the engine."""
        return self._n_heard / SAMPLE_RATE

    @property
    def duration_s(self) -> float | None:
        """Seconds the recording says it has, or None."""
        return None if self._source is None else self._source.duration_s

    def open(self) -> bool:
        """Open the recording; where that fails, end the job and say False."""
        try:
            self._source = self._open_source()
        except AudioError as error:
            self.error, self.ended = str(error), True
            return False
        self._blocks = self._source.blocks()
        return True

    def start(self, engine: CaptionEngine) -> None:
        """Open the stream."""
        self._stream = engine.open_stream(self.heading.delay_ms)

    def push(self) -> None:
        """Give the engine the next block, or note that there is none."""
        if self._stream is None or self.ended:
            return
        try:
            block = next(self._blocks, None)
        except AudioError as error:
            self.error, block = str(error), None
        if block is None:
            self.ended = True
            return
        self._stream.push(block)
        self._n_heard += len(block)

    def collect(self) -> None:
        """Take what the engine has written, all of it when the recording has ended."""
        if self._stream is None:
            return
        self._waiting += self._stream.take()
        if self.ended:
            self._waiting += self._stream.finish()
            self._stream = None

    def write(self) -> None:
        """Write what has been collected."""
        if self._source is None:
            return
        if self._writer is None:
            self._writer = self._format(self._destination.open(), self.heading)
            self._writer.begin()
        pieces, self._waiting = self._waiting, []
        self._writer.write(pieces, self.heard_s)

    def finish(self) -> None:
        """Write the rest and put the transcript in its place; nothing where no sound was read."""
        if self._source is None or (self.error is not None and not self._n_heard):
            return
        self.write()
        if self._writer is not None:
            self._writer.end(Ending(self.heard_s, self.error))
        self._destination.commit()

    def interrupt(self) -> None:
        """Keep the text so far, as an interrupted transcript."""
        if self._stream is not None:
            self.error = self.error or f"interrupted after {self.heard_s:.2f} s"
            self._waiting += self._stream.take()
        self.finish()

    def close(self) -> None:
        """Give everything back; a transcript not finished by then is lost."""
        if self._stream is not None:
            self._stream.close()
            self._stream = None
        if self._source is not None:
            self._source.close()
        self._destination.discard()


class Transcription:
    """Runs jobs, up to `n_together` at once, and writes their transcripts in their order.

    The first job that has not ended is written as its text comes; the others' text waits for its
    turn. The engine is loaded when the first recording could be opened.
    """

    def __init__(
        self,
        load_engine: Callable[[], CaptionEngine],
        n_together: int,
        display: Display,
        complain: Callable[[str], None],
    ) -> None:
        self._load_engine = load_engine
        self._n_together = n_together
        self._display = display
        self._complain = complain
        self._engine: CaptionEngine | None = None

    def run(self, jobs: Iterable[Job]) -> bool:
        """Run all jobs and return whether every one succeeded; what failed is complained of.

        Raises:
            KeyboardInterrupt: after the text so far of the running jobs has been written.
            VoxcapError: the engine cannot be loaded or failed.
        """
        waiting, active = deque(jobs), deque[Job]()
        everything_went_well = True
        try:
            while waiting or active:
                self._top_up(waiting, active)
                self._step(active)
                while active and active[0].ended:
                    job = active.popleft()
                    try:
                        everything_went_well &= self._finish(job)
                    finally:
                        job.close()
                if active:
                    active[0].write()
        except KeyboardInterrupt:
            for job in active:
                job.interrupt()
            raise
        finally:
            for job in (*active, *waiting):
                job.close()
        return everything_went_well

    def _top_up(self, waiting: deque[Job], active: deque[Job]) -> None:
        while waiting and len(active) < self._n_together:
            job = waiting.popleft()
            active.append(job)
            if job.open():
                if self._engine is None:
                    self._engine = self._load_engine()
                job.start(self._engine)
                self._display.begin(job.heading.name, job.duration_s)

    def _step(self, active: Iterable[Job]) -> None:
        for job in active:
            job.push()
        if self._engine is not None:
            self._engine.advance()
        for job in active:
            job.collect()
            self._display.advance(job.heading.name, job.heard_s)

    def _finish(self, job: Job) -> bool:
        job.finish()
        self._display.end(job.heading.name)
        if job.error is not None:
            self._complain(job.error)
        return job.error is None

"""From a source to its backlog: the work of a capture thread."""

from __future__ import annotations

import logging
import math
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from app.audio import (
    SAMPLE_RATE,
    AudioError,
    AudioEvent,
    AudioSource,
    Block,
    Ended,
    Failed,
    Gap,
    Glitch,
    Lost,
    Moved,
    Muted,
    Started,
    Unmuted,
    Waiting,
)
from app.captions.entries import Remark, Speaker
from app.session.backlog import Backlog
from app.session.chunks import Chunker, Skip
from app.session.level import LevelMeter
from app.session.snapshot import SourceSnapshot, SourceState
from app.session.workload import Workload

logger = logging.getLogger(__name__)

READ_TIMEOUT_S = 0.1

# Shorter losses are counted; a reader would not miss a syllable.
LEAST_TOLD_GLITCH_SAMPLES = SAMPLE_RATE // 10


class Wish(Enum):
    """What a capture is asked to do."""

    CAPTURE = "capture"
    PAUSE = "pause"
    STOP = "stop"


class Capture:
    """Reads one source until it ends or is told to stop.

    `run` is the thread's function. `ask` may be called from any thread, but by one at a time;
    everything else that is public is read-only and may be read from any thread.

    Attributes:
        failure: why capturing could not go on, or None.
        was_opened: whether the source could be opened.
    """

    def __init__(
        self,
        speaker: Speaker,
        source: AudioSource,
        chunker: Chunker,
        backlog: Backlog,
        on_remark: Callable[[Remark], None],
        clock: Callable[[], float],
    ) -> None:
        """Prepare; nothing is opened before `run`."""
        self.speaker = speaker
        self.backlog = backlog
        self.failure: AudioError | None = None
        self.was_opened = False
        self._source = source
        self._chunker = chunker
        self._on_remark = on_remark
        self._clock = clock
        self._wish = Wish.CAPTURE
        self._wish_changed = threading.Event()
        self._meter = LevelMeter()
        self._workload = Workload()
        self._origin_s = 0.0
        self._end_sample = 0
        self._is_lost = False
        self._outage: tuple[int, str] | None = None
        self._zeros_advice = ""
        self._is_paused = False
        self._is_over = False
        self._status = SourceSnapshot(
            speaker=speaker,
            state=SourceState.OPENING,
            message="",
            level_dbfs=self._meter.dbfs,
            rate_hz=0,
            channels=0,
            blocks=0,
            glitches=0,
            lost_s=0.0,
            restarts=0,
            waiting_s=0.0,
            largest_waiting_s=0.0,
            spared_s=0.0,
            dropped_s=0.0,
        )

    def ask(self, wish: Wish) -> None:
        """Ask to capture, pause or stop; a stop cannot be taken back."""
        if self._wish is not Wish.STOP:
            self._wish = wish
        self._wish_changed.set()

    @property
    def end_s(self) -> float:
        """Session time up to which sound was captured."""
        return self._end_sample / SAMPLE_RATE

    def snapshot(self) -> SourceSnapshot:
        """Return how the source is doing, without what its backlog counts."""
        return self._status

    def run(self, origin_s: float) -> None:
        """Capture until the end; session time 0 is the clock's `origin_s`."""
        self._origin_s = origin_s
        try:
            self._source.open(origin_s)
            self.was_opened = True
            while self._wish is not Wish.STOP and not self._is_over:
                self._turn()
        except AudioError as error:
            self._fail(error)
        except Exception as error:
            logger.exception("The capture of %s failed.", self.speaker.id)
            self._fail(self._failure_of(error))
        finally:
            self._end()

    def _turn(self) -> None:
        if self._wish is Wish.PAUSE:
            if not self._is_paused:
                self._source.pause()
                self._read(0.0)
                self.backlog.put(self._chunker.flush())
                self._meter.clear()
                self._update(state=SourceState.PAUSED, message="", level_dbfs=self._meter.dbfs)
                self._is_paused = True
            self._wish_changed.wait(READ_TIMEOUT_S)
            self._wish_changed.clear()
            return
        if self._is_paused:
            self._is_paused = False
            self._source.resume()
        self._read(READ_TIMEOUT_S)

    def _read(self, timeout_s: float) -> None:
        start_s = time.thread_time()
        for event in self._source.read(timeout_s):
            self._handle(event)
        self._workload.add_work(time.thread_time() - start_s)

    def _failure_of(self, error: Exception) -> AudioError:
        return AudioError(
            f"{self._source.name}: capturing failed ({type(error).__name__}: {error}). Choose it "
            "again, or another."
        )

    def _fail(self, error: AudioError) -> None:
        self.failure = error
        self._trouble(SourceState.LOST, str(error))
        self._remark(self._end_sample, str(error))

    def _end(self) -> None:
        """Give the device back and what is left to the backlog, which ends whatever happens."""
        try:
            self._source.close()
            self._read(0.0)
            self.backlog.put(self._chunker.flush())
        except Exception as error:
            logger.exception("Closing %s failed.", self.speaker.id)
            if self.failure is None and not self._is_asked_to_stop:
                self._fail(self._failure_of(error))
        self.backlog.put(self._open_outage())
        self.backlog.end()
        if self.failure is None:
            self._update(state=SourceState.ENDED, level_dbfs=-math.inf)

    @property
    def _is_asked_to_stop(self) -> bool:
        return self._wish is Wish.STOP

    def _open_outage(self) -> list[Skip]:
        if self._outage is None:
            return []
        at_sample, reason = self._outage
        now_sample = round((self._clock() - self._origin_s) * SAMPLE_RATE)
        if now_sample <= at_sample:
            return []
        self._end_sample = max(self._end_sample, now_sample)
        return [Skip(at_sample, now_sample, reason)]

    def _handle(self, event: AudioEvent) -> None:
        match event:
            case Block():
                self._heard(event)
            case Started():
                self._started(event)
            case Glitch(at_sample, n_samples):
                reason = "sound was lost on the way from the device"
                is_told = n_samples >= LEAST_TOLD_GLITCH_SAMPLES
                self._jump(Skip(at_sample, at_sample + n_samples, reason if is_told else None))
                self._update(
                    glitches=self._status.glitches + 1,
                    lost_s=self._status.lost_s + n_samples / SAMPLE_RATE,
                )
            case Gap(start_sample, end_sample, reason):
                self._jump(Skip(start_sample, end_sample, reason))
                n_samples = end_sample - start_sample
                self._update(lost_s=self._status.lost_s + n_samples / SAMPLE_RATE)
            case Waiting(at_sample):
                self._outage = (at_sample, "no sound came")
                self._trouble(
                    SourceState.WAITING, f"{self._source.name}: no sound arrives; waiting for it."
                )
            case Lost(at_sample, reason):
                self._is_lost = True
                self._outage = (at_sample, reason)
                self._trouble(SourceState.LOST, reason)
                self._remark(at_sample, reason)
            case Failed(at_sample, advice):
                self._trouble(SourceState.LOST, advice)
                self._remark(at_sample, advice)
            case Moved(at_sample, device):
                self._remark(at_sample, f"The sound now comes from {device}.")
            case Muted(at_sample, advice):
                self._zeros_advice = advice
                self._trouble(SourceState.MUTED, advice)
                self._remark(at_sample, advice)
            case Unmuted(at_sample):
                self._zeros_advice = ""
                self._update(state=SourceState.HEARD, message="")
                self._remark(at_sample, "Sound comes again.")
            case Ended(at_sample, error):
                self._is_over = True
                if error is not None:
                    self._update(message=error)
                    self._remark(at_sample, error)

    def _heard(self, block: Block) -> None:
        self._outage = None
        self._end_sample = block.end_sample
        self._meter.observe(block)
        self._workload.add_sound(len(block.samples))
        self._update(
            state=self._hearing_state(),
            message=self._zeros_advice,
            level_dbfs=self._meter.dbfs,
            work_ms=self._workload.work_ms,
            blocks=self._status.blocks + 1,
        )
        self.backlog.put(self._chunker.push(block))

    def _hearing_state(self) -> SourceState:
        if self._zeros_advice:
            return SourceState.MUTED
        return SourceState.SILENT if self._meter.is_silent else SourceState.HEARD

    def _started(self, event: Started) -> None:
        n_restarts = self._status.restarts + self._is_lost
        self._is_lost = False
        self._outage = None
        self._update(
            speaker=replace(self.speaker, device=event.device),
            rate_hz=event.rate_hz,
            channels=event.channels,
            restarts=n_restarts,
            state=self._hearing_state(),
            message=self._zeros_advice,
        )

    def _jump(self, skip: Skip) -> None:
        self._end_sample = max(self._end_sample, skip.end_sample)
        self.backlog.put([*self._chunker.flush(), skip])

    def _trouble(self, state: SourceState, message: str) -> None:
        self._meter.clear()
        self._update(state=state, message=message, level_dbfs=self._meter.dbfs)

    def _remark(self, at_sample: int, text: str) -> None:
        self._on_remark(Remark(self.speaker.id, at_sample / SAMPLE_RATE, text))

    def _update(self, **changes: object) -> None:
        self._status = replace(self._status, **changes)  # type: ignore[arg-type]

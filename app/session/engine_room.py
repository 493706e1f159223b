"""The engine thread: loads the engine, captions until everything is said, and closes it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import TypeVar

from app.audio import SAMPLE_RATE
from app.captions.entries import Remark
from app.captions.transcript import Transcript
from app.session.backlog import Backlog
from app.session.captioner import Captioner, EntrySink
from app.session.engine_port import CaptionEngine
from app.session.lane import Lane
from app.session.mixing import MixedFeed, MixedLane
from engine import EngineMetrics

logger = logging.getLogger(__name__)

_Item = TypeVar("_Item")

IDLE_WAIT_S = 0.2
METRICS_PERIOD_S = 0.5

MIXED_REMARK = (
    "This computer cannot caption all sources one by one; from here on they are mixed into one."
)
STOPPED_REASON = "stopped before it could be captioned"
FAILED_REASON = "the engine failed"


@dataclass(frozen=True, slots=True)
class EngineReport:
    """What the engine thread tells of itself; see `snapshot.Diagnostics`."""

    metrics: EngineMetrics | None = None
    step_tokens: int = 1
    restarts: int = 0
    is_mixed: bool = False
    loading_s: float = 0.0


class EngineRoom:
    """Runs the captioner. `run` is the thread's function; the rest may be used from any thread."""

    def __init__(
        self,
        load_engine: Callable[[], CaptionEngine],
        backlogs: Mapping[str, Backlog],
        transcript: Transcript,
        sink: EntrySink,
        delay_ms: int,
        stop_within_s: float,
        clock: Callable[[], float],
    ) -> None:
        """Prepare; the engine is loaded in `run`.

        Args:
            load_engine: loads it.
            backlogs: the sound that waits, by speaker.
            transcript: where the words go.
            sink: where what is committed goes as well.
            delay_ms: how far the text stays behind the sound.
            stop_within_s: how long to go on captioning after `stop`.
            clock: seconds.
        """
        self._load_engine = load_engine
        self._backlogs = backlogs
        self._transcript = transcript
        self._sink = sink
        self._delay_ms = delay_ms
        self._stop_within_s = stop_within_s
        self._clock = clock
        self._wake = threading.Event()
        self._delays_ms: SimpleQueue[int] = SimpleQueue()
        self._remarks: SimpleQueue[Remark] = SimpleQueue()
        self._stop_asked_s: float | None = None
        self._loaded_s = 0.0
        self._is_loaded = False
        self._is_mixing = False
        self._unsaid_reason = STOPPED_REASON
        self._captioner: Captioner | None = None
        self._report = EngineReport()
        self._reported_s = 0.0
        self._spared_before_s: dict[str, float] = {}

    @property
    def is_loaded(self) -> bool:
        """Whether the engine is ready."""
        return self._is_loaded

    @property
    def delay_ms(self) -> int:
        """How far the text stays behind the sound."""
        return self._delay_ms

    @property
    def report(self) -> EngineReport:
        """What the engine thread tells of itself."""
        return self._report

    @property
    def behind_s(self) -> float:
        """Seconds of sound that wait, of the source with the most."""
        captioner = self._captioner
        if captioner is None:
            return max((backlog.waiting_s for backlog in self._backlogs.values()), default=0.0)
        return captioner.behind_s

    def capture_lag_s(self, speaker_id: str) -> float | None:
        """Return what to add to a speaker's session time for when it was captured."""
        lane = self._lane_of(speaker_id)
        return None if lane is None else lane.capture_lag_s

    def spared_s(self, speaker_id: str) -> float:
        """Return how many seconds of a speaker's silence the engine was spared."""
        lane = self._lane_of(speaker_id)
        before_s = self._spared_before_s.get(speaker_id, 0.0)
        return before_s if lane is None else before_s + lane.spared_s

    def wake(self) -> None:
        """Say that there may be work."""
        self._wake.set()

    def remark(self, remark: Remark) -> None:
        """Have a remark put into the transcript."""
        self._remarks.put(remark)
        self._wake.set()

    def change_delay(self, delay_ms: int) -> None:
        """Change the delay of all streams as soon as the words so far are out."""
        self._delays_ms.put(delay_ms)
        self._wake.set()

    def stop(self) -> None:
        """End soon: the backlogs get no more, and what waits is captioned for a limited time.

        The time counts from now, or from when the engine is loaded.
        """
        self._stop_asked_s = self._clock()
        self._wake.set()

    def run(self) -> None:
        """Load the engine and caption until all backlogs are drained or the time is up.

        Raises:
            VoxcapError: the engine cannot be loaded, or fails again and again.
        """
        begin_s = self._clock()
        engine = self._load_engine()
        self._loaded_s = self._clock()
        self._report = EngineReport(loading_s=self._loaded_s - begin_s)
        try:
            captioner = self.open_lanes(engine)
            self._is_loaded = True
            try:
                while not captioner.is_done:
                    self.turn(engine, captioner)
            except Exception:
                self._unsaid_reason = FAILED_REASON
                captioner.abandon(FAILED_REASON)
                raise
            finally:
                self._take_remarks(captioner)
                captioner.finish()
                self._tell(engine, captioner)
        finally:
            engine.close()

    def clear_up(self) -> None:
        """Tell what came after `run` had ended, once nothing more comes. Engine thread."""
        captioner = self._captioner
        if captioner is not None:
            captioner.abandon(self._unsaid_reason)
            self._take_remarks(captioner)
            captioner.finish()

    def open_lanes(self, engine: CaptionEngine) -> Captioner:
        """Open a lane for every backlog. Engine thread."""
        lanes = [
            Lane((speaker_id,), backlog, engine, self._delay_ms)
            for speaker_id, backlog in self._backlogs.items()
        ]
        captioner = Captioner(engine, lanes, self._transcript, self._sink, self._clock)
        self._captioner = captioner
        return captioner

    def turn(self, engine: CaptionEngine, captioner: Captioner) -> None:
        """Do one bounded piece of work, or wait a little for some. Engine thread."""
        self._take_remarks(captioner)
        self._change_delays(captioner)
        if self._is_mixing or captioner.is_overloaded:
            self._prepare_mixing(captioner)
        if not captioner.turn() and not captioner.is_done:
            self._wake.wait(IDLE_WAIT_S)
            self._wake.clear()
        if self._is_time_up():
            captioner.abandon(STOPPED_REASON)
        elif self._is_mixing and captioner.is_done:
            self._mix(engine, captioner)
        if self._clock() - self._reported_s >= METRICS_PERIOD_S:
            self._tell(engine, captioner)

    def _is_time_up(self) -> bool:
        asked_s = self._stop_asked_s
        if asked_s is None:
            return False
        return self._clock() >= max(asked_s, self._loaded_s) + self._stop_within_s

    def _lane_of(self, speaker_id: str) -> Lane | None:
        lanes = self._captioner.lanes if self._captioner else ()
        return next((lane for lane in lanes if speaker_id in lane.speaker_ids), None)

    def _take_remarks(self, captioner: Captioner) -> None:
        for remark in _all_of(self._remarks):
            captioner.remark(remark)

    def _change_delays(self, captioner: Captioner) -> None:
        for delay_ms in _all_of(self._delays_ms)[-1:]:
            self._delay_ms = delay_ms
            for lane in captioner.lanes:
                lane.change_delay(delay_ms)

    def _prepare_mixing(self, captioner: Captioner) -> None:
        """Let the words so far come out of the streams, which then close."""
        self._is_mixing = True
        for lane in captioner.lanes:
            lane.end()

    def _mix(self, engine: CaptionEngine, captioner: Captioner) -> None:
        self._is_mixing = False
        for lane in captioner.lanes:
            for speaker_id in lane.speaker_ids:
                self._spared_before_s[speaker_id] = lane.spared_s
        from_s = min(lane.position_s for lane in captioner.lanes)
        feed = MixedFeed(self._backlogs, round(from_s * SAMPLE_RATE))
        captioner.replace_lanes([MixedLane(feed, engine, self._delay_ms)])
        captioner.remark(Remark("", from_s, MIXED_REMARK))
        logger.warning("The sources are mixed: the computer cannot carry them one by one.")

    def _tell(self, engine: CaptionEngine, captioner: Captioner) -> None:
        self._reported_s = self._clock()
        self._report = EngineReport(
            metrics=engine.metrics(),
            step_tokens=captioner.step_tokens,
            restarts=captioner.n_restarts,
            is_mixed=any(isinstance(lane, MixedLane) for lane in captioner.lanes),
            loading_s=self._report.loading_s,
        )


def _all_of(queue: SimpleQueue[_Item]) -> list[_Item]:
    items: list[_Item] = []
    while True:
        try:
            items.append(queue.get_nowait())
        except Empty:
            return items

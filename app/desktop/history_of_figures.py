"""The figures of the last two minutes, for plots and for what only a series can tell."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from app.session.snapshot import SessionSnapshot, SessionState, SourceState
from engine import EngineMetrics

SPAN_S = 120.0
PERIOD_S = 0.5
TOKEN_MS = 80.0
"""Sound that the engine takes at once: work on it has to take less time than it lasts."""

PARTS = ("front_end", "encoder", "adapter", "decoder", "head", "other")
"""The parts of the engine's work, in the order in which sound goes through them."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is kept of a session at one moment; counts go up from its start.

    Attributes:
        at_s: reading of the clock.
        state: where the session was.
        sources: how each source was doing.
        latency_s: median from sound to shown text, 0 before the first word.
        behind_s: sound that waited.
        work_ms: the engine's work for 80 ms of sound of every stream, by part as in `PARTS`.
        capture_ms: the work to capture 80 ms of sound of every source, beside the engine's.
        steps: of the engine.
        text_tokens: tokens that carry text.
        rut_escapes: runs of blanks over sound that were broken.
        engine_restarts: times the engine had to start anew.
        glitches: times that samples were lost on the way from a device.
        spared_s: silence the engine was spared.
        dropped_s: sound that was left out because the computer could not keep up.
        late_ms: how late the windows answered.
    """

    at_s: float
    state: SessionState
    sources: tuple[SourceState, ...]
    latency_s: float
    behind_s: float
    work_ms: tuple[float, ...]
    capture_ms: float
    steps: int
    text_tokens: int
    rut_escapes: int
    engine_restarts: int
    glitches: int
    spared_s: float
    dropped_s: float
    late_ms: float

    @property
    def is_heard(self) -> bool:
        """Whether any source gives sound that is no silence."""
        return SourceState.HEARD in self.sources

    @classmethod
    def of(cls, snapshot: SessionSnapshot, at_s: float, late_ms: float = 0.0) -> Moment:
        """Return what is kept of a snapshot."""
        diagnostics, sources = snapshot.diagnostics, snapshot.sources
        engine = diagnostics.engine
        return cls(
            at_s=at_s,
            state=snapshot.state,
            sources=tuple(source.state for source in sources),
            latency_s=diagnostics.latency.median_s,
            behind_s=snapshot.behind_s,
            work_ms=work_by_part(engine),
            capture_ms=sum(source.work_ms for source in sources),
            steps=engine.steps if engine else 0,
            text_tokens=engine.text_tokens if engine else 0,
            rut_escapes=engine.rut_escapes if engine else 0,
            engine_restarts=diagnostics.engine_restarts,
            glitches=sum(source.glitches for source in sources),
            spared_s=sum(source.spared_s for source in sources),
            dropped_s=sum(source.dropped_s for source in sources),
            late_ms=late_ms,
        )


class FigureHistory:
    """Keeps a moment every half second, two minutes back. One thread."""

    def __init__(self) -> None:
        self._moments: deque[Moment] = deque()
        self._time_s = 0.0
        self._speakers: tuple[str, ...] = ()

    @property
    def moments(self) -> tuple[Moment, ...]:
        """What is kept, the oldest first."""
        return tuple(self._moments)

    def add(self, snapshot: SessionSnapshot, at_s: float, late_ms: float = 0.0) -> bool:
        """Keep a snapshot unless one was kept less than half a second ago; return whether.

        A change of the session's state is kept at once. Another session starts afresh.
        """
        speakers = tuple(source.speaker.id for source in snapshot.sources)
        if snapshot.time_s < self._time_s or speakers != self._speakers:
            self._moments.clear()
        self._time_s, self._speakers = snapshot.time_s, speakers
        if self._moments:
            newest = self._moments[-1]
            if at_s - newest.at_s < PERIOD_S and newest.state is snapshot.state:
                return False
        self._moments.append(Moment.of(snapshot, at_s, late_ms))
        while self._moments[0].at_s < at_s - SPAN_S:
            self._moments.popleft()
        return True


def load(engine: EngineMetrics) -> float:
    """Return compute time for a second of all streams, also once they are closed."""
    return engine.real_time_factor * (len(engine.streams) or engine.streams_packed)


def work_by_part(engine: EngineMetrics | None) -> tuple[float, ...]:
    """Return the milliseconds of work for 80 ms of sound of every stream, by part as in `PARTS`.

    Their sum is the whole work; above 80 the engine falls behind. Empty before any step.
    """
    if engine is None or not engine.steps:
        return ()
    medians: dict[str, float] = {part: durations.median_ms for part, durations in engine.parts}
    total_ms = sum(medians.values())
    if not total_ms:
        return ()
    scale = load(engine) * TOKEN_MS / total_ms
    return tuple(medians[part] * scale for part in PARTS)


def growth(moments: Sequence[Moment], figure: Callable[[Moment], float], within_s: float) -> float:
    """Return by how much a figure has grown in the last `within_s` seconds, 0 without a past."""
    recent = list(_since(moments, within_s))
    return figure(recent[0]) - figure(recent[-1]) if recent else 0.0


def lasted_s(moments: Sequence[Moment], is_so: Callable[[Moment], bool]) -> float:
    """Return for how many seconds something has been true of every moment, up to the newest."""
    since_s = None
    for moment in reversed(moments):
        if not is_so(moment):
            break
        since_s = moment.at_s
    return 0.0 if since_s is None else moments[-1].at_s - since_s


def _since(moments: Sequence[Moment], within_s: float) -> Iterator[Moment]:
    """Yield the moments of the last seconds, the newest first."""
    for moment in reversed(moments):
        if moment.at_s < moments[-1].at_s - within_s:
            return
        yield moment

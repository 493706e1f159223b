"""What a session shows of itself: immutable, for windows, the terminal and reports."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from app.captions.entries import Speaker
from app.captions.transcript import TranscriptView
from engine import EngineMetrics


class SessionState(Enum):
    """Where a session is between its start and its end."""

    NEW = "new"
    LOADING = "loading"
    LISTENING = "listening"
    PAUSED = "paused"
    STOPPING = "stopping"
    STOPPED = "stopped"
    FAILED = "failed"

    @property
    def is_over(self) -> bool:
        """Whether nothing will happen any more."""
        return self in (SessionState.STOPPED, SessionState.FAILED)


class SourceState(Enum):
    """How a source is doing."""

    OPENING = "opening"
    HEARD = "heard"
    SILENT = "silent"
    MUTED = "muted"
    WAITING = "waiting"
    LOST = "lost"
    PAUSED = "paused"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class SourceSnapshot:
    """One source at one moment.

    Attributes:
        speaker: whose words it gives.
        state: how it is doing.
        message: one sentence for the user while something is wrong, else empty.
        level_dbfs: peak of the last tenth of a second, -inf for none.
        rate_hz: the device's sample rate; 0 before it is open.
        channels: the device's channels; 0 before it is open.
        blocks: blocks captured.
        glitches: times that samples were lost on the way.
        lost_s: seconds that were never captured: glitches and outages.
        restarts: times the device was opened anew.
        waiting_s: sound that waits for the engine.
        largest_waiting_s: the most that ever waited.
        spared_s: silence the engine was spared.
        dropped_s: sound that was dropped because the computer could not keep up.
        work_ms: the processor's work to capture 80 ms of sound, over the last second.
    """

    speaker: Speaker
    state: SourceState
    message: str
    level_dbfs: float
    rate_hz: int
    channels: int
    blocks: int
    glitches: int
    lost_s: float
    restarts: int
    waiting_s: float
    largest_waiting_s: float
    spared_s: float
    dropped_s: float
    work_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class Latency:
    """Seconds from a word's sound to its being shown, of the words of the last half minute.

    All zero before the first word.
    """

    median_s: float
    p95_s: float
    n_words: int


@dataclass(frozen=True, slots=True)
class Diagnostics:
    """What is behind the captions.

    Attributes:
        engine: what the engine measured, or None until it is loaded. Renewed twice a second.
        latency: from sound to shown text.
        step_tokens: tokens a step takes of a stream at most; grows when the engine falls behind.
        engine_restarts: times the engine's streams were opened anew after an error.
        is_mixed: whether all sources go through one stream because the computer carries no more.
        loading_s: how long loading the engine took.
    """

    engine: EngineMetrics | None
    latency: Latency
    step_tokens: int
    engine_restarts: int
    is_mixed: bool
    loading_s: float


@dataclass(frozen=True, slots=True)
class SessionSnapshot:
    """A session at one moment.

    Attributes:
        state: where it is.
        time_s: session time: the farthest any source has been captured, in seconds.
        transcript: what was said so far.
        sources: the sources, in the order they were given.
        behind_s: how much sound waits to be captioned, in seconds, the most of any source.
        messages: sentences for the user that are true now, the most pressing first.
        error: why the session failed, or None.
        delay_ms: how far the text stays behind the sound.
        diagnostics: what is behind it.
        saving_trouble: why what is said cannot be kept now, and what to do, in a sentence or two;
            empty while it is kept. One of `messages` too.
    """

    state: SessionState
    time_s: float
    transcript: TranscriptView
    sources: tuple[SourceSnapshot, ...]
    behind_s: float
    messages: tuple[str, ...]
    error: str | None
    delay_ms: int
    diagnostics: Diagnostics
    saving_trouble: str = ""

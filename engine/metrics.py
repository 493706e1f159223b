"""What the engine measures of itself: written by the engine's thread, read from any other.

The recorder keeps counters and the last steps only, so its memory and its cost are flat. What it
finds is handed out as a frozen `EngineMetrics`; turning that into text is up to the reader.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from time import perf_counter_ns
from typing import Final, Literal, get_args

Part = Literal["front_end", "encoder", "adapter", "decoder", "head", "other"]
PARTS: Final[tuple[Part, ...]] = get_args(Part)
WINDOW_STEPS = 512
TOKEN_S = 0.08

_PART_INDEX: Final[dict[Part, int]] = {part: index for index, part in enumerate(PARTS)}
_OTHER: Final = _PART_INDEX["other"]
_NS_PER_MS: Final = 1e6
_NS_PER_S: Final = 1e9


@dataclass(frozen=True, slots=True)
class EngineFacts:
    """What an engine is and why: fixed once it is loaded.

    Attributes:
        model: identity of the checkpoint.
        backend: name of the attention backend.
        precision: dtype of weights and KV cache.
        threads: compute threads.
        linear_format: how the linear layers' weights are stored and multiplied.
        linear_format_reason: why that format was taken.
    """

    model: str
    backend: str
    precision: str
    threads: int
    linear_format: str
    linear_format_reason: str


@dataclass(frozen=True, slots=True)
class Durations:
    """Durations of the last steps in milliseconds; all zero before the first step."""

    median_ms: float
    p95_ms: float
    largest_ms: float


@dataclass(frozen=True, slots=True)
class StreamMetrics:
    """Counts of one open stream since it was opened.

    Attributes:
        name: the stream's name.
        text_tokens: tokens that carry text.
        blanks: tokens that say "nothing in these 80 ms".
        blank_run_tokens: blanks since the last token that was none.
        rut_escapes: runs of blanks over sound that were broken.
        tokens_drafted: guesses of tokens that were computed together with the ones before them.
        drafts_kept: those that were right.
        restarts: times the stream began anew with a fresh prompt.
        backlog_s: audio it was given and has not processed, in seconds.
    """

    name: str
    text_tokens: int
    blanks: int
    blank_run_tokens: int
    rut_escapes: int
    tokens_drafted: int
    drafts_kept: int
    restarts: int
    backlog_s: float


@dataclass(frozen=True, slots=True)
class EngineMetrics:
    """Everything measured, at one moment.

    The totals count closed streams too. `step`, `parts`, `streams_packed`, `compute_s` and
    `audio_s` cover the last steps only, at most the recorder's window.

    Attributes:
        facts: what does not change.
        steps: steps since the start.
        step: durations of whole steps.
        parts: durations by part; a step's parts sum to the step, "other" being what is left.
        streams_packed: mean number of streams a step advanced.
        compute_s: time spent in steps.
        audio_s: audio encoded in them, of all streams together.
        tokens_encoded: audio vectors made.
        tokens_decoded: decoder positions run, wrong drafts included.
        text_tokens: tokens that carry text.
        blanks: tokens that say nothing.
        rut_escapes: runs of blanks over sound that were broken.
        tokens_drafted: guesses of tokens that were computed together with the ones before them.
        drafts_kept: those that were right.
        restarts: fresh starts of streams.
        streams: the streams open now.
        cache_blocks_used: KV-cache blocks in use.
        cache_blocks: KV-cache blocks there are.
        resident_bytes: physical memory of the process, or None where the system does not say.
        peak_resident_bytes: the most it has been, or None.
    """

    facts: EngineFacts
    steps: int
    step: Durations
    parts: tuple[tuple[Part, Durations], ...]
    streams_packed: float
    compute_s: float
    audio_s: float
    tokens_encoded: int
    tokens_decoded: int
    text_tokens: int
    blanks: int
    rut_escapes: int
    tokens_drafted: int
    drafts_kept: int
    restarts: int
    streams: tuple[StreamMetrics, ...]
    cache_blocks_used: int
    cache_blocks: int
    resident_bytes: int | None
    peak_resident_bytes: int | None

    @property
    def real_time_factor(self) -> float:
        """Compute time / audio time of the last steps, or 0 before any audio."""
        return self.compute_s / self.audio_s if self.audio_s else 0.0

    @property
    def load(self) -> float:
        """Compute time for a second of every open stream; above 1 the engine falls behind."""
        return self.real_time_factor * len(self.streams)

    @property
    def backlog_s(self) -> float:
        """The longest backlog of any open stream, in seconds."""
        return max((stream.backlog_s for stream in self.streams), default=0.0)


class StreamRecorder:
    """Counts what one stream does. Made by `MetricsRecorder.open_stream`; engine thread only."""

    __slots__ = (
        "_backlog_s",
        "_blank_run_tokens",
        "_blanks",
        "_drafts_kept",
        "_name",
        "_restarts",
        "_rut_escapes",
        "_text_tokens",
        "_tokens_drafted",
    )

    def __init__(self, name: str) -> None:
        """Start with nothing counted."""
        self._name = name
        self._text_tokens = 0
        self._blanks = 0
        self._blank_run_tokens = 0
        self._rut_escapes = 0
        self._tokens_drafted = 0
        self._drafts_kept = 0
        self._restarts = 0
        self._backlog_s = 0.0

    def text(self) -> None:
        """Count a token that carries text."""
        self._text_tokens += 1
        self._blank_run_tokens = 0

    def blank(self) -> None:
        """Count a token that says nothing."""
        self._blanks += 1
        self._blank_run_tokens += 1

    def marker(self) -> None:
        """Note a token that is neither text nor blank: it ends a run of blanks."""
        self._blank_run_tokens = 0

    def rut_escape(self) -> None:
        """Count a run of blanks that was broken."""
        self._rut_escapes += 1

    def drafts(self, n_drafted: int, n_kept: int) -> None:
        """Count drafts of a pass and how many of them were right."""
        self._tokens_drafted += n_drafted
        self._drafts_kept += n_kept

    def restart(self) -> None:
        """Count a fresh start with a new prompt; the run of blanks starts anew."""
        self._restarts += 1
        self._blank_run_tokens = 0

    def backlog(self, backlog_s: float) -> None:
        """Note how much audio waits to be processed, in seconds."""
        self._backlog_s = backlog_s

    def snapshot(self) -> StreamMetrics:
        """Return the counts as they are."""
        return StreamMetrics(
            name=self._name,
            text_tokens=self._text_tokens,
            blanks=self._blanks,
            blank_run_tokens=self._blank_run_tokens,
            rut_escapes=self._rut_escapes,
            tokens_drafted=self._tokens_drafted,
            drafts_kept=self._drafts_kept,
            restarts=self._restarts,
            backlog_s=self._backlog_s,
        )


class MetricsRecorder:
    """Records steps, streams and the cache on the engine's thread.

    A step is `begin_step()`, any number of `lap(part)`, `end_step(...)`. A step that is never ended
    (an error) leaves no trace. Only `snapshot` may be called from other threads.
    """

    def __init__(self, facts: EngineFacts, window_steps: int = WINDOW_STEPS) -> None:
        """Start with nothing measured; durations cover the last `window_steps` steps."""
        self._facts = facts
        self._lock = Lock()
        self._window: deque[_Step] = deque(maxlen=window_steps)
        self._open_streams: list[StreamRecorder] = []
        self._closed = _Totals()
        self._steps = 0
        self._tokens_encoded = 0
        self._tokens_decoded = 0
        self._cache_blocks_used = 0
        self._cache_blocks = 0
        self._parts_ns = [0] * len(PARTS)
        self._step_began_ns = 0
        self._lap_began_ns = 0

    def open_stream(self, name: str) -> StreamRecorder:
        """Return the recorder of a new stream."""
        stream = StreamRecorder(name)
        with self._lock:
            self._open_streams.append(stream)
        return stream

    def close_stream(self, stream: StreamRecorder) -> None:
        """Take a stream off the list of open ones; its counts stay in the totals."""
        with self._lock:
            self._open_streams.remove(stream)
            self._closed = self._closed.plus(stream.snapshot())

    def cache(self, blocks_used: int, blocks: int) -> None:
        """Note how many KV-cache blocks are in use and how many there are."""
        self._cache_blocks_used = blocks_used
        self._cache_blocks = blocks

    def begin_step(self) -> None:
        """Start the clock of a step."""
        self._parts_ns = [0] * len(PARTS)
        self._step_began_ns = self._lap_began_ns = perf_counter_ns()

    def lap(self, part: Part) -> None:
        """Add the time since the last lap, or since the step began, to a part of this step."""
        now_ns = perf_counter_ns()
        self._parts_ns[_PART_INDEX[part]] += now_ns - self._lap_began_ns
        self._lap_began_ns = now_ns

    def end_step(self, *, streams: int, tokens_encoded: int, tokens_decoded: int) -> None:
        """Record the step: how many streams it advanced, and the tokens of all of them."""
        now_ns = perf_counter_ns()
        self._parts_ns[_OTHER] += now_ns - self._lap_began_ns
        step = _Step(now_ns - self._step_began_ns, self._parts_ns, streams, tokens_encoded)
        with self._lock:
            self._window.append(step)
            self._steps += 1
            self._tokens_encoded += tokens_encoded
            self._tokens_decoded += tokens_decoded

    def snapshot(self) -> EngineMetrics:
        """Return everything measured so far; safe from any thread."""
        with self._lock:
            steps = list(self._window)
            streams = tuple(stream.snapshot() for stream in self._open_streams)
            totals = self._closed
            n_steps = self._steps
            tokens_encoded = self._tokens_encoded
            tokens_decoded = self._tokens_decoded
        for stream in streams:
            totals = totals.plus(stream)
        return EngineMetrics(
            facts=self._facts,
            steps=n_steps,
            step=_durations([step.duration_ns for step in steps]),
            parts=tuple(
                (part, _durations([step.parts_ns[index] for step in steps]))
                for part, index in _PART_INDEX.items()
            ),
            streams_packed=sum(step.streams for step in steps) / max(1, len(steps)),
            compute_s=sum(step.duration_ns for step in steps) / _NS_PER_S,
            audio_s=sum(step.tokens_encoded for step in steps) * TOKEN_S,
            tokens_encoded=tokens_encoded,
            tokens_decoded=tokens_decoded,
            text_tokens=totals.text_tokens,
            blanks=totals.blanks,
            rut_escapes=totals.rut_escapes,
            tokens_drafted=totals.tokens_drafted,
            drafts_kept=totals.drafts_kept,
            restarts=totals.restarts,
            streams=streams,
            cache_blocks_used=self._cache_blocks_used,
            cache_blocks=self._cache_blocks,
            resident_bytes=resident_bytes(),
            peak_resident_bytes=peak_resident_bytes(),
        )


def resident_bytes() -> int | None:
    """Return this process's physical memory in bytes, or None where there is no /proc."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def peak_resident_bytes() -> int | None:
    """Return the most physical memory this process has had in bytes, or None on Windows."""
    if sys.platform == "win32":
        return None
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    # getrusage(2): bytes on macOS, kibibytes elsewhere.
    return peak if sys.platform == "darwin" else peak * 1024


@dataclass(frozen=True, slots=True)
class _Step:
    duration_ns: int
    parts_ns: list[int]
    streams: int
    tokens_encoded: int


@dataclass(frozen=True, slots=True)
class _Totals:
    text_tokens: int = 0
    blanks: int = 0
    rut_escapes: int = 0
    tokens_drafted: int = 0
    drafts_kept: int = 0
    restarts: int = 0

    def plus(self, stream: StreamMetrics) -> _Totals:
        return _Totals(
            self.text_tokens + stream.text_tokens,
            self.blanks + stream.blanks,
            self.rut_escapes + stream.rut_escapes,
            self.tokens_drafted + stream.tokens_drafted,
            self.drafts_kept + stream.drafts_kept,
            self.restarts + stream.restarts,
        )


def _durations(durations_ns: Sequence[int]) -> Durations:
    if not durations_ns:
        return Durations(0.0, 0.0, 0.0)
    ordered = sorted(durations_ns)
    return Durations(
        median_ms=_quantile(ordered, 0.5) / _NS_PER_MS,
        p95_ms=_quantile(ordered, 0.95) / _NS_PER_MS,
        largest_ms=ordered[-1] / _NS_PER_MS,
    )


def _quantile(ordered: Sequence[int], fraction: float) -> float:
    """Return the quantile of ascending values, linear between neighbours (as numpy's default)."""
    position = fraction * (len(ordered) - 1)
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (position - below) * (ordered[above] - ordered[below])

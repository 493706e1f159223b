"""Measures how fast this computer runs a model, in about ten seconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

import numpy as np

from app.audio import SAMPLE_RATE
from app.session.engine_port import CaptionEngine, CaptionStream
from app.session.pacing import StepPacer
from engine import EngineMetrics, EngineSettings

if TYPE_CHECKING:
    from pathlib import Path

TOKEN_MS = 80.0
"""Sound in a token: a model that takes longer for one cannot caption live."""

SOUND_S = 10.0
"""Sound a model is tried with at most."""

TIME_S = 5.0
"""Time a trial may take; the step that is under way is still finished."""

_TOKEN_SAMPLES = round(TOKEN_MS / 1000 * SAMPLE_RATE)
_DELAY_MS = 480

# Measuring two streams is pointless where one is too much already.
_TOO_SLOW_FOR_TWO_MS = 1.5 * TOKEN_MS


class TriedEngine(CaptionEngine, Protocol):
    """An engine that can be tried: as in a session, loaded with room for two streams."""

    def metrics(self) -> EngineMetrics:
        """Return what was measured so far."""


OnPrepared: TypeAlias = Callable[[int, int], None]
"""Told how many weights are prepared, and of how many; what it raises ends the loading."""

Loader: TypeAlias = Callable[[OnPrepared], TriedEngine]


class _GivenUpError(Exception):
    """The test was cancelled while the model was being prepared."""


@dataclass(frozen=True, slots=True)
class SpeedResult:
    """What was measured.

    Attributes:
        model: what the engine calls the model.
        precision: of weights and cache.
        threads: compute threads.
        loading_s: how long loading took.
        one_ms: computing 80 ms of one source takes that long.
        two_ms: computing 80 ms of two sources takes that long, None where it was not tried because
            one is too much.
    """

    model: str
    precision: str
    threads: int
    loading_s: float
    one_ms: float
    two_ms: float | None

    @property
    def real_time_factor(self) -> float:
        """Compute time / audio time of one source."""
        return self.one_ms / TOKEN_MS


def engine_loader(model: str | Path, settings: EngineSettings | None = None) -> Loader:
    """Return what loads a model folder for a speed test, with room for two streams."""

    def load(on_prepared: OnPrepared) -> TriedEngine:
        from engine import Engine

        return Engine.load(model, settings or EngineSettings(max_streams=2), on_prepared)

    return load


def measure_speed(
    load_engine: Loader,
    on_progress: Callable[[float], None] = lambda share: None,
    is_cancelled: Callable[[], bool] = lambda: False,
    on_preparing: Callable[[float], None] = lambda share: None,
    clock: Callable[[], float] = time.perf_counter,
) -> SpeedResult | None:
    """Load an engine, try it with one source and with two, and close it.

    Takes seconds, or minutes where a large model has to be prepared first.

    For a worker thread, while no session runs: both would compete for the processor.

    Args:
        load_engine: see `engine_loader`.
        on_progress: told how much is done, from 0 to 1, on this thread.
        is_cancelled: asked between steps whether to give up.
        on_preparing: told how much of the model is prepared, from 0 to 1, where it is now.
        clock: seconds.

    Returns:
        What was measured, or None if it was cancelled.

    Raises:
        VoxcapError: the model cannot be loaded; the message says what to do.
    """

    def tell_prepared(n_prepared: int, n_to_prepare: int) -> None:
        if is_cancelled():
            raise _GivenUpError
        on_preparing(n_prepared / n_to_prepare)

    begin_s = clock()
    try:
        engine = load_engine(tell_prepared)
    except _GivenUpError:
        return None
    loading_s = clock() - begin_s
    try:
        one_ms = _Trial(engine, 1, on_progress, is_cancelled, clock).run()
        two_ms = None
        if one_ms is not None and one_ms <= _TOO_SLOW_FOR_TWO_MS:
            two_ms = _Trial(engine, 2, on_progress, is_cancelled, clock).run()
        if one_ms is None or is_cancelled():
            return None
        facts = engine.metrics().facts
    finally:
        engine.close()
    on_progress(1.0)
    return SpeedResult(facts.model, facts.precision, facts.threads, loading_s, one_ms, two_ms)


class _Trial:
    """Tries an engine with some streams that get quiet noise."""

    def __init__(
        self,
        engine: TriedEngine,
        n_streams: int,
        on_progress: Callable[[float], None],
        is_cancelled: Callable[[], bool],
        clock: Callable[[], float],
    ) -> None:
        self._engine = engine
        self._n_streams = n_streams
        self._on_progress = on_progress
        self._is_cancelled = is_cancelled
        self._clock = clock
        self._pacer = StepPacer()

    def run(self) -> float | None:
        """Return how long 80 ms of sound of every stream take, in ms; None if cancelled.

        As in a session, a step takes one token while that is fast enough and several when it is
        not, because several read the model's weights only once.
        """
        streams = [self._engine.open_stream(_DELAY_MS) for _ in range(self._n_streams)]
        try:
            self._push(streams, round(SOUND_S * SAMPLE_RATE))
            # The prompt, which a session pays for once and not in every second.
            self._engine.step(1)
            return self._measure(streams)
        finally:
            for stream in streams:
                stream.close()

    def _measure(self, streams: list[CaptionStream]) -> float | None:
        n_all = streams[0].ready_tokens
        n_done = 0
        begin_s = now_s = self._clock()
        while n_done < n_all and (n_done == 0 or now_s - begin_s < TIME_S):
            if self._is_cancelled():
                return None
            n_before = streams[0].ready_tokens
            step_begin_s = now_s
            self._engine.step(self._step_tokens())
            now_s = self._clock()
            n_tokens = n_before - streams[0].ready_tokens
            self._pacer.observe(n_tokens, now_s - step_begin_s)
            n_done += n_tokens
            self._tell(max(n_done / n_all, (now_s - begin_s) / TIME_S))
        return (now_s - begin_s) * 1000 / max(1, n_done)

    def _step_tokens(self) -> int:
        is_fast_enough = self._pacer.token_s * 1000 <= TOKEN_MS
        return 1 if is_fast_enough else self._pacer.tokens(behind_s=0.0)

    def _tell(self, share: float) -> None:
        """Tell the progress of this trial, which is the first or the second half of all."""
        self._on_progress((self._n_streams - 1 + min(1.0, share)) / 2)

    def _push(self, streams: list[CaptionStream], n_samples: int) -> None:
        noise = np.random.default_rng(0).normal(0.0, 0.01, n_samples).astype(np.float32)
        for stream in streams:
            stream.push(noise)

"""Running the engine for a while and measuring every hop of sound."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt
from torch import Tensor

from engine.benchmark.script import ScriptedStepper, speech_tokens
from engine.benchmark.traffic import bytes_per_token
from engine.checkpoint.random_model import RandomModel
from engine.errors import SettingError
from engine.kernels.native.bandwidth import read_bytes_per_s
from engine.metrics import PARTS, EngineFacts, Part, peak_resident_bytes, resident_bytes
from engine.settings import EngineSettings
from engine.streaming.delays import TOKEN_MS
from engine.streaming.engine import Engine
from engine.streaming.stepper import MAX_CHUNK_TOKENS, Stepper
from engine.streaming.stream import Stream

_SAMPLES_PER_TOKEN: Final = 1280
_WARM_UP_HOPS: Final = 4


@dataclass(frozen=True, slots=True)
class BenchmarkSettings:
    """What to measure.

    Attributes:
        model: a model folder, or None for random weights of the published model's shape.
        engine: how to load it.
        n_streams: sources of sound at once.
        context_tokens: tokens heard before, 80 ms each, that the decoder looks back to.
        hop_tokens: tokens of sound that come at a time, from 1 to 16.
        seconds: how long to measure, at least; a few hops are measured in any case.
    """

    model: Path | None
    engine: EngineSettings
    n_streams: int = 1
    context_tokens: int = 200
    hop_tokens: int = 1
    seconds: float = 10.0

    def __post_init__(self) -> None:
        """Refuse what cannot be measured."""
        limits = {
            "n_streams": (1, 64),
            "context_tokens": (40, 1_000_000),
            "hop_tokens": (1, MAX_CHUNK_TOKENS),
        }
        for parameter, (least, most) in limits.items():
            value = getattr(self, parameter)
            if not least <= value <= most:
                raise SettingError(
                    f"{parameter} must be {least} to {most}, not {value}.",
                    parameter=parameter,
                    value=value,
                )


@dataclass(frozen=True, slots=True)
class KernelTimes:
    """Milliseconds of a stack of layers for 80 ms of sound, by kind of work."""

    linear_ms: float
    attention_ms: float
    glue_ms: float


@dataclass(frozen=True, slots=True)
class BenchmarkResult:
    """What was measured. Times are for 80 ms of sound of all streams together.

    Attributes:
        facts: what the engine is.
        loading_s: how long loading took.
        hop_ms: for every hop measured, milliseconds for each 80 ms of it.
        parts_ms: medians by part of a step.
        encoder: the encoder's layers by kind of work, or None where it is not measured.
        decoder: the same of the decoder's.
        passes_per_token: readings of the decoder's weights for each token; below 1 drafts pay.
        bytes_per_token: what must be read from memory for 80 ms of sound.
        memory_bytes_per_s: how fast memory is read here, or None without native kernels.
        resident_bytes: physical memory of the process afterwards, or None where it is not known.
        peak_resident_bytes: the most it was, or None.
    """

    facts: EngineFacts
    loading_s: float
    hop_ms: tuple[float, ...]
    parts_ms: tuple[tuple[Part, float], ...]
    encoder: KernelTimes | None
    decoder: KernelTimes | None
    passes_per_token: float
    bytes_per_token: float
    memory_bytes_per_s: float | None
    resident_bytes: int | None
    peak_resident_bytes: int | None

    @property
    def median_ms(self) -> float:
        """The median of the hops."""
        return statistics.median(self.hop_ms)

    @property
    def real_time_factor(self) -> float:
        """Compute time / audio time, in the median; below 1 this computer keeps up."""
        return self.median_ms / TOKEN_MS

    def quantile_ms(self, share: float) -> float:
        """Return what the given share of the hops stays within, 0.95 for the 95th percentile."""
        return float(np.quantile(self.hop_ms, share))


class MeasuredEngine(Engine):
    """An engine that writes a script; see `ScriptedStepper`."""

    stepper_class: ClassVar[type[Stepper]] = ScriptedStepper


def run_benchmark(
    settings: BenchmarkSettings, on_hop: Callable[[float], None] | None = None
) -> BenchmarkResult:
    """Load the engine and measure it.

    Args:
        settings: what to measure.
        on_hop: told after each hop what share of the time is over, from 0 to 1.

    Raises:
        VoxcapError: the model cannot be loaded.
    """
    began = time.perf_counter()
    engine = _load(settings)
    loading_s = time.perf_counter() - began
    try:
        return _measure(engine, settings, loading_s, on_hop)
    finally:
        engine.close()


def _load(settings: BenchmarkSettings) -> MeasuredEngine:
    if settings.model is None:
        engine = MeasuredEngine(RandomModel(), settings.engine)
    else:
        engine = MeasuredEngine.load(settings.model, settings.engine)
    stepper = engine.stepper
    assert isinstance(stepper, ScriptedStepper)
    tokenizer = engine.tokenizer
    stepper.script = speech_tokens(
        10_000, tokenizer.streaming_pad_id, tokenizer.streaming_word_id, tokenizer.vocab_size
    )
    return engine


def _measure(
    engine: MeasuredEngine,
    settings: BenchmarkSettings,
    loading_s: float,
    on_hop: Callable[[float], None] | None,
) -> BenchmarkResult:
    streams = [engine.open_stream() for _ in range(settings.n_streams)]
    for stream in streams:
        _look_back(engine, stream, settings.context_tokens)
    engine.advance()
    sound = _sound(settings.hop_tokens)
    for _ in range(_WARM_UP_HOPS):
        _hop(engine, streams, sound)
    stacks = (engine.model.encoder_stack, engine.model.decoder_stack)
    for stack in stacks:
        stack.take_times()
    before = engine.metrics()
    hop_ms: list[float] = []
    end = time.perf_counter() + settings.seconds
    while len(hop_ms) < _WARM_UP_HOPS or time.perf_counter() < end:
        hop_ms.append(_hop(engine, streams, sound) / settings.hop_tokens)
        if on_hop is not None:
            on_hop(min(1.0, 1 - (end - time.perf_counter()) / settings.seconds))
    after = engine.metrics()
    n_tokens = len(hop_ms) * settings.hop_tokens
    times = [stack.take_times() for stack in stacks]
    encoder, decoder = (
        None
        if taken is None
        else KernelTimes(
            *(1e3 * s / n_tokens for s in (taken.linear_s, taken.attention_s, taken.glue_s))
        )
        for taken in times
    )
    n_kept = after.drafts_kept - before.drafts_kept
    n_written = n_tokens * settings.n_streams
    passes_per_token = (n_written - n_kept) / n_written
    pool = engine.precision.linear_format.pool
    return BenchmarkResult(
        facts=after.facts,
        loading_s=loading_s,
        hop_ms=tuple(hop_ms),
        parts_ms=tuple(
            (part, dict(after.parts)[part].median_ms / settings.hop_tokens) for part in PARTS
        ),
        encoder=encoder,
        decoder=decoder,
        passes_per_token=passes_per_token,
        bytes_per_token=bytes_per_token(
            engine.config,
            engine.precision.name,
            kv_bytes=engine.precision.dtype.itemsize,
            n_streams=settings.n_streams,
            context_tokens=settings.context_tokens,
            hop_tokens=settings.hop_tokens,
            passes_per_token=passes_per_token,
        ),
        memory_bytes_per_s=None if pool is None else read_bytes_per_s(pool),
        resident_bytes=resident_bytes(),
        peak_resident_bytes=peak_resident_bytes(),
    )


def _hop(engine: Engine, streams: list[Stream], sound: npt.NDArray[np.float32]) -> float:
    """Give every stream as much sound and compute it; return milliseconds."""
    for stream in streams:
        stream.push(sound)
    began = time.perf_counter()
    engine.advance()
    return (time.perf_counter() - began) * 1e3


def _sound(hop_tokens: int) -> npt.NDArray[np.float32]:
    rng = np.random.default_rng(0)
    n_samples = hop_tokens * _SAMPLES_PER_TOKEN
    return (0.1 * rng.standard_normal(n_samples)).clip(-1, 1).astype(np.float32)


def _look_back(engine: Engine, stream: Stream, n_tokens: int) -> None:
    """Put a stream where it is after so many tokens, with keys and values of noise."""
    assert stream.state is not None
    sequence = stream.state.sequence
    while sequence.decoded_tokens < n_tokens:
        n_now = min(MAX_CHUNK_TOKENS, n_tokens - sequence.decoded_tokens)
        sequence.reserve(n_now)
        sequence.encoder_advanced(n_now)
        sequence.decoder_advanced(n_now)
    cache = engine.stepper.cache
    ids = sequence.block_ids
    _fill(cache.decoder_layers, ids, cache.n_blocks)
    _fill(
        cache.encoder_layers,
        [block for block in ids if block < cache.n_full_blocks],
        cache.n_full_blocks,
    )


def _fill(layers: Sequence[Tensor], block_ids: Sequence[int], n_blocks: int) -> None:
    for layer in layers:
        by_block = layer.view(*layer.shape[:2], n_blocks, -1, layer.shape[-1])
        for block in block_ids:
            by_block[:, :, block].normal_()

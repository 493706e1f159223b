"""However the audio is cut, and whoever else is captioned at the same time: the same tokens."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Engine, Stream, TextPiece
from tests.engine.recording import EXACT, RecordingEngine, hear, noise
from tests.random_checkpoint import ODD_HEADS, write_random_checkpoint

Samples = npt.NDArray[np.float32]

# From a single sample to ten seconds, short ones often.
CHUNKS = st.lists(
    st.one_of(st.integers(1, 50), st.integers(1, 2_000), st.integers(1, 160_000)),
    min_size=1,
    max_size=12,
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_checkpoint(
        tmp_path_factory.mktemp("model"), "mistral", seed=3, shape=ODD_HEADS
    )


@pytest.fixture(scope="module")
def engine(folder: Path) -> RecordingEngine:
    return RecordingEngine.load(folder, EXACT)


def cut(samples: Samples, sizes: list[int]) -> list[Samples]:
    """Cut a signal into pieces of these sizes, over and over."""
    pieces, start = [], 0
    while start < len(samples):
        size = sizes[len(pieces) % len(sizes)]
        # A thousand single samples show what a hundred thousand would.
        size = size if len(pieces) < 1_000 else len(samples)
        pieces.append(samples[start : start + size])
        start += size
    return pieces


@settings(max_examples=12)
@given(sizes=CHUNKS, seed=st.integers(0, 3), delay_ms=st.sampled_from([80, 480, 960]))
def test_any_chunking_gives_the_tokens_of_one_pass(
    engine: RecordingEngine, sizes: list[int], seed: int, delay_ms: int
) -> None:
    samples = noise(5.0 + seed, seed)
    whole = hear(engine, samples, delay_ms)
    stream = engine.open_stream(delay_ms)
    pieces = [piece for chunk in cut(samples, sizes) for piece in stream.feed(chunk)]
    pieces += stream.finish()
    assert engine.take_logits().argmax(dim=1).tolist() == whole.tokens
    assert "".join(piece.text for piece in pieces) == whole.text


@settings(max_examples=8)
@given(
    sizes=st.lists(CHUNKS, min_size=4, max_size=4),
    seconds=st.lists(st.floats(0.0, 6.0), min_size=4, max_size=4),
    delays_ms=st.lists(st.sampled_from([80, 480, 2400]), min_size=4, max_size=4),
)
def test_four_streams_at_once_give_what_each_gives_alone(
    engine: RecordingEngine,
    sizes: list[list[int]],
    seconds: list[float],
    delays_ms: list[int],
) -> None:
    signals = [noise(length, seed) for seed, length in enumerate(seconds)]
    alone = [
        pieces_alone(engine, signal, delay_ms)
        for signal, delay_ms in zip(signals, delays_ms, strict=True)
    ]
    streams = [engine.open_stream(delay_ms) for delay_ms in delays_ms]
    queues = [cut(signal, size) for signal, size in zip(signals, sizes, strict=True)]
    together = feed_together(engine, streams, queues)
    assert together == alone


def pieces_alone(engine: Engine, samples: Samples, delay_ms: int) -> list[TextPiece]:
    stream = engine.open_stream(delay_ms)
    return stream.feed(samples) + stream.finish()


def feed_together(
    engine: Engine, streams: list[Stream], queues: list[list[Samples]]
) -> list[list[TextPiece]]:
    """Push one chunk to every stream that has one, advance all at once, until all are done."""
    pieces: list[list[TextPiece]] = [[] for _ in streams]
    while any(queues):
        for stream, queue in zip(streams, queues, strict=True):
            if queue:
                stream.push(queue.pop(0))
        engine.advance()
        for stream, taken in zip(streams, pieces, strict=True):
            taken += stream.take()
    for stream, taken in zip(streams, pieces, strict=True):
        taken += stream.finish()
    return pieces


@pytest.mark.parametrize("attention", ["cpu", "reference"])
@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_backends_and_precisions_run_the_same_streams(
    folder: Path, engine: RecordingEngine, attention: str, precision: str
) -> None:
    other = RecordingEngine.load(
        folder,
        replace(EXACT, precision=precision, attention=attention),
    )
    samples = noise(4.0)
    expected, found = hear(engine, samples), hear(other, samples, chunk_samples=1_000)
    if precision == "float32":
        assert found.tokens == expected.tokens
    else:
        first = min(10, len(found.logits))
        error = (found.logits[:first] - expected.logits[:first]).abs().mean()
        assert error < 0.05 * expected.logits.std()

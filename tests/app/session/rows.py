"""Rows of chunks and skips for tests, and what must hold between two of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE
from app.session.chunks import CHUNK_SAMPLES, Chunk, Item, Skip
from app.session.jumps import SMALL_HOLE_SAMPLES

CHUNK_S = CHUNK_SAMPLES / SAMPLE_RATE


def chunk(start_sample: int, voice: float, n_samples: int = CHUNK_SAMPLES) -> Chunk:
    samples = np.full(n_samples, voice, dtype=np.float32)
    return Chunk(start_sample, samples, (start_sample + n_samples) / SAMPLE_RATE, voice)


def run_of(n_chunks: int, voice: float, start_sample: int = 0) -> list[Item]:
    """Return whole chunks in a row."""
    return [chunk(start_sample + i * CHUNK_SAMPLES, voice) for i in range(n_chunks)]


def chunks_of(items: Sequence[Item]) -> list[Chunk]:
    return [item for item in items if isinstance(item, Chunk)]


def skips_of(items: Sequence[Item]) -> list[Skip]:
    return [item for item in items if isinstance(item, Skip)]


_VOICES = st.sampled_from([0.0, 0.14, 0.15, 0.2, 0.34, 0.35, 1.0])
_PARTS = st.one_of(
    st.tuples(st.just("chunks"), st.integers(1, 30), _VOICES),
    st.tuples(st.just("short"), st.integers(1, CHUNK_SAMPLES), _VOICES),
    st.tuples(st.just("hole"), st.integers(1, 2 * SMALL_HOLE_SAMPLES), st.just(0.0)),
    st.tuples(st.just("silence"), st.integers(1, 40_000), st.just(0.0)),
    st.tuples(st.just("gap"), st.integers(1, 40_000), st.just(0.0)),
)


@st.composite
def rows(draw: st.DrawFn) -> list[Item]:
    """Draw what may come from one source: runs of chunks, short chunks, holes and skips."""
    position = draw(st.integers(0, 100_000))
    items: list[Item] = []
    for kind, size, voice in draw(st.lists(_PARTS, max_size=12)):
        match kind:
            case "chunks":
                items += run_of(size, voice, position)
                position += size * CHUNK_SAMPLES
                continue
            case "short":
                items.append(chunk(position, voice, size))
            case "silence":
                items.append(Skip(position, position + size, None))
            case "gap":
                items.append(Skip(position, position + size, "the device was unplugged"))
        position += size
    return items


def covered(items: Sequence[Item], n_samples: int) -> npt.NDArray[np.int8]:
    """Return how many items cover each sample, int8 [n_samples]."""
    counts = np.zeros(n_samples, dtype=np.int8)
    for item in items:
        counts[item.start_sample : item.end_sample] += 1
    return counts


def assert_same_span(after: Sequence[Item], before: Sequence[Item]) -> None:
    """Check that every sample is still there once, as sound or skipped, in order.

    Only small holes between items may have become part of a skip.
    """
    n_samples = before[-1].end_sample if before else 0
    was, now = covered(before, n_samples), covered(after, n_samples)
    assert all(item.end_sample <= n_samples for item in after)
    assert [item.start_sample for item in after] == sorted(item.start_sample for item in after)
    assert now.max(initial=0) <= 1
    assert not np.any((was == 1) & (now == 0))
    edges = np.flatnonzero(np.diff(np.concatenate([[0], (now > was).astype(np.int8), [0]])))
    assert np.all(edges[1::2] - edges[::2] <= SMALL_HOLE_SAMPLES)
    known = {id(item) for item in before}
    assert all(id(item) in known for item in chunks_of(after))

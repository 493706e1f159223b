"""Cutting blocks into the voice model's frames."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE, Block, Samples
from app.session.chunks import CHUNK_SAMPLES, Chunk, Chunker


class Listener:
    """A voice detector that notes what it hears; voice is the first sample."""

    def __init__(self) -> None:
        self.heard: list[Samples | None] = []

    def probability(self, samples: Samples) -> float:
        self.heard.append(samples.copy())
        return float(samples[0])

    def reset(self) -> None:
        self.heard.append(None)


_SIZES = st.one_of(st.integers(1, 40), st.integers(400, 600), st.integers(1_000, 9_000))


@given(parts=st.lists(st.tuples(_SIZES, st.sampled_from([0, 0, 0, 1, 5_000])), max_size=12))
def test_chunks_are_the_blocks_whatever_their_size(parts: list[tuple[int, int]]) -> None:
    rng = np.random.default_rng(0)
    chunker = Chunker(Listener())
    chunks: list[Chunk] = []
    stretches: list[tuple[int, list[Samples]]] = []
    position = 77
    for n_samples, jump in parts:
        position += jump
        if jump or not stretches:
            stretches.append((position, []))
        samples = rng.random(n_samples, dtype=np.float32)
        stretches[-1][1].append(samples)
        captured_s = 100 + (position + n_samples) / SAMPLE_RATE
        chunks += chunker.push(Block(position, samples, captured_s))
        position += n_samples
    chunks += chunker.flush()

    for chunk in chunks:
        assert chunk.captured_s == pytest.approx(100 + chunk.end_sample / SAMPLE_RATE)
    for start_sample, blocks in stretches:
        sound = np.concatenate(blocks)
        starts = range(start_sample, start_sample + len(sound), CHUNK_SAMPLES)
        own, chunks = chunks[: len(starts)], chunks[len(starts) :]
        assert [chunk.start_sample for chunk in own] == list(starts)
        np.testing.assert_array_equal(np.concatenate([chunk.samples for chunk in own]), sound)
    assert not chunks


def test_a_chunk_is_given_as_soon_as_it_is_complete() -> None:
    chunker = Chunker(Listener())
    assert chunker.push(Block(0, np.ones(511, np.float32), 1.0)) == []
    (chunk,) = chunker.push(Block(511, np.ones(2, np.float32), 1.0))
    assert (chunk.start_sample, len(chunk.samples), chunk.voice) == (0, 512, 1.0)
    assert chunk.captured_s == pytest.approx(1.0 - 1 / SAMPLE_RATE)


def test_the_detector_forgets_at_a_jump() -> None:
    listener = Listener()
    chunker = Chunker(listener)
    chunker.push(Block(0, np.ones(512, np.float32), 1.0))
    chunker.push(Block(512, np.ones(512, np.float32), 1.0))
    assert all(samples is not None for samples in listener.heard[-2:])
    chunker.push(Block(2_000, np.ones(512, np.float32), 2.0))
    assert listener.heard[-2] is None


def test_a_cut_syllable_is_as_much_voice_as_what_came_before() -> None:
    listener = Listener()
    chunker = Chunker(listener)
    chunker.push(Block(0, np.full(512, 0.9, np.float32), 1.0))
    chunker.push(Block(512, np.full(3, 0.1, np.float32), 1.0))
    (cut,) = chunker.flush()
    assert cut.voice == pytest.approx(0.9)
    chunker.push(Block(9_000, np.full(3, 0.1, np.float32), 1.0))
    (unrelated,) = chunker.flush()
    assert unrelated.voice == pytest.approx(0.1)
    last = next(samples for samples in reversed(listener.heard) if samples is not None)
    assert len(last) == CHUNK_SAMPLES


def test_a_source_that_reuses_its_buffer_does_no_harm() -> None:
    chunker = Chunker(Listener())
    buffer = np.ones(1_024, np.float32)
    chunks = chunker.push(Block(0, buffer, 1.0))
    buffer[:] = 0
    assert all(chunk.samples.min() == 1 for chunk in chunks)

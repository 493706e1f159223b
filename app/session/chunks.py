"""Blocks of any size, cut anew into the frames of the voice model.

From here to the engine a source's sound is a row of items: chunks of sound and skips, which stand
for sound that the engine does not get. Their times rise, and what one source has lost lies in none
of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np

from app.audio import SAMPLE_RATE, Block, Samples
from app.session.voice import VoiceDetector

CHUNK_SAMPLES = 512


@dataclass(frozen=True, slots=True, eq=False)
class Chunk:
    """Sound, float32 [n] at 16 kHz mono, 0 < n <= 512.

    Attributes:
        start_sample: the first sample's time.
        samples: finite, from -1 to 1 or a little beyond.
        captured_s: reading of `elapsed_s` when the last sample had been captured.
        voice: the probability that somebody speaks, from 0 to 1.
    """

    start_sample: int
    samples: Samples
    captured_s: float
    voice: float

    @property
    def end_sample(self) -> int:
        """The time right after the last sample."""
        return self.start_sample + len(self.samples)


@dataclass(frozen=True, slots=True)
class Skip:
    """A stretch that the engine does not get.

    Attributes:
        start_sample: the first sample left out.
        end_sample: the first sample there is again.
        reason: why, in a few words, where readers have to know; None for silence.
    """

    start_sample: int
    end_sample: int
    reason: str | None


Item: TypeAlias = Chunk | Skip


def sound_samples(items: Iterable[Item]) -> int:
    """Return how many samples the chunks among the items hold."""
    return sum(len(item.samples) for item in items if isinstance(item, Chunk))


class Chunker:
    """Cuts the blocks of one source into chunks, and finds how much voice each holds.

    The chunks, put together, are the blocks. Every chunk has 512 samples but the last one before
    a jump in the source's time.
    """

    def __init__(self, detector: VoiceDetector) -> None:
        self._detector = detector
        self._rest: Samples = np.zeros(0, dtype=np.float32)
        self._end_sample: int | None = None
        self._captured_s = 0.0
        self._last_voice = 0.0

    def push(self, block: Block) -> list[Chunk]:
        """Take a block, whose time must not go back, and return the chunks that are complete."""
        chunks = [] if block.start_sample == self._end_sample else self.flush()
        sound = np.concatenate([self._rest, block.samples])
        self._end_sample = block.end_sample
        self._captured_s = block.captured_s
        start_sample = block.end_sample - len(sound)
        n_whole = len(sound) - len(sound) % CHUNK_SAMPLES
        for offset in range(0, n_whole, CHUNK_SAMPLES):
            samples = sound[offset : offset + CHUNK_SAMPLES]
            chunks.append(self._chunk(start_sample + offset, samples, block.end_sample))
        self._rest = sound[n_whole:]
        return chunks

    def flush(self) -> list[Chunk]:
        """Return the sound that waits to become a whole chunk; what follows is unrelated to it."""
        chunks = []
        if self._end_sample is not None and len(self._rest):
            start_sample = self._end_sample - len(self._rest)
            chunks.append(self._chunk(start_sample, self._rest, self._end_sample))
        self._rest = self._rest[:0]
        self._last_voice = 0.0
        self._detector.reset()
        return chunks

    def _chunk(self, start_sample: int, samples: Samples, known_sample: int) -> Chunk:
        n_missing = CHUNK_SAMPLES - len(samples)
        voice = self._detector.probability(np.pad(samples, (0, n_missing)))
        if n_missing:
            # A syllable cut short, then padded with zeros, hardly looks like voice.
            voice = max(voice, self._last_voice)
        self._last_voice = voice
        n_later = known_sample - start_sample - len(samples)
        return Chunk(start_sample, samples, self._captured_s - n_later / SAMPLE_RATE, voice)

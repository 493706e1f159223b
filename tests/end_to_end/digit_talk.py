"""A speaker who says digits for as long as one likes, made while it plays."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from app.audio import Samples
from app.audio.samples import BLOCK_SAMPLES, SAMPLE_RATE
from tests.benchmarks.digit_sequences import DigitRecordings, DigitSequence, Word

# Words are written up to this long after they were said.
_LATEST_S = 0.4


@dataclass(frozen=True)
class Passage:
    """Digits said one after the other.

    Attributes:
        start_s: where the half second of quiet before the first begins.
        words: with the true end of each in the recording's time.
    """

    start_s: float
    words: tuple[Word, ...]


class DigitTalk:
    """A `Recording` of passages without a rest between them; a subclass says otherwise.

    Attributes:
        name: what to call it.
        passages: what has been said so far.
        n_samples: how long it is so far.
    """

    name = "digits"

    def __init__(self, minutes: float, seed: int) -> None:
        """Prepare at least so many minutes, always the same for the same seed."""
        self.passages: list[Passage] = []
        self.n_samples = 0
        self._least_samples = round(minutes * 60 * SAMPLE_RATE)
        self._rng = np.random.default_rng(seed)
        self._recordings = DigitRecordings.load()

    @property
    def duration_s(self) -> float | None:
        """None: it depends on what will be said."""
        return None

    def blocks(self) -> Iterator[Samples]:
        """Yield the sound in halves of a second."""
        while self.n_samples < self._least_samples:
            sequence = self._recordings.draw(self._rng)
            start_s = self.n_samples / SAMPLE_RATE
            words = tuple(Word(word.text, start_s + word.end_s) for word in sequence.words)
            self.passages.append(Passage(start_s, words))
            for sound in self._sound(sequence, self._rng):
                self.n_samples += len(sound)
                yield sound

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def _sound(self, sequence: DigitSequence, rng: np.random.Generator) -> Iterator[Samples]:
        """Yield a passage and what follows it, float32 [n]."""
        yield from _halves_of_a_second(sequence.samples)


class MeetingTalk(DigitTalk):
    """With a little noise in most passages, and rests of seconds up to a minute after them."""

    name = "a long meeting"

    def _sound(self, sequence: DigitSequence, rng: np.random.Generator) -> Iterator[Samples]:
        rest_s = rng.uniform(10, 60) if rng.random() < 0.3 else rng.uniform(1, 4)
        level = np.float32(10 ** (rng.uniform(-80, -60) / 20) if rng.random() < 0.7 else 0.0)
        silence = np.zeros(BLOCK_SAMPLES, dtype=np.float32)
        rest = (silence for _ in range(round(rest_s * SAMPLE_RATE / BLOCK_SAMPLES)))
        for sound in itertools.chain(_halves_of_a_second(sequence.samples), rest):
            yield sound + level * rng.standard_normal(len(sound), dtype=np.float32)


def _halves_of_a_second(samples: Samples) -> Iterator[Samples]:
    for first in range(0, len(samples), BLOCK_SAMPLES):
        yield samples[first : first + BLOCK_SAMPLES]


def spoken_and_written(
    passages: list[Passage], written: list[Word]
) -> Iterator[tuple[tuple[Word, ...], list[Word]]]:
    """Yield the words of each passage, and those written in its time."""
    position = 0
    ends_s = [passage.start_s + _LATEST_S for passage in passages[1:]] + [float("inf")]
    for passage, end_s in zip(passages, ends_s, strict=True):
        begin = position
        while position < len(written) and written[position].end_s < end_s:
            position += 1
        yield passage.words, written[begin:position]

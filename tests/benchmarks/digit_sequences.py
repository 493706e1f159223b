"""Sequences of digits by a speaker whom the demo model never heard, with the true end of each."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile
import soxr

DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
SAMPLE_RATE = 16_000
RECORDINGS = Path(__file__).parents[1] / "data" / "digits"

QUIETEST_PEAK, LOUDEST_PEAK = 0.1, 0.4
END_THRESHOLD = 0.03
"""A word ends with the last sample that reaches this part of its recording's peak."""


@dataclass(frozen=True)
class Word:
    """A word that ends at `end_s` of its sequence."""

    text: str
    end_s: float


@dataclass(frozen=True)
class DigitSequence:
    """samples: float32 [n] at 16 kHz; the words in the order in which they are said."""

    samples: np.ndarray
    words: tuple[Word, ...]

    @property
    def text(self) -> str:
        return " ".join(word.text for word in self.words)


@dataclass(frozen=True)
class DigitRecordings:
    """One speaker's takes of every digit: float32 at 16 kHz, by digit."""

    takes: tuple[tuple[np.ndarray, ...], ...]

    @classmethod
    def load(cls, folder: Path = RECORDINGS) -> "DigitRecordings":
        """Read theo.flac, in which all takes follow each other, as theo.csv says."""
        samples, rate = soundfile.read(folder / "theo.flac", dtype="float32")
        takes: tuple[list[np.ndarray], ...] = tuple([] for _ in DIGITS)
        with (folder / "theo.csv").open(newline="") as rows:
            for row in csv.DictReader(rows):
                start, length = int(row["start"]), int(row["length"])
                take = soxr.resample(samples[start : start + length], rate, SAMPLE_RATE)
                takes[int(row["digit"])].append(take.astype(np.float32))
        return cls(tuple(tuple(same) for same in takes))

    def draw(self, rng: np.random.Generator, shortest: int = 5, longest: int = 20) -> DigitSequence:
        """Random digits, random takes, pauses of 0 to 1 s of digital silence between them.

        The takes were recorded at levels up to 40 dB apart: each is brought to a peak between
        QUIETEST_PEAK and LOUDEST_PEAK.
        """
        pieces = [np.zeros(SAMPLE_RATE // 2, dtype=np.float32)]
        words = []
        position = len(pieces[0])
        for digit in rng.integers(0, len(DIGITS), rng.integers(shortest, longest + 1)):
            take = self.takes[digit][rng.integers(len(self.takes[digit]))]
            peak = np.abs(take).max()
            loud = np.nonzero(np.abs(take) > END_THRESHOLD * peak)[0]
            words.append(Word(DIGITS[digit], (position + loud[-1]) / SAMPLE_RATE))
            pause = np.zeros(round(rng.uniform(0, 1) * SAMPLE_RATE), dtype=np.float32)
            level = rng.uniform(QUIETEST_PEAK, LOUDEST_PEAK)
            pieces += [take * np.float32(level / peak), pause]
            position += len(take) + len(pause)
        return DigitSequence(np.concatenate(pieces), tuple(words))

    def sequences(self, count: int, seed: int) -> Iterator[DigitSequence]:
        """`count` sequences of 5 to 20 digits, always the same for the same seed."""
        rng = np.random.default_rng(seed)
        for _ in range(count):
            yield self.draw(rng)

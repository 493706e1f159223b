"""Make scenes to learn from: digits, other speech, silence and noise along a stretch of time."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from demo_model.clips import SAMPLE_RATE, ClipStore
from demo_model.noise import background, hum, melody
from demo_model.rooms import band_limited, resampled, room_response, through_room

SAMPLES_PER_TOKEN = 1280
CLIP_MARGIN_S = 0.02
"""What `clips.trim` leaves before and after the word."""

SOURCE_WEIGHTS = {
    "recorded": 6.0,
    "piper": 1.5,
    "hibari": 1.2,
    "pico": 1.0,
    "prompts": 1.0,
    "kokoro": 0.8,
    "flite": 0.8,
    "espeak": 0.12,
}
"""How often a voice of each kind is chosen, per voice."""


@dataclass(frozen=True)
class Word:
    """A digit said between `start_s` and `end_s` of the scene."""

    digit: int
    start_s: float
    end_s: float


@dataclass(frozen=True)
class Scene:
    """Samples, float32 [tokens * 1280] at 16 kHz, and the digits that are said in them."""

    samples: np.ndarray
    words: tuple[Word, ...]


@dataclass(frozen=True)
class SceneMaker:
    """Draws scenes from said digits and other speech."""

    digits: ClipStore
    speech: ClipStore
    takes: dict[str, np.ndarray] = field(repr=False)
    """Clip numbers in `digits` by voice."""
    chances: np.ndarray = field(repr=False)
    """The chance of each voice, in the order of `takes`."""

    @classmethod
    def over(cls, digits: ClipStore, speech: ClipStore) -> "SceneMaker":
        """Group the digits by voice."""
        voices = sorted(set(digits.sources))
        takes = {str(voice): np.nonzero(digits.sources == voice)[0] for voice in voices}
        weights = np.array([SOURCE_WEIGHTS[voice.split(":")[0]] for voice in takes])
        return cls(digits, speech, takes, weights / weights.sum())

    def make(self, tokens: int, rng: np.random.Generator) -> Scene:
        """A scene of `tokens` * 80 ms."""
        length = tokens * SAMPLES_PER_TOKEN
        kind = rng.random()
        if kind < 0.06:
            samples, words = np.zeros(length, dtype=np.float32), []
            if rng.random() < 0.5:
                samples += rng.choice([melody, hum])(length, rng) * _gain(rng, -40, -6)
        else:
            speech_share = 0.12 if kind < 0.5 else 0.5 if kind < 0.72 else 1.0
            samples, words = self._talk(length, speech_share, rng)
        if words and rng.random() < 0.2:
            samples[int((words[-1].end_s + rng.uniform(0.02, 0.3)) * SAMPLE_RATE) :] = 0
        if rng.random() < 0.25:
            loudest_db = -14 if words else 0
            samples = samples + self._bed(length, rng) * _gain(rng, loudest_db - 16, loudest_db)
        return Scene(_recorded(samples, -10 if words else 3, rng), tuple(words))

    def _bed(self, length: int, rng: np.random.Generator) -> np.ndarray:
        """What goes on behind, float32 [length], peak 1: music, or one to three people talking."""
        if rng.random() < 0.4:
            return melody(length, rng)
        bed = np.zeros(length, dtype=np.float32)
        for _ in range(rng.integers(1, 4)):
            position = 0
            while position < length:
                turn = self._other_speech(rng)[: length - position]
                bed[position : position + len(turn)] += turn
                position += len(turn) + int(rng.uniform(0, 0.5) * SAMPLE_RATE)
        return bed / (np.abs(bed).max() + 1e-9)

    def _talk(
        self, length: int, speech_share: float, rng: np.random.Generator
    ) -> tuple[np.ndarray, list[Word]]:
        """Turns of digits and of other speech with pauses between them."""
        samples = np.zeros(length, dtype=np.float32)
        words: list[Word] = []
        longest_pause = rng.choice([0.1, 0.4, 1.0, 1.0, 2.0])
        position = int(rng.uniform(0, 0.6) * SAMPLE_RATE)
        for digit, turn in self._turns(speech_share, rng):
            if position + len(turn) > length:
                if digit < 0:
                    samples[position:] = turn[: max(0, length - position)]
                break
            samples[position : position + len(turn)] = turn
            if digit >= 0:
                start_s = position / SAMPLE_RATE + CLIP_MARGIN_S
                end_s = (position + len(turn)) / SAMPLE_RATE - CLIP_MARGIN_S
                words.append(Word(digit, start_s, end_s))
            position += len(turn) + int(rng.uniform(0, longest_pause) * SAMPLE_RATE)
        return samples, words

    def _turns(
        self, speech_share: float, rng: np.random.Generator
    ) -> Iterator[tuple[int, np.ndarray]]:
        """Endless turns: (digit, samples), or (-1, samples) of other speech."""
        voices = list(self.takes)
        voice = None
        while True:
            if rng.random() < speech_share:
                yield -1, self._other_speech(rng)
                continue
            for _ in range(rng.integers(1, 7)):
                if voice is None or rng.random() < 0.15:
                    voice = voices[rng.choice(len(voices), p=self.chances)]
                take = rng.choice(self.takes[voice])
                samples = resampled(self.digits.samples_of(take), rng.uniform(0.78, 1.28))
                yield int(self.digits.labels[take]), samples * _gain(rng, -14, -5)

    def _other_speech(self, rng: np.random.Generator) -> np.ndarray:
        samples = self.speech.samples_of(rng.integers(len(self.speech)))
        if rng.random() < 0.6:
            length = int(rng.uniform(0.3, 4) * SAMPLE_RATE)
            start = rng.integers(max(1, len(samples) - length))
            samples = samples[start : start + length]
        samples = resampled(samples[: 20 * SAMPLE_RATE], rng.uniform(0.85, 1.18))
        if rng.random() < 0.4:
            samples = band_limited(samples, 20, rng.uniform(3300, 4500))
        return samples * _gain(rng, -14, -3)


def _recorded(samples: np.ndarray, loudest_noise_db: float, rng: np.random.Generator) -> np.ndarray:
    """The scene as a microphone and a line deliver it; the noise is relative to its loudness."""
    if rng.random() < 0.3:
        samples = through_room(samples, room_response(rng))
    if rng.random() < 0.65:
        loudness = np.sqrt(np.mean(samples**2)) + 1e-3
        samples = samples + background(len(samples), rng) * loudness * _gain(
            rng, -60, loudest_noise_db
        )
    if rng.random() < 0.3:
        samples = band_limited(samples, rng.uniform(10, 250), rng.uniform(3200, 7000))
    return np.clip(samples * _gain(rng, -24, 4), -1, 1)


def _gain(rng: np.random.Generator, low_db: float, high_db: float) -> np.float32:
    return np.float32(10 ** (rng.uniform(low_db, high_db) / 20))

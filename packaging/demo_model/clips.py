"""Recordings in one array: every digit as it was said by somebody, or stretches of other speech."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soxr

SAMPLE_RATE = 16_000
OTHER = -1
"""The label of speech that holds no digit."""


@dataclass(frozen=True)
class Clip:
    """One recording at 16 kHz: samples float32 [n], label 0..9 or OTHER, source of the voice."""

    samples: np.ndarray
    label: int
    source: str


@dataclass(frozen=True)
class ClipStore:
    """Many clips, packed.

    samples : int16 [total], every clip scaled to a peak of 0.9
    offsets : int64 [clips + 1], in samples
    labels  : int64 [clips]
    sources : str [clips]
    """

    samples: np.ndarray
    offsets: np.ndarray
    labels: np.ndarray
    sources: np.ndarray

    def __len__(self) -> int:
        return len(self.labels)

    def samples_of(self, clip: int) -> np.ndarray:
        """float32 [n] within -0.9..0.9."""
        stored = self.samples[self.offsets[clip] : self.offsets[clip + 1]]
        return stored.astype(np.float32) / 32768

    @property
    def minutes(self) -> float:
        """The length of all clips together."""
        return len(self.samples) / SAMPLE_RATE / 60

    @classmethod
    def pack(cls, clips: Iterable[Clip]) -> "ClipStore":
        """Scale and pack clips; silent ones are left out."""
        kept = [clip for clip in clips if np.abs(clip.samples).max(initial=0) > 1e-4]
        scaled = [clip.samples * (0.9 * 32767 / np.abs(clip.samples).max()) for clip in kept]
        return cls(
            samples=np.concatenate([np.round(samples) for samples in scaled]).astype(np.int16),
            offsets=np.cumsum([0, *(len(samples) for samples in scaled)]),
            labels=np.array([clip.label for clip in kept]),
            sources=np.array([clip.source for clip in kept]),
        )

    @classmethod
    def join(cls, stores: Iterable["ClipStore"]) -> "ClipStore":
        """All clips of several stores, in order."""
        stores = list(stores)
        starts = np.cumsum([0, *(len(store.samples) for store in stores)])
        shifted = zip(stores, starts[:-1], strict=True)
        offsets = [store.offsets[:-1] + start for store, start in shifted]
        return cls(
            samples=np.concatenate([store.samples for store in stores]),
            offsets=np.concatenate([*offsets, starts[-1:]]),
            labels=np.concatenate([store.labels for store in stores]),
            sources=np.concatenate([store.sources for store in stores]),
        )

    def save(self, path: Path) -> None:
        """Write an .npz file."""
        np.savez(
            path,
            samples=self.samples,
            offsets=self.offsets,
            labels=self.labels,
            sources=self.sources,
        )

    @classmethod
    def load(cls, path: Path) -> "ClipStore":
        """Read what `save` wrote."""
        with np.load(path) as stored:
            return cls(**{name: stored[name] for name in stored.files})


def to_16k(samples: np.ndarray, rate: int) -> np.ndarray:
    """Mono float32 [n] at 16 kHz from float32 [n] or [n, channels] at `rate` Hz."""
    mono = samples if samples.ndim == 1 else samples.mean(axis=1)
    return soxr.resample(mono, rate, SAMPLE_RATE).astype(np.float32)


def trim(samples: np.ndarray, threshold: float = 0.03, margin_s: float = 0.02) -> np.ndarray:
    """Cut what lies below `threshold` of the peak at both ends, less a margin."""
    loud = np.nonzero(np.abs(samples) > threshold * np.abs(samples).max())[0]
    margin = round(margin_s * SAMPLE_RATE)
    return samples[max(0, loud[0] - margin) : loud[-1] + margin]

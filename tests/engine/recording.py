"""An engine that keeps every token's logits, for comparing it with references."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from engine import Engine, EngineSettings, NoDrafts, NoRutEscape
from engine.model.voxtral import VoxtralModel

EXACT = EngineSettings(precision="float32", threads=1, rut_escape=NoRutEscape(), drafts=NoDrafts())


class RecordingModel(VoxtralModel):
    """Keeps the logits of all rows in the order they were asked for."""

    recorded: list[Tensor]

    def logits(self, rows: Tensor) -> Tensor:
        logits = super().logits(rows)
        self.__dict__.setdefault("recorded", []).append(logits.clone())
        return logits


class RecordingEngine(Engine):
    """Gives one stream's logits and tokens."""

    model_class: ClassVar[type[VoxtralModel]] = RecordingModel

    def take_logits(self) -> Tensor:
        """Return float32 [tokens, vocab_size] recorded since the last call, one stream open."""
        assert isinstance(self.model, RecordingModel)
        recorded = self.model.__dict__.pop("recorded", [])
        return torch.cat(recorded) if recorded else torch.empty(0)


@dataclass
class Heard:
    """What a stream gave: logits [tokens, vocab_size], their best tokens, and the text."""

    logits: Tensor
    text: str
    tokens: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = self.logits.argmax(dim=1).tolist()


def hear(
    engine: RecordingEngine,
    samples: npt.NDArray[np.float32],
    delay_ms: int = 480,
    chunk_samples: int | None = None,
) -> Heard:
    """Run a whole signal through one stream, in chunks of one size or at once."""
    engine.take_logits()
    stream = engine.open_stream(delay_ms)
    step = chunk_samples or max(1, len(samples))
    pieces = []
    for start in range(0, len(samples), step):
        pieces += stream.feed(samples[start : start + step])
    pieces += stream.finish()
    return Heard(engine.take_logits(), "".join(piece.text for piece in pieces))


def noise(seconds: float, seed: int = 0) -> npt.NDArray[np.float32]:
    """Return sound that changes all the time: noise whose band and loudness wander."""
    rng = np.random.default_rng(seed)
    n_samples = round(seconds * 16_000)
    white = rng.standard_normal(n_samples)
    loudness = np.repeat(10 ** rng.uniform(-3, -0.5, n_samples // 1600 + 1), 1600)[:n_samples]
    tone = np.sin(
        np.cumsum(np.repeat(rng.uniform(0.05, 1.5, n_samples // 800 + 1), 800)[:n_samples])
    )
    return np.clip((0.3 * white + tone) * loudness, -1, 1).astype(np.float32)

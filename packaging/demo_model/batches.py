"""Batches for training."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from demo_model.clips import ClipStore
from demo_model.frontend import LOWEST, MEL_BINS, log_mel, mel_filters
from demo_model.scenes import SAMPLES_PER_TOKEN, SceneMaker
from demo_model.targets import spoken_now, with_slips, word_targets

BATCHES = ((32, 96, 4), (8, 152, 4), (8, 152, 4), (8, 312, 2))
"""Kinds of batches: left pad in tokens, length in tokens, scenes. All are about the same work; the
longest fill every window, and a short left pad leaves more of the work to sound."""

SLIP_SHARE = 0.3
"""How many targets are given after false words, see `targets.with_slips`."""

LAST_EVEN_DELAY = 15
LONGEST_DELAY = 30
FAVOURITE_DELAYS = (3, 6, 12)


@dataclass(frozen=True)
class Batch:
    """Scenes, and for each scene several delays.

    mel     : float16 [scenes, bins, frames]
    spoken  : int64 [scenes, positions]
    delays  : int64 [delays * scenes]; row d * scenes + s is scene s at its d-th delay
    inputs, outputs, judged, quiet : [delays * scenes, positions], see `targets.Targets`
    """

    mel: Tensor
    spoken: Tensor
    delays: Tensor
    inputs: Tensor
    outputs: Tensor
    judged: Tensor
    quiet: Tensor


def draw_delays(rng: np.random.Generator) -> tuple[int, int, int]:
    """A delay that people use often, and two drawn evenly from 80..1200 ms and 2400 ms."""
    even = [*range(1, LAST_EVEN_DELAY + 1), LONGEST_DELAY]
    return int(rng.choice(FAVOURITE_DELAYS)), int(rng.choice(even)), int(rng.choice(even))


def make_batch(maker: SceneMaker, filters: Tensor, rng: np.random.Generator) -> Batch:
    """Draw a kind of batch, its scenes and their delays."""
    left, tokens, scenes = BATCHES[rng.integers(len(BATCHES))]
    made = [maker.make(tokens, rng) for _ in range(scenes)]
    silence = left * SAMPLES_PER_TOKEN
    mels = [log_mel(torch.from_numpy(scene.samples), filters, silence) for scene in made]
    delays = np.array([draw_delays(rng) for _ in made]).T
    targets = [
        word_targets(scene.words, left, tokens, int(delay))
        for row in delays
        for scene, delay in zip(made, row, strict=True)
    ]
    targets = [with_slips(each, rng) if rng.random() < SLIP_SHARE else each for each in targets]

    def stack(name: str) -> Tensor:
        return torch.from_numpy(np.stack([getattr(target, name) for target in targets]))

    return Batch(
        mel=torch.stack([vary(mel, rng) for mel in mels]).half(),
        spoken=torch.from_numpy(np.stack([spoken_now(s.words, left, tokens) for s in made])),
        delays=torch.from_numpy(delays.ravel()),
        inputs=stack("inputs"),
        outputs=stack("outputs"),
        judged=stack("judged"),
        quiet=stack("quiet"),
    )


def vary(mel: Tensor, rng: np.random.Generator) -> Tensor:
    """Another throat, another microphone, missing bands: mel [bins, frames] changed at random."""
    if rng.random() < 0.6:
        source = np.clip(np.arange(MEL_BINS) * rng.uniform(0.9, 1.1), 0, MEL_BINS - 1.001)
        low = torch.from_numpy(np.floor(source).astype(np.int64))
        part = torch.from_numpy((source - np.floor(source)).astype(np.float32))[:, None]
        mel = mel[low] * (1 - part) + mel[low + 1] * part
    if rng.random() < 0.6:
        knots = rng.normal(0, 0.08, 7)
        curve = np.interp(np.arange(MEL_BINS), np.linspace(0, MEL_BINS - 1, 7), knots)
        heard = mel > LOWEST
        shifted = mel + torch.from_numpy(curve.astype(np.float32))[:, None]
        mel = torch.where(heard, shifted.clamp(min=LOWEST), mel)
    for _ in range(rng.integers(3)):
        band = rng.integers(0, MEL_BINS - 10)
        mel[band : band + rng.integers(1, 13)] = LOWEST
    return mel


def load_maker(clips: Path) -> SceneMaker:
    """A maker over the packed clips of a folder: digits*.npz and speech*.npz."""
    digits, speech = (
        ClipStore.join(ClipStore.load(path) for path in sorted(clips.glob(f"{kind}*.npz")))
        for kind in ("digits", "speech")
    )
    return SceneMaker.over(digits, speech)


def batches(maker: SceneMaker, seed: int) -> Iterator[Batch]:
    """Endless batches."""
    filters = mel_filters()
    rng = np.random.default_rng(seed)
    while True:
        yield make_batch(maker, filters, rng)

"""The whole model against transformers' own, on the same random weights.

Transformers computes rotary angles in float32; 2,000 encoder states into a stream they are off by
1e-4 rad, which moves its logits by up to 1e-3. The engine's angles are float64. So logits are
compared twice: closely with a reference whose angles alone are computed in float64, and loosely
with transformers as it is. Tokens must be identical to both.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
import torch
from transformers import VoxtralRealtimeFeatureExtractor
from transformers.models.voxtral_realtime.modeling_voxtral_realtime import (
    VoxtralRealtimeRotaryEmbedding,
)

from engine import Engine
from tests.engine.recording import EXACT, Heard, RecordingEngine, hear, noise
from tests.random_checkpoint import (
    NAMED_SHAPES,
    CheckpointShape,
    random_transformers_model,
    write_random_checkpoint,
)

LEFT_PAD_TOKENS = 32
SAMPLES_PER_TOKEN = 1280
BOS, BLANK = 1, 32


@dataclass(frozen=True, slots=True)
class Asked:
    """What both are asked: noise of so many seconds, and the tokens that were written of it."""

    shape: CheckpointShape
    seconds: float
    seed: int
    n_delay: int
    tokens: tuple[int, ...]


# Both formats of a model are asked the same.
@functools.cache
def plain_reference(asked: Asked) -> torch.Tensor:
    """Return the logits of transformers as it is."""
    return reference_logits(asked)


@functools.cache
def exact_reference(asked: Asked) -> torch.Tensor:
    """Return the logits of transformers with angles in float64."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(VoxtralRealtimeRotaryEmbedding, "forward", float64_angles)
        return reference_logits(asked)


def reference_logits(asked: Asked) -> torch.Tensor:
    """Return transformers' logits for every generated token, fed the tokens before it."""
    samples, n_delay = noise(asked.seconds, asked.seed), asked.n_delay
    right_pad = -len(samples) % SAMPLES_PER_TOKEN + (n_delay + 11) * SAMPLES_PER_TOKEN
    padded = np.concatenate(
        (np.zeros(LEFT_PAD_TOKENS * SAMPLES_PER_TOKEN), samples, np.zeros(right_pad))
    ).astype(np.float32)
    features = VoxtralRealtimeFeatureExtractor()(
        padded, sampling_rate=16_000, return_tensors="pt", center=True
    ).input_features
    prompt = [BOS] + [BLANK] * (LEFT_PAD_TOKENS + n_delay)
    n_positions = len(padded) // SAMPLES_PER_TOKEN
    ids = [*prompt, *asked.tokens][:n_positions]
    model = random_transformers_model(asked.shape, seed=7)
    with torch.inference_mode():
        logits = model(
            input_ids=torch.tensor([ids]),
            input_features=features,
            num_delay_tokens=n_delay,
            use_cache=False,
        ).logits[0]
    return logits[len(prompt) - 1 :]


@pytest.fixture(scope="module", params=list(NAMED_SHAPES))
def shape(request: pytest.FixtureRequest) -> CheckpointShape:
    return NAMED_SHAPES[request.param]


@pytest.fixture(scope="module", params=["mistral", "hf"])
def engine(
    request: pytest.FixtureRequest, shape: CheckpointShape, tmp_path_factory: pytest.TempPathFactory
) -> Engine:
    folder = tmp_path_factory.mktemp("checkpoint")
    write_random_checkpoint(folder, request.param, seed=7, shape=shape)
    return RecordingEngine.load(folder, EXACT)


def float64_angles(
    rotary: VoxtralRealtimeRotaryEmbedding, x: torch.Tensor, position_ids: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """Do what the class's forward does, with theta 1e6, in float64 up to the cosine and sine."""
    head_dim = 2 * len(rotary.inv_freq)
    frequencies = 1e6 ** -(torch.arange(0, head_dim, 2, dtype=torch.float64) / head_dim)
    angles = (position_ids[..., None].double() * frequencies).repeat(1, 1, 2)
    return angles.cos().to(x.dtype), angles.sin().to(x.dtype)


def assert_equal_to_reference(heard: Heard, reference: torch.Tensor, tolerance: float) -> None:
    assert heard.logits.shape == reference.shape
    assert (heard.logits - reference).abs().max() < tolerance * reference.abs().max()
    assert heard.tokens == reference.argmax(dim=1).tolist()
    # A model that always says the same would prove little.
    assert len(set(heard.tokens)) > 10


def assert_equal_to_transformers(
    heard: Heard, shape: CheckpointShape, seconds: float, n_delay: int, seed: int = 0
) -> None:
    asked = Asked(shape, seconds, seed, n_delay, tuple(heard.tokens))
    assert_equal_to_reference(heard, plain_reference(asked), tolerance=5e-4)
    assert_equal_to_reference(heard, exact_reference(asked), tolerance=1e-4)


def test_500_positions_across_both_windows(engine: RecordingEngine, shape: CheckpointShape) -> None:
    heard = hear(engine, noise(40.0), delay_ms=480, chunk_samples=4096)
    assert len(heard.tokens) > 500 > 4 * shape.window_tokens
    assert_equal_to_transformers(heard, shape, 40.0, 6)


@pytest.mark.parametrize("delay_ms", [80, 1200, 2400])
def test_delays(engine: RecordingEngine, shape: CheckpointShape, delay_ms: int) -> None:
    heard = hear(engine, noise(6.3, seed=delay_ms), delay_ms=delay_ms)
    assert_equal_to_transformers(heard, shape, 6.3, delay_ms // 80, seed=delay_ms)


def test_both_formats_of_one_model_give_the_same(tmp_path: Path) -> None:
    heard = []
    for checkpoint_format in ("mistral", "hf"):
        folder = write_random_checkpoint(tmp_path / checkpoint_format, checkpoint_format, seed=7)
        heard.append(hear(RecordingEngine.load(folder, EXACT), noise(8.0)))
    assert torch.equal(heard[0].logits, heard[1].logits)
    assert heard[0].text == heard[1].text != ""

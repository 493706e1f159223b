from __future__ import annotations

from collections.abc import Sequence

import pytest
import torch
from torch import Tensor

from engine.checkpoint import open_checkpoint
from engine.checkpoint.checkpoint import Checkpoint
from engine.checkpoint.model_weights import ModelWeights, layer_samples
from engine.kernels import Weight
from tests.random_checkpoint import SMALL, write_random_checkpoint

WQ, NORM = "layers.0.attention.wq.weight", "norm.weight"


@pytest.fixture(scope="module", params=["mistral", "hf"])
def checkpoint(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Checkpoint:
    folder = tmp_path_factory.mktemp("model")
    return open_checkpoint(write_random_checkpoint(folder, request.param, seed=3), "auto")


def test_what_the_model_keeps_is_known_by_name(checkpoint: Checkpoint) -> None:
    weights = ModelWeights(checkpoint)
    norm = weights.tensor(NORM)
    packed = checkpoint.tensor(WQ).sum()
    weights.tensor(WQ)
    assert list(weights.kept()) == [NORM]
    assert weights.kept()[NORM] is norm
    weights.drop_packed()
    assert isinstance(norm, Tensor)
    assert torch.equal(norm, checkpoint.tensor(NORM))
    assert checkpoint.tensor(WQ).sum() == packed


def test_samples_are_of_the_first_layers(checkpoint: Checkpoint) -> None:
    samples = layer_samples(checkpoint)
    assert _shapes(samples.encoder) == [
        (SMALL.encoder_hidden_dim, SMALL.encoder_dim),
        (SMALL.encoder_dim, SMALL.encoder_hidden_dim),
    ]
    assert _shapes(samples.decoder) == [
        (SMALL.hidden_dim, SMALL.dim),
        (SMALL.dim, SMALL.hidden_dim),
    ]
    assert (samples.encoder_rows, samples.decoder_rows) == (4, 1)


def _shapes(weights: Sequence[Weight]) -> list[tuple[int, ...]]:
    return [tuple(weight.shape) for weight in weights if isinstance(weight, Tensor)]

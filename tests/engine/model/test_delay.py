from __future__ import annotations

import pytest
import torch
from transformers.models.voxtral_realtime.modeling_voxtral_realtime import (
    VoxtralRealtimeTimeEmbedding,
)

from engine.checkpoint import MistralCheckpoint
from engine.model.delay import DelayConditioning, delay_embedding
from tests.random_checkpoint import SMALL, random_transformers_model, write_random_checkpoint


@pytest.mark.parametrize(
    ("delay_tokens", "values", "total"),
    [
        (
            6,
            {
                0: 0.96017029,
                1: 0.94953209,
                768: 0.99820054,
                1535: 0.99999982,
                1536: -0.27941550,
                1537: -0.31366991,
                2304: 0.05996401,
                3071: 6.036086e-4,
            },
            1366.91593,
        ),
        (12, {0: 0.84385396, 1536: -0.53657292}, 1267.47484),
        (30, {0: 0.15425145, 1536: -0.98803162}, 1126.90029),
    ],
)
def test_published_values(delay_tokens: int, values: dict[int, float], total: float) -> None:
    embedding = delay_embedding(delay_tokens, 3072)
    for index, value in values.items():
        assert embedding[index].item() == pytest.approx(value, rel=1e-6)
    assert embedding.double().sum().item() == pytest.approx(total, rel=1e-8)


@pytest.mark.parametrize("delay_tokens", [1, 6, 15, 30])
def test_embedding_equals_transformers(delay_tokens: int) -> None:
    reference = VoxtralRealtimeTimeEmbedding(64)(torch.tensor([float(delay_tokens)]))
    torch.testing.assert_close(delay_embedding(delay_tokens, 64), reference.flatten())


def test_scales_equal_transformers(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = write_random_checkpoint(tmp_path_factory.mktemp("model"), "mistral", seed=2)
    checkpoint = MistralCheckpoint(folder)
    conditioning = DelayConditioning(checkpoint.config.decoder, checkpoint.tensor)
    model = random_transformers_model(SMALL, 2).model
    embedding = model.time_embedding(torch.tensor([6.0]))
    expected = torch.stack(
        [1 + layer.ada_rms_norm(embedding).flatten() for layer in model.language_model.layers]
    )
    torch.testing.assert_close(conditioning.scales(6), expected.detach())
    assert conditioning.scales(6).std() > 0

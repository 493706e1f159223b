"""The engine's own decode steps under the step check."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from torch import Tensor

from engine import Engine, EngineSettings, NoRutEscape
from engine.checkpoint.config import ModelConfig
from engine.errors import StepCheckError
from engine.model.decoder import EMBEDDINGS
from engine.model.layer import TensorByName
from engine.model.voxtral import VoxtralModel
from tests.engine.recording import noise
from tests.random_checkpoint import write_random_checkpoint


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_random_checkpoint(tmp_path_factory.mktemp("model"), "mistral", seed=5)


@pytest.fixture(autouse=True)
def checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOXCAP_CHECK_STEPS", "1")


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_decode_steps_pass(folder: Path, precision: str) -> None:
    settings = EngineSettings(precision=precision, threads=1, rut_escape=NoRutEscape())
    engine = Engine.load(folder, settings)
    streams = [engine.open_stream(480), engine.open_stream(960)]
    for stream in streams:
        stream.push(noise(4.0))
    engine.advance()
    assert engine.metrics().tokens_decoded > 100
    engine.close()


class WastefulModel(VoxtralModel):
    """Converts the embeddings anew at every step."""

    def __init__(self, config: ModelConfig, tensor: TensorByName, *parts: Any) -> None:
        super().__init__(config, tensor, *parts)
        self._embeddings = tensor(EMBEDDINGS)

    def decode(self, *arguments: object, **named: object) -> Tensor:
        self._embeddings.double()
        return super().decode(*arguments, **named)  # type: ignore[arg-type]


class WastefulEngine(Engine):
    model_class = WastefulModel


def test_a_converted_weight_is_found(folder: Path) -> None:
    engine = WastefulEngine.load(folder, EngineSettings(precision="float32", threads=1))
    stream = engine.open_stream(480)
    with pytest.raises(StepCheckError, match="tok_embeddings"):
        stream.feed(noise(1.0))

"""Measuring an engine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from torch import Tensor

from engine import Engine, EngineSettings, SettingError
from engine.benchmark.run import BenchmarkSettings, MeasuredEngine, run_benchmark
from engine.checkpoint.config import ModelConfig
from engine.checkpoint.random_model import VOXTRAL_MINI_4B, RandomModel
from engine.checkpoint.tensor_table import tensor_shapes
from engine.kernels.packed import PackedMatrix

DEMO_MODEL = Path(__file__).parents[3] / "resources" / "demo-model"

TINY = ModelConfig(
    VOXTRAL_MINI_4B.frontend,
    replace(VOXTRAL_MINI_4B.encoder, dim=64, n_layers=2, n_heads=2, head_dim=32, hidden_dim=96),
    replace(
        VOXTRAL_MINI_4B.decoder,
        dim=96,
        n_layers=2,
        n_heads=4,
        n_kv_heads=2,
        head_dim=32,
        hidden_dim=160,
        vocab_size=2_000,
    ),
)


def settings(**changed: object) -> BenchmarkSettings:
    engine = EngineSettings(precision="float32", threads=1, max_streams=2)
    return replace(BenchmarkSettings(DEMO_MODEL, engine, seconds=0.2), **changed)  # type: ignore[arg-type]


def test_parts_sum_to_the_hops() -> None:
    told: list[float] = []
    result = run_benchmark(settings(), told.append)
    assert len(result.hop_ms) == len(told) >= 4
    assert told == sorted(told)
    assert 0 < result.median_ms <= result.quantile_ms(0.95) <= max(result.hop_ms)
    assert result.real_time_factor == pytest.approx(result.median_ms / 80)
    assert result.passes_per_token == 1.0
    assert result.bytes_per_token > 0


def test_a_hop_of_several_tokens_is_drafted() -> None:
    result = run_benchmark(settings(hop_tokens=4, seconds=1.0))
    assert 0.25 <= result.passes_per_token < 0.9


def test_it_looks_back_as_far_as_asked_for() -> None:
    engine = MeasuredEngine(RandomModel(TINY), EngineSettings(precision="float32", threads=1))
    stream = engine.open_stream()
    from engine.benchmark.run import _look_back

    _look_back(engine, stream, 9_000)
    assert stream.state is not None
    assert stream.state.sequence.decoded_tokens == 9_000
    engine.stepper.script = [32]  # type: ignore[attr-defined]
    engine.advance()
    assert stream.state.sequence.decoded_tokens > 9_000


@pytest.mark.parametrize(
    ("parameter", "value"), [("n_streams", 0), ("context_tokens", 1), ("hop_tokens", 17)]
)
def test_what_cannot_be_measured_is_refused(parameter: str, value: int) -> None:
    with pytest.raises(SettingError) as caught:
        settings(**{parameter: value})
    assert (caught.value.parameter, caught.value.value) == (parameter, value)


class WholePacker:
    """Packs by leaving everything as it is."""

    precision = "int8"
    layout = 1

    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        return PackedMatrix(*weight.shape, weight, weight[:, 0].float())

    def packed_bytes(self, n_rows: int, n_columns: int) -> int:
        return 2 * n_rows * n_columns


def test_a_random_model_has_every_tensor_in_its_shape() -> None:
    model = RandomModel(TINY)
    for name, shape in tensor_shapes(TINY).items():
        tensor = model.tensor(name)
        assert isinstance(tensor, Tensor)
        assert tuple(tensor.shape) == shape
    model.packed_by(WholePacker(), keep=None)
    for name, shape in tensor_shapes(TINY).items():
        weight = model.tensor(name)
        if isinstance(weight, PackedMatrix):
            assert (weight.n_rows, weight.n_columns) == shape
            assert tuple(weight.weights.shape) == shape
            assert weight.scales is not None
            assert len(weight.scales) == shape[0]


def test_a_random_model_runs_and_writes_numbers() -> None:
    engine = Engine(RandomModel(TINY), EngineSettings(precision="float32", threads=1))
    assert engine.tokenizer.vocab_size == 2_000
    assert engine.tokenizer.token_bytes(1_500) == b" 500"

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from engine.checkpoint.config import (
    DecoderConfig,
    EncoderConfig,
    FrontendConfig,
    ModelConfig,
    RopeSettings,
)
from engine.checkpoint.mistral_config import read_mistral_config
from engine.errors import CheckpointError
from tests.benchmarks.full_size_checkpoint import FULL_SIZE
from tests.random_checkpoint import SMALL, mistral_params

ENCODER = "multimodal.whisper_model_args.encoder_args."
AUDIO = ENCODER + "audio_encoding_args."
OPTIONAL = {
    "model_max_length",
    "model_parallel",
    ENCODER + "vocab_size",
    ENCODER + "use_cache",
    ENCODER + "max_source_positions",
}


def leaves(values: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    found = {}
    for name, value in values.items():
        if isinstance(value, dict):
            found.update(leaves(value, f"{prefix}{name}."))
        else:
            found[prefix + name] = value
    return found


LEAVES = leaves(mistral_params(SMALL))
NUMBERS = [
    name for name, value in LEAVES.items() if name not in OPTIONAL and type(value) in (int, float)
]


def changed(path: str, *value: Any) -> dict[str, Any]:
    """Return small params with one field set to `value`, or deleted if there is none."""
    params = copy.deepcopy(mistral_params(SMALL))
    *sections, name = path.split(".")
    section = params
    for one in sections:
        section = section[one]
    section.pop(name, None)
    if value:
        section[name] = value[0]
    return params


def read(folder: Path, params: Any) -> ModelConfig:
    path = folder / "params.json"
    path.write_text(json.dumps(params))
    return read_mistral_config(path)


def refusal(folder: Path, params: Any) -> CheckpointError:
    with pytest.raises(CheckpointError) as caught:
        read(folder, params)
    assert "params.json" in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value


def test_the_real_model(tmp_path):
    rope = RopeSettings(1e6)
    assert read(tmp_path, mistral_params(FULL_SIZE)) == ModelConfig(
        FrontendConfig(16_000, 128, 160, 400, 1.5),
        EncoderConfig(1280, 32, 32, 64, 5120, 750, 1e-5, rope),
        DecoderConfig(3072, 26, 32, 8, 128, 9216, 131_072, 8192, 1e-5, rope, 32),
        downsample=4,
    )


def test_consistent_other_sizes_are_accepted(tmp_path):
    shape = SMALL.replace(downsample=2, n_mels=80)
    config = read(tmp_path, mistral_params(shape))
    assert (config.downsample, config.frontend.n_mels) == (2, 80)


@pytest.mark.parametrize("name", sorted(LEAVES.keys() - OPTIONAL))
def test_a_missing_field_is_named(tmp_path, name):
    error = refusal(tmp_path, changed(name))
    assert error.parameter == name
    assert name in str(error)


@pytest.mark.parametrize("name", sorted(OPTIONAL))
def test_fields_without_effect_may_be_missing(tmp_path, name):
    assert read(tmp_path, changed(name)) == read(tmp_path, mistral_params(SMALL))


@pytest.mark.parametrize("value", ["12", None, True, [], {}, float("nan")])
@pytest.mark.parametrize("name", NUMBERS)
def test_an_ill_typed_number_is_named(tmp_path, name, value):
    assert refusal(tmp_path, changed(name, value)).parameter == name


@pytest.mark.parametrize("value", [-1, 0])
@pytest.mark.parametrize("name", sorted(set(NUMBERS) - {AUDIO + "global_log_mel_max"}))
def test_a_number_that_is_not_above_0_is_named(tmp_path, name, value):
    assert refusal(tmp_path, changed(name, value)).parameter == name


def test_a_number_too_large_for_a_float_is_named(tmp_path):
    assert refusal(tmp_path, changed("rope_theta", 10**400)).parameter == "rope_theta"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tied_embeddings", False),
        ("tied_embeddings", 1),
        ("causal", False),
        ("use_biases", True),
        ("ada_rms_norm_t_cond", False),
        ("model_parallel", 2),
        ("yarn", {"factor": 16, "original_max_position_embeddings": 16384}),
        ("llama_4_scaling", {"beta": 0.1}),
        ("rope_scaling", {"rope_type": "llama3"}),
        ("moe", {"num_experts": 8}),
        ("quantization", {"qformat_weight": "fp8_e4m3"}),
        ("n_kv_heads", 3),
        ("head_dim", 31),
        ("dim", 63),
        ("n_layers", 10**9),
        (ENCODER + "head_dim", 31),
        (AUDIO + "window_size", 100),
        (ENCODER + "causal", False),
        (ENCODER + "use_biases", False),
        (ENCODER + "pos_embed", "sinusoidal"),
        (ENCODER + "norm_type", "layer_norm"),
        (ENCODER + "ffn_type", "mlp"),
        (ENCODER + "n_kv_heads", 2),
        (ENCODER + "ragged_attention", "8"),
        (AUDIO + "sampling_rate", 24_000),
        (AUDIO + "chunk_length_s", 30.0),
        (AUDIO + "transcription_format", "instruct"),
        (AUDIO + "frame_rate", 25.0),
        (AUDIO + "dither", 0.1),
        ("multimodal.bridge", "gated"),
        ("multimodal.whisper_model_args.downsample_args.kind", "mean"),
    ],
)
def test_other_mathematics_is_refused_by_name(tmp_path, name, value):
    error = refusal(tmp_path, changed(name, value))
    assert error.parameter is not None
    assert name.endswith(error.parameter)
    assert error.value == value


def test_unknown_fields_that_are_off_are_accepted(tmp_path):
    assert read(tmp_path, changed("yarn", None)) == read(tmp_path, changed("moe", False))


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1]", b"null", b"[" * 100_000])
def test_what_is_no_json_object_is_refused(tmp_path, content):
    path = tmp_path / "params.json"
    path.write_bytes(content)
    with pytest.raises(CheckpointError, match=r"params\.json") as caught:
        read_mistral_config(path)
    assert caught.value.parameter == "params.json"


def test_a_file_that_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(CheckpointError, match=r"Cannot read .*params\.json"):
        read_mistral_config(tmp_path / "params.json")

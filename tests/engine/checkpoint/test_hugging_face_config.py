from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st
from transformers import VoxtralRealtimeConfig
from transformers.models.voxtral_realtime.modeling_voxtral_realtime import (
    VoxtralRealtimeRotaryEmbedding,
)

from engine.checkpoint.config import FrontendConfig, ModelConfig, RopeSettings
from engine.checkpoint.hugging_face_config import read_hugging_face_config
from engine.checkpoint.hugging_face_rope import read_rope
from engine.checkpoint.mistral_config import read_mistral_config
from engine.errors import CheckpointError
from engine.json_fields import Fields
from engine.model.rope import RotaryAngles
from tests.random_checkpoint import NAMED_SHAPES, SMALL, mistral_params, transformers_config

REQUIRED = [
    "model_type",
    *(
        f"{section}.{name}"
        for section in ("audio_config", "text_config")
        for name in (
            "hidden_size",
            "intermediate_size",
            "num_hidden_layers",
            "num_attention_heads",
            "head_dim",
            "sliding_window",
            "rms_norm_eps",
        )
    ),
    "audio_config.num_mel_bins",
    "text_config.num_key_value_heads",
    "text_config.vocab_size",
]


def small_config() -> dict[str, Any]:
    return json.loads(transformers_config(SMALL).to_json_string())


def changed(path: str, *value: Any) -> dict[str, Any]:
    """Return a small config with one field set to `value`, or deleted if there is none."""
    config = copy.deepcopy(small_config())
    *sections, name = path.split(".")
    section = config
    for one in sections:
        section = section[one]
    section.pop(name, None)
    if value:
        section[name] = value[0]
    return config


def read(folder: Path, config: Any) -> ModelConfig:
    path = folder / "config.json"
    path.write_text(json.dumps(config))
    return read_hugging_face_config(path)


def refusal(folder: Path, config: Any) -> CheckpointError:
    with pytest.raises(CheckpointError) as caught:
        read(folder, config)
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("name", NAMED_SHAPES)
def test_both_formats_describe_the_same_model(tmp_path, name):
    shape = NAMED_SHAPES[name]
    transformers_config(shape).save_pretrained(tmp_path)
    params = tmp_path / "params.json"
    params.write_text(json.dumps(mistral_params(shape)))
    assert read_hugging_face_config(tmp_path / "config.json") == read_mistral_config(params)


@pytest.mark.parametrize("name", REQUIRED)
def test_a_missing_size_is_named(tmp_path, name):
    error = refusal(tmp_path, changed(name))
    assert error.parameter == name


@pytest.mark.parametrize("value", ["12", True, -1, 0, []])
@pytest.mark.parametrize("name", REQUIRED)
def test_an_ill_typed_size_is_named(tmp_path, name, value):
    assert refusal(tmp_path, changed(name, value)).parameter == name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("model_type", "voxtral"),
        ("tie_word_embeddings", False),
        ("projector_hidden_act", "relu"),
        ("audio_length_per_tok", 4),
        ("quantization_config", {"quant_method": "fp8"}),
        ("audio_config", None),
        ("text_config", [1]),
        ("audio_config.model_type", "whisper"),
        ("audio_config.hidden_act", "gelu"),
        ("audio_config.activation_function", "gelu_new"),
        ("audio_config.num_key_value_heads", 2),
        ("audio_config.partial_rotary_factor", 0.5),
        ("text_config.model_type", "llama"),
        ("text_config.hidden_act", "relu"),
        ("text_config.tie_word_embeddings", False),
        ("text_config.sliding_window", None),
        ("text_config.rope_parameters.partial_rotary_factor", 0.5),
        ("text_config.rope_parameters.short_factor", [1.0]),
        ("text_config.rope_parameters.full_attention", {"rope_type": "default"}),
        ("text_config.rope_parameters.rope_theta", 1.0),
        *(
            ("text_config.rope_parameters.rope_type", kind)
            for kind in ("dynamic", "longrope", "llama3", "proportional", "mrope", None, 7, [])
        ),
    ],
)
def test_other_mathematics_is_refused_by_name(tmp_path, name, value):
    error = refusal(tmp_path, changed(name, value))
    assert error.parameter == name
    assert error.value == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("factor", None),
        ("factor", 0),
        ("factor", "4"),
        ("original_max_position_embeddings", 0),
        ("original_max_position_embeddings", 4096.5),
        ("attention_factor", -1.0),
        ("beta_fast", -32),
        ("beta_slow", "1"),
        ("mscale", [1.0]),
        ("mscale_all_dim", float("inf")),
        ("truncate", None),
    ],
)
def test_an_ill_typed_rotary_field_is_named(tmp_path, name, value):
    config = small_config()
    parameters = {"rope_type": "yarn", "rope_theta": 1e6, "factor": 4.0, name: value}
    if value is None and name == "factor":
        parameters["rope_type"] = "linear"
    config["text_config"]["rope_parameters"] = parameters
    assert refusal(tmp_path, config).parameter == f"text_config.rope_parameters.{name}"


def test_an_absent_head_size_follows_from_the_width(tmp_path):
    config = changed("text_config.head_dim", None)
    reference = VoxtralRealtimeConfig(**config).text_config
    assert read(tmp_path, config).decoder.head_dim == reference.head_dim


def test_log_mel_settings_come_from_the_processor(tmp_path):
    extractor = {"feature_size": 128, "hop_length": 80, "n_fft": 320, "win_length": 320}
    extractor["global_log_mel_max"] = 1.25
    processor = tmp_path / "processor_config.json"
    processor.write_text(json.dumps({"feature_extractor": extractor}))
    frontend = read(tmp_path, small_config()).frontend
    assert frontend == FrontendConfig(16_000, 128, 80, 320, 1.25)
    processor.rename(tmp_path / "preprocessor_config.json")
    assert read(tmp_path, small_config()).frontend == FrontendConfig()
    (tmp_path / "preprocessor_config.json").write_text(json.dumps(extractor))
    assert read(tmp_path, small_config()).frontend == frontend


@pytest.mark.parametrize(
    ("name", "value"), [("feature_size", 80), ("n_fft", 512), ("sampling_rate", 8000)]
)
def test_a_processor_that_does_not_fit_is_refused(tmp_path, name, value):
    block = {"feature_extractor": {name: value}}
    (tmp_path / "processor_config.json").write_text(json.dumps(block))
    assert refusal(tmp_path, small_config()).parameter == "feature_extractor." + name


THETA = st.floats(10.0, 1e7)
YARN = st.fixed_dictionaries(
    {"rope_type": st.just("yarn"), "factor": st.floats(1.0, 64.0)},
    optional={
        "rope_theta": THETA,
        "original_max_position_embeddings": st.integers(64, 131_072),
        "attention_factor": st.none() | st.floats(0.5, 2.0),
        "beta_fast": st.none() | st.floats(8.0, 64.0),
        "beta_slow": st.none() | st.floats(0.25, 4.0),
        "mscale": st.none() | st.floats(0.0, 2.0),
        "mscale_all_dim": st.none() | st.floats(0.0, 2.0),
        "truncate": st.booleans(),
    },
) | st.just({"rope_type": "yarn", "factor": None, "original_max_position_embeddings": 4096})
LINEAR = st.fixed_dictionaries(
    {"rope_type": st.just("linear"), "factor": st.floats(1.0, 64.0)},
    optional={"rope_theta": THETA},
)
DEFAULT = st.fixed_dictionaries({}, optional={"rope_theta": THETA, "rope_type": st.just("default")})


@given(
    section=st.sampled_from(["audio_config", "text_config"]),
    spelling=st.sampled_from(["rope_parameters", "rope_scaling"]),
    parameters=DEFAULT | LINEAR | YARN,
    theta=st.none() | THETA,
    original=st.none() | st.integers(64, 131_072),
    old_type=st.booleans(),
)
def test_rotary_settings_give_the_tables_of_transformers(
    section, spelling, parameters, theta, original, old_type
):
    parameters = dict(parameters)
    if old_type and "rope_type" in parameters:
        parameters["type"] = parameters.pop("rope_type")
    values: dict[str, Any] = {"head_dim": 64, "max_position_embeddings": 65_536}
    values["model_type"] = (
        "voxtral_realtime_encoder" if "audio" in section else ("voxtral_realtime_text")
    )
    values[spelling] = parameters
    if theta is not None:
        values["rope_theta"] = theta
    if original is not None:
        values["original_max_position_embeddings"] = original

    default_theta = {"audio_config": 1e4, "text_config": 1e6}[section]
    fields = Fields(copy.deepcopy(values), "config.json")
    settings = read_rope(fields, default_theta, default_max_positions=1)
    angles = RotaryAngles(settings, 64)

    config = getattr(VoxtralRealtimeConfig(**{section: copy.deepcopy(values)}), section)
    reference = VoxtralRealtimeRotaryEmbedding(config)
    torch.testing.assert_close(
        angles.inverse_frequencies.float(), reference.inv_freq, rtol=2e-5, atol=0
    )
    assert angles.attention_factor == pytest.approx(reference.attention_scaling, rel=1e-6)


def test_of_both_spellings_the_one_transformers_takes_is_taken(tmp_path):
    config = changed("text_config.rope_scaling", {"type": "linear", "factor": 4.0})
    config["text_config"]["rope_theta"] = 5e4
    reference = VoxtralRealtimeConfig(**copy.deepcopy(config)).text_config.rope_parameters
    own = read(tmp_path, config).decoder.rope
    assert (own.kind, own.factor, own.theta) == ("linear", 4.0, 5e4)
    assert (own.kind, own.factor) == (reference["rope_type"], reference["factor"])
    assert own.theta == reference["rope_theta"]


def test_rotary_defaults_of_each_part_are_those_of_transformers(tmp_path):
    config = changed("text_config.rope_parameters")
    del config["audio_config"]["rope_parameters"]
    own = read(tmp_path, config)
    reference = VoxtralRealtimeConfig(**config)
    assert own.decoder.rope == RopeSettings(reference.text_config.rope_parameters["rope_theta"])
    assert own.encoder.rope == RopeSettings(reference.audio_config.rope_parameters["rope_theta"])

"""Hugging Face's config.json as a ModelConfig.

A field that the file leaves out has the value transformers' own class gives it, and fields that
class does not know are ignored as it ignores them. Sizes must be in the file.
"""

from __future__ import annotations

from pathlib import Path

from engine.checkpoint.config import (
    DecoderConfig,
    EncoderConfig,
    FrontendConfig,
    ModelConfig,
)
from engine.checkpoint.consistency import check_shapes
from engine.checkpoint.hugging_face_rope import read_rope
from engine.json_fields import Fields

# Fixed in transformers' class: the inner width of the delay-conditioning MLPs.
_DELAY_DIM = 32
_TEXT_THETA = 1e6
_AUDIO_THETA = 1e4


def read_hugging_face_config(path: Path) -> ModelConfig:
    """Return the shape of the model described by the config.json at `path`.

    The log-mel settings are taken from processor_config.json or preprocessor_config.json beside
    it, where there is one.

    Raises:
        CheckpointError: a file cannot be read, a field is missing or ill-typed, or it asks for
            something this engine does not compute; `parameter` is the field's dotted name.
    """
    top = Fields.read(path)
    top.require("model_type", "voxtral_realtime")
    top.allow("projector_hidden_act", "gelu")
    top.allow("tie_word_embeddings", True)
    if top.has("quantization_config"):
        raise top.refused("quantization_config", "quantised checkpoints are not supported")
    audio = top.section("audio_config")
    text = top.section("text_config")
    downsample = top.integer("downsample_factor", 4)
    if top.integer("audio_length_per_tok", 8) != 2 * downsample:
        raise top.refused(
            "audio_length_per_tok",
            f"it must be twice the downsample_factor of the same file, which is {downsample}",
        )
    frontend = _frontend(path.parent, audio.integer("num_mel_bins"))
    config = ModelConfig(frontend, _encoder(audio), _decoder(text), downsample)
    check_shapes(config, path.name)
    return config


def _encoder(audio: Fields) -> EncoderConfig:
    audio.allow("model_type", "voxtral_realtime_encoder")
    audio.allow("hidden_act", "silu")
    audio.allow("activation_function", "gelu")
    n_heads = audio.integer("num_attention_heads")
    if audio.integer("num_key_value_heads", n_heads) != n_heads:
        raise audio.refused(
            "num_key_value_heads", f"it must equal num_attention_heads, which is {n_heads}"
        )
    dim = audio.integer("hidden_size")
    return EncoderConfig(
        dim=dim,
        n_layers=audio.integer("num_hidden_layers"),
        n_heads=n_heads,
        head_dim=_head_dim(audio, dim, n_heads),
        hidden_dim=audio.integer("intermediate_size"),
        window_states=audio.integer("sliding_window"),
        norm_eps=audio.positive("rms_norm_eps"),
        rope=read_rope(audio, _AUDIO_THETA, default_max_positions=1500),
    )


def _decoder(text: Fields) -> DecoderConfig:
    text.allow("model_type", "voxtral_realtime_text")
    text.allow("hidden_act", "silu")
    text.allow("tie_word_embeddings", True)
    n_heads = text.integer("num_attention_heads")
    dim = text.integer("hidden_size")
    return DecoderConfig(
        dim=dim,
        n_layers=text.integer("num_hidden_layers"),
        n_heads=n_heads,
        n_kv_heads=text.integer("num_key_value_heads"),
        head_dim=_head_dim(text, dim, n_heads),
        hidden_dim=text.integer("intermediate_size"),
        vocab_size=text.integer("vocab_size"),
        window_tokens=text.integer("sliding_window"),
        norm_eps=text.positive("rms_norm_eps"),
        rope=read_rope(text, _TEXT_THETA, default_max_positions=131_072),
        delay_dim=_DELAY_DIM,
    )


def _head_dim(fields: Fields, dim: int, n_heads: int) -> int:
    if "head_dim" in fields.values and not fields.has("head_dim"):
        return dim // n_heads
    return fields.integer("head_dim")


def _frontend(folder: Path, n_mels: int) -> FrontendConfig:
    extractor = _feature_extractor(folder)
    if extractor is None:
        return FrontendConfig(n_mels=n_mels)
    extractor.allow("sampling_rate", 16_000)
    extractor.allow("feature_size", n_mels)
    window_samples = extractor.integer("win_length", 400)
    extractor.allow("n_fft", window_samples)
    return FrontendConfig(
        sampling_rate=16_000,
        n_mels=n_mels,
        hop_samples=extractor.integer("hop_length", 160),
        window_samples=window_samples,
        log_mel_max=extractor.number("global_log_mel_max", 1.5),
    )


def _feature_extractor(folder: Path) -> Fields | None:
    processor = folder / "processor_config.json"
    if processor.is_file():
        fields = Fields.read(processor)
        if fields.has("feature_extractor"):
            return fields.section("feature_extractor")
    preprocessor = folder / "preprocessor_config.json"
    if preprocessor.is_file():
        return Fields.read(preprocessor)
    return None

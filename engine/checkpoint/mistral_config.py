"""Mistral's params.json as a ModelConfig."""

from __future__ import annotations

from pathlib import Path

from engine.checkpoint.config import (
    DecoderConfig,
    EncoderConfig,
    FrontendConfig,
    ModelConfig,
    RopeSettings,
)
from engine.checkpoint.consistency import check_shapes
from engine.json_fields import Fields

# Fields that change nothing here: positions never run out, and the encoder has no vocabulary.
_IGNORED_TOP = {"model_max_length"}
_IGNORED_ENCODER = {"vocab_size", "use_cache", "max_source_positions"}


def read_mistral_config(path: Path) -> ModelConfig:
    """Return the shape of the model described by the params.json at `path`.

    Raises:
        CheckpointError: the file cannot be read, a field is missing or ill-typed, or it asks for
            something this engine does not compute; `parameter` is the field's dotted name.
    """
    top = Fields.read(path)
    multimodal = top.section("multimodal")
    whisper = multimodal.section("whisper_model_args")
    encoder_args = whisper.section("encoder_args")
    audio_args = encoder_args.section("audio_encoding_args")
    downsample_args = whisper.section("downsample_args")

    decoder = _decoder(top)
    multimodal.refuse_unknown({"whisper_model_args"})
    whisper.refuse_unknown({"encoder_args", "downsample_args"})
    encoder = _encoder(encoder_args)
    downsample = downsample_args.integer("downsample_factor")
    downsample_args.refuse_unknown({"downsample_factor"})
    frontend = _frontend(audio_args)
    frame_rate = frontend.sampling_rate / (2 * frontend.hop_samples * downsample)
    if audio_args.positive("frame_rate") != frame_rate:
        raise audio_args.refused(
            "frame_rate",
            f"the sampling rate, hop and downsample factor of the same file give {frame_rate:g}",
        )
    config = ModelConfig(frontend, encoder, decoder, downsample)
    check_shapes(config, path.name)
    return config


def _decoder(top: Fields) -> DecoderConfig:
    top.require("tied_embeddings", True)
    top.require("causal", True)
    top.require("use_biases", False)
    top.require("ada_rms_norm_t_cond", True)
    top.allow("model_parallel", 1)
    decoder = DecoderConfig(
        dim=top.integer("dim"),
        n_layers=top.integer("n_layers"),
        n_heads=top.integer("n_heads"),
        n_kv_heads=top.integer("n_kv_heads"),
        head_dim=top.integer("head_dim"),
        hidden_dim=top.integer("hidden_dim"),
        vocab_size=top.integer("vocab_size"),
        window_tokens=top.integer("sliding_window"),
        norm_eps=top.positive("norm_eps"),
        rope=RopeSettings(theta=top.positive("rope_theta")),
        delay_dim=top.integer("ada_rms_norm_t_cond_dim"),
    )
    top.refuse_unknown(
        {
            "dim",
            "n_layers",
            "n_heads",
            "n_kv_heads",
            "head_dim",
            "hidden_dim",
            "vocab_size",
            "sliding_window",
            "norm_eps",
            "rope_theta",
            "ada_rms_norm_t_cond",
            "ada_rms_norm_t_cond_dim",
            "tied_embeddings",
            "causal",
            "use_biases",
            "model_parallel",
            "multimodal",
        }
        | _IGNORED_TOP
    )
    return decoder


def _encoder(args: Fields) -> EncoderConfig:
    args.require("use_biases", True)
    args.require("causal", True)
    args.require("pos_embed", "rope")
    args.require("norm_type", "rms_norm")
    args.require("ffn_type", "swiglu")
    encoder = EncoderConfig(
        dim=args.integer("dim"),
        n_layers=args.integer("n_layers"),
        n_heads=args.integer("n_heads"),
        head_dim=args.integer("head_dim"),
        hidden_dim=args.integer("hidden_dim"),
        window_states=args.integer("sliding_window"),
        norm_eps=args.positive("norm_eps"),
        rope=RopeSettings(theta=args.positive("rope_theta")),
    )
    if args.integer("n_kv_heads") != encoder.n_heads:
        raise args.refused("n_kv_heads", f"it must equal n_heads, which is {encoder.n_heads}")
    args.refuse_unknown(
        {
            "audio_encoding_args",
            "dim",
            "n_layers",
            "n_heads",
            "n_kv_heads",
            "head_dim",
            "hidden_dim",
            "sliding_window",
            "norm_eps",
            "rope_theta",
            "use_biases",
            "causal",
            "pos_embed",
            "norm_type",
            "ffn_type",
        }
        | _IGNORED_ENCODER
    )
    return encoder


def _frontend(args: Fields) -> FrontendConfig:
    args.require("sampling_rate", 16_000)
    args.require("transcription_format", "streaming")
    args.require("chunk_length_s", None)
    args.refuse_unknown(
        {
            "sampling_rate",
            "frame_rate",
            "num_mel_bins",
            "hop_length",
            "window_size",
            "chunk_length_s",
            "global_log_mel_max",
            "transcription_format",
        }
    )
    return FrontendConfig(
        sampling_rate=16_000,
        n_mels=args.integer("num_mel_bins"),
        hop_samples=args.integer("hop_length"),
        window_samples=args.integer("window_size"),
        log_mel_max=args.number("global_log_mel_max"),
    )

"""Small random models for tests, as transformers' own class and as files of both formats.

    write_random_checkpoint(folder, "mistral", shape=ODD_HEADS, seed=3)
    reference = random_transformers_model(ODD_HEADS, 3)      # float32, the same weights

The conversion to Mistral's names and row order is written here on its own, so that the engine's
reading of one format checks its reading of the other.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from safetensors.torch import save_file
from torch import Tensor
from transformers import VoxtralRealtimeConfig, VoxtralRealtimeForConditionalGeneration

from tests.tekken_file import audio_block, small_tekken, write_tekken

EMBEDDING_PREFIX = "mm_streams_embeddings.embedding_module."
ENCODER_PREFIX = EMBEDDING_PREFIX + "whisper_encoder."

# Ids whose rows of the embedding are kept loud, so that a random model writes blanks, word marks
# and text rather than the thousand special tokens that no real model emits.
_LOUD_SPECIALS = (1, 2, 11, 32, 33)


@dataclass(frozen=True, slots=True)
class CheckpointShape:
    """Sizes of a random model; the decoder's have no prefix. Windows count the position itself.

    `rope_parameters` and `encoder_rope_parameters` are transformers' dicts as sorted tuples of
    items (so that a shape is hashable), or None for the default kind with `rope_theta`; only the
    Hugging Face format can hold anything but the default.
    """

    dim: int = 64
    n_layers: int = 2
    n_heads: int = 4
    n_kv_heads: int = 2
    head_dim: int = 32
    hidden_dim: int = 96
    vocab_size: int = 1288
    window_tokens: int = 24
    encoder_dim: int = 64
    encoder_layers: int = 2
    encoder_heads: int = 4
    encoder_head_dim: int = 32
    encoder_hidden_dim: int = 96
    encoder_window_states: int = 20
    n_mels: int = 128
    downsample: int = 4
    rope_theta: float = 1e6
    rope_parameters: tuple[tuple[str, Any], ...] | None = None
    encoder_rope_parameters: tuple[tuple[str, Any], ...] | None = None

    def replace(self, **changes: Any) -> CheckpointShape:
        """Return a copy with some sizes changed."""
        return dataclasses.replace(self, **changes)


SMALL = CheckpointShape()
# heads x head size far from the model's width, in both directions, and odd multiples everywhere.
ODD_HEADS = CheckpointShape(
    dim=80,
    n_heads=8,
    n_kv_heads=2,
    head_dim=32,
    hidden_dim=208,
    vocab_size=1301,
    encoder_dim=96,
    encoder_heads=3,
    encoder_head_dim=64,
    encoder_hidden_dim=176,
    encoder_window_states=22,
)
# Every query head has its own key and value head; narrow heads in a wide model.
NO_GROUPS = CheckpointShape(
    dim=112,
    n_layers=3,
    n_heads=2,
    n_kv_heads=2,
    head_dim=32,
    hidden_dim=144,
    vocab_size=1277,
    window_tokens=17,
    encoder_dim=48,
    encoder_layers=1,
    encoder_heads=2,
    encoder_hidden_dim=80,
    encoder_window_states=12,
)
# One key and value head for all four query heads, the real head sizes.
ONE_KV_HEAD = CheckpointShape(
    dim=48,
    n_heads=4,
    n_kv_heads=1,
    head_dim=128,
    hidden_dim=112,
    vocab_size=1259,
    window_tokens=31,
    encoder_dim=80,
    encoder_layers=3,
    encoder_heads=2,
    encoder_head_dim=64,
    encoder_hidden_dim=112,
    encoder_window_states=27,
)
NAMED_SHAPES = {
    "small": SMALL,
    "odd_heads": ODD_HEADS,
    "no_groups": NO_GROUPS,
    "one_kv_head": ONE_KV_HEAD,
}


def random_transformers_model(
    shape: CheckpointShape = SMALL, seed: int = 0, dtype: torch.dtype = torch.float32
) -> VoxtralRealtimeForConditionalGeneration:
    """Return transformers' model with random weights, in float32 and evaluation mode.

    Its weights are rounded to `dtype`, so it has exactly the values of a checkpoint written with
    that dtype. The model is shared between callers: leave its weights alone.
    """
    return _cached_model(shape, seed, dtype)


def write_random_checkpoint(
    folder: Path,
    format: str,  # noqa: A002
    *,
    seed: int = 0,
    shape: CheckpointShape = SMALL,
    dtype: torch.dtype = torch.float32,
    shards: int = 1,
) -> Path:
    """Write the model of `random_transformers_model` with its tekken.json and return `folder`.

    `format` is "mistral" or "hf". `shards` above 1 splits the weights over several files with an
    index; transformers decides the exact number for "hf".
    """
    folder.mkdir(parents=True, exist_ok=True)
    model = random_transformers_model(shape, seed, dtype)
    if format == "mistral":
        params = json.dumps(mistral_params(shape), indent=2)
        (folder / "params.json").write_text(params, encoding="utf-8")
        write_mistral_weights(folder, mistral_tensors(model, shape, dtype), shards)
    elif format == "hf":
        _write_hugging_face(folder, shape, seed, dtype, shards)
    else:
        raise ValueError(f"format must be mistral or hf, not {format!r}")
    tekken = small_tekken(shape.vocab_size)
    tekken["audio"] = audio_block(shape.n_mels, 50 / shape.downsample)
    write_tekken(folder, tekken)
    return folder


def transformers_config(shape: CheckpointShape) -> VoxtralRealtimeConfig:
    """Return the config of `random_transformers_model`."""
    default_rope = {"rope_type": "default", "rope_theta": shape.rope_theta}
    return VoxtralRealtimeConfig(
        audio_config={
            "model_type": "voxtral_realtime_encoder",
            "hidden_size": shape.encoder_dim,
            "intermediate_size": shape.encoder_hidden_dim,
            "num_hidden_layers": shape.encoder_layers,
            "num_attention_heads": shape.encoder_heads,
            "head_dim": shape.encoder_head_dim,
            "num_mel_bins": shape.n_mels,
            "sliding_window": shape.encoder_window_states,
            "vocab_size": shape.vocab_size,
            "rope_parameters": dict(shape.encoder_rope_parameters or default_rope),
        },
        text_config={
            "model_type": "voxtral_realtime_text",
            "hidden_size": shape.dim,
            "intermediate_size": shape.hidden_dim,
            "num_hidden_layers": shape.n_layers,
            "num_attention_heads": shape.n_heads,
            "num_key_value_heads": shape.n_kv_heads,
            "head_dim": shape.head_dim,
            "vocab_size": shape.vocab_size,
            "sliding_window": shape.window_tokens,
            "rms_norm_eps": 1e-5,
            "max_position_embeddings": 131_072,
            "rope_parameters": dict(shape.rope_parameters or default_rope),
        },
        downsample_factor=shape.downsample,
        audio_length_per_tok=2 * shape.downsample,
    )


def mistral_params(shape: CheckpointShape) -> dict[str, Any]:
    """Return the contents of params.json."""
    encoder_args = {
        "audio_encoding_args": {
            "sampling_rate": 16000,
            "frame_rate": 50 / shape.downsample,
            "num_mel_bins": shape.n_mels,
            "hop_length": 160,
            "window_size": 400,
            "chunk_length_s": None,
            "global_log_mel_max": 1.5,
            "transcription_format": "streaming",
        },
        "dim": shape.encoder_dim,
        "n_layers": shape.encoder_layers,
        "head_dim": shape.encoder_head_dim,
        "hidden_dim": shape.encoder_hidden_dim,
        "n_heads": shape.encoder_heads,
        "vocab_size": shape.vocab_size,
        "n_kv_heads": shape.encoder_heads,
        "use_biases": True,
        "use_cache": False,
        "rope_theta": shape.rope_theta,
        "causal": True,
        "norm_eps": 1e-5,
        "pos_embed": "rope",
        "max_source_positions": None,
        "ffn_type": "swiglu",
        "norm_type": "rms_norm",
        "sliding_window": shape.encoder_window_states,
    }
    return {
        "dim": shape.dim,
        "n_layers": shape.n_layers,
        "head_dim": shape.head_dim,
        "hidden_dim": shape.hidden_dim,
        "n_heads": shape.n_heads,
        "n_kv_heads": shape.n_kv_heads,
        "rope_theta": shape.rope_theta,
        "norm_eps": 1e-5,
        "vocab_size": shape.vocab_size,
        "tied_embeddings": True,
        "sliding_window": shape.window_tokens,
        "model_max_length": 131_072,
        "multimodal": {
            "whisper_model_args": {
                "encoder_args": encoder_args,
                "downsample_args": {"downsample_factor": shape.downsample},
            }
        },
        "model_parallel": 1,
        "causal": True,
        "use_biases": False,
        "ada_rms_norm_t_cond": True,
        "ada_rms_norm_t_cond_dim": 32,
    }


def mistral_tensors(
    model: VoxtralRealtimeForConditionalGeneration, shape: CheckpointShape, dtype: torch.dtype
) -> dict[str, Tensor]:
    """Return the model's weights under Mistral's names, with interleaved RoPE rows."""
    return {
        name: _interleaved(name, tensor.detach(), shape).to(dtype).contiguous()
        for name, tensor in _renamed(model)
    }


def write_mistral_weights(folder: Path, tensors: dict[str, Tensor], shards: int = 1) -> None:
    """Write consolidated.safetensors, or `shards` files and their index."""
    if shards == 1:
        save_file(tensors, folder / "consolidated.safetensors", metadata={"format": "pt"})
        return
    weight_map = {}
    names = list(tensors)
    for number in range(shards):
        file_name = f"consolidated-{number + 1:05}-of-{shards:05}.safetensors"
        part = names[number::shards]
        save_file({name: tensors[name] for name in part}, folder / file_name)
        weight_map.update(dict.fromkeys(part, file_name))
    total_bytes = sum(tensor.nbytes for tensor in tensors.values())
    index = {"metadata": {"total_size": total_bytes}, "weight_map": weight_map}
    path = folder / "consolidated.safetensors.index.json"
    path.write_text(json.dumps(index), encoding="utf-8")


@functools.lru_cache(maxsize=8)
def _cached_model(
    shape: CheckpointShape, seed: int, dtype: torch.dtype
) -> VoxtralRealtimeForConditionalGeneration:
    with torch.random.fork_rng(devices=[]):
        model = VoxtralRealtimeForConditionalGeneration(transformers_config(shape))
    model.eval().requires_grad_(False)
    generator = torch.Generator().manual_seed(seed)
    for name, parameter in model.named_parameters():
        parameter.copy_(_start_values(name, parameter, generator).to(dtype))
    return model


def _start_values(name: str, parameter: Tensor, generator: torch.Generator) -> Tensor:
    values = torch.randn(parameter.shape, generator=generator)
    if "norm.weight" in name:
        return 1 + 0.2 * values
    if name.endswith(".bias"):
        return 0.2 * values
    if "embed_tokens" in name:
        quiet = torch.full((parameter.shape[0], 1), 0.2)
        quiet[1000:] = 1.0
        quiet[list(_LOUD_SPECIALS)] = 1.0
        return values * quiet * 2 / math.sqrt(parameter.shape[1])
    fan_in = parameter[0].numel()
    gain = 2.0 if "_proj" in name or "linear" in name else 1.5
    return values * gain / math.sqrt(fan_in)


def _write_hugging_face(
    folder: Path, shape: CheckpointShape, seed: int, dtype: torch.dtype, shards: int
) -> None:
    model = random_transformers_model(shape, seed, dtype)
    written = VoxtralRealtimeForConditionalGeneration(transformers_config(shape)).to(dtype)
    written.load_state_dict(model.state_dict())
    n_bytes = sum(tensor.nbytes for tensor in written.parameters())
    written.save_pretrained(folder, max_shard_size=math.ceil(n_bytes / shards) + 1)


_ENCODER_LAYER_NAMES = {
    "self_attn_layer_norm": "attention_norm",
    "self_attn.q_proj": "attention.wq",
    "self_attn.k_proj": "attention.wk",
    "self_attn.v_proj": "attention.wv",
    "self_attn.o_proj": "attention.wo",
    "final_layer_norm": "ffn_norm",
    "mlp.gate_proj": "feed_forward.w1",
    "mlp.up_proj": "feed_forward.w3",
    "mlp.down_proj": "feed_forward.w2",
}
_DECODER_LAYER_NAMES = {
    **_ENCODER_LAYER_NAMES,
    "input_layernorm": "attention_norm",
    "post_attention_layernorm": "ffn_norm",
    "ada_rms_norm.linear1": "ada_rms_norm_t_cond.0",
    "ada_rms_norm.linear2": "ada_rms_norm_t_cond.2",
}
_OTHER_NAMES = {
    "model.language_model.embed_tokens.weight": EMBEDDING_PREFIX + "tok_embeddings.weight",
    "model.language_model.norm.weight": "norm.weight",
    "model.multi_modal_projector.linear_1.weight": EMBEDDING_PREFIX
    + "audio_language_projection.0.weight",
    "model.multi_modal_projector.linear_2.weight": EMBEDDING_PREFIX
    + "audio_language_projection.2.weight",
    "model.audio_tower.norm.weight": ENCODER_PREFIX + "transformer.norm.weight",
    "model.audio_tower.embedder.conv1.weight": ENCODER_PREFIX + "conv_layers.0.conv.weight",
    "model.audio_tower.embedder.conv1.bias": ENCODER_PREFIX + "conv_layers.0.conv.bias",
    "model.audio_tower.embedder.conv2.weight": ENCODER_PREFIX + "conv_layers.1.conv.weight",
    "model.audio_tower.embedder.conv2.bias": ENCODER_PREFIX + "conv_layers.1.conv.bias",
}


def _renamed(model: VoxtralRealtimeForConditionalGeneration) -> Iterator[tuple[str, Tensor]]:
    layer = re.compile(r"model\.(audio_tower|language_model)\.layers\.(\d+)\.(.+)\.(weight|bias)")
    for name, tensor in model.named_parameters():
        match = layer.fullmatch(name)
        if match is None:
            yield _OTHER_NAMES[name], tensor
            continue
        tower, number, module, kind = match.groups()
        if tower == "audio_tower":
            start, names = ENCODER_PREFIX + "transformer.", _ENCODER_LAYER_NAMES
        else:
            start, names = "", _DECODER_LAYER_NAMES
        yield f"{start}layers.{number}.{names[module]}.{kind}", tensor


def _interleaved(name: str, tensor: Tensor, shape: CheckpointShape) -> Tensor:
    match = re.search(r"\.(wq|wk)\.", name)
    if match is None:
        return tensor
    if name.startswith(ENCODER_PREFIX):
        n_heads = shape.encoder_heads
    else:
        n_heads = shape.n_heads if match.group(1) == "wq" else shape.n_kv_heads
    rows = torch.arange(tensor.shape[0]).reshape(n_heads, -1)
    half = rows.shape[1] // 2
    order = torch.stack((rows[:, :half], rows[:, half:]), dim=2).reshape(-1)
    return tensor[order]

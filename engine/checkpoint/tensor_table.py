"""The tensors of a model: their names and shapes, and what Hugging Face's files call them.

Canonical names and row order are Mistral's. Linear weights are [out, in]. `wq` and `wk` hold, for
each head, interleaved rotary pairs: rows 2j and 2j + 1 turn together. Hugging Face's files hold
rows j and j + head_dim / 2 as pairs instead, and are permuted on reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import torch
from torch import Tensor

from engine.checkpoint.config import DecoderConfig, EncoderConfig, ModelConfig

EMBEDDING_PREFIX = "mm_streams_embeddings.embedding_module."
ENCODER_PREFIX = EMBEDDING_PREFIX + "whisper_encoder."

Shape = tuple[int, ...]

_HUGGING_FACE_ENCODER_LAYER = {
    "attention_norm": "self_attn_layer_norm",
    "attention.wq": "self_attn.q_proj",
    "attention.wk": "self_attn.k_proj",
    "attention.wv": "self_attn.v_proj",
    "attention.wo": "self_attn.o_proj",
    "ffn_norm": "final_layer_norm",
    "feed_forward.w1": "mlp.gate_proj",
    "feed_forward.w2": "mlp.down_proj",
    "feed_forward.w3": "mlp.up_proj",
}
_HUGGING_FACE_DECODER_LAYER = _HUGGING_FACE_ENCODER_LAYER | {
    "attention_norm": "input_layernorm",
    "ffn_norm": "post_attention_layernorm",
    "ada_rms_norm_t_cond.0": "ada_rms_norm.linear1",
    "ada_rms_norm_t_cond.2": "ada_rms_norm.linear2",
}
_HUGGING_FACE_OTHER = {
    EMBEDDING_PREFIX + "tok_embeddings": "language_model.model.embed_tokens",
    EMBEDDING_PREFIX + "audio_language_projection.0": "multi_modal_projector.linear_1",
    EMBEDDING_PREFIX + "audio_language_projection.2": "multi_modal_projector.linear_2",
    ENCODER_PREFIX + "conv_layers.0.conv": "audio_tower.embedder.conv1",
    ENCODER_PREFIX + "conv_layers.1.conv": "audio_tower.embedder.conv2",
    ENCODER_PREFIX + "transformer.norm": "audio_tower.norm",
    "norm": "language_model.model.norm",
}
_LAYER = re.compile(r"(?P<tower>.*)layers\.(?P<number>\d+)\.(?P<module>.+)")


def tensor_shapes(config: ModelConfig) -> dict[str, Shape]:
    """Return the canonical name and shape of every tensor of a model."""
    return dict(_all_tensors(config))


def hugging_face_name(name: str) -> str:
    """Return what Hugging Face's files call the tensor with this canonical name."""
    module, _, kind = name.rpartition(".")
    match = _LAYER.fullmatch(module)
    if match is None or module in _HUGGING_FACE_OTHER:
        return f"{_HUGGING_FACE_OTHER[module]}.{kind}"
    if match["tower"]:
        tower, modules = "audio_tower", _HUGGING_FACE_ENCODER_LAYER
    else:
        tower, modules = "language_model.model", _HUGGING_FACE_DECODER_LAYER
    return f"{tower}.layers.{match['number']}.{modules[match['module']]}.{kind}"


def rotary_heads(name: str, config: ModelConfig) -> int | None:
    """Return how many heads the rows of a query or key tensor hold; None for any other tensor."""
    module = name.rpartition(".")[0]
    if module.startswith(ENCODER_PREFIX):
        return config.encoder.n_heads if module.endswith((".wq", ".wk")) else None
    if module.endswith(".wq"):
        return config.decoder.n_heads
    return config.decoder.n_kv_heads if module.endswith(".wk") else None


def interleave_rotary_rows(tensor: Tensor, n_heads: int) -> Tensor:
    """Return a copy of a query or key tensor [n_heads * head_dim, ...] in interleaved row order.

    Within a head, row p * head_dim / 2 + j becomes row 2j + p, for p = 0 and 1.
    """
    halves = tensor.reshape(n_heads, 2, -1, *tensor.shape[1:])
    return (
        halves.transpose(1, 2).contiguous(memory_format=torch.contiguous_format).view(tensor.shape)
    )


def _all_tensors(config: ModelConfig) -> Iterator[tuple[str, Shape]]:
    encoder, decoder = config.encoder, config.decoder
    yield EMBEDDING_PREFIX + "tok_embeddings.weight", (decoder.vocab_size, decoder.dim)
    first, second = ENCODER_PREFIX + "conv_layers.0.conv", ENCODER_PREFIX + "conv_layers.1.conv"
    yield first + ".weight", (encoder.dim, config.frontend.n_mels, 3)
    yield first + ".bias", (encoder.dim,)
    yield second + ".weight", (encoder.dim, encoder.dim, 3)
    yield second + ".bias", (encoder.dim,)
    for number in range(encoder.n_layers):
        for name, shape in _encoder_layer(encoder):
            yield f"{ENCODER_PREFIX}transformer.layers.{number}.{name}", shape
    yield ENCODER_PREFIX + "transformer.norm.weight", (encoder.dim,)
    projection = EMBEDDING_PREFIX + "audio_language_projection"
    yield projection + ".0.weight", (decoder.dim, encoder.dim * config.downsample)
    yield projection + ".2.weight", (decoder.dim, decoder.dim)
    for number in range(decoder.n_layers):
        for name, shape in _decoder_layer(decoder):
            yield f"layers.{number}.{name}", shape
    yield "norm.weight", (decoder.dim,)


def _encoder_layer(encoder: EncoderConfig) -> Iterator[tuple[str, Shape]]:
    dim, hidden_dim = encoder.dim, encoder.hidden_dim
    attention_dim = encoder.n_heads * encoder.head_dim
    yield "attention_norm.weight", (dim,)
    yield "attention.wq.weight", (attention_dim, dim)
    yield "attention.wq.bias", (attention_dim,)
    yield "attention.wk.weight", (attention_dim, dim)
    yield "attention.wv.weight", (attention_dim, dim)
    yield "attention.wv.bias", (attention_dim,)
    yield "attention.wo.weight", (dim, attention_dim)
    yield "attention.wo.bias", (dim,)
    yield "ffn_norm.weight", (dim,)
    yield "feed_forward.w1.weight", (hidden_dim, dim)
    yield "feed_forward.w2.weight", (dim, hidden_dim)
    yield "feed_forward.w2.bias", (dim,)
    yield "feed_forward.w3.weight", (hidden_dim, dim)


def _decoder_layer(decoder: DecoderConfig) -> Iterator[tuple[str, Shape]]:
    dim, hidden_dim = decoder.dim, decoder.hidden_dim
    attention_dim = decoder.n_heads * decoder.head_dim
    kv_dim = decoder.n_kv_heads * decoder.head_dim
    yield "attention_norm.weight", (dim,)
    yield "attention.wq.weight", (attention_dim, dim)
    yield "attention.wk.weight", (kv_dim, dim)
    yield "attention.wv.weight", (kv_dim, dim)
    yield "attention.wo.weight", (dim, attention_dim)
    yield "ffn_norm.weight", (dim,)
    yield "ada_rms_norm_t_cond.0.weight", (decoder.delay_dim, dim)
    yield "ada_rms_norm_t_cond.2.weight", (dim, decoder.delay_dim)
    yield "feed_forward.w1.weight", (hidden_dim, dim)
    yield "feed_forward.w2.weight", (dim, hidden_dim)
    yield "feed_forward.w3.weight", (hidden_dim, dim)

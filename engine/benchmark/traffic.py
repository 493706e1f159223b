"""How many bytes a step must read from memory, and so how fast it can be at best."""

from __future__ import annotations

import math
from typing import Final

from engine.checkpoint.config import ModelConfig
from engine.checkpoint.preparing import is_packed
from engine.checkpoint.tensor_table import EMBEDDING_PREFIX, tensor_shapes

# A group of 32 int4 weights shares a scale of 16 bits.
BYTES_PER_WEIGHT: Final = {"int4": 4.5 / 8, "int8": 1.0, "bfloat16": 2.0, "float32": 4.0}
"""Bytes of a matrix's weight by the name of the precision."""

_KEY_AND_VALUE: Final = 2


def bytes_per_token(
    config: ModelConfig,
    precision: str,
    *,
    kv_bytes: int,
    n_streams: int,
    context_tokens: int,
    hop_tokens: int,
    passes_per_token: float,
) -> float:
    """Return the bytes read for 80 ms of sound of all streams.

    Encoder and adapter read their weights once a hop, decoder and head once a pass; each stream
    reads its own keys and values as often.

    Args:
        config: the model's shape.
        precision: a key of `BYTES_PER_WEIGHT`.
        kv_bytes: of a value in the cache.
        n_streams: streams that advance together.
        context_tokens: tokens the decoder looks back to.
        hop_tokens: tokens that come at a time.
        passes_per_token: passes of the decoder for each token.
    """
    encoder = decoder = 0
    for name, shape in tensor_shapes(config).items():
        if not is_packed(name):
            continue
        is_encoder = name.startswith(EMBEDDING_PREFIX) and "tok_embeddings" not in name
        encoder += math.prod(shape) if is_encoder else 0
        decoder += 0 if is_encoder else math.prod(shape)
    a_weight = BYTES_PER_WEIGHT[precision]
    encoder_kv = (
        _KEY_AND_VALUE
        * config.encoder.n_layers
        * config.encoder.window_states
        * config.encoder.n_heads
        * config.encoder.head_dim
    )
    decoder_kv = (
        _KEY_AND_VALUE
        * config.decoder.n_layers
        * min(context_tokens, config.decoder.window_tokens)
        * config.decoder.n_kv_heads
        * config.decoder.head_dim
    )
    a_hop = encoder * a_weight + n_streams * encoder_kv * kv_bytes
    a_pass = decoder * a_weight + n_streams * decoder_kv * kv_bytes
    return a_hop / hop_tokens + a_pass * passes_per_token

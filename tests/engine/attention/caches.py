"""Small paged caches to test with."""

from __future__ import annotations

from dataclasses import dataclass

import torch

from engine.attention import (
    AttentionBackend,
    AttentionSpec,
    BackendRegistry,
    CacheLayers,
    PagedKVCache,
    Sequence,
    with_block_pooling,
)
from engine.attention.reference import ReferenceBackend
from tests.engine.attention.recent_backend import registry_with_recent

REGISTRY = registry_with_recent()


@dataclass(frozen=True)
class Sizes:
    encoder_window: int = 10
    decoder_window: int = 23
    block_tokens: int = 4
    pool_size: int = 4
    max_sequences: int = 2
    max_chunk_tokens: int = 6


def paged_cache(
    sizes: Sizes,
    backend: type[AttentionBackend] = ReferenceBackend,
    registry: BackendRegistry = REGISTRY,
    n_heads: int = 1,
    head_size: int = 1,
) -> PagedKVCache:
    def layers(window: int) -> CacheLayers:
        spec = AttentionSpec(
            n_heads=2 * n_heads,
            n_kv_heads=n_heads,
            head_size=head_size,
            window=window,
            block_size=sizes.block_tokens,
            dtype=torch.float32,
        )
        return CacheLayers(2, spec)

    return PagedKVCache(
        backend,
        with_block_pooling(backend, sizes.pool_size, sizes.encoder_window, registry),
        layers(sizes.encoder_window),
        layers(sizes.decoder_window),
        block_tokens=sizes.block_tokens,
        pool_size=sizes.pool_size,
        max_sequences=sizes.max_sequences,
        max_chunk_tokens=sizes.max_chunk_tokens,
    )


def run_one_by_one(sequence: Sequence, n_tokens: int) -> None:
    for _ in range(n_tokens):
        sequence.reserve(1)
        sequence.encoder_advanced(1)
        sequence.decoder_advanced(1)

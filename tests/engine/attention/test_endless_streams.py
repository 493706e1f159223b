"""Encoder and decoder over one paged cache, beside full attention over each stream's history."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.attention import (
    AttentionBackend,
    AttentionLayer,
    AttentionSpec,
    PagedKVCache,
    Sequence,
    SequenceSlice,
    StepBuffers,
    with_block_pooling,
)
from tests.engine.attention.caches import REGISTRY, Sizes, paged_cache
from tests.engine.attention.oracle import windowed_attention


@dataclass
class History:
    """All keys and values a stream ever had in one layer."""

    keys: list[Tensor] = field(default_factory=list)
    values: list[Tensor] = field(default_factory=list)


class Stack:
    """One layer of encoder or decoder attention over the paged cache, beside the oracle."""

    def __init__(
        self, cache: PagedKVCache, backend: type[AttentionBackend], spec: AttentionSpec
    ) -> None:
        self.spec = spec
        limits = cache.limits(max_rows=64)
        self.buffers = StepBuffers(limits, self.spec.block_size)
        self.builder = backend.builder_class()(self.spec, limits)
        self.layer = AttentionLayer(backend, self.spec, 0.5)
        self.histories: dict[Sequence, History] = {}

    def attend(self, kv_cache: Tensor, rows: list[SequenceSlice], per_token: int) -> None:
        n_rows = sum(part.n_tokens for part in rows) * per_token
        query = torch.randn(n_rows, self.spec.n_heads, self.spec.head_size)
        key, value = torch.randn(2, n_rows, self.spec.n_kv_heads, self.spec.head_size)
        out = torch.empty_like(query)
        built = self.builder.build(self.buffers.fill(rows))
        self.layer.attend(query, key, value, kv_cache, built, out)
        row = 0
        for part in rows:
            own = slice(row, row + part.n_tokens * per_token)
            history = self.histories.setdefault(part.sequence, History())
            history.keys.append(key[own])
            history.values.append(value[own])
            expected = windowed_attention(
                query[own],
                torch.cat(history.keys),
                torch.cat(history.values),
                self.spec.window,
                0.5,
            )
            torch.testing.assert_close(out[own].double(), expected, atol=2e-5, rtol=2e-5)
            row = own.stop


@pytest.mark.parametrize("name", REGISTRY.names())
@settings(max_examples=3, deadline=None)
@given(
    encoder_window=st.integers(1, 30),
    decoder_window=st.integers(1, 40),
    block_tokens=st.sampled_from([2, 4, 8]),
    seed=st.integers(0, 1000),
)
def test_endless_streams_equal_full_attention(
    name: str, encoder_window: int, decoder_window: int, block_tokens: int, seed: int
) -> None:
    """Streams of different ages, the encoder ahead of the decoder, one of them reopened midway."""
    backend = REGISTRY.get(name)
    sizes = Sizes(encoder_window, decoder_window, block_tokens)
    cache = paged_cache(sizes, backend, n_heads=2, head_size=8)
    for kv_cache in (*cache.encoder_layers, *cache.decoder_layers):
        kv_cache.fill_(torch.nan)
    pooled = with_block_pooling(backend, sizes.pool_size, encoder_window, REGISTRY)
    encoder_spec = AttentionSpec(4, 2, 8, encoder_window, block_tokens, torch.float32)
    decoder_spec = AttentionSpec(4, 2, 8, decoder_window, block_tokens, torch.float32)
    encoder = Stack(cache, pooled, encoder_spec)
    decoder = Stack(cache, backend, decoder_spec)
    torch.manual_seed(seed)
    sequences = [cache.open_sequence(), cache.open_sequence()]
    for round_number in range(60):
        if round_number == 40:
            sequences[0].close()
            sequences[0] = cache.open_sequence()
        rows = []
        for sequence in sequences:
            lead = sequence.encoded_tokens - sequence.decoded_tokens
            n_tokens = int(torch.randint(sizes.max_chunk_tokens - lead + 1, ()))
            sequence.reserve(n_tokens)
            rows.append(SequenceSlice(sequence, sequence.encoded_tokens, n_tokens))
        encoder.attend(cache.encoder_layers[1], rows, sizes.pool_size)
        for part in rows:
            part.sequence.encoder_advanced(part.n_tokens)
        rows = []
        for sequence in sequences:
            lead = sequence.encoded_tokens - sequence.decoded_tokens
            n_tokens = int(torch.randint(lead + 1, ()))
            rows.append(SequenceSlice(sequence, sequence.decoded_tokens, n_tokens))
        decoder.attend(cache.decoder_layers[1], rows, 1)
        for part in rows:
            part.sequence.decoder_advanced(part.n_tokens)

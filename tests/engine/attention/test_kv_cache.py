"""What the paged cache keeps, gives back and refuses."""

from itertools import pairwise

import pytest
import torch

from engine.attention import (
    AttentionSpec,
    CacheLayers,
    PagedKVCache,
    SequenceSlice,
    StepBuffers,
    with_block_pooling,
)
from engine.attention.reference import ReferenceBackend
from engine.errors import AttentionBackendError, CacheFullError, SettingError, StreamClosedError
from tests.engine.attention.caches import Sizes, paged_cache, run_one_by_one
from tests.engine.attention.recent_backend import RecentBackend


def test_slots_stay_in_few_runs_and_numbers_stay_small() -> None:
    sizes = Sizes(encoder_window=750, decoder_window=2000, block_tokens=32)
    cache = paged_cache(sizes)
    sequence = cache.open_sequence()
    run_one_by_one(sequence, 20_000)
    block_ids = sequence.block_ids
    breaks = sum(b != a + 1 for a, b in pairwise(block_ids))
    assert breaks <= 3
    sequence.reserve(1)
    buffers = StepBuffers(cache.limits(max_rows=1), sizes.block_tokens)
    step = buffers.fill([SequenceSlice(sequence, sequence.encoded_tokens, 1)])
    assert step.max_seq_len <= 2000 + 32
    assert 20_000 - sequence.first_token == step.max_seq_len - 1


def test_full_blocks_are_not_kept_for_the_decoders_window() -> None:
    """At the real model's sizes the encoder's cache is its window and a chunk, not 8192 tokens."""
    plan = paged_cache(Sizes(750, 8192, block_tokens=32, max_sequences=1, max_chunk_tokens=64)).plan
    assert plan.full_blocks * 32 <= 188 + 64 + 2 * 32
    assert plan.decoder_only_blocks * 32 <= 8192 + 2 * 32


def test_a_closed_streams_memory_serves_the_next_stream() -> None:
    cache = paged_cache(Sizes(max_sequences=3))
    first, second = cache.open_sequence(), cache.open_sequence()
    first.reserve(6)
    second.reserve(6)
    used = set(first.block_ids)
    first.close()
    third = cache.open_sequence()
    third.reserve(6)
    assert set(third.block_ids) == used


def test_more_streams_than_places_are_refused() -> None:
    cache = paged_cache(Sizes(max_sequences=2))
    first = cache.open_sequence()
    cache.open_sequence()
    with pytest.raises(CacheFullError, match="max_streams") as caught:
        cache.open_sequence()
    assert (caught.value.parameter, caught.value.value) == ("max_streams", 2)
    first.close()
    first.close()
    cache.open_sequence()
    with pytest.raises(CacheFullError):
        cache.open_sequence()


def test_a_closed_stream_is_not_used() -> None:
    sequence = paged_cache(Sizes()).open_sequence()
    sequence.close()
    for use in (sequence.reserve, sequence.encoder_advanced, sequence.decoder_advanced):
        with pytest.raises(StreamClosedError):
            use(1)


def test_steps_out_of_order_are_refused() -> None:
    sequence = paged_cache(Sizes(max_chunk_tokens=6)).open_sequence()
    with pytest.raises(SettingError, match="6 ahead at most"):
        sequence.reserve(7)
    sequence.reserve(3)
    with pytest.raises(SettingError, match="reserved"):
        sequence.encoder_advanced(5)
    sequence.encoder_advanced(3)
    with pytest.raises(SettingError, match="encoded"):
        sequence.decoder_advanced(4)
    with pytest.raises(SettingError, match="3 tokens ahead"):
        sequence.reserve(4)
    assert (sequence.encoded_tokens, sequence.decoded_tokens) == (3, 0)


@pytest.mark.parametrize(
    "field", ["block_tokens", "pool_size", "max_sequences", "max_chunk_tokens"]
)
def test_impossible_sizes_are_refused(field: str) -> None:
    layers = CacheLayers(1, AttentionSpec(1, 1, 8, 4, 4, torch.float32))
    sizes = {"block_tokens": 4, "pool_size": 4, "max_sequences": 1, "max_chunk_tokens": 1}
    with pytest.raises(SettingError) as caught:
        PagedKVCache(ReferenceBackend, ReferenceBackend, layers, layers, **{**sizes, field: 0})
    assert caught.value.parameter == field


def test_block_size_that_is_not_in_tokens_is_refused() -> None:
    tokens = CacheLayers(1, AttentionSpec(1, 1, 8, 4, 4, torch.float32))
    states = CacheLayers(1, AttentionSpec(1, 1, 8, 4, 16, torch.float32))
    pooled = with_block_pooling(ReferenceBackend, 4, 4)
    with pytest.raises(SettingError, match="counted in tokens") as caught:
        PagedKVCache(
            ReferenceBackend,
            pooled,
            states,
            tokens,
            block_tokens=4,
            pool_size=4,
            max_sequences=1,
            max_chunk_tokens=1,
        )
    assert caught.value.parameter == "block_size"


def test_unsupported_cache_dtype_is_refused() -> None:
    layers = CacheLayers(1, AttentionSpec(1, 1, 8, 4, 4, torch.bfloat16))
    with pytest.raises(AttentionBackendError, match="'recent'"):
        PagedKVCache(
            RecentBackend,
            RecentBackend,
            layers,
            layers,
            block_tokens=4,
            pool_size=4,
            max_sequences=1,
            max_chunk_tokens=1,
        )

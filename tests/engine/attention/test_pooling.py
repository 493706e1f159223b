from __future__ import annotations

from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.attention import (
    AttentionBackend,
    AttentionSpec,
    MetadataBuilder,
    StepLimits,
    StepMetadata,
    with_block_pooling,
)
from engine.attention.cpu import CpuBackend
from engine.attention.reference import ReferenceBackend
from engine.errors import AttentionBackendError, SettingError
from tests.engine.attention.conformance import registry_of
from tests.engine.attention.recent_backend import RecentBackend

SPEC = AttentionSpec(
    n_heads=2, n_kv_heads=2, head_size=8, window=99, block_size=3, dtype=torch.float32
)


class SpyBuilder(MetadataBuilder[StepMetadata]):
    """Returns what the pooled builder hands to the wrapped one."""

    def build(self, step: StepMetadata) -> StepMetadata:
        assert self.spec.block_size == SPEC.block_size * 4
        assert self.spec.window == 750
        return step


class SpyBackend(ReferenceBackend):
    @classmethod
    def builder_class(cls) -> type[MetadataBuilder[Any]]:
        return SpyBuilder


def step_of(query_start: list[int], seq_lens: list[int], slots: list[int]) -> StepMetadata:
    return StepMetadata(
        query_start=torch.tensor(query_start, dtype=torch.int32),
        seq_lens=torch.tensor(seq_lens, dtype=torch.int32),
        slot_mapping=torch.tensor(slots, dtype=torch.int64),
        block_table=torch.tensor([[5, 2, 0]] * len(seq_lens), dtype=torch.int32),
        n_tokens=query_start[-1],
        max_query_len=max(query_start[1:]),
        max_seq_len=max(seq_lens),
    )


def test_metadata_is_scaled_from_tokens_to_states() -> None:
    backend = with_block_pooling(SpyBackend, 4, 750, registry_of(SpyBackend))
    builder = backend.builder_class()(SPEC, StepLimits(2, 4, 3))
    given_step = step_of([0, 2, 3], [8, 1], [7, 8, 0, -1])
    scaled = builder.build(given_step)
    assert scaled.query_start.tolist() == [0, 8, 12]
    assert scaled.seq_lens.tolist() == [32, 4]
    assert scaled.slot_mapping.tolist() == [*range(28, 36), 0, 1, 2, 3, -1, -1, -1, -1]
    assert torch.equal(scaled.block_table, given_step.block_table)
    assert (scaled.n_tokens, scaled.max_query_len, scaled.max_seq_len) == (12, 12, 32)
    assert scaled.query_start.dtype is scaled.seq_lens.dtype is torch.int32
    assert scaled.slot_mapping.dtype is torch.int64


@settings(max_examples=20, deadline=None)
@given(slots=st.lists(st.integers(-1, 1000), min_size=1, max_size=6), pool_size=st.integers(2, 8))
def test_every_slot_becomes_its_pool(slots: list[int], pool_size: int) -> None:
    class AnyBuilder(ReferenceBackend):
        pass

    backend = with_block_pooling(AnyBuilder, pool_size, 9, registry_of(AnyBuilder))
    builder = backend.builder_class()(SPEC, StepLimits(1, 6, 3))
    scaled = builder.build(step_of([0, len(slots)], [len(slots)], slots))
    pools = scaled.slot_mapping.view(-1, pool_size).tolist()
    for slot, pool in zip(slots, pools, strict=True):
        if slot < 0:
            assert pool == [-1] * pool_size
        else:
            assert pool == list(range(slot * pool_size, (slot + 1) * pool_size))


def test_steps_reuse_the_builders_buffers() -> None:
    backend = with_block_pooling(SpyBackend, 4, 750, registry_of(SpyBackend))
    builder = backend.builder_class()(SPEC, StepLimits(2, 4, 3))
    first = builder.build(step_of([0, 2, 3], [8, 1], [7, 8, 0, -1]))
    second = builder.build(step_of([0, 1, 2], [9, 2], [9, 1]))
    for name in ("query_start", "seq_lens", "slot_mapping"):
        assert getattr(first, name).data_ptr() == getattr(second, name).data_ptr()


def test_same_arguments_give_the_same_class() -> None:
    assert with_block_pooling(CpuBackend, 4, 750) is with_block_pooling(CpuBackend, 4, 750)
    assert with_block_pooling(CpuBackend, 4, 750) is not with_block_pooling(CpuBackend, 4, 12)


@pytest.mark.parametrize("backend", [CpuBackend, ReferenceBackend])
def test_pooled_class_describes_itself(backend: type[AttentionBackend]) -> None:
    pooled = with_block_pooling(backend, 4, 750)
    assert pooled.forward_writes_kv_cache()
    assert backend.name() in pooled.name()
    assert pooled.supported_dtypes() == backend.supported_dtypes()
    assert pooled.kv_cache_shape(3, 32, 2, 8) == backend.kv_cache_shape(3, 128, 2, 8)


def test_unregistered_backend_is_refused_with_the_supported_ones() -> None:
    with pytest.raises(AttentionBackendError, match=r"'recent'.*cpu, reference"):
        with_block_pooling(RecentBackend, 4, 750)


def test_pooled_backend_is_not_pooled_again() -> None:
    with pytest.raises(AttentionBackendError, match="pooled by 4"):
        with_block_pooling(with_block_pooling(CpuBackend, 4, 750), 4, 750)


@pytest.mark.parametrize(
    ("pool_size", "window", "wrong"), [(1, 750, "pool_size"), (4, 0, "window")]
)
def test_impossible_pooling_is_refused(pool_size: int, window: int, wrong: str) -> None:
    with pytest.raises(SettingError) as caught:
        with_block_pooling(CpuBackend, pool_size, window)
    assert caught.value.parameter == wrong

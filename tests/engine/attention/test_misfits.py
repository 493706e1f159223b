"""The conformance suite catches backends that do not fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from torch import Tensor

from engine.attention import (
    AttentionBackend,
    AttentionImplementation,
    BackendRegistry,
    MetadataBuilder,
    StepMetadata,
)
from engine.attention.pooling import BlockPooledBackend, PooledBuilder
from engine.attention.reference import ReferenceAttention, ReferenceBackend, ReferenceBuilder
from tests.engine.attention.conformance import (
    Check,
    Form,
    check_equals_full_attention,
    check_leaves_metadata_alone,
    check_writes_each_row_once,
    registry_of,
)
from tests.engine.attention.harness import POOL_SIZE, Plain, Pooled, Scenario

SCENARIO = Scenario(steps=((5, 2), (1, 1), (0, 6), (3, 1)), window=7, block_tokens=2)


def misfit(
    builder: type[MetadataBuilder[Any]] = ReferenceBuilder,
    implementation: type[AttentionImplementation[Any]] = ReferenceAttention,
    *,
    claim: Callable[[], bool] = ReferenceBackend.forward_writes_kv_cache,
) -> type[AttentionBackend]:
    class Misfit(ReferenceBackend):
        @classmethod
        def builder_class(cls) -> type[MetadataBuilder[Any]]:
            return builder

        @classmethod
        def implementation_class(cls) -> type[AttentionImplementation[Any]]:
            return implementation

        @classmethod
        def forward_writes_kv_cache(cls) -> bool:
            return claim()

    return Misfit


class ChangesGivenMetadata(ReferenceBuilder):
    def build(self, step: StepMetadata) -> StepMetadata:
        step.block_table[:, -1].add_(1)
        return step


class SeesEverything(ReferenceAttention):
    def __init__(self, spec: Any, scale: float) -> None:
        super().__init__(replace(spec, window=1000), scale)


class IgnoresGroups(ReferenceAttention):
    def _gather(
        self, kv_cache: Tensor, block_ids: Tensor, positions: Tensor
    ) -> tuple[Tensor, Tensor]:
        keys, values = super()._gather(kv_cache, block_ids, positions)
        return keys.roll(1, dims=1), values


class ReadsFirstStreamOnly(ReferenceBuilder):
    def build(self, step: StepMetadata) -> StepMetadata:
        return replace(step, block_table=step.block_table[:1].expand_as(step.block_table))


class WritesPaddingToo(ReferenceAttention):
    def write_kv(
        self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: StepMetadata
    ) -> None:
        wrapped = metadata.slot_mapping % (kv_cache.shape[1] * kv_cache.shape[2])
        super().write_kv(key, value, kv_cache, replace(metadata, slot_mapping=wrapped))


class WritesInForwardToo(ReferenceAttention):
    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: StepMetadata,
        out: Tensor,
    ) -> None:
        self.write_kv(key, value, kv_cache, metadata)
        super().forward(query, key, value, kv_cache, metadata, out)


class OverwritesPaddingRows(ReferenceAttention):
    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: StepMetadata,
        out: Tensor,
    ) -> None:
        out.zero_()
        super().forward(query, key, value, kv_cache, metadata, out)


@pytest.mark.parametrize("form", [Plain(), Pooled()], ids=str)
@pytest.mark.parametrize(
    ("backend", "check"),
    [
        (misfit(builder=ChangesGivenMetadata), check_leaves_metadata_alone),
        (misfit(implementation=SeesEverything), check_equals_full_attention),
        (misfit(implementation=IgnoresGroups), check_equals_full_attention),
        (misfit(builder=ReadsFirstStreamOnly), check_equals_full_attention),
        (misfit(implementation=OverwritesPaddingRows), check_equals_full_attention),
        (misfit(implementation=WritesPaddingToo), check_writes_each_row_once),
        (misfit(implementation=WritesInForwardToo), check_writes_each_row_once),
        (misfit(claim=lambda: True), check_equals_full_attention),
        (misfit(claim=lambda: True), check_writes_each_row_once),
    ],
)
def test_misfit_fails(backend: type[AttentionBackend], check: Check, form: Form) -> None:
    check(ReferenceBackend, form, SCENARIO)
    with pytest.raises((AssertionError, IndexError)):
        check(backend, form, SCENARIO)


class WritesUnpooledSlots(Pooled):
    """A pooling that leaves the slots in tokens."""

    def backend(
        self, backend: type[AttentionBackend], window: int, registry: BackendRegistry
    ) -> type[AttentionBackend]:
        pooled: Any = super().backend(backend, window, registry)

        class Builder(PooledBuilder):
            backend: Any = pooled

            def _scaled(self, step: StepMetadata) -> StepMetadata:
                slots = step.slot_mapping.repeat_interleave(POOL_SIZE)
                return replace(super()._scaled(step), slot_mapping=slots)

        class Unpooled(pooled):  # type: ignore[misc]
            @classmethod
            def builder_class(cls) -> type[MetadataBuilder[Any]]:
                return Builder

        return Unpooled


@pytest.mark.parametrize("check", [check_equals_full_attention, check_writes_each_row_once])
def test_unpooled_slots_fail(check: Check) -> None:
    form = WritesUnpooledSlots()
    pooled = form.backend(ReferenceBackend, 7, registry_of(ReferenceBackend))
    assert issubclass(pooled, BlockPooledBackend)
    with pytest.raises(AssertionError):
        check(ReferenceBackend, form, SCENARIO)

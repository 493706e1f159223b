"""A third backend that exists only in the tests, registered as recent, with a layout of its own."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn.functional import scaled_dot_product_attention

from engine.attention import (
    BACKENDS,
    AttentionBackend,
    AttentionImplementation,
    BackendRegistry,
    Maturity,
    MetadataBuilder,
    StepMetadata,
)


class RecentBuilder(MetadataBuilder[StepMetadata]):
    def build(self, step: StepMetadata) -> StepMetadata:
        return step


class RecentAttention(AttentionImplementation[StepMetadata]):
    """Gathers whole blocks and lets torch's fused attention apply a mask."""

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: StepMetadata,
        out: Tensor,
    ) -> None:
        size = self.spec.block_size
        starts = metadata.query_start.tolist()
        for index, seq_len in enumerate(metadata.seq_lens.tolist()):
            rows = slice(starts[index], starts[index + 1])
            n_queries = rows.stop - rows.start
            if n_queries == 0:
                continue
            first_block = max(0, seq_len - n_queries - self.spec.window + 1) // size
            block_ids = metadata.block_table[index, first_block : -(-seq_len // size)]
            pairs = kv_cache[block_ids.long()].movedim(1, 0).flatten(1, 2)
            keys, values = pairs[:, : seq_len - first_block * size].float().chunk(2, dim=-1)
            distance = (
                torch.arange(seq_len - n_queries, seq_len)[:, None]
                - torch.arange(first_block * size, seq_len)[None, :]
            )
            seen = (distance >= 0) & (distance < self.spec.window)
            out[rows] = scaled_dot_product_attention(
                query[rows].transpose(0, 1)[None],
                keys[None],
                values[None].nan_to_num(),
                attn_mask=seen,
                scale=self.scale,
                enable_gqa=True,
            )[0].transpose(0, 1)

    def write_kv(
        self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: StepMetadata
    ) -> None:
        for row, slot in enumerate(metadata.slot_mapping.tolist()):
            if slot >= 0:
                block, offset = divmod(slot, self.spec.block_size)
                kv_cache[block, :, offset] = torch.cat([key[row], value[row]], -1).to(
                    kv_cache.dtype
                )


class RecentBackend(AttentionBackend):
    """Cache layout [n_blocks, n_kv_heads, block_size, 2 * head_size]."""

    @classmethod
    def name(cls) -> str:
        return "recent"

    @classmethod
    def supported_dtypes(cls) -> tuple[torch.dtype, ...]:
        return (torch.float32,)

    @classmethod
    def supports_head_size(cls, head_size: int) -> bool:
        return head_size % 8 == 0

    @classmethod
    def kv_cache_shape(
        cls, n_blocks: int, block_size: int, n_kv_heads: int, head_size: int
    ) -> tuple[int, ...]:
        return (n_blocks, n_kv_heads, block_size, 2 * head_size)

    @classmethod
    def copy_block(cls, kv_cache: Tensor, block_size: int, source: int, target: int) -> None:
        kv_cache[target] = kv_cache[source]

    @classmethod
    def builder_class(cls) -> type[MetadataBuilder[Any]]:
        return RecentBuilder

    @classmethod
    def implementation_class(cls) -> type[AttentionImplementation[Any]]:
        return RecentAttention

    @classmethod
    def forward_writes_kv_cache(cls) -> bool:
        return False


def registry_with_recent() -> BackendRegistry:
    """Return the supported backends and the recent one."""
    registry = BackendRegistry()
    for name in BACKENDS.names():
        registry.register(BACKENDS.get(name), BACKENDS.maturity(name))
    registry.register(RecentBackend, Maturity.RECENT)
    return registry

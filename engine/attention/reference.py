"""The plain attention backend: slow, and right by inspection. Other backends are measured by it."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from engine.attention.backend import AttentionBackend, AttentionImplementation, MetadataBuilder
from engine.attention.spec import StepMetadata


class ReferenceBuilder(MetadataBuilder[StepMetadata]):
    """The neutral metadata is all the reference needs."""

    def build(self, step: StepMetadata) -> StepMetadata:
        """Return `step` itself."""
        return step


class ReferenceAttention(AttentionImplementation[StepMetadata]):
    """Gathers the visible keys of a sequence one by one and computes in float64."""

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: StepMetadata,
        out: Tensor,
    ) -> None:
        """Attend row by row as the base class says; keys and values come from the cache."""
        starts = metadata.query_start.tolist()
        for sequence, seq_len in enumerate(metadata.seq_lens.tolist()):
            rows = slice(starts[sequence], starts[sequence + 1])
            n_queries = rows.stop - rows.start
            if n_queries == 0:
                continue
            query_positions = torch.arange(seq_len - n_queries, seq_len)
            first_key = max(0, seq_len - n_queries - self.spec.window + 1)
            key_positions = torch.arange(first_key, seq_len)
            keys, values = self._gather(kv_cache, metadata.block_table[sequence], key_positions)
            distance = query_positions[:, None] - key_positions[None, :]
            visible = (distance >= 0) & (distance < self.spec.window)
            scores = torch.einsum("qhd,khd->hqk", query[rows].double(), keys) * self.scale
            weights = torch.softmax(scores.masked_fill(~visible, -torch.inf), dim=-1)
            out[rows] = torch.einsum("hqk,khd->qhd", weights, values).to(out.dtype)

    def write_kv(
        self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: StepMetadata
    ) -> None:
        """Store each row with a slot at its block and offset."""
        rows = torch.nonzero(metadata.slot_mapping >= 0).flatten()
        slots = metadata.slot_mapping[rows]
        blocks, offsets = slots // self.spec.block_size, slots % self.spec.block_size
        kv_cache[0, blocks, offsets] = key[rows].to(kv_cache.dtype)
        kv_cache[1, blocks, offsets] = value[rows].to(kv_cache.dtype)

    def _gather(
        self, kv_cache: Tensor, block_ids: Tensor, positions: Tensor
    ) -> tuple[Tensor, Tensor]:
        blocks = block_ids[positions // self.spec.block_size].long()
        offsets = positions % self.spec.block_size
        keys, values = kv_cache[:, blocks, offsets].double()
        group = self.spec.group_size
        return keys.repeat_interleave(group, dim=1), values.repeat_interleave(group, dim=1)


class ReferenceBackend(AttentionBackend):
    """Cache layout [2, n_blocks, block_size, n_kv_heads, head_size]."""

    @classmethod
    def name(cls) -> str:
        """Return "reference"."""
        return "reference"

    @classmethod
    def supported_dtypes(cls) -> tuple[torch.dtype, ...]:
        """Return float32 and bfloat16."""
        return (torch.float32, torch.bfloat16)

    @classmethod
    def supports_head_size(cls, head_size: int) -> bool:
        """Any size will do."""
        return head_size >= 1

    @classmethod
    def kv_cache_shape(
        cls, n_blocks: int, block_size: int, n_kv_heads: int, head_size: int
    ) -> tuple[int, ...]:
        """Return the shape with one entry per position of a block."""
        return (2, n_blocks, block_size, n_kv_heads, head_size)

    @classmethod
    def copy_block(cls, kv_cache: Tensor, block_size: int, source: int, target: int) -> None:
        """Copy one block's keys and values."""
        kv_cache[:, target] = kv_cache[:, source]

    @classmethod
    def builder_class(cls) -> type[MetadataBuilder[Any]]:
        """Return the builder."""
        return ReferenceBuilder

    @classmethod
    def implementation_class(cls) -> type[AttentionImplementation[Any]]:
        """Return the implementation."""
        return ReferenceAttention

    @classmethod
    def forward_writes_kv_cache(cls) -> bool:
        """The caller writes."""
        return False

"""The fast attention backend in plain torch operators.

Keys and values lie heads first, so that a run of consecutive blocks is one slice [n_kv_heads,
n_keys, head_size] that a batched product reads in place. The query heads of a group are rows of one
product, so no key is repeated. Products, softmax and sums are float32 for every cache dtype.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from engine.attention.backend import AttentionBackend, AttentionImplementation, MetadataBuilder
from engine.attention.cpu_step import CpuStep, CpuStepBuilder, QueryTile, Workspace


class CpuAttention(AttentionImplementation[CpuStep]):
    """Writes the step's keys and values, then attends tile by tile."""

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: CpuStep,
        out: Tensor,
    ) -> None:
        """Store keys and values and attend as the base class says."""
        self.write_kv(key, value, kv_cache, metadata)
        for tile in metadata.tiles:
            self._attend(query, kv_cache, tile, metadata.workspace, out)

    def write_kv(self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: CpuStep) -> None:
        """Store each run of rows in its run of slots, converted to the cache's dtype."""
        for run in metadata.writes:
            kv_cache[0, :, run.slots].copy_(key[run.rows].transpose(0, 1))
            kv_cache[1, :, run.slots].copy_(value[run.rows].transpose(0, 1))

    def _attend(
        self, query: Tensor, kv_cache: Tensor, tile: QueryTile, workspace: Workspace, out: Tensor
    ) -> None:
        spec = self.spec
        n_rows = spec.group_size * tile.n_queries
        queries = workspace.queries(spec.n_kv_heads, n_rows, spec.head_size)
        torch.mul(self._by_kv_head(query[tile.rows]), self.scale, out=self._grouped(queries))

        weights = self._scores(queries, kv_cache[0], tile, workspace)
        torch.softmax(weights, dim=-1, out=weights)

        result = workspace.result(spec.n_kv_heads, n_rows, spec.head_size)
        first, *others = tile.pieces
        values = kv_cache[1]
        torch.bmm(
            weights[:, :, first.columns], workspace.as_float32(values[:, first.slots]), out=result
        )
        for piece in others:
            result.baddbmm_(
                weights[:, :, piece.columns], workspace.as_float32(values[:, piece.slots])
            )
        self._by_kv_head(out[tile.rows]).copy_(self._grouped(result))

    def _scores(
        self, queries: Tensor, keys: Tensor, tile: QueryTile, workspace: Workspace
    ) -> Tensor:
        """Return the scores [n_kv_heads, group * queries, keys], minus infinity where unseen."""
        n_heads, n_rows, _ = queries.shape
        scores = workspace.scores(n_heads, n_rows, tile.n_keys)
        for piece in tile.pieces:
            n_keys = piece.slots.stop - piece.slots.start
            # Keys as the left factor: half the time of queries @ keys^T for so few queries.
            products = workspace.piece_scores(n_heads, n_keys, n_rows)
            torch.bmm(
                workspace.as_float32(keys[:, piece.slots]), queries.transpose(1, 2), out=products
            )
            scores[:, :, piece.columns].copy_(products.transpose(1, 2))
        self._hide(self._grouped(scores), tile, workspace)
        return scores

    def _hide(self, scores: Tensor, tile: QueryTile, workspace: Workspace) -> None:
        """Mask the two triangles of [..., queries, keys]: keys to come, and keys left behind."""
        n_queries = tile.n_queries
        if n_queries == 1:
            return
        own = scores[..., tile.n_keys - n_queries :]
        own.masked_fill_(workspace.after[:n_queries, :n_queries], -torch.inf)
        n_limited = n_queries - tile.n_unlimited
        oldest = scores[..., tile.n_unlimited :, :n_limited]
        oldest.masked_fill_(workspace.up_to[:n_limited, :n_limited], -torch.inf)

    def _by_kv_head(self, rows: Tensor) -> Tensor:
        """View rows [n, n_heads, head_size] as [n_kv_heads, group, n, head_size]."""
        spec = self.spec
        by_head = rows.view(len(rows), spec.n_kv_heads, spec.group_size, spec.head_size)
        return by_head.permute(1, 2, 0, 3)

    def _grouped(self, rows: Tensor) -> Tensor:
        """View [n_kv_heads, group * n, values] as [n_kv_heads, group, n, values]."""
        n_heads, _, n_values = rows.shape
        return rows.view(n_heads, self.spec.group_size, -1, n_values)


class CpuBackend(AttentionBackend):
    """Cache layout [2, n_kv_heads, n_blocks * block_size, head_size]."""

    @classmethod
    def name(cls) -> str:
        """Return "cpu"."""
        return "cpu"

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
        """Return the shape with all slots of a head side by side."""
        return (2, n_kv_heads, n_blocks * block_size, head_size)

    @classmethod
    def copy_block(cls, kv_cache: Tensor, block_size: int, source: int, target: int) -> None:
        """Copy one block's slots of every head."""
        kv_cache[:, :, target * block_size : (target + 1) * block_size].copy_(
            kv_cache[:, :, source * block_size : (source + 1) * block_size]
        )

    @classmethod
    def builder_class(cls) -> type[MetadataBuilder[Any]]:
        """Return the builder."""
        return CpuStepBuilder

    @classmethod
    def implementation_class(cls) -> type[AttentionImplementation[Any]]:
        """Return the implementation."""
        return CpuAttention

    @classmethod
    def forward_writes_kv_cache(cls) -> bool:
        """The forward pass writes."""
        return True

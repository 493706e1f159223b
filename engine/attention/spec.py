"""The shape of an attention layer, the limits of a step, and the metadata of one packed step."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from engine.errors import SettingError


@dataclass(frozen=True, slots=True)
class AttentionSpec:
    """One kind of attention layer, as an attention backend sees it.

    Query head h reads key/value head h // (n_heads / n_kv_heads).

    Attributes:
        n_heads: query heads.
        n_kv_heads: key/value heads; divides `n_heads`.
        head_size: values per head.
        window: keys a query sees, itself included, in the layer's own positions.
        block_size: positions a block holds. A layer behind block pooling is described by the
            scheduler's block size in tokens; pooling stretches it.
        dtype: of the KV cache.

    Raises:
        SettingError: a size is not positive, or the query heads are not a multiple of the
            key/value heads.
    """

    n_heads: int
    n_kv_heads: int
    head_size: int
    window: int
    block_size: int
    dtype: torch.dtype

    def __post_init__(self) -> None:
        """Refuse impossible sizes."""
        for name in ("n_heads", "n_kv_heads", "head_size", "window", "block_size"):
            value = getattr(self, name)
            if value < 1:
                raise SettingError(
                    f"{name} of an attention layer must be at least 1, not {value}.",
                    parameter=name,
                    value=value,
                )
        if self.n_heads % self.n_kv_heads:
            raise SettingError(
                f"n_heads ({self.n_heads}) must be a multiple of n_kv_heads ({self.n_kv_heads}).",
                parameter="n_heads",
                value=self.n_heads,
            )

    @property
    def group_size(self) -> int:
        """Query heads that share one key/value head."""
        return self.n_heads // self.n_kv_heads


@dataclass(frozen=True, slots=True)
class StepLimits:
    """The largest step that buffers are made for.

    Attributes:
        max_sequences: sequences packed in one step.
        max_rows: rows of a step, padding included.
        max_blocks: columns of the block table.
    """

    max_sequences: int
    max_rows: int
    max_blocks: int


@dataclass(frozen=True, slots=True)
class StepMetadata:
    """What attention must know of one packed step, the same for every backend.

    The rows of all sequences follow one another without gaps; padding rows come after them.
    Positions are counted from the first slot of the sequence's first block in the table, so the
    numbers stay small however long a stream runs. Table entries outside a query's window mean
    nothing.

    Attributes:
        query_start: int32 [n_sequences + 1], first row of each sequence; the last entry is
            `n_tokens`.
        seq_lens: int32 [n_sequences], keys of each sequence, those of this step included.
        slot_mapping: int64 [n_rows], cache slot (block id * block size + offset) of each row's
            key; -1 for a row whose key is not written.
        block_table: int32 [n_sequences, max_blocks], block ids of each sequence.
        n_tokens: rows that are not padding.
        max_query_len: rows of the sequence that has most of them.
        max_seq_len: largest of `seq_lens`.
    """

    query_start: Tensor
    seq_lens: Tensor
    slot_mapping: Tensor
    block_table: Tensor
    n_tokens: int
    max_query_len: int
    max_seq_len: int

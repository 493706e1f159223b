"""Block pooling: attention layers that make several positions for each token of the scheduler.

The scheduler counts tokens, the audio encoder makes `pool_size` states for each. A pooled backend
lets the encoder's layers use the scheduler's block table: every block is `pool_size` times as long,
and the metadata of a step is scaled from tokens to states before the wrapped backend sees it.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from functools import cache
from typing import Any, ClassVar

import torch
from torch import Tensor

from engine.attention.backend import AttentionBackend, AttentionImplementation, MetadataBuilder
from engine.attention.layer import AttentionLayer
from engine.attention.registry import BACKENDS, BackendRegistry
from engine.attention.spec import AttentionSpec, StepLimits, StepMetadata
from engine.errors import SettingError
from engine.kernels.native.structures import VoxAttention


class PooledBuilder(MetadataBuilder[Any]):
    """Scales a step from tokens to states in buffers of its own for the wrapped builder.

    Takes spec, limits and steps in tokens.
    """

    backend: ClassVar[type[BlockPooledBackend]]

    def __init__(self, spec: AttentionSpec, limits: StepLimits) -> None:
        """Make the buffers; arguments in tokens."""
        super().__init__(spec, limits)
        self._pool_size = self.backend.pool_size()
        state_limits = replace(limits, max_rows=limits.max_rows * self._pool_size)
        self._query_start = torch.empty(limits.max_sequences + 1, dtype=torch.int32)
        self._seq_lens = torch.empty(limits.max_sequences, dtype=torch.int32)
        self._slots = torch.empty(limits.max_rows, self._pool_size, dtype=torch.int64)
        self._offsets = torch.arange(self._pool_size)
        builder_class = self.backend.wrapped().builder_class()
        self._wrapped = builder_class(self.backend.stretched(spec), state_limits)

    def build(self, step: StepMetadata) -> Any:
        """Return the wrapped backend's metadata of the step counted in states."""
        return self._wrapped.build(self._scaled(step))

    def _scaled(self, step: StepMetadata) -> StepMetadata:
        pool_size = self._pool_size
        query_start = self._query_start[: len(step.query_start)]
        torch.mul(step.query_start, pool_size, out=query_start)
        seq_lens = self._seq_lens[: len(step.seq_lens)]
        torch.mul(step.seq_lens, pool_size, out=seq_lens)
        slots = self._slots[: len(step.slot_mapping)]
        slots.copy_(step.slot_mapping[:, None]).mul_(pool_size).add_(self._offsets).clamp_(min=-1)
        return StepMetadata(
            query_start=query_start,
            seq_lens=seq_lens,
            slot_mapping=slots.view(-1),
            block_table=step.block_table,
            n_tokens=step.n_tokens * pool_size,
            max_query_len=step.max_query_len * pool_size,
            max_seq_len=step.max_seq_len * pool_size,
        )


class PooledAttention(AttentionImplementation[Any]):
    """The wrapped layer, with the KV cache written by `forward` in every case.

    Takes the spec in tokens, and rows in states.
    """

    backend: ClassVar[type[BlockPooledBackend]]

    def __init__(self, spec: AttentionSpec, scale: float) -> None:
        """Make the wrapped layer; the spec is in tokens."""
        super().__init__(spec, scale)
        self._layer = AttentionLayer(self.backend.wrapped(), self.backend.stretched(spec), scale)

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: Any,
        out: Tensor,
    ) -> None:
        """Store the states' keys and values once, and attend."""
        self._layer.attend(query, key, value, kv_cache, metadata, out)

    def write_kv(self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: Any) -> None:
        """Store the states' keys and values."""
        self._layer.implementation.write_kv(key, value, kv_cache, metadata)

    def structure(self) -> VoxAttention | None:
        """Return the wrapped layer's structure, in states."""
        return self._layer.implementation.structure()


class BlockPooledBackend(AttentionBackend):
    """A backend whose layers make `pool_size` states per token. Made by `with_block_pooling`."""

    @classmethod
    @abstractmethod
    def wrapped(cls) -> type[AttentionBackend]:
        """Return the backend that computes."""

    @classmethod
    @abstractmethod
    def pool_size(cls) -> int:
        """Return the states per token."""

    @classmethod
    @abstractmethod
    def window(cls) -> int:
        """Return the states a query sees, itself included."""

    @classmethod
    def stretched(cls, spec: AttentionSpec) -> AttentionSpec:
        """Return the wrapped backend's spec, in states, of a spec whose block size is in tokens."""
        return replace(spec, block_size=spec.block_size * cls.pool_size(), window=cls.window())

    @classmethod
    def name(cls) -> str:
        """Return the wrapped backend's name with the pool size."""
        return f"{cls.wrapped().name()} (blocks pooled by {cls.pool_size()})"

    @classmethod
    def supported_dtypes(cls) -> tuple[torch.dtype, ...]:
        """As the wrapped backend."""
        return cls.wrapped().supported_dtypes()

    @classmethod
    def supports_head_size(cls, head_size: int) -> bool:
        """As the wrapped backend."""
        return cls.wrapped().supports_head_size(head_size)

    @classmethod
    def kv_cache_shape(
        cls, n_blocks: int, block_size: int, n_kv_heads: int, head_size: int
    ) -> tuple[int, ...]:
        """Return the wrapped backend's shape for blocks of `block_size` tokens, stretched."""
        stretched = block_size * cls.pool_size()
        return cls.wrapped().kv_cache_shape(n_blocks, stretched, n_kv_heads, head_size)

    @classmethod
    def copy_block(cls, kv_cache: Tensor, block_size: int, source: int, target: int) -> None:
        """Copy a block of `block_size` tokens."""
        cls.wrapped().copy_block(kv_cache, block_size * cls.pool_size(), source, target)

    @classmethod
    def forward_writes_kv_cache(cls) -> bool:
        """True for every wrapped backend: only it knows the pooled slots."""
        return True


@cache
def with_block_pooling(
    backend: type[AttentionBackend],
    pool_size: int,
    window: int,
    registry: BackendRegistry = BACKENDS,
) -> type[BlockPooledBackend]:
    """Return the backend for layers that make `pool_size` states per token.

    Steps, specs, limits and block sizes given to its parts are in tokens; rows of query, key,
    value and out are in states. The metadata it is given is never changed. The same arguments give
    the same class.

    Args:
        backend: a registered backend.
        pool_size: states per token, at least 2.
        window: states a query sees, itself included; takes the place of the spec's window.
        registry: where `backend` must be registered.

    Raises:
        AttentionBackendError: the backend is not registered.
        SettingError: `pool_size` is less than 2 or `window` less than 1.
    """
    registry.require_registered(backend)
    if pool_size < 2:
        raise SettingError(
            f"pool_size must be at least 2, not {pool_size}; without pooling use the backend "
            "itself.",
            parameter="pool_size",
            value=pool_size,
        )
    if window < 1:
        raise SettingError(
            f"window must be at least 1, not {window}.", parameter="window", value=window
        )

    class Pooled(BlockPooledBackend):
        @classmethod
        def wrapped(cls) -> type[AttentionBackend]:
            return backend

        @classmethod
        def pool_size(cls) -> int:
            return pool_size

        @classmethod
        def window(cls) -> int:
            return window

        @classmethod
        def builder_class(cls) -> type[MetadataBuilder[Any]]:
            return Builder

        @classmethod
        def implementation_class(cls) -> type[AttentionImplementation[Any]]:
            return Attention

    class Builder(PooledBuilder):
        backend = Pooled

    class Attention(PooledAttention):
        backend = Pooled

    Pooled.__name__ = Pooled.__qualname__ = f"{backend.__name__}PooledBy{pool_size}"
    return Pooled

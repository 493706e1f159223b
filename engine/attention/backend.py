"""What an attention backend is: a class that says what it supports and what it is made of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

import torch
from torch import Tensor

from engine.attention.spec import AttentionSpec, StepLimits, StepMetadata
from engine.kernels.native.structures import VoxAttention

StepT = TypeVar("StepT")


class MetadataBuilder(ABC, Generic[StepT]):
    """Turns the neutral metadata of a step into what one backend's kernels need.

    One builder serves all layers of a kind; what grows with the step lives in buffers made once.
    """

    def __init__(self, spec: AttentionSpec, limits: StepLimits) -> None:
        """Make the buffers.

        Args:
            spec: the layers' shape.
            limits: the largest step that will be built.
        """
        self.spec = spec
        self.limits = limits

    @abstractmethod
    def build(self, step: StepMetadata) -> StepT:
        """Return the backend's own metadata; it is valid until the next call.

        `step` and the tensors in it are never changed.
        """


class AttentionImplementation(ABC, Generic[StepT]):
    """The computation of one attention layer."""

    def __init__(self, spec: AttentionSpec, scale: float) -> None:
        """Describe the layer.

        Args:
            spec: its shape.
            scale: factor of the scores before the softmax.
        """
        self.spec = spec
        self.scale = scale

    @abstractmethod
    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: StepT,
        out: Tensor,
    ) -> None:
        """Attend, for every row, to the keys of its own sequence up to itself, within the window.

        Args:
            query: float32 [n_rows, n_heads, head_size].
            key: float32 [n_rows, n_kv_heads, head_size], already rotated.
            value: float32 [n_rows, n_kv_heads, head_size].
            kv_cache: the layer's cache, of the backend's `kv_cache_shape`.
            metadata: from the backend's builder.
            out: float32 [n_rows, n_heads, head_size], filled; padding rows are left as they are.
        """

    @abstractmethod
    def write_kv(self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: StepT) -> None:
        """Store key and value of every row whose slot is not -1. Shapes as in `forward`.

        A `forward` that writes the cache calls this once, so every row is written exactly once.
        """

    def structure(self) -> VoxAttention | None:
        """Return the layer as the native kernels take it, or None if it is not theirs.

        Its `n_slots` is left for the caller, who knows the cache.
        """
        return None


class AttentionBackend(ABC):
    """A family of kernels. Never instantiated: subclasses override the class methods."""

    @classmethod
    @abstractmethod
    def name(cls) -> str:
        """Return the name it is chosen by."""

    @classmethod
    @abstractmethod
    def supported_dtypes(cls) -> tuple[torch.dtype, ...]:
        """Return the dtypes its KV cache can have."""

    @classmethod
    @abstractmethod
    def supports_head_size(cls, head_size: int) -> bool:
        """Tell whether heads of that many values can be computed."""

    @classmethod
    @abstractmethod
    def kv_cache_shape(
        cls, n_blocks: int, block_size: int, n_kv_heads: int, head_size: int
    ) -> tuple[int, ...]:
        """Return the shape of one layer's cache for that many blocks."""

    @classmethod
    @abstractmethod
    def copy_block(cls, kv_cache: Tensor, block_size: int, source: int, target: int) -> None:
        """Copy keys and values of block id `source` to block id `target` of one layer's cache."""

    @classmethod
    @abstractmethod
    def builder_class(cls) -> type[MetadataBuilder[Any]]:
        """Return the class that builds this backend's metadata."""

    @classmethod
    @abstractmethod
    def implementation_class(cls) -> type[AttentionImplementation[Any]]:
        """Return the class that computes a layer."""

    @classmethod
    @abstractmethod
    def forward_writes_kv_cache(cls) -> bool:
        """Tell whether `forward` stores keys and values itself.

        Where it does not, the caller calls `write_kv` once before `forward`.
        """

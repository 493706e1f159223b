"""The attention backend on the native kernels, over the same cache layout as the torch one."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import torch
from torch import Tensor

from engine.attention.backend import AttentionImplementation, MetadataBuilder
from engine.attention.cpu import CpuBackend
from engine.attention.spec import AttentionSpec, StepLimits, StepMetadata
from engine.errors import NativeKernelError
from engine.kernels.native.availability import native_kernels
from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import BFLOAT16, FLOAT32, VoxAttention, VoxStep

_CACHE_FORMATS = {torch.float32: FLOAT32, torch.bfloat16: BFLOAT16}


@dataclass(frozen=True, slots=True)
class NativeStep:
    """The native kernels' metadata of a step.

    Attributes:
        structure: points into the tensors of `metadata`.
        metadata: keeps them alive.
    """

    structure: VoxStep
    metadata: StepMetadata


class NativeStepBuilder(MetadataBuilder[NativeStep]):
    """Hands the tensors of a step to the kernels as they are."""

    def __init__(self, spec: AttentionSpec, limits: StepLimits) -> None:
        """Make the structure; arguments as in the base class."""
        super().__init__(spec, limits)
        self._structure = VoxStep()

    def build(self, step: StepMetadata) -> NativeStep:
        """Return the step's structure, filled in place."""
        structure = self._structure
        structure.n_rows = step.slot_mapping.shape[0]
        structure.n_sequences = step.seq_lens.shape[0]
        structure.query_start = step.query_start.data_ptr()
        structure.seq_lens = step.seq_lens.data_ptr()
        structure.slots = step.slot_mapping.data_ptr()
        structure.block_table = step.block_table.data_ptr()
        structure.table_stride = step.block_table.stride(0)
        return NativeStep(structure, step)


class NativeAttention(AttentionImplementation[NativeStep]):
    """Writes the step's keys and values, then attends, on threads of its own.

    Layers that run as a whole stack in one call do without it.
    """

    @cached_property
    def _pool(self) -> NativePool:
        kernels = native_kernels()
        if kernels.library is None:
            raise NativeKernelError(
                f"{kernels.reason} Choose the attention backend 'cpu' instead.",
                parameter="attention",
                value="native",
            )
        return NativePool(kernels.library, torch.get_num_threads(), kernels.instruction_sets[0])

    @cached_property
    def _structure(self) -> VoxAttention:
        return self.structure()

    def structure(self) -> VoxAttention:
        """Return the layer as the kernels take it; its `n_slots` is left for the caller."""
        spec = self.spec
        return VoxAttention(
            n_heads=spec.n_heads,
            n_kv_heads=spec.n_kv_heads,
            head_size=spec.head_size,
            window=spec.window,
            block_size=spec.block_size,
            cache_format=_CACHE_FORMATS[spec.dtype],
            scale=self.scale,
        )

    def forward(
        self,
        query: Tensor,
        key: Tensor,
        value: Tensor,
        kv_cache: Tensor,
        metadata: NativeStep,
        out: Tensor,
    ) -> None:
        """Store keys and values and attend as the base class says; `out` is contiguous."""
        self.write_kv(key, value, kv_cache, metadata)
        query = _with_contiguous_rows(query)
        self._structure.n_slots = kv_cache.shape[2]
        self._pool.library.functions.vox_attend(
            self._pool.handle,
            ctypes.byref(self._structure),
            ctypes.byref(metadata.structure),
            query.data_ptr(),
            query.stride(0),
            kv_cache[0].data_ptr(),
            kv_cache[1].data_ptr(),
            out.data_ptr(),
        )

    def write_kv(self, key: Tensor, value: Tensor, kv_cache: Tensor, metadata: NativeStep) -> None:
        """Store the rows that have a slot, rounded to the cache's dtype."""
        key, value = _with_contiguous_rows(key), _with_contiguous_rows(value)
        self._structure.n_slots = kv_cache.shape[2]
        self._pool.library.functions.vox_write_kv(
            self._pool.handle,
            ctypes.byref(self._structure),
            ctypes.byref(metadata.structure),
            key.data_ptr(),
            key.stride(0),
            value.data_ptr(),
            value.stride(0),
            kv_cache[0].data_ptr(),
            kv_cache[1].data_ptr(),
        )


class NativeBackend(CpuBackend):
    """Cache layout [2, n_kv_heads, n_blocks * block_size, head_size]."""

    @classmethod
    def name(cls) -> str:
        """Return "native"."""
        return "native"

    @classmethod
    def supported_dtypes(cls) -> tuple[torch.dtype, ...]:
        """Return float32 and bfloat16."""
        return tuple(_CACHE_FORMATS)

    @classmethod
    def supports_head_size(cls, head_size: int) -> bool:
        """Even sizes will do, as rotary positions need them."""
        return head_size >= 2 and head_size % 2 == 0

    @classmethod
    def builder_class(cls) -> type[MetadataBuilder[Any]]:
        """Return the builder."""
        return NativeStepBuilder

    @classmethod
    def implementation_class(cls) -> type[AttentionImplementation[Any]]:
        """Return the implementation."""
        return NativeAttention


def _with_contiguous_rows(x: Tensor) -> Tensor:
    """Return float32 [n_rows, n_heads, head_size] with each row's values side by side."""
    if x.stride(2) == 1 and x.stride(1) == x.shape[2]:
        return x
    return x.contiguous()

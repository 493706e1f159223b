"""A stack of layers that the native kernels run in one call."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from torch import Tensor

from engine.attention import AttentionLayer
from engine.kernels import LinearFormat
from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import VoxAttention, VoxLayer, VoxStack, VoxTimes
from engine.model.layer import LayerByLayer, TransformerLayer
from engine.model.stack import Stack, StackStep, StackTimes

_NS_PER_S = 1e9


class NativeStack(Stack):
    """Runs the layers' native structures; the layers own the weights they point to."""

    def __init__(
        self,
        pool: NativePool,
        layers: Sequence[TransformerLayer],
        structures: Sequence[VoxLayer],
        attention: VoxAttention,
    ) -> None:
        """Describe the stack to the native code.

        Args:
            pool: the threads it runs on.
            layers: the layers.
            structures: the same as the kernels take them.
            attention: the shape of their attention.
        """
        self._pool = pool
        self._layers = tuple(layers)
        self._structures = (VoxLayer * len(structures))(*structures)
        first = self._layers[0]
        self._stack = VoxStack(
            n_layers=len(structures),
            dim=first.dim,
            hidden_dim=first.hidden_dim,
            norm_eps=first.norm_eps,
            attention=attention,
            layers=self._structures,
        )
        self._kv_caches: Sequence[Tensor] = ()
        self._times = VoxTimes()
        functions = pool.library.functions
        self._run = functions.vox_stack
        self._workspace_bytes = functions.vox_stack_workspace_bytes

    def run(
        self, x: Tensor, step: StackStep, kv_caches: Sequence[Tensor], scales: Tensor | None
    ) -> None:
        """Advance x as the base class says. `step.attention` is a `NativeStep`."""
        if kv_caches is not self._kv_caches:
            self._bind(kv_caches)
        stack = ctypes.byref(self._stack)
        address, layer_stride, row_stride = _scale_strides(scales)
        self._run(
            self._pool.handle,
            stack,
            ctypes.byref(step.attention.structure),
            step.rotations.data_ptr(),
            address,
            layer_stride,
            row_stride,
            x.data_ptr(),
            self._pool.workspace(self._workspace_bytes(stack, len(x))),
            ctypes.byref(self._times),
        )

    def take_times(self) -> StackTimes:
        """Return what the calls since the last one took."""
        times = self._times
        taken = StackTimes(
            times.linear_ns / _NS_PER_S, times.attention_ns / _NS_PER_S, times.glue_ns / _NS_PER_S
        )
        times.linear_ns = times.attention_ns = times.glue_ns = 0
        return taken

    def _bind(self, kv_caches: Sequence[Tensor]) -> None:
        """Point the layers to their caches, [2, n_kv_heads, n_slots, head_size] each."""
        for structure, kv_cache in zip(self._structures, kv_caches, strict=True):
            structure.keys = kv_cache[0].data_ptr()
            structure.values = kv_cache[1].data_ptr()
        self._stack.attention.n_slots = kv_caches[0].shape[2]
        self._kv_caches = kv_caches


def make_stack(
    layers: Sequence[TransformerLayer], linear_format: LinearFormat, attention: AttentionLayer
) -> Stack:
    """Return the stack of these layers: one native call where all of their parts are native."""
    pool, shape = linear_format.pool, attention.implementation.structure()
    structures = [structure for layer in layers if (structure := layer.structure()) is not None]
    if pool is None or shape is None or not layers or len(structures) < len(layers):
        return LayerByLayer(layers)
    return NativeStack(pool, layers, structures, shape)


def _scale_strides(scales: Tensor | None) -> tuple[int | None, int, int]:
    """Return address and strides of scales [layers, rows or 1, dim]; one for all has stride 0."""
    if scales is None:
        return None, 0, 0
    return scales.data_ptr(), scales.stride(0), scales.stride(1) if scales.shape[1] > 1 else 0

"""The transformer layer that encoder and decoder are stacks of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.attention import AttentionLayer
from engine.kernels import Linear, LinearFormat
from engine.kernels.native.structures import VoxLayer
from engine.model.norm import RMSNorm
from engine.model.rope import rotate_interleaved_
from engine.model.stack import Stack, StackStep

TensorByName = Callable[[str], Any]
"""Gives the tensor of a name; for the matrix of a linear layer it may be a `PackedMatrix`."""


@dataclass(frozen=True, slots=True)
class LayerShape:
    """Sizes of one layer's attention: query heads, key/value heads, and the width of a head."""

    n_heads: int
    n_kv_heads: int
    head_dim: int


class TransformerLayer:
    """Pre-norm attention and a SwiGLU MLP, each added to the residual stream in place."""

    def __init__(
        self,
        tensor: TensorByName,
        shape: LayerShape,
        norm_eps: float,
        linear_format: LinearFormat,
        attention: AttentionLayer,
    ) -> None:
        """Read a layer's weights.

        Args:
            tensor: gives the tensor of a name within the layer, such as "attention.wq.weight".
            shape: sizes of the attention.
            norm_eps: epsilon of both norms.
            linear_format: what packs the matrices.
            attention: runs the attention itself.
        """
        self._shape = shape
        self._attention = attention
        self.norm_eps = norm_eps
        self._attention_norm = RMSNorm(tensor("attention_norm.weight"), norm_eps)
        self._qkv = linear_format.pack(
            [tensor(f"attention.{part}.weight") for part in ("wq", "wk", "wv")],
            self._qkv_biases(tensor),
        )
        self._output = linear_format.pack_one(
            tensor("attention.wo.weight"), self._bias(tensor, "attention.wo.bias")
        )
        self._ffn_norm = RMSNorm(tensor("ffn_norm.weight"), norm_eps)
        self._gate_up = linear_format.pack(
            [tensor(f"feed_forward.{part}.weight") for part in ("w1", "w3")], (None, None)
        )
        self._down = linear_format.pack_one(
            tensor("feed_forward.w2.weight"), self._bias(tensor, "feed_forward.w2.bias")
        )
        self.dim = self._down.out_features
        self.hidden_dim = self._down.in_features

    def _qkv_biases(self, tensor: TensorByName) -> tuple[Tensor | None, ...]:
        return (None, None, None)

    def _bias(self, tensor: TensorByName, name: str) -> Tensor | None:
        return None

    @property
    def linears(self) -> tuple[Linear, ...]:
        """The layer's packed matrices."""
        return (self._qkv, self._output, self._gate_up, self._down)

    def structure(self) -> VoxLayer | None:
        """Return the layer as the native kernels take it, or None if a part is not theirs.

        Its caches are left for the caller. It points into this layer's weights.
        """
        linears = [
            structure for linear in self.linears if (structure := linear.structure) is not None
        ]
        if len(linears) < len(self.linears):
            return None
        qkv, output, gate_up, down = linears
        return VoxLayer(
            attention_norm=self._attention_norm.weight.data_ptr(),
            ffn_norm=self._ffn_norm.weight.data_ptr(),
            qkv=qkv,
            output=output,
            gate_up=gate_up,
            down=down,
        )

    def __call__(self, x: Tensor, step: StackStep, kv_cache: Tensor, scale: Tensor | None) -> None:
        """Advance x, float32 [rows, dim], in place; `scale` is [rows, dim], [1, dim] or None."""
        self.attend(x, step, kv_cache)
        normed = self._ffn_norm(x) if scale is None else self._ffn_norm.scaled(x, scale)
        self.feed_forward(x, normed)

    def attend(self, x: Tensor, step: StackStep, kv_cache: Tensor) -> None:
        """Add the attention branch to x, float32 [rows, dim], in place."""
        heads, kv_heads, head_dim = (
            self._shape.n_heads,
            self._shape.n_kv_heads,
            self._shape.head_dim,
        )
        qkv = self._qkv(self._attention_norm(x)).view(-1, heads + 2 * kv_heads, head_dim)
        rotate_interleaved_(qkv[:, : heads + kv_heads], step.rotations)
        out = torch.empty(x.shape[0], heads, head_dim)
        self._attention.attend(
            qkv[:, :heads],
            qkv[:, heads : heads + kv_heads],
            qkv[:, heads + kv_heads :],
            kv_cache,
            step.attention,
            out,
        )
        x += self._output(out.view(x.shape[0], -1))

    def feed_forward(self, x: Tensor, normed: Tensor) -> None:
        """Add the MLP of `normed` to x, both float32 [rows, dim], in place."""
        gate, up = self._gate_up(normed).chunk(2, dim=1)
        x += self._down(F.silu(gate).mul_(up))


class EncoderLayer(TransformerLayer):
    """A layer with biases on query, value, and both output projections (none on the key)."""

    def _qkv_biases(self, tensor: TensorByName) -> tuple[Tensor | None, ...]:
        return (tensor("attention.wq.bias"), None, tensor("attention.wv.bias"))

    def _bias(self, tensor: TensorByName, name: str) -> Tensor | None:
        bias: Tensor = tensor(name)
        return bias


class LayerByLayer(Stack):
    """Calls one layer after the other."""

    def __init__(self, layers: Sequence[TransformerLayer]) -> None:
        """Run these layers."""
        self._layers = tuple(layers)

    def run(
        self, x: Tensor, step: StackStep, kv_caches: Sequence[Tensor], scales: Tensor | None
    ) -> None:
        """Advance x as the base class says."""
        by_layer: Iterable[Tensor | None] = repeat(None, len(self._layers))
        if scales is not None:
            by_layer = scales
        for layer, kv_cache, scale in zip(self._layers, kv_caches, by_layer, strict=True):
            layer(x, step, kv_cache, scale)

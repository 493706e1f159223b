"""The transformer layer that encoder and decoder are stacks of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.attention import AttentionLayer
from engine.kernels import Linear, LinearFormat
from engine.model.norm import RMSNorm
from engine.model.rope import rotate_interleaved_

TensorByName = Callable[[str], Tensor]


@dataclass(frozen=True, slots=True)
class StackStep:
    """What all layers of a stack share in one step.

    Attributes:
        rotations: the rows' rotations, complex64 [rows, head_dim / 2], of `RotaryAngles`.
        attention: the attention backend's metadata of this step.
    """

    rotations: Tensor
    attention: Any


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

    def _qkv_biases(self, tensor: TensorByName) -> tuple[Tensor | None, ...]:
        return (None, None, None)

    def _bias(self, tensor: TensorByName, name: str) -> Tensor | None:
        return None

    @property
    def linears(self) -> tuple[Linear, ...]:
        """The layer's packed matrices."""
        return (self._qkv, self._output, self._gate_up, self._down)

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
        return tensor(name)

    def __call__(self, x: Tensor, step: StackStep, kv_cache: Tensor) -> None:
        """Advance x, float32 [states, dim], in place."""
        self.attend(x, step, kv_cache)
        self.feed_forward(x, self._ffn_norm(x))


class DecoderLayer(TransformerLayer):
    """A layer without biases whose MLP input is scaled by the delay conditioning."""

    def __call__(self, x: Tensor, step: StackStep, kv_cache: Tensor, scale: Tensor) -> None:
        """Advance x, float32 [tokens, dim], in place; `scale` is [tokens, dim] or [1, dim]."""
        self.attend(x, step, kv_cache)
        self.feed_forward(x, self._ffn_norm.scaled(x, scale))

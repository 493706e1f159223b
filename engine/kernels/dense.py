"""Weights as they are: float32 or bfloat16, multiplied by torch."""

from __future__ import annotations

from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.kernels.linear import Linear, LinearFormat
from engine.kernels.packed import Weight, unpacked


class DenseLinear(Linear):
    """Matrices in one floating-point dtype, left where they lie (memory-mapped or not).

    The parts are not joined: joining would copy a memory-mapped weight into private memory.
    """

    def __init__(self, weights: Sequence[Tensor], biases: Sequence[Tensor | None]) -> None:
        self._weights = tuple(weights)
        self._biases = tuple(biases)
        self._dtype = weights[0].dtype
        self.in_features = weights[0].shape[1]
        self.out_features = sum(weight.shape[0] for weight in weights)

    def __call__(self, x: Tensor) -> Tensor:
        """Multiply in the weights' dtype."""
        x = x.to(self._dtype)
        outputs = [
            self._product(x, weight, bias)
            for weight, bias in zip(self._weights, self._biases, strict=True)
        ]
        joined = outputs[0] if len(outputs) == 1 else torch.cat(outputs, dim=1)
        return joined.to(torch.float32)

    def weight_rows(self, indices: Tensor) -> Tensor:
        """Return rows of the matrix in float32."""
        return F.embedding(indices, self._weights[0]).to(torch.float32)

    def _product(self, x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        return F.linear(x, weight, bias)


class Float32Linear(DenseLinear):
    """Float32 matrices.

    For a few rows the BLAS product is up to twice as fast with the weight on the left, where its
    many rows and not the few of x are what the threads share out.
    """

    def _product(self, x: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        if x.shape[0] == 1:
            return F.linear(x, weight, bias)
        y = (weight @ x.t()).t()
        return y if bias is None else y + bias


class Float32Format(LinearFormat):
    """Float32 weights: the exact reference, and the fast way for small models."""

    @property
    def name(self) -> str:
        """The dtype and who multiplies."""
        return "float32 (torch)"

    @property
    def precision(self) -> str:
        """The dtype's name."""
        return "float32"

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        """Convert the weights if they have another dtype."""
        return Float32Linear(*_converted(weights, biases, torch.float32))


class BFloat16Format(LinearFormat):
    """Bfloat16 weights, the published checkpoint's own dtype: nothing is copied at load."""

    @property
    def name(self) -> str:
        """The dtype and who multiplies."""
        return "bfloat16 (torch)"

    @property
    def precision(self) -> str:
        """The dtype's name."""
        return "bfloat16"

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        """Convert the weights if they have another dtype."""
        return DenseLinear(*_converted(weights, biases, torch.bfloat16))


def _converted(
    weights: Sequence[Weight], biases: Sequence[Tensor | None], dtype: torch.dtype
) -> tuple[list[Tensor], list[Tensor | None]]:
    return (
        [weight.to(dtype) for weight in unpacked(weights)],
        [None if bias is None else bias.to(dtype) for bias in biases],
    )

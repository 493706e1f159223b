"""Int8 weights multiplied by torch's quantised operators, for machines without native kernels."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from engine.kernels.linear import Linear
from engine.kernels.packed import Weight, unpacked
from engine.kernels.torch_packed import TorchPackedFormat, TorchPackedLinear, row_slices

_LARGEST = 127
_TINY = torch.finfo(torch.float32).tiny


class TorchInt8Linear(TorchPackedLinear):
    """Int8 weights with a scale for each output, int8 activations with a scale for each row.

    The operator scales all rows of x alike, by the smallest and the largest value among them, so
    that a row's result would depend on its neighbours. Here every row comes to it divided by its
    own largest magnitude, with the ends of the range, -1 and 1, in two more columns whose weights
    are 0.
    """

    def _pack(self, weight: Tensor) -> None:
        values = torch.zeros(self.out_features, self.in_features + 2, dtype=torch.int8)
        scales = torch.empty(self.out_features)
        for rows in row_slices(weight):
            part = weight[rows].to(torch.float32)
            scales[rows] = (part.abs().amax(dim=1) / _LARGEST).clamp_min_(_TINY)
            values[rows, : self.in_features] = part.div_(scales[rows, None]).round_().to(torch.int8)
        self._packed = _packed(values, scales)
        self._range = torch.tensor((-1.0, 1.0))

    def _multiply(self, x: Tensor) -> Tensor:
        largest = x.abs().amax(dim=1, keepdim=True).clamp_min_(_TINY)
        unit = torch.cat((x / largest, self._range.expand(len(x), -1)), dim=1)
        # Activations of seven bits: with eight, sums of two products overflow where the processor
        # lacks VNNI.
        y: Tensor = torch.ops.quantized.linear_dynamic(unit, self._packed, True)
        return y.mul_(largest)


class TorchInt8Format(TorchPackedFormat):
    """Half the memory of bfloat16, and about as quick as torch gets for four rows and more."""

    @property
    def name(self) -> str:
        """The precision and torch's engine for it."""
        return f"int8 (torch, {torch.backends.quantized.engine})"

    @property
    def precision(self) -> str:
        """The width of the weights."""
        return "int8"

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        """Quantise the matrices."""
        return TorchInt8Linear(unpacked(weights), biases)


def _packed(values: Tensor, scales: Tensor) -> Any:
    """Return the operator's own object for int8 [out, in] and float32 scales [out]."""
    zero_points = torch.zeros(len(scales), dtype=torch.int64)
    with warnings.catch_warnings():
        # Torch announces that it will give these operators up; where it has, they are not offered.
        warnings.filterwarnings("ignore", message=".*quantized tensor creation functions")
        weight = torch._make_per_channel_quantized_tensor(values, scales.double(), zero_points, 0)
    return torch.ops.quantized.linear_prepack(weight, None)

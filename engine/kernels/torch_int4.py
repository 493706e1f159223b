"""Int4 weights multiplied by torch's own operator, for machines without native kernels."""

from __future__ import annotations

from collections.abc import Sequence

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.kernels.linear import Linear
from engine.kernels.packed import Weight, unpacked
from engine.kernels.torch_packed import (
    SLICE_ROW_MULTIPLE,
    TorchPackedFormat,
    TorchPackedLinear,
    row_slices,
)

_GROUP = 32
_OFFSET = 8
_LARGEST = 15


class TorchInt4Linear(TorchPackedLinear):
    """Int4 weights with a bfloat16 scale for each 32, multiplied with bfloat16 activations.

    With activations of any other dtype the operator runs a loop that is 10 to 30 times slower.
    """

    def _pack(self, weight: Tensor) -> None:
        n_rows = _padded(self.out_features, SLICE_ROW_MULTIPLE)
        n_columns = _padded(self.in_features, _GROUP)
        self._n_added = n_columns - self.in_features
        self._packed = torch.empty(n_rows, n_columns // 2, dtype=torch.uint8)
        self._scales_and_zeros = torch.zeros(n_columns // _GROUP, n_rows, 2, dtype=torch.bfloat16)
        for rows in row_slices(weight):
            part = weight[rows].to(torch.float32)
            part = F.pad(part, (0, self._n_added, 0, -len(part) % SLICE_ROW_MULTIPLE))
            place = slice(rows.start, rows.start + len(part))
            nibbles, scales = _quantised(part)
            self._packed[place] = torch.ops.aten._convert_weight_to_int4pack_for_cpu(nibbles, 1)
            self._scales_and_zeros[:, place, 0] = scales.t()

    def _multiply(self, x: Tensor) -> Tensor:
        narrow = F.pad(x, (0, self._n_added)).to(torch.bfloat16)
        y: Tensor = torch.ops.aten._weight_int4pack_mm_for_cpu(
            narrow, self._packed, _GROUP, self._scales_and_zeros
        )
        return y[:, : self.out_features].to(torch.float32)


class TorchInt4Format(TorchPackedFormat):
    """The least memory; for four rows and more slower than int8."""

    @property
    def name(self) -> str:
        """The precision and who multiplies."""
        return "int4 (torch)"

    @property
    def precision(self) -> str:
        """The width of the weights."""
        return "int4"

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        """Quantise the matrices."""
        return TorchInt4Linear(unpacked(weights), biases)


def _quantised(part: Tensor) -> tuple[Tensor, Tensor]:
    """Return nibbles, int32 [rows, columns], and scales, bfloat16 [rows, groups].

    A group's value of largest magnitude becomes -8 times its scale.
    """
    groups = part.view(len(part), -1, _GROUP)
    extreme = groups.gather(2, groups.abs().argmax(dim=2, keepdim=True))
    scales = (extreme / -_OFFSET).to(torch.bfloat16)
    divisors = torch.where(scales == 0, 1, scales).to(torch.float32)
    nibbles = (groups / divisors).round_().add_(_OFFSET).clamp_(0, _LARGEST)
    return nibbles.to(torch.int32).view(part.shape), scales.squeeze(2)


def _padded(n: int, multiple: int) -> int:
    return -(-n // multiple) * multiple

"""What the formats that torch's narrow operators serve have in common."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.kernels.dense import BFloat16Format
from engine.kernels.linear import Linear, LinearFormat

SLICE_ROW_MULTIPLE = 64
_SLICE_VALUES = 1 << 22


class TorchPackedLinear(Linear):
    """Matrices that are joined, packed once, and multiplied without their biases."""

    def __init__(self, weights: Sequence[Tensor], biases: Sequence[Tensor | None]) -> None:
        """Pack the matrices."""
        self.in_features = weights[0].shape[1]
        self.out_features = sum(len(weight) for weight in weights)
        # A view of the checkpoint's file; matrices of several parts have no rows to be read.
        self._source = weights[0] if len(weights) == 1 else None
        self._pack(weights[0] if len(weights) == 1 else torch.cat(tuple(weights)))
        self._bias = _joined(weights, biases)

    @abstractmethod
    def _pack(self, weight: Tensor) -> None:
        """Keep a matrix [out_features, in_features] in the layout of the operator."""

    @abstractmethod
    def _multiply(self, x: Tensor) -> Tensor:
        """Return x Wᵀ, float32 [rows, out_features]."""

    def __call__(self, x: Tensor) -> Tensor:
        """Multiply and add the biases."""
        y = self._multiply(x)
        return y if self._bias is None else y.add_(self._bias)

    def weight_rows(self, indices: Tensor) -> Tensor:
        """Return rows of the matrix as the checkpoint has them."""
        assert self._source is not None, "only layers of one matrix have rows to read"
        return F.embedding(indices, self._source).to(torch.float32)


class TorchPackedFormat(LinearFormat):
    """A format of torch's with something more exact beside it."""

    @property
    def exact(self) -> LinearFormat:
        """Bfloat16."""
        return BFloat16Format()


def row_slices(matrix: Tensor) -> Iterator[slice]:
    """Yield the rows of [rows, columns] in pieces of some 4 million values.

    Working on a piece at a time needs little memory beside the matrix. Pieces have a multiple of
    `SLICE_ROW_MULTIPLE` rows; the last one takes what is left.
    """
    n_rows, n_columns = matrix.shape
    multiples = max(1, _SLICE_VALUES // (SLICE_ROW_MULTIPLE * n_columns))
    step = multiples * SLICE_ROW_MULTIPLE
    for start in range(0, n_rows, step):
        yield slice(start, min(start + step, n_rows))


def _joined(weights: Sequence[Tensor], biases: Sequence[Tensor | None]) -> Tensor | None:
    """Return the biases side by side in float32, zeros for missing ones; None without any."""
    if all(bias is None for bias in biases):
        return None
    return torch.cat(
        [
            torch.zeros(len(weight)) if bias is None else bias.to(torch.float32)
            for weight, bias in zip(weights, biases, strict=True)
        ]
    )

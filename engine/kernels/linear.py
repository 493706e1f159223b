"""The seam through which every linear layer of the model goes.

A weight format packs the checkpoint's matrices once and multiplies with them ever after. What a
format does with the numbers (keeps them, narrows them, lays them out for a native kernel) is its
own affair; layers only call the result.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from torch import Tensor


class Linear(ABC):
    """y = x Wᵀ + b, for few rows.

    Attributes:
        in_features: columns of x.
        out_features: columns of y; those of all packed parts, in order.
    """

    in_features: int
    out_features: int

    @abstractmethod
    def __call__(self, x: Tensor) -> Tensor:
        """Return float32 [rows, out_features] for float32 x [rows, in_features]."""


class LinearFormat(ABC):
    """A way to hold the weights of linear layers."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name diagnostics show."""

    @abstractmethod
    def pack(self, weights: Sequence[Tensor], biases: Sequence[Tensor | None]) -> Linear:
        """Make one layer of matrices that read the same input.

        Args:
            weights: [out_i, in] each, in the checkpoint's dtype; may be memory-mapped.
            biases: [out_i] or None for each weight.

        Returns:
            A layer whose output is the parts' outputs side by side.
        """

    def pack_one(self, weight: Tensor, bias: Tensor | None = None) -> Linear:
        """Make one layer of a single matrix; as `pack`."""
        return self.pack((weight,), (bias,))

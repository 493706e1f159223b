"""The seam through which every linear layer of the model goes.

A weight format packs the checkpoint's matrices once and multiplies with them ever after. What a
format does with the numbers (keeps them, narrows them, lays them out for a native kernel) is its
own affair; layers only call the result.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from torch import Tensor

from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import VoxLinear
from engine.kernels.packed import Packer, Weight


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

    @abstractmethod
    def weight_rows(self, indices: Tensor) -> Tensor:
        """Return rows of a layer's only matrix: float32 [n, in_features] for int64 indices [n].

        An embedding that shares its numbers with the output layer is read in this way.
        """

    @property
    def structure(self) -> VoxLinear | None:
        """The layer as the native kernels take it, or None if it is not theirs."""
        return None


class LinearFormat(ABC):
    """A way to hold the weights of linear layers."""

    @property
    @abstractmethod
    def name(self) -> str:
        """The name diagnostics show."""

    @property
    @abstractmethod
    def precision(self) -> str:
        """The kind of numbers the weights become, a name among the precisions."""

    @abstractmethod
    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        """Make one layer of matrices that read the same input.

        Args:
            weights: [out_i, in] each, in the checkpoint's dtype, or packed by this very format
                before; may be memory-mapped.
            biases: [out_i] or None for each weight.

        Returns:
            A layer whose output is the parts' outputs side by side.
        """

    def pack_one(self, weight: Weight, bias: Tensor | None = None) -> Linear:
        """Make one layer of a single matrix; as `pack`."""
        return self.pack((weight,), (bias,))

    def for_rows(self, n_rows: int) -> LinearFormat:
        """Return the format for layers that mostly multiply `n_rows` rows at a time."""
        return self

    @property
    def exact(self) -> LinearFormat:
        """The format for matrices that are too small or too touchy to be narrowed."""
        return self

    @property
    def attention(self) -> str:
        """Name of the attention backend that goes with it best."""
        return "cpu"

    def torch_threads(self, n_threads: int) -> int:
        """Return how many threads torch should use where a model computes on `n_threads`."""
        return n_threads

    @property
    def packer(self) -> Packer | None:
        """What packs matrices for it in a way worth keeping on disk, or None."""
        return None

    @property
    def pool(self) -> NativePool | None:
        """The threads of the native kernels, or None if it is not they that multiply."""
        return None

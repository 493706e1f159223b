"""A matrix as a weight format keeps it, in memory or in a file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from torch import Tensor

from engine.errors import NativeKernelError


@dataclass(frozen=True, slots=True, weakref_slot=True)
class PackedMatrix:
    """One matrix, packed.

    Attributes:
        n_rows: outputs.
        n_columns: inputs.
        weights: the numbers as the format lays them out; contiguous, and aligned to 64 bytes
            unless they are still a row-major matrix.
        scales: float32 factors beside them, or None where the format needs none.
    """

    n_rows: int
    n_columns: int
    weights: Tensor
    scales: Tensor | None = None


class Packer(Protocol):
    """What packs matrices: a weight format."""

    @property
    def precision(self) -> str:
        """The precision's name."""

    @property
    def layout(self) -> int:
        """Version of how packed matrices lie in memory."""

    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        """Return a matrix [rows, columns] packed."""

    def packed_bytes(self, n_rows: int, n_columns: int) -> int:
        """Return how many bytes a packed matrix takes, scales included."""


Weight: TypeAlias = Tensor | PackedMatrix
"""A matrix [rows, columns] of a checkpoint, or what a format has made of one."""


def unpacked(weights: Sequence[Weight]) -> list[Tensor]:
    """Return the same matrices where none was packed before.

    Raises:
        NativeKernelError: one was, and only native kernels can read it.
    """
    tensors = [weight for weight in weights if isinstance(weight, Tensor)]
    if len(tensors) < len(weights):
        raise NativeKernelError(
            "These weights were prepared for native kernels, which are not there; load the model "
            "they were made of."
        )
    return tensors

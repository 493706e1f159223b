"""A linear layer that a native kernel multiplies with."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import torch
from torch import Tensor

from engine.errors import NativeKernelError
from engine.kernels.linear import Linear
from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import MAX_PARTS, VoxLinear, VoxMatrix
from engine.kernels.packed import PackedMatrix


class NativeLinear(Linear):
    """Packed matrices that read the same input."""

    def __init__(
        self,
        pool: NativePool,
        format_code: int,
        matrices: Sequence[PackedMatrix],
        biases: Sequence[Tensor | None],
    ) -> None:
        """Describe the layer to the native code.

        Args:
            pool: runs the products.
            format_code: how the matrices are packed, a VoxFormat.
            matrices: up to `MAX_PARTS` with as many columns each.
            biases: [n_rows] or None for each.

        Raises:
            NativeKernelError: there are too many matrices.
        """
        if not 1 <= len(matrices) <= MAX_PARTS:
            raise NativeKernelError(
                f"A native layer holds 1 to {MAX_PARTS} matrices, not {len(matrices)}.",
                parameter="matrices",
                value=len(matrices),
            )
        self.in_features = matrices[0].n_columns
        self.out_features = sum(matrix.n_rows for matrix in matrices)
        self._pool = pool
        self._matrices = tuple(matrices)
        self._biases = [
            None if bias is None else bias.to(torch.float32).contiguous() for bias in biases
        ]
        self._structure = VoxLinear(n_parts=len(matrices))
        for index, (matrix, bias) in enumerate(zip(matrices, self._biases, strict=True)):
            self._structure.parts[index] = matrix_structure(format_code, matrix, bias)
        self._reference = ctypes.byref(self._structure)
        self._workspace_bytes = pool.library.functions.vox_linear_workspace_bytes

    @property
    def structure(self) -> VoxLinear:
        """The layer as the native functions take it, valid as long as this object lives."""
        return self._structure

    def __call__(self, x: Tensor) -> Tensor:
        """Multiply in the pool's threads."""
        x = x.to(torch.float32)
        if x.stride(1) != 1:
            x = x.contiguous()
        n_rows = len(x)
        y = torch.empty(n_rows, self.out_features)
        self._pool.library.functions.vox_linear(
            self._pool.handle,
            self._reference,
            x.data_ptr(),
            x.stride(0),
            n_rows,
            y.data_ptr(),
            self.out_features,
            self._pool.workspace(self._workspace_bytes(n_rows, self.in_features)),
        )
        return y

    def weight_rows(self, indices: Tensor) -> Tensor:
        """Return rows of the matrix as they were rounded."""
        matrix = ctypes.byref(self._structure.parts[0])
        rows = torch.empty(len(indices), self.in_features)
        unpack_row = self._pool.library.functions.vox_unpack_row
        for position, index in enumerate(indices.tolist()):
            unpack_row(matrix, index, rows[position].data_ptr())
        return rows


def matrix_structure(format_code: int, matrix: PackedMatrix, bias: Tensor | None) -> VoxMatrix:
    """Return a matrix as the native functions take it; the tensors must outlive the result."""
    return VoxMatrix(
        format=format_code,
        n_rows=matrix.n_rows,
        n_columns=matrix.n_columns,
        weights=matrix.weights.data_ptr(),
        scales=None if matrix.scales is None else matrix.scales.data_ptr(),
        bias=None if bias is None else bias.data_ptr(),
    )

"""Products of the native kernels' formats in float64, and calls of the kernels to compare."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import (
    BFLOAT16,
    BLOCK_ROWS,
    FLOAT32,
    GROUP,
    INT4,
    INT8,
    VoxLinear,
    VoxMatrix,
)

FORMATS = (FLOAT32, BFLOAT16, INT8, INT4)


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix as the kernels hold it, and what keeps its memory alive."""

    structure: VoxMatrix
    owners: tuple[Tensor, ...]

    @property
    def shape(self) -> tuple[int, int]:
        return self.structure.n_rows, self.structure.n_columns


def held(pool: NativePool, code: int, weight: Tensor, bias: Tensor | None = None) -> Matrix:
    """Return a matrix [rows, columns] in format `code`; its columns must lie side by side."""
    n_rows, n_columns = weight.shape
    scales = torch.zeros(-(-n_rows // BLOCK_ROWS) * BLOCK_ROWS)
    if code in (FLOAT32, BFLOAT16):
        packed = weight.to({FLOAT32: torch.float32, BFLOAT16: torch.bfloat16}[code]).contiguous()
    else:
        functions = pool.library.functions
        n_bytes = functions.vox_packed_bytes(code, n_rows, n_columns)
        packed = torch.empty(n_bytes, dtype=torch.uint8)
        source = {torch.float32: FLOAT32, torch.bfloat16: BFLOAT16}[weight.dtype]
        failed = functions.vox_pack(
            pool.handle,
            code,
            source,
            weight.data_ptr(),
            weight.stride(0),
            n_rows,
            n_columns,
            packed.data_ptr(),
            scales.data_ptr(),
        )
        assert failed == 0
    structure = VoxMatrix(
        format=code,
        n_rows=n_rows,
        n_columns=n_columns,
        weights=packed.data_ptr(),
        scales=scales.data_ptr() if code == INT8 else None,
        bias=None if bias is None else bias.data_ptr(),
    )
    owners = (packed, scales) if bias is None else (packed, scales, bias)
    return Matrix(structure, owners)


def unpacked(pool: NativePool, matrix: Matrix) -> Tensor:
    """Return the weights that a matrix stands for, float32 [rows, columns]."""
    weight = torch.empty(matrix.shape)
    for row in range(len(weight)):
        pool.library.functions.vox_unpack_row(
            ctypes.byref(matrix.structure), row, weight[row].data_ptr()
        )
    return weight


def product(pool: NativePool, parts: Sequence[Matrix], x: Tensor, y_stride: int = 0) -> Tensor:
    """Return x times the parts side by side, with `y_stride` or more values from row to row."""
    linear = VoxLinear(n_parts=len(parts))
    for index, matrix in enumerate(parts):
        linear.parts[index] = matrix.structure
    n_outputs = sum(matrix.shape[0] for matrix in parts)
    y = torch.full((len(x), max(n_outputs, y_stride)), torch.nan)
    functions = pool.library.functions
    workspace = torch.empty(
        functions.vox_linear_workspace_bytes(len(x), x.shape[1]), dtype=torch.uint8
    )
    functions.vox_linear(
        pool.handle,
        ctypes.byref(linear),
        x.data_ptr(),
        x.stride(0),
        len(x),
        y.data_ptr(),
        y.stride(0),
        workspace.data_ptr(),
    )
    return y


def read_inputs(x: Tensor, code: int) -> NDArray[np.float64]:
    """Return the inputs as a format reads them: rounded to int8, by group (int4) or row (int8)."""
    values = x.numpy().copy()
    if code in (FLOAT32, BFLOAT16):
        return values.astype(np.float64)
    n_rows, n_columns = values.shape
    span = GROUP if code == INT4 else n_columns
    rounded = np.zeros((n_rows, n_columns))
    for start in range(0, n_columns, span):
        piece = values[:, start : start + span]
        largest = np.abs(piece).max(axis=1, keepdims=True)
        used = largest / np.float32(127) >= np.finfo(np.float32).tiny
        factor = np.float32(127) / np.where(used, largest, np.float32(1))
        scale = np.where(used, largest / np.float32(127), np.float32(0))
        rounded[:, start : start + span] = np.rint(piece * factor) * scale.astype(np.float64)
    return rounded

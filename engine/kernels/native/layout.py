"""The numbers in a packed matrix, read back from its bytes.

Written from the description in voxcap_kernels.h alone, so that it can check what the library
packs and multiplies.
"""

from __future__ import annotations

import torch
from torch import Tensor

from engine.kernels.native.structures import BFLOAT16, BLOCK_ROWS, FLOAT32, GROUP, INT4, INT8
from engine.kernels.packed import PackedMatrix

_PIECE_BYTES = 64
_NIBBLE_BYTES = 4 * _PIECE_BYTES
_GROUP_BYTES = _NIBBLE_BYTES + 2 * BLOCK_ROWS
_OFFSET = 8


def held_values(format_code: int, matrix: PackedMatrix) -> Tensor:
    """Return the weights that a packed matrix stands for, float64 [n_rows, n_columns]."""
    return _READERS[format_code](matrix)[: matrix.n_rows, : matrix.n_columns]


def first_rows(format_code: int, matrix: PackedMatrix, most_rows: int) -> PackedMatrix:
    """Return the first rows of a packed matrix, `most_rows` or fewer, as a view of it."""
    n_rows = min(most_rows, matrix.n_rows)
    if format_code in (FLOAT32, BFLOAT16):
        return PackedMatrix(n_rows, matrix.n_columns, matrix.weights[:n_rows])
    n_taken = -(-n_rows // BLOCK_ROWS)
    block_bytes = len(matrix.weights) // _n_blocks(matrix)
    scales = None if matrix.scales is None else matrix.scales[: n_taken * BLOCK_ROWS]
    weights = matrix.weights[: n_taken * block_bytes]
    return PackedMatrix(n_rows, matrix.n_columns, weights, scales)


def _dense(matrix: PackedMatrix) -> Tensor:
    return matrix.weights.to(torch.float64)


def _int8(matrix: PackedMatrix) -> Tensor:
    assert matrix.scales is not None, "int8 has a scale for each row"
    # block, 4 columns, row, column
    quads = matrix.weights.view(torch.int8).view(_n_blocks(matrix), -1, BLOCK_ROWS, 4)
    values = quads.permute(0, 2, 1, 3).reshape(len(matrix.scales), -1)
    return values * matrix.scales.to(torch.float64)[:, None]


def _int4(matrix: PackedMatrix) -> Tensor:
    groups = matrix.weights.view(_n_blocks(matrix), -1, _GROUP_BYTES)
    # block, group, piece j, row, t; the low nibble is column 8 j + t, the high one 8 j + 4 + t
    pieces = groups[..., :_NIBBLE_BYTES].reshape(*groups.shape[:2], 4, BLOCK_ROWS, 4)
    nibbles = torch.stack((pieces & 15, pieces >> 4), dim=4).to(torch.float64) - _OFFSET
    scales = groups[..., _NIBBLE_BYTES:].contiguous().view(torch.float16).to(torch.float64)
    values = nibbles.permute(0, 3, 1, 2, 4, 5).reshape(len(groups), BLOCK_ROWS, -1, GROUP)
    return (values * scales.transpose(1, 2)[..., None]).reshape(len(groups) * BLOCK_ROWS, -1)


def _n_blocks(matrix: PackedMatrix) -> int:
    return -(-matrix.n_rows // BLOCK_ROWS)


_READERS = {FLOAT32: _dense, BFLOAT16: _dense, INT8: _int8, INT4: _int4}

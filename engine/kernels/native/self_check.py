"""Whether a native format computes what it should, on real weights, before it is trusted."""

from __future__ import annotations

import torch
from torch import Tensor

from engine.errors import NativeKernelError
from engine.kernels.native.formats import NativeFormat
from engine.kernels.native.layout import first_rows, held_values
from engine.kernels.native.structures import GROUP
from engine.kernels.packed import Weight

# Every way a kernel takes rows (one, a pair, four, eight and what is left) is in here.
_ROW_COUNTS = (13, 1, 2, 3, 4, 7, 8)
# Not a multiple of the block's rows, so that the end of a matrix is tried too.
_MOST_WEIGHT_ROWS = 72 + 5
_LARGEST_INT8 = 127
# Of the sum of the products' magnitudes: float32 sums of up to some ten thousand terms.
_PRODUCT_BOUND = 2e-5
# Of the weights' norm: far more than what rounding to so many bits loses.
_ROUNDING_BOUNDS = {"float32": 0.0, "bfloat16": 2**-8, "int8": 0.1, "int4": 0.3}


def check_format(native_format: NativeFormat, weight: Weight) -> None:
    """Compare packing, products and rows of a matrix with float64 references.

    The activations are whole numbers up to 127, with 127 in every group, which every format holds
    exactly: what is left is the rounding of float32 sums. A row must come out the same to the last
    bit among any number of others.

    Raises:
        NativeKernelError: something is wrong; the message says what.
    """
    if isinstance(weight, Tensor):
        exact = weight[:_MOST_WEIGHT_ROWS]
        matrix = native_format.pack_matrix(exact)
        lost = held_values(native_format.code, matrix) - exact
        if not lost.norm() <= _ROUNDING_BOUNDS[native_format.precision] * exact.double().norm():
            raise _wrong(native_format, "packing changes the weights")
    else:
        matrix = first_rows(native_format.code, weight, _MOST_WEIGHT_ROWS)
    held = held_values(native_format.code, matrix)
    layer = native_format.pack_one(matrix)
    x = _whole_numbers(max(_ROW_COUNTS), matrix.n_columns)
    expected = x @ held.t()
    bound = _PRODUCT_BOUND * (x.abs() @ held.abs().t())
    together = layer(x.to(torch.float32))
    if not bool(((together - expected).abs() <= bound).all()):
        raise _wrong(native_format, "products are not those of the weights")
    for n_rows in _ROW_COUNTS:
        if not torch.equal(layer(x[:n_rows].to(torch.float32)), together[:n_rows]):
            raise _wrong(native_format, f"a product changes among {n_rows} rows")
    if not torch.equal(layer.weight_rows(torch.arange(matrix.n_rows)), held.to(torch.float32)):
        raise _wrong(native_format, "rows are not read as they were packed")


def _whole_numbers(n_rows: int, n_columns: int) -> Tensor:
    generator = torch.Generator().manual_seed(n_columns)
    shape = (n_rows, n_columns)
    x = torch.randint(-_LARGEST_INT8, _LARGEST_INT8, shape, generator=generator)
    x[:, ::GROUP] = _LARGEST_INT8
    return x.to(torch.float64)


def _wrong(native_format: NativeFormat, what: str) -> NativeKernelError:
    return NativeKernelError(
        f"The native kernels for {native_format.name} compute wrongly on this computer: {what}. "
        "Please report it.",
        parameter="instruction_set",
        value=native_format.pool.instruction_set,
    )

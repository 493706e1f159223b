from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import BFLOAT16, FLOAT32, INT4, INT8
from tests.engine.kernels.native.kernels import all_pools
from tests.engine.kernels.native.reference_products import (
    FORMATS,
    Matrix,
    held,
    product,
    read_inputs,
    unpacked,
)

# Of the sum of the products' magnitudes: float32 sums of up to 3072 products.
ROUNDING = 1e-6


@pytest.fixture(scope="module")
def pools() -> list[NativePool]:
    return all_pools()


def _normal(n_rows: int, n_columns: int, seed: int) -> Tensor:
    return torch.randn(n_rows, n_columns, generator=torch.Generator().manual_seed(seed))


def _check(pool: NativePool, matrix: Matrix, x: Tensor, y: Tensor, bias: Tensor | None) -> None:
    weight = unpacked(pool, matrix).double().numpy()
    inputs = read_inputs(x, matrix.structure.format)
    offset = np.zeros(len(weight)) if bias is None else bias.double().numpy()
    expected = inputs @ weight.T + offset
    magnitude = np.abs(inputs) @ np.abs(weight).T + np.abs(offset)
    assert np.all(np.abs(y.numpy() - expected) <= ROUNDING * magnitude)


@settings(max_examples=60)
@given(
    code=st.sampled_from(FORMATS),
    n_outputs=st.integers(1, 70),
    n_columns=st.integers(1, 300),
    n_rows=st.integers(1, 70),
    with_bias=st.booleans(),
    seed=st.integers(0, 99),
)
def test_every_instruction_set_multiplies_as_float64_does(
    pools: list[NativePool],
    code: int,
    n_outputs: int,
    n_columns: int,
    n_rows: int,
    with_bias: bool,
    seed: int,
) -> None:
    x = _normal(n_rows, n_columns, seed)
    bias = _normal(1, n_outputs, seed + 1)[0] if with_bias else None
    for pool in pools:
        matrix = held(pool, code, _normal(n_outputs, n_columns, seed + 2), bias)
        _check(pool, matrix, x, product(pool, [matrix], x), bias)


@pytest.mark.parametrize("code", FORMATS)
def test_the_widest_layer(pools: list[NativePool], code: int) -> None:
    x = _normal(2, 9216, 0)
    for pool in pools:
        matrix = held(pool, code, _normal(18, 9216, 1))
        _check(pool, matrix, x, product(pool, [matrix], x), None)


@pytest.mark.parametrize("code", FORMATS)
def test_the_largest_values_do_not_overflow(pools: list[NativePool], code: int) -> None:
    x = torch.ones(4, 256)
    x[1] = -1
    x[2, ::2] = -1
    for pool in pools:
        for weight in (torch.ones(16, 256), -torch.ones(16, 256)):
            matrix = held(pool, code, weight)
            _check(pool, matrix, x, product(pool, [matrix], x), None)


@settings(max_examples=40)
@given(
    code=st.sampled_from(FORMATS),
    n_rows=st.integers(1, 70),
    n_threads=st.integers(1, 4),
    n_columns=st.sampled_from([5, 64, 130, 1280]),
    data=st.data(),
)
def test_a_row_does_not_depend_on_the_others_nor_on_the_threads(
    pools: list[NativePool],
    code: int,
    n_rows: int,
    n_threads: int,
    n_columns: int,
    data: st.DataObject,
) -> None:
    x = _normal(n_rows, n_columns, 0)
    row = data.draw(st.integers(0, n_rows - 1))
    for pool in pools:
        matrix = held(pool, code, _normal(100, n_columns, 1))
        pool.set_threads(1)
        alone = product(pool, [matrix], x[row : row + 1])
        pool.set_threads(n_threads)
        assert torch.equal(product(pool, [matrix], x)[row], alone[0])


def test_parts_of_different_formats_lie_side_by_side(pools: list[NativePool]) -> None:
    x = _normal(5, 70, 0)
    for pool in pools:
        parts = [
            held(pool, code, _normal(n_outputs, 70, n_outputs))
            for code, n_outputs in ((INT4, 20), (FLOAT32, 3), (INT8, 33))
        ]
        together = product(pool, parts, x)
        apart = torch.cat([product(pool, [part], x) for part in parts], dim=1)
        assert torch.equal(together, apart)


@pytest.mark.parametrize("code", FORMATS)
def test_rows_may_lie_apart(pools: list[NativePool], code: int) -> None:
    wide = _normal(6, 200, 0)
    for pool in pools:
        matrix = held(pool, code, _normal(21, 100, 1))
        y = product(pool, [matrix], wide[:, 30:130], y_stride=29)
        assert torch.equal(y[:, :21], product(pool, [matrix], wide[:, 30:130].contiguous()))
        assert torch.isnan(y[:, 21:]).all()


@pytest.mark.parametrize("code", FORMATS)
def test_no_rows_give_nothing(pools: list[NativePool], code: int) -> None:
    for pool in pools:
        assert (
            product(pool, [held(pool, code, _normal(20, 40, 0))], torch.empty(0, 40)).numel() == 0
        )


@pytest.mark.parametrize("code", FORMATS)
def test_inputs_too_small_for_a_scale_count_as_zero(pools: list[NativePool], code: int) -> None:
    x = torch.full((2, 64), 1e-42)
    x[1, 40] = 1.0
    for pool in pools:
        y = product(pool, [held(pool, code, _normal(16, 64, 0))], x)
        assert torch.isfinite(y).all()
        assert y[0].abs().max() < 1e-38 < y[1].abs().max()


@settings(max_examples=30)
@given(
    n_rows=st.integers(1, 4),
    n_columns=st.integers(1, 200),
    n_values=st.integers(1, 5),
    seed=st.integers(0, 999),
)
def test_argmax_takes_the_first_of_the_largest(
    pools: list[NativePool], n_rows: int, n_columns: int, n_values: int, seed: int
) -> None:
    generator = torch.Generator().manual_seed(seed)
    y = -torch.randint(n_values, (n_rows, n_columns), generator=generator).float()
    best = torch.empty(n_rows, dtype=torch.int32)
    value = torch.empty(n_rows)
    pools[0].library.functions.vox_argmax(
        y.data_ptr(), n_columns, n_rows, n_columns, best.data_ptr(), value.data_ptr()
    )
    assert best.tolist() == y.numpy().argmax(axis=1).tolist()
    assert torch.equal(value, y.max(dim=1).values)


@pytest.mark.parametrize("code", [FLOAT32, BFLOAT16])
def test_dense_weights_are_read_where_they_are(pools: list[NativePool], code: int) -> None:
    weight = _normal(18, 33, 0).to(torch.bfloat16).float()
    for pool in pools:
        assert torch.equal(unpacked(pool, held(pool, code, weight)), weight)

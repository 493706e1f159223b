"""Norms through the library, for every instruction set that runs here.

What lies between the products of a layer besides is inside `vox_stack`; its tests and the C++
tests in engine/kernels/native/src/test compare that.
"""

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.kernels.native.pool import NativePool
from tests.engine.kernels.native.kernels import all_pools

EPS = 1e-5


@pytest.fixture(scope="module")
def pools() -> list[NativePool]:
    return all_pools()


def rms_norm(pool: NativePool, x: Tensor, weight: Tensor) -> Tensor:
    out = torch.full((x.shape[0] + 1, x.shape[1]), 7.0)
    pool.library.functions.vox_rms_norm(
        pool.handle, x.data_ptr(), x.shape[0], x.shape[1], weight.data_ptr(), EPS, out.data_ptr()
    )
    assert (out[-1] == 7.0).all()
    return out[:-1]


@settings(max_examples=40, deadline=None)
@given(
    n_rows=st.integers(0, 5),
    dim=st.integers(1, 200),
    log_size=st.floats(-12, 12),
    seed=st.integers(0, 1000),
)
def test_rms_norm_equals_float64(
    pools: list[NativePool], n_rows: int, dim: int, log_size: float, seed: int
) -> None:
    random = torch.Generator().manual_seed(seed)
    x = torch.randn(n_rows, dim, generator=random) * 10**log_size
    weight = torch.randn(dim, generator=random)
    wide = x.double()
    factor = (wide.square().mean(dim=1, keepdim=True) + EPS).rsqrt()
    for pool in pools:
        found = rms_norm(pool, x, weight)
        torch.testing.assert_close(
            found.double(), wide * factor * weight.double(), atol=0.0, rtol=2e-6
        )
        for row in range(n_rows):
            assert torch.equal(rms_norm(pool, x[row : row + 1], weight)[0], found[row])

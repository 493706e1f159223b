from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import FLOAT32, INT4, INT8
from tests.engine.kernels.native.kernels import all_pools, required_library
from tests.engine.kernels.native.reference_products import held, unpacked


@pytest.fixture(scope="module")
def pool() -> NativePool:
    return NativePool(required_library(), 2, "portable")


def _normal(n_rows: int, n_columns: int, seed: int = 0) -> Tensor:
    return torch.randn(n_rows, n_columns, generator=torch.Generator().manual_seed(seed))


def _relative_error(found: Tensor, expected: Tensor) -> float:
    return float((found - expected).norm() / expected.norm())


def test_int4_searches_a_better_scale_than_the_largest_weight_gives(pool: NativePool) -> None:
    weight = _normal(64, 1024)
    groups = weight.view(64, -1, 32)
    peaks = groups.gather(2, groups.abs().argmax(dim=2, keepdim=True))
    scales = (peaks / -8).half().float()
    plain = ((groups / scales).round().clamp(-8, 7) * scales).view_as(weight)
    searched = _relative_error(unpacked(pool, held(pool, INT4, weight)), weight)
    assert searched < 0.96 * _relative_error(plain, weight)


@settings(max_examples=40)
@given(
    n_rows=st.integers(1, 40),
    n_columns=st.integers(1, 100),
    seed=st.integers(0, 99),
    magnitude=st.sampled_from([1e-6, 1e-2, 1.0, 1e4]),
)
def test_int8_rounds_to_the_nearest_of_255_values(
    pool: NativePool, n_rows: int, n_columns: int, seed: int, magnitude: float
) -> None:
    weight = _normal(n_rows, n_columns, seed) * magnitude
    steps = weight.abs().amax(dim=1, keepdim=True) / 127
    found = unpacked(pool, held(pool, INT8, weight))
    assert ((found - weight).abs() <= 0.5001 * steps).all()


@settings(max_examples=40)
@given(
    code=st.sampled_from([INT8, INT4]),
    n_rows=st.integers(1, 40),
    n_columns=st.integers(1, 100),
    seed=st.integers(0, 99),
)
def test_a_group_of_int4_stays_within_its_range(
    pool: NativePool, code: int, n_rows: int, n_columns: int, seed: int
) -> None:
    weight = _normal(n_rows, n_columns, seed)
    weight[:, n_columns // 2 :] *= 100
    found = unpacked(pool, held(pool, code, weight))
    assert torch.isfinite(found).all()
    for start in range(0, n_columns, 32):
        piece = weight[:, start : start + 32]
        largest = piece.abs().amax(dim=1, keepdim=True)
        step = largest / 6 if code == INT4 else weight.abs().amax(dim=1, keepdim=True) / 127
        assert ((found[:, start : start + 32] - piece).abs() <= step).all()


@pytest.mark.parametrize("code", [INT8, INT4])
def test_bfloat16_is_packed_like_its_float32_values(pool: NativePool, code: int) -> None:
    narrow = _normal(35, 75).to(torch.bfloat16)
    assert torch.equal(
        held(pool, code, narrow).owners[0], held(pool, code, narrow.float()).owners[0]
    )


@pytest.mark.parametrize("code", [INT8, INT4])
def test_rows_of_the_source_may_lie_apart(pool: NativePool, code: int) -> None:
    wide = _normal(20, 200)
    part = wide[:, 50:120]
    assert torch.equal(
        held(pool, code, part).owners[0], held(pool, code, part.contiguous()).owners[0]
    )


@pytest.mark.parametrize("code", [INT8, INT4])
def test_every_instruction_set_packs_alike(code: int) -> None:
    weight = _normal(50, 500)
    packed = [held(pool, code, weight).owners for pool in all_pools()]
    for owners in packed[1:]:
        assert all(map(torch.equal, owners, packed[0]))


@pytest.mark.parametrize("code", [INT8, INT4])
def test_zeros_stay_zeros(pool: NativePool, code: int) -> None:
    weight = _normal(20, 64)
    weight[3] = 0
    weight[5, :32] = 0
    found = unpacked(pool, held(pool, code, weight))
    assert not found[3].any()
    assert not found[5, :32].any()


def test_tiny_weights_are_kept_as_far_as_float16_scales_go(pool: NativePool) -> None:
    weight = _normal(16, 64) * 1e-4
    assert _relative_error(unpacked(pool, held(pool, INT4, weight)), weight) < 0.1
    assert not unpacked(pool, held(pool, INT4, weight * 1e-30)).any()


def test_what_cannot_be_packed_is_refused(pool: NativePool) -> None:
    weight = _normal(16, 32)
    out = torch.empty(1 << 16, dtype=torch.uint8)
    pack = pool.library.functions.vox_pack
    rest = (weight.data_ptr(), 32, 16, 32, out.data_ptr(), None)
    assert pack(pool.handle, FLOAT32, FLOAT32, *rest) == -1
    assert pack(pool.handle, INT4, INT8, *rest) == -1
    assert pack(pool.handle, INT8, FLOAT32, *rest) == -1

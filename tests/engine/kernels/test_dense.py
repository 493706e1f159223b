from __future__ import annotations

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from engine.kernels import BFloat16Format, Float32Format, LinearFormat


@given(
    rows=st.integers(1, 9),
    parts=st.lists(st.tuples(st.integers(1, 40), st.booleans()), min_size=1, max_size=3),
    in_features=st.integers(1, 70),
    seed=st.integers(0, 99),
    linear_format=st.sampled_from([Float32Format(), BFloat16Format()]),
)
def test_packed_parts_equal_their_products_side_by_side(
    rows: int,
    parts: list[tuple[int, bool]],
    in_features: int,
    seed: int,
    linear_format: LinearFormat,
) -> None:
    generator = torch.Generator().manual_seed(seed)
    weights = [torch.randn(n, in_features, generator=generator) for n, _ in parts]
    biases = [torch.randn(n, generator=generator) if biased else None for n, biased in parts]
    x = torch.randn(rows, in_features, generator=generator)
    linear = linear_format.pack(weights, biases)
    expected = torch.cat(
        [
            x.double() @ weight.double().t() + (0 if bias is None else bias.double())
            for weight, bias in zip(weights, biases, strict=True)
        ],
        dim=1,
    )
    y = linear(x)
    assert y.dtype == torch.float32
    assert (linear.in_features, linear.out_features) == (in_features, expected.shape[1])
    eps = 2**-7 if linear_format.precision == "bfloat16" else 2**-20
    bound = eps * (in_features**0.5 + 1) * (1 + expected.abs().max())
    assert (y - expected).abs().max() <= bound


@pytest.mark.parametrize(
    ("linear_format", "dtype"),
    [(Float32Format(), torch.float32), (BFloat16Format(), torch.bfloat16)],
)
def test_weights_of_the_formats_own_dtype_are_not_copied(
    linear_format: LinearFormat, dtype: torch.dtype
) -> None:
    weight = torch.zeros(4, 4, dtype=dtype)
    linear = linear_format.pack_one(weight)
    weight += 1
    assert linear(torch.ones(1, 4)).tolist() == [[4.0] * 4]

"""The narrow formats of torch's own operators."""

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.errors import NativeKernelError
from engine.kernels import BFloat16Format, LinearFormat, PackedMatrix
from engine.kernels.torch_int4 import TorchInt4Format
from engine.kernels.torch_int8 import TorchInt8Format
from engine.kernels.torch_packed import row_slices

FORMATS = [TorchInt8Format(), TorchInt4Format()]
# Relative to the product's size over many columns of random numbers: what so many bits lose.
LARGEST_ERROR = {"int8": 0.03, "int4": 0.12}


def _random(*shape: int, seed: int = 0) -> Tensor:
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed))


@pytest.mark.parametrize("linear_format", FORMATS, ids=lambda each: each.precision)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_products_are_near_those_of_the_weights(
    linear_format: LinearFormat, dtype: torch.dtype
) -> None:
    weights = [_random(n, 333, seed=n).to(dtype) for n in (70, 130)]
    biases = [None, _random(130).to(dtype)]
    x = _random(6, 333, seed=1) * torch.tensor([1e-4, 0.1, 1, 10, 1e3, 1])[:, None]
    layer = linear_format.pack(weights, biases)
    assert biases[1] is not None
    bias = torch.cat((torch.zeros(70), biases[1].float()))
    y = layer(x)
    assert y.dtype == torch.float32
    expected = x @ torch.cat(weights).float().t()
    error = (y - bias - expected).norm(dim=1) / (expected.norm(dim=1) + 0.02 * bias.norm())
    assert error.max() < LARGEST_ERROR[linear_format.precision]
    assert (layer.in_features, layer.out_features) == (333, 200)


@settings(max_examples=20)
@given(
    linear_format=st.sampled_from(FORMATS),
    n_rows=st.integers(2, 20),
    n_columns=st.integers(1, 100),
    seed=st.integers(0, 50),
)
def test_a_row_does_not_depend_on_its_neighbours(
    linear_format: LinearFormat, n_rows: int, n_columns: int, seed: int
) -> None:
    layer = linear_format.pack_one(_random(50, n_columns, seed=seed))
    x = _random(n_rows, n_columns, seed=seed + 1)
    together = layer(x)
    for row in range(n_rows):
        assert torch.equal(layer(x[row : row + 1])[0], together[row])


@pytest.mark.parametrize("linear_format", FORMATS, ids=lambda each: each.precision)
def test_silence_and_empty_weights_give_zeros(linear_format: LinearFormat) -> None:
    assert not linear_format.pack_one(torch.zeros(5, 40))(_random(2, 40)).any()
    assert not linear_format.pack_one(_random(5, 40))(torch.zeros(2, 40)).any()


@pytest.mark.parametrize("linear_format", FORMATS, ids=lambda each: each.precision)
def test_rows_are_those_of_the_checkpoint(linear_format: LinearFormat) -> None:
    weight = _random(30, 40).to(torch.bfloat16)
    indices = torch.tensor([29, 0, 0])
    rows = linear_format.pack_one(weight).weight_rows(indices)
    assert torch.equal(rows, weight[indices].float())
    assert linear_format.exact.precision == "bfloat16"


@pytest.mark.parametrize("linear_format", [*FORMATS, BFloat16Format()])
def test_weights_prepared_for_native_kernels_are_refused(linear_format: LinearFormat) -> None:
    prepared = PackedMatrix(2, 2, torch.zeros(8, dtype=torch.uint8))
    with pytest.raises(NativeKernelError, match="prepared for native kernels"):
        linear_format.pack_one(prepared)


def test_slices_cover_all_rows_in_multiples_of_64() -> None:
    slices = list(row_slices(torch.empty(5000, 3000, device="meta")))
    assert [row for part in slices for row in range(part.start, part.stop)] == list(range(5000))
    assert all((part.stop - part.start) % 64 == 0 for part in slices[:-1])
    assert all((part.stop - part.start) * 3000 <= 1 << 22 for part in slices)

from __future__ import annotations

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.errors import NativeKernelError
from engine.kernels.native.formats import NATIVE_FORMATS, NativeFormat
from engine.kernels.native.layout import held_values
from tests.engine.kernels.native.kernels import all_pools

PRECISIONS = sorted(NATIVE_FORMATS)
INSTRUCTION_SETS = st.sampled_from(["avx512vnni", "avxvnni", "avx2", "neon", "portable"])
# Rounding of activations to int8, of their group's largest, and of float32 sums.
ACTIVATION_STEP = {"float32": 0.0, "bfloat16": 0.0, "int8": 0.51 / 127, "int4": 0.51 / 127}


@pytest.fixture(scope="module")
def formats() -> dict[tuple[str, str], NativeFormat]:
    return {
        (pool.instruction_set, precision): NATIVE_FORMATS[precision](pool)
        for pool in all_pools()
        for precision in PRECISIONS
    }


def _matrix(n_rows: int, n_columns: int, seed: int, dtype: torch.dtype) -> Tensor:
    generator = torch.Generator().manual_seed(seed)
    return torch.randn(n_rows, n_columns, generator=generator).to(dtype)


@settings(max_examples=60)
@given(
    precision=st.sampled_from(PRECISIONS),
    instruction_set=INSTRUCTION_SETS,
    n_rows=st.integers(0, 19),
    parts=st.lists(st.tuples(st.integers(1, 40), st.booleans()), min_size=1, max_size=3),
    n_columns=st.integers(1, 150),
    dtype=st.sampled_from([torch.float32, torch.bfloat16, torch.float16]),
    seed=st.integers(0, 99),
)
def test_products_are_those_of_the_held_weights(
    formats: dict[tuple[str, str], NativeFormat],
    precision: str,
    instruction_set: str,
    n_rows: int,
    parts: list[tuple[int, bool]],
    n_columns: int,
    dtype: torch.dtype,
    seed: int,
) -> None:
    native_format = formats.get((instruction_set, precision))
    if native_format is None:
        return
    weights = [_matrix(n, n_columns, seed + i, dtype) for i, (n, _) in enumerate(parts)]
    biases = [_matrix(1, n, seed, dtype)[0] if biased else None for n, biased in parts]
    x = _matrix(n_rows, n_columns, seed + 9, torch.float32)
    matrices = [native_format.pack_matrix(weight) for weight in weights]
    layer = native_format.pack(matrices, biases)
    held = torch.cat([held_values(native_format.code, matrix) for matrix in matrices])
    bias = torch.cat(
        [
            torch.zeros(n) if bias is None else bias.float()
            for bias, (n, _) in zip(biases, parts, strict=True)
        ]
    )
    y = layer(x)
    assert (layer.in_features, layer.out_features) == (n_columns, len(held))
    assert (y.dtype, tuple(y.shape)) == (torch.float32, (n_rows, len(held)))
    if n_rows == 0:
        return
    off_by = ACTIVATION_STEP[precision] * x.abs().amax(dim=1, keepdim=True)
    bound = off_by * held.abs().sum(dim=1) + 1e-5 * (1 + x.abs().double() @ held.abs().t())
    assert ((y - (x.double() @ held.t() + bias)).abs() <= bound).all()
    assert torch.equal(native_format.pack(weights, biases)(x), y)


@pytest.mark.parametrize(("precision", "largest_error"), [("int8", 0.012), ("int4", 0.1)])
def test_quantising_loses_little(
    formats: dict[tuple[str, str], NativeFormat], precision: str, largest_error: float
) -> None:
    weight = _matrix(96, 1280, 1, torch.float32)
    for instruction_set in {name for name, _ in formats}:
        native_format = formats[instruction_set, precision]
        held = held_values(native_format.code, native_format.pack_matrix(weight))
        error = (held - weight).norm() / weight.norm()
        assert 0 < error < largest_error


@pytest.mark.parametrize(
    ("precision", "dtype"), [("float32", torch.float32), ("bfloat16", torch.bfloat16)]
)
def test_dense_weights_of_their_own_dtype_are_not_copied(
    formats: dict[tuple[str, str], NativeFormat], precision: str, dtype: torch.dtype
) -> None:
    weight = torch.zeros(4, 4, dtype=dtype)
    layer = formats["portable", precision].pack_one(weight)
    weight += 1
    assert layer(torch.ones(1, 4)).tolist() == [[4.0] * 4]


@pytest.mark.parametrize("precision", PRECISIONS)
def test_rows_are_the_held_weights(
    formats: dict[tuple[str, str], NativeFormat], precision: str
) -> None:
    weight = _matrix(50, 70, 3, torch.bfloat16)
    indices = torch.tensor([49, 0, 17, 17])
    for instruction_set in {name for name, _ in formats}:
        native_format = formats[instruction_set, precision]
        matrix = native_format.pack_matrix(weight)
        held = held_values(native_format.code, matrix).to(torch.float32)
        assert torch.equal(native_format.pack_one(matrix).weight_rows(indices), held[indices])


@pytest.mark.parametrize("precision", ["int8", "int4"])
def test_the_size_of_a_packed_matrix_is_known_before(
    formats: dict[tuple[str, str], NativeFormat], precision: str
) -> None:
    native_format = formats["portable", precision]
    matrix = native_format.pack_matrix(_matrix(33, 65, 0, torch.float32))
    n_bytes = matrix.weights.nbytes + (0 if matrix.scales is None else matrix.scales.nbytes)
    assert n_bytes == native_format.packed_bytes(33, 65)


def test_strided_rows_of_x_are_read_in_place(
    formats: dict[tuple[str, str], NativeFormat],
) -> None:
    layer = formats["portable", "float32"].pack_one(_matrix(20, 30, 0, torch.float32))
    wide = _matrix(5, 90, 1, torch.float32)
    assert torch.equal(layer(wide[:, 30:60]), layer(wide[:, 30:60].contiguous()))
    assert torch.equal(layer(wide[:, ::3]), layer(wide[:, ::3].contiguous()))


def test_too_many_parts_are_refused(formats: dict[tuple[str, str], NativeFormat]) -> None:
    with pytest.raises(NativeKernelError, match="1 to 3"):
        formats["portable", "float32"].pack([torch.zeros(2, 2)] * 4, [None] * 4)

from __future__ import annotations

import pytest
import torch

from engine.kernels import LayerSamples, NativeKernels
from engine.kernels.native.pool import NativePool
from engine.precision import Precision, choose_precision
from tests.engine.kernels.native.kernels import required_library

LARGE = 4_429_679_360
WEIGHT = torch.randn(64, 96, generator=torch.Generator().manual_seed(0))
SAMPLES = LayerSamples((WEIGHT,), (WEIGHT,), encoder_rows=4, decoder_rows=1)
NO_KERNELS = NativeKernels(None, (), "there is no compiler")


def _choose(wanted: str, n_parameters: int, kernels: NativeKernels) -> Precision:
    def check(dtype: torch.dtype, pool: NativePool) -> None:
        checked.append(dtype)

    checked: list[torch.dtype] = []
    precision = choose_precision(wanted, n_parameters, kernels, SAMPLES, 1, check)
    assert checked == [precision.dtype] * len(kernels.instruction_sets)
    return precision


@pytest.mark.parametrize(
    ("wanted", "n_parameters", "name", "dtype"),
    [
        ("auto", 2_000_000, "float32", torch.float32),
        ("auto", LARGE, "int4", torch.bfloat16),
        ("float32", LARGE, "float32", torch.float32),
        ("bfloat16", 2_000_000, "bfloat16", torch.bfloat16),
        ("int8", 2_000_000, "int8", torch.bfloat16),
        ("int4", 2_000_000, "int4", torch.bfloat16),
    ],
)
def test_choice_with_native_kernels(
    wanted: str, n_parameters: int, name: str, dtype: torch.dtype
) -> None:
    precision = _choose(wanted, n_parameters, NativeKernels(required_library(), ("portable",), "?"))
    assert (precision.name, precision.dtype) == (name, dtype)
    assert precision.linear_format.name == f"{name} (native, portable)"
    assert precision.attention("auto") == "native"
    assert precision.attention("reference") == "reference"


@pytest.mark.parametrize(
    ("wanted", "n_parameters", "names", "dtype"),
    [
        ("auto", 2_000_000, {"float32"}, torch.float32),
        ("auto", LARGE, {"int4", "int8", "bfloat16"}, torch.bfloat16),
        ("float32", LARGE, {"float32"}, torch.float32),
        ("bfloat16", 2_000_000, {"bfloat16"}, torch.bfloat16),
        ("int8", LARGE, {"int8", "bfloat16"}, torch.bfloat16),
    ],
)
def test_choice_without(
    wanted: str, n_parameters: int, names: set[str], dtype: torch.dtype
) -> None:
    precision = _choose(wanted, n_parameters, NO_KERNELS)
    assert set(precision.name.split(" and ")) <= names
    assert precision.dtype == dtype
    assert precision.attention("auto") == "cpu"
    assert precision.reason.endswith("there is no compiler")


def test_threads_of_torch_do_not_compete_with_the_pool() -> None:
    native = _choose("float32", 1, NativeKernels(required_library(), ("portable",), "?"))
    assert native.linear_format.torch_threads(4) == 1
    assert _choose("float32", 1, NO_KERNELS).linear_format.torch_threads(4) == 4

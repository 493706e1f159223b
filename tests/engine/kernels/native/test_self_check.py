"""The self-check, and what is chosen when it fails."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
import torch

from engine.errors import NativeKernelError
from engine.kernels import LayerSamples, NativeKernels, choose_format
from engine.kernels.native.formats import NATIVE_FORMATS
from engine.kernels.native.library import NativeLibrary
from engine.kernels.native.pool import NativePool
from engine.kernels.native.self_check import check_format
from engine.kernels.native.signatures import SIGNATURES
from tests.engine.kernels.native.kernels import all_pools, required_library

WEIGHT = torch.randn(90, 200, generator=torch.Generator().manual_seed(5))
SAMPLES = LayerSamples((WEIGHT,), (WEIGHT,), encoder_rows=4, decoder_rows=1)

Wrapper = Callable[[Any], Any]


class BrokenLibrary(NativeLibrary):
    """The library with one of its functions replaced where a pool has one instruction set."""

    def __init__(self, name: str, wrapper: Wrapper, instruction_sets: tuple[str, ...]) -> None:
        good = required_library()
        self.path = good.path
        self.instruction_sets = instruction_sets
        functions = {each: getattr(good.functions, each) for each in SIGNATURES}
        functions[name] = wrapper(functions[name])
        self.functions = cast(ctypes.CDLL, SimpleNamespace(**functions))


def one_output_wrong(multiply: Any) -> Any:
    def wrong(
        pool: int, linear: Any, x: int, x_stride: int, n_rows: int, y: int, *rest: Any
    ) -> None:
        multiply(pool, linear, x, x_stride, n_rows, y, *rest)
        ctypes.c_float.from_address(y + 4 * 13).value *= 1.01

    return wrong


def depends_on_the_number_of_rows(multiply: Any) -> Any:
    def wrong(
        pool: int, linear: Any, x: int, x_stride: int, n_rows: int, y: int, *rest: Any
    ) -> None:
        multiply(pool, linear, x, x_stride, n_rows, y, *rest)
        ctypes.c_int32.from_address(y).value += n_rows == 3

    return wrong


def one_byte_wrong(pack: Any) -> Any:
    def wrong(*arguments: Any) -> int:
        failed: int = pack(*arguments)
        for offset in range(256):
            ctypes.c_uint8.from_address(arguments[-2] + offset).value ^= 0xFF
        return failed

    return wrong


def reads_the_next_row(unpack: Any) -> Any:
    return lambda matrix, row, out: unpack(matrix, (row + 1) % 20, out)


@pytest.mark.parametrize("precision", sorted(NATIVE_FORMATS))
def test_the_kernels_pass(precision: str) -> None:
    for pool in all_pools():
        native_format = NATIVE_FORMATS[precision](pool)
        check_format(native_format, WEIGHT)
        check_format(native_format, WEIGHT.to(torch.bfloat16))
        check_format(native_format, native_format.pack_matrix(WEIGHT))


@pytest.mark.parametrize("precision", sorted(NATIVE_FORMATS))
@pytest.mark.parametrize(
    ("function", "wrapper", "problem"),
    [
        ("vox_linear", one_output_wrong, "products"),
        ("vox_linear", depends_on_the_number_of_rows, "among 3 rows"),
        ("vox_unpack_row", reads_the_next_row, "rows are not read"),
    ],
)
def test_wrong_results_are_found(
    precision: str, function: str, wrapper: Wrapper, problem: str
) -> None:
    pool = NativePool(BrokenLibrary(function, wrapper, ("portable",)), 1, "portable")
    with pytest.raises(NativeKernelError, match=problem):
        check_format(NATIVE_FORMATS[precision](pool), WEIGHT)


@pytest.mark.parametrize("precision", ["int8", "int4"])
def test_wrong_packing_is_found(precision: str) -> None:
    pool = NativePool(BrokenLibrary("vox_pack", one_byte_wrong, ("portable",)), 1, "portable")
    with pytest.raises(NativeKernelError, match="packing"):
        check_format(NATIVE_FORMATS[precision](pool), WEIGHT)


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_refused_kernels_leave_it_to_torch(
    precision: str, caplog: pytest.LogCaptureFixture
) -> None:
    library = BrokenLibrary("vox_linear", one_output_wrong, ("portable",))
    choice = choose_format(
        precision, NativeKernels(library, ("portable",), "a test"), SAMPLES, 1, _nothing_else
    )
    assert choice.linear_format.name == f"{precision} (torch)"
    assert choice.reason == "a test; refused, as the log says: portable"
    assert "compute wrongly" in caplog.text


def test_the_next_instruction_set_takes_over() -> None:
    good = required_library()
    best, *others = good.instruction_sets
    if not others:
        pytest.skip("this processor runs portable kernels alone")

    def wrong_on_the_best(multiply: Any) -> Any:
        wrong = one_output_wrong(multiply)

        def chosen(pool: int, *rest: Any) -> None:
            is_best = good.functions.vox_pool_instruction_set(pool).decode() == best
            (wrong if is_best else multiply)(pool, *rest)

        return chosen

    library = BrokenLibrary("vox_linear", wrong_on_the_best, good.instruction_sets)
    kernels = NativeKernels(library, library.instruction_sets, "a test")
    choice = choose_format("int4", kernels, SAMPLES, 1, _nothing_else)
    assert choice.linear_format.name == f"int4 (native, {others[0]})"
    assert choice.reason == f"a test; refused, as the log says: {best}"


def test_wrong_layers_refuse_kernels_too() -> None:
    def check_layers(pool: NativePool) -> None:
        raise NativeKernelError(f"{pool.instruction_set} is wrong")

    kernels = NativeKernels(required_library(), ("portable",), "a test")
    choice = choose_format("float32", kernels, SAMPLES, 1, check_layers)
    assert choice.linear_format.name == "float32 (torch)"


def test_right_kernels_are_taken_in_their_order() -> None:
    library = required_library()
    kernels = NativeKernels(library, library.instruction_sets, "a test")
    for precision in NATIVE_FORMATS:
        choice = choose_format(precision, kernels, SAMPLES, 1, _nothing_else)
        best = library.instruction_sets[0]
        assert choice.linear_format.name == f"{precision} (native, {best})"
        assert choice.reason == "a test"


def _nothing_else(pool: NativePool) -> None:
    pass

from __future__ import annotations

import ctypes
from types import SimpleNamespace
from typing import Any, cast

import pytest
import torch

from engine.attention import AttentionSpec
from engine.errors import NativeKernelError
from engine.kernels.native.pool import NativePool
from engine.kernels.native.signatures import SIGNATURES
from engine.model.self_check import check_stack
from tests.engine.kernels.native.kernels import all_pools, required_library

SPECS = [
    AttentionSpec(2, 2, 64, window=750, block_size=32, dtype=torch.bfloat16),
    AttentionSpec(4, 1, 128, window=8192, block_size=32, dtype=torch.bfloat16),
    AttentionSpec(4, 2, 32, window=24, block_size=32, dtype=torch.float32),
]


@pytest.mark.parametrize("spec", SPECS)
def test_the_kernels_pass(spec: AttentionSpec) -> None:
    for pool in all_pools():
        check_stack(spec, pool)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("wrong_step", [1, 45, 64])
def test_wrong_layers_are_found(spec: AttentionSpec, wrong_step: int) -> None:
    pool = NativePool(required_library(), 1, "portable")
    functions = pool.library.functions

    def wrong_stack(*arguments: Any) -> None:
        functions.vox_stack(*arguments)
        if arguments[2]._obj.n_rows == wrong_step:
            ctypes.c_float.from_address(arguments[7]).value += 0.5

    wrong = {name: getattr(functions, name) for name in SIGNATURES} | {"vox_stack": wrong_stack}
    pool.library = cast(Any, SimpleNamespace(functions=SimpleNamespace(**wrong)))
    with pytest.raises(NativeKernelError, match=f"a step of {wrong_step} rows"):
        check_stack(spec, pool)

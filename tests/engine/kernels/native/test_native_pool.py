from __future__ import annotations

import pytest

from engine.errors import NativeKernelError
from engine.kernels.native.pool import NativePool
from tests.engine.kernels.native.kernels import required_library


def test_threads_can_change() -> None:
    pool = NativePool(required_library(), 3, "portable")
    assert (pool.n_threads, pool.instruction_set) == (3, "portable")
    pool.set_threads(1)
    assert pool.n_threads == 1
    with pytest.raises(NativeKernelError, match="0 threads"):
        pool.set_threads(0)
    assert pool.n_threads == 1


def test_an_unknown_instruction_set_is_refused() -> None:
    with pytest.raises(NativeKernelError, match="portable") as refused:
        NativePool(required_library(), 1, "mmx")
    assert refused.value.value == "mmx"


def test_the_workspace_grows_and_stays() -> None:
    pool = NativePool(required_library(), 1, "portable")
    small = pool.workspace(1)
    assert small % 64 == 0
    large = pool.workspace(1 << 20)
    assert large % 64 == 0
    assert pool.workspace(1 << 10) == large

from __future__ import annotations

import threading

import torch
from torch import Tensor

from engine.kernels.native.pool import NativePool
from engine.kernels.native.structures import INT4
from tests.engine.kernels.native.kernels import required_library
from tests.engine.kernels.native.reference_products import Matrix, held, product


def _work(pool: NativePool) -> tuple[Matrix, Tensor]:
    generator = torch.Generator().manual_seed(0)
    weight = torch.randn(400, 96, generator=generator)
    return held(pool, INT4, weight), torch.randn(6, 96, generator=generator)


def test_threads_come_and_go_between_calls() -> None:
    pool = NativePool(required_library(), 1, "portable")
    matrix, x = _work(pool)
    expected = product(pool, [matrix], x)
    for n_threads in (2, 5, 1, 3, 8, 2) * 10:
        pool.set_threads(n_threads)
        assert torch.equal(product(pool, [matrix], x), expected)


def test_pools_come_and_go() -> None:
    expected: Tensor | None = None
    for n_threads in (1, 2, 3, 4) * 25:
        pool = NativePool(required_library(), n_threads, "portable")
        matrix, x = _work(pool)
        y = product(pool, [matrix], x)
        assert expected is None or torch.equal(y, expected)
        expected = y


def test_two_pools_work_at_the_same_time() -> None:
    first, second = (NativePool(required_library(), 2, "portable") for _ in range(2))
    matrix, x = _work(first)
    expected = product(first, [matrix], x)
    equal: list[bool] = []

    def multiply(pool: NativePool) -> None:
        equal.extend(torch.equal(product(pool, [matrix], x), expected) for _ in range(300))

    threads = [threading.Thread(target=multiply, args=(pool,)) for pool in (first, second)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert equal == [True] * 600

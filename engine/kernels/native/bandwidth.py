"""How fast this computer reads its memory."""

from __future__ import annotations

import statistics
import time
from typing import Final

import torch

from engine.kernels.huge_pages import HugePages
from engine.kernels.native.pool import NativePool

_N_BYTES: Final = 256 << 20
_N_TIMES: Final = 9


def read_bytes_per_s(pool: NativePool) -> float:
    """Return the median rate at which a pool's threads read memory that no cache holds."""
    memory = HugePages().empty((_N_BYTES,), torch.uint8).fill_(1)
    read = pool.library.functions.vox_read
    rates = []
    for _ in range(_N_TIMES):
        began = time.perf_counter()
        read(pool.handle, memory.data_ptr(), _N_BYTES)
        rates.append(_N_BYTES / (time.perf_counter() - began))
    return statistics.median(rates)

"""Memory in pages of 2 MiB, where Linux offers them.

Weights are read from end to end for every token. With ordinary pages of 4 KiB the processor looks
up a page's place for every 4 KiB it reads, and its prefetching stops at their ends.
"""

from __future__ import annotations

import math
import mmap
from typing import Final

import torch
from torch import Tensor

HUGE_PAGE_BYTES: Final = 2 << 20
ALIGNMENT_BYTES: Final = 64
_CHUNK_BYTES: Final = 64 << 20


class HugePages:
    """Hands out tensors that share large chunks of memory.

    A tensor of its own chunk would fill up half a huge page with nothing on average. A chunk is
    given back when none of its tensors is left.
    """

    def __init__(self) -> None:
        """Reserve nothing yet."""
        self._chunk = torch.empty(0, dtype=torch.uint8)
        self._used_bytes = 0

    def empty(self, shape: tuple[int, ...], dtype: torch.dtype) -> Tensor:
        """Return an uninitialised contiguous tensor, aligned to 64 bytes."""
        n_bytes = math.prod(shape) * dtype.itemsize
        if n_bytes == 0:
            return torch.empty(shape, dtype=dtype)
        start = _aligned(self._used_bytes, ALIGNMENT_BYTES)
        if start + n_bytes > len(self._chunk):
            start = 0
            self._chunk = empty_chunk(max(_CHUNK_BYTES, n_bytes))
        self._used_bytes = start + n_bytes
        return self._chunk[start : self._used_bytes].view(dtype).view(shape)


def empty_chunk(n_bytes: int) -> Tensor:
    """Return uninitialised uint8 [n_bytes or a little more], in huge pages where there are any.

    Linux backs memory with huge pages as it is touched first, if it is told before.
    """
    whole = _aligned(n_bytes, HUGE_PAGE_BYTES)
    advice = getattr(mmap, "MADV_HUGEPAGE", None)
    if advice is None:
        return torch.empty(whole, dtype=torch.uint8)
    # Shared memory, which is the default, has huge pages under another setting, mostly none.
    memory = mmap.mmap(-1, whole + HUGE_PAGE_BYTES, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    try:
        memory.madvise(advice)
    except OSError:
        # A kernel built without them refuses the advice, and ordinary pages serve.
        return torch.empty(whole, dtype=torch.uint8)
    chunk = torch.frombuffer(memory, dtype=torch.uint8)
    return chunk[-chunk.data_ptr() % HUGE_PAGE_BYTES :][:whole]


def _aligned(n_bytes: int, alignment: int) -> int:
    return -(-n_bytes // alignment) * alignment

"""Giving back the memory of file pages that were read and are not needed any more.

The system would take it back when others want it, but until then it counts as this program's.
"""

from __future__ import annotations

import ctypes
import functools
import mmap
import re
from pathlib import Path
from typing import Any, Final

from torch import Tensor

_MAPS: Final = Path("/proc/self/maps")
_FILE_MAPPING = re.compile(r"([0-9a-f]+)-([0-9a-f]+) \S+ \S+ \S+ ([0-9]+) *(/.*)?")


def drop_file_pages(tensor: Tensor) -> None:
    """Let go of the whole pages below a contiguous tensor, if all of it lies in a mapped file.

    Reading it later reads the file again. What was not mapped from a file is left alone, as is
    everything on systems other than Linux.
    """
    advise = _madvise()
    if advise is None:
        return
    begin = tensor.data_ptr()
    end = begin + tensor.nbytes
    if not _lies_in_file(begin, end):
        return
    first_page = -(-begin // mmap.PAGESIZE) * mmap.PAGESIZE
    n_bytes = end // mmap.PAGESIZE * mmap.PAGESIZE - first_page
    if n_bytes > 0:
        advise(first_page, n_bytes, mmap.MADV_DONTNEED)


def _lies_in_file(begin: int, end: int) -> bool:
    """Tell whether one mapping of a file holds the addresses: dropped memory would be zeros."""
    for line in _MAPS.read_text(encoding="utf-8", errors="replace").splitlines():
        mapping = _FILE_MAPPING.match(line)
        if mapping is None:
            continue
        start, stop, inode, path = mapping.groups()
        if int(start, 16) <= begin and end <= int(stop, 16):
            return inode != "0" and path is not None
    return False


@functools.cache
def _madvise() -> Any:
    if not _MAPS.exists() or not hasattr(mmap, "MADV_DONTNEED"):
        return None
    function = ctypes.CDLL(None).madvise
    function.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    return function

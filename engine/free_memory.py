"""Memory that was freed and that the C library still keeps."""

from __future__ import annotations

import ctypes
import sys


def give_back_free_memory() -> None:
    """Let the system have what is free again, where the C library is glibc.

    Loading a model frees hundreds of megabytes that nobody asks for later, and until it is told to
    the library keeps most of them.
    """
    if not sys.platform.startswith("linux"):
        return
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)

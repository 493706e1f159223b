"""Loads shared libraries without holding up the other threads of the program."""

from __future__ import annotations

import ctypes
import os
import sys


def load_ahead(file_name: str) -> None:
    """Load a library that `ctypes` or another package is about to load.

    They hold Python's lock while the system reads and links it: a tenth of a second from a slow
    disk, in which no window moves. A foreign call does not. Where this does not work nothing
    happens, and who needs the library says what is wrong.

    Args:
        file_name: as the system's loader takes it.
    """
    if sys.platform == "win32":
        return
    try:
        dlopen = ctypes.CDLL(None).dlopen
    except (AttributeError, OSError):
        return
    dlopen.restype = ctypes.c_void_p
    dlopen.argtypes = [ctypes.c_char_p, ctypes.c_int]
    dlopen(os.fsencode(file_name), os.RTLD_LAZY | os.RTLD_LOCAL)

"""Loads torch's libraries without holding up the other threads of the program."""

from __future__ import annotations

import ctypes
import importlib.util
import logging
import os
import sys
from pathlib import Path

logger = logging.getLogger(__name__)

_LIBRARIES = {"linux": "libtorch_python.so", "darwin": "libtorch_python.dylib"}


def load_torch_libraries() -> None:
    """Load torch's shared libraries, before `import torch` does.

    An import holds Python's lock while the system maps and links libraries of hundreds of
    megabytes: seconds in which no window moves and no sound is read. A foreign call does not.
    Where this does not work, the import does it all, as ever.
    """
    library = _LIBRARIES.get(sys.platform)
    if library is None or "torch" in sys.modules:
        return
    found = importlib.util.find_spec("torch")
    folders = [] if found is None else found.submodule_search_locations or []
    for folder in folders:
        path = Path(folder) / "lib" / library
        if path.exists():
            _open(path)


def _open(path: Path) -> None:
    try:
        # `CDLL` itself would hold the lock.
        dlopen = ctypes.CDLL(None).dlopen
    except (AttributeError, OSError) as error:
        logger.debug("Libraries cannot be loaded ahead: %s", error)
        return
    dlopen.restype = ctypes.c_void_p
    dlopen.argtypes = [ctypes.c_char_p, ctypes.c_int]
    if not dlopen(os.fsencode(path), os.RTLD_LAZY | os.RTLD_LOCAL):
        logger.debug("%s cannot be loaded ahead.", path)

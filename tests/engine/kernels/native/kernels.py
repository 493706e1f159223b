"""The native kernels under test."""

from __future__ import annotations

import shutil

import pytest

from engine.kernels.native.library import LIBRARY_PATH, NativeLibrary, load_library
from engine.kernels.native.pool import NativePool


def required_library() -> NativeLibrary:
    """Return the library; the test is skipped where it cannot have been built."""
    if not LIBRARY_PATH.exists() and not any(map(shutil.which, ("c++", "g++", "clang++"))):
        pytest.skip("there is no C++ compiler to build the native kernels with")
    return load_library()


def all_pools(n_threads: int = 2) -> list[NativePool]:
    """Return a pool for every instruction set that this processor can run."""
    library = required_library()
    return [NativePool(library, n_threads, name) for name in library.instruction_sets]

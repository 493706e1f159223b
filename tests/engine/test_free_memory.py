from __future__ import annotations

import ctypes
import sys

import pytest

from engine.free_memory import give_back_free_memory
from engine.metrics import resident_bytes


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_trim"),
    reason="only glibc is told",
)
def test_freed_memory_goes_back_to_the_system() -> None:
    # Too small for mappings of their own; the last one keeps the heap from shrinking by itself.
    blocks = [bytes(60_000) for _ in range(2_000)]
    last = bytes(60_000)
    del blocks
    before = resident_bytes()
    give_back_free_memory()
    after = resident_bytes()
    assert before is not None
    assert after is not None
    assert before - after > 50_000_000
    assert len(last) == 60_000

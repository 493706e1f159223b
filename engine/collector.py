"""Keeps Python's garbage collector from holding up the other threads because of torch."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def held_collector() -> Iterator[None]:
    """Collect nothing in the block, and leave what is there after it out of later collections.

    The import of torch makes more than a hundred thousand objects, which stay. Every full
    collection would look at each of them with Python's lock held: over a tenth of a second in
    which no window moves and no sound is read. Where nothing is collected by itself, nothing is
    changed.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()

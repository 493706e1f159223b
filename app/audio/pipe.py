"""A pipe that brings sound while it is being made."""

from __future__ import annotations

import os


class RawPipe:
    """A `ByteStream` over a file descriptor, without a buffer of its own.

    A thread that waits in one of Python's buffered streams holds its lock, and the program dies
    when it ends meanwhile. Nothing is held here.

    Args:
        file_descriptor: such as `sys.stdin.fileno()`; it stays the caller's.
    """

    def __init__(self, file_descriptor: int) -> None:
        self._file_descriptor = file_descriptor

    def read1(self, size: int, /) -> bytes:
        """Return 1 to `size` bytes as soon as there are any, or b"" at the end."""
        return os.read(self._file_descriptor, size)

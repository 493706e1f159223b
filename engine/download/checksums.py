"""Checksums as hubs tell them: SHA-256 of large files, git's blob SHA-1 of small ones."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_CHUNK_BYTES: Final = 4 << 20
_SHA256_DIGITS: Final = 64


@dataclass(frozen=True, slots=True)
class Checksums:
    """Of a file's bytes.

    Attributes:
        sha256: SHA-256, 64 hex digits.
        git_blob: SHA-1 of git's header and the bytes, 40 hex digits.
    """

    sha256: str
    git_blob: str

    def fits(self, etag: str) -> bool:
        """Tell whether they are what a hub told of the file."""
        return etag.lower() == (self.sha256 if len(etag) == _SHA256_DIGITS else self.git_blob)


def checksums(path: Path, on_read: Callable[[int], object]) -> Checksums:
    """Read a file.

    Args:
        path: the file.
        on_read: told of every piece how many bytes it has; what it raises ends the reading.

    Raises:
        OSError: it cannot be read.
    """
    sha256 = hashlib.sha256()
    git_blob = hashlib.sha1(b"blob %d\0" % path.stat().st_size, usedforsecurity=False)
    with path.open("rb") as file:
        while piece := file.read(_CHUNK_BYTES):
            sha256.update(piece)
            git_blob.update(piece)
            on_read(len(piece))
    return Checksums(sha256.hexdigest(), git_blob.hexdigest())

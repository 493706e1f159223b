"""Files of prepared weights: tensors as they are computed with, to be mapped into memory.

Layout: a preamble of 64 bytes (magic with the version, where the index lies and its SHA-256), the
tensors' parts, each at a multiple of 4096 bytes, and the index in JSON. The index names every part
with its SHA-256, and what the writer wants known of the whole. Numbers are little-endian. The
preamble is written last: a file that was not finished is none.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import struct
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from engine.errors import CheckpointError

MAGIC: Final = b"VOXCAPW1"
ALIGNMENT_BYTES: Final = 4096
_PREAMBLE: Final = struct.Struct("<8sQQ32s8x")
_PIECE_BYTES: Final = 8 << 20
_DTYPES: Final = {
    str(dtype).removeprefix("torch."): dtype
    for dtype in (torch.uint8, torch.int8, torch.bfloat16, torch.float16, torch.float32)
}


@dataclass(frozen=True, slots=True)
class StoredPart:
    """Where a part of a tensor lies.

    Attributes:
        dtype: as torch spells it.
        shape: of the part.
        start: first byte in the file.
        n_bytes: its length.
        sha256: of these bytes, in hexadecimal digits.
    """

    dtype: str
    shape: tuple[int, ...]
    start: int
    n_bytes: int
    sha256: str


class PreparedFileWriter:
    """Writes a new file part by part, holding none of them."""

    def __init__(self, path: Path) -> None:
        """Create the file.

        Raises:
            OSError: it cannot be created, or is there already.
        """
        self._file = path.open("xb")
        self._file.write(bytes(_PREAMBLE.size))
        self._end = _PREAMBLE.size
        self._parts: dict[str, dict[str, Any]] = {}

    def add(self, name: str, part: Tensor) -> None:
        """Append a tensor of any shape, of one of the dtypes that are stored.

        Raises:
            OSError: the disk is full or gone.
        """
        content = part.detach().contiguous()
        values = content.reshape(-1).view(torch.uint8).numpy().data
        start = -(-self._end // ALIGNMENT_BYTES) * ALIGNMENT_BYTES
        self._file.write(bytes(start - self._end))
        digest = hashlib.sha256()
        for offset in range(0, len(values), _PIECE_BYTES):
            piece = values[offset : offset + _PIECE_BYTES]
            digest.update(piece)
            self._file.write(piece)
        self._end = start + len(values)
        self._parts[name] = {
            "dtype": str(content.dtype).removeprefix("torch."),
            "shape": list(content.shape),
            "start": start,
            "n_bytes": len(values),
            "sha256": digest.hexdigest(),
        }

    def finish(self, facts: Mapping[str, Any]) -> None:
        """Write the index with `facts`, values that JSON can hold; the file is whole after it.

        Raises:
            OSError: the disk is full or gone.
        """
        index = json.dumps({"facts": dict(facts), "parts": self._parts}).encode()
        self._file.write(index)
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.seek(0)
        digest = hashlib.sha256(index).digest()
        self._file.write(_PREAMBLE.pack(MAGIC, self._end, len(index), digest))
        self._file.flush()
        os.fsync(self._file.fileno())
        self.close()

    def close(self) -> None:
        """Close the file, finished or not."""
        self._file.close()


class PreparedFile:
    """A finished file, mapped. Its pages are read when they are touched.

    Attributes:
        path: where it lies.
        facts: what the writer said of it.
        parts: what it holds, by name.
    """

    def __init__(self, path: Path) -> None:
        """Open the file and check its index; `verify` checks the rest.

        Raises:
            CheckpointError: it cannot be read, is of another version, or is damaged.
        """
        self.path = path
        try:
            with path.open("rb") as file:
                n_bytes = os.fstat(file.fileno()).st_size
                if n_bytes < _PREAMBLE.size:
                    raise self._damaged("it is too short")
                # Copy-on-write, because torch wants memory it could write to; nobody does.
                self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
        except OSError as error:
            raise CheckpointError(
                f"Cannot read {path}: {error.strerror}.", parameter="prepared", value=str(path)
            ) from error
        index = self._index(n_bytes)
        self.facts: dict[str, Any] = index["facts"]
        self.parts = {
            name: StoredPart(**{**part, "shape": tuple(part["shape"])})
            for name, part in index["parts"].items()
        }
        self._bytes = torch.frombuffer(self._memory, dtype=torch.uint8)

    @property
    def n_bytes(self) -> int:
        """Size of the file."""
        return len(self._memory)

    def tensor(self, name: str) -> Tensor:
        """Return a part as a view of the mapped file; it must not be written to."""
        part = self.parts[name]
        content = self._bytes[part.start : part.start + part.n_bytes]
        return content.view(_DTYPES[part.dtype]).view(part.shape)

    def verify(self, n_threads: int, on_bytes: Callable[[int], None] | None = None) -> None:
        """Read all parts and compare their checksums.

        Args:
            n_threads: how many parts are read at a time.
            on_bytes: told how many bytes were found right, as they are.

        Raises:
            CheckpointError: a part is not what was written.
        """
        largest_first = sorted(self.parts, key=lambda name: -self.parts[name].n_bytes)
        with ThreadPoolExecutor(n_threads) as workers:
            for name, is_right in zip(
                largest_first, workers.map(self._is_right, largest_first), strict=True
            ):
                if not is_right:
                    raise self._damaged(f"{name} has another checksum")
                if on_bytes is not None:
                    on_bytes(self.parts[name].n_bytes)

    def _is_right(self, name: str) -> bool:
        part = self.parts[name]
        content = memoryview(self._memory)[part.start : part.start + part.n_bytes]
        return hashlib.sha256(content).hexdigest() == part.sha256

    def _index(self, n_bytes: int) -> dict[str, Any]:
        magic, start, length, digest = _PREAMBLE.unpack(self._memory[: _PREAMBLE.size])
        if magic != MAGIC:
            raise self._damaged("it was not finished, or is of another version")
        if start + length != n_bytes:
            raise self._damaged(f"it should have {start + length} bytes and has {n_bytes}")
        content = self._memory[start : start + length]
        if hashlib.sha256(content).digest() != digest:
            raise self._damaged("its index has another checksum")
        index: dict[str, Any] = json.loads(content)
        return index

    def _damaged(self, reason: str) -> CheckpointError:
        return CheckpointError(
            f"{self.path} cannot be used: {reason}. Prepare the model again.",
            parameter="prepared",
            value=str(self.path),
        )

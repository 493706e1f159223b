"""Files of prepared weights: tensors as they are computed with, in one piece each.

Layout: a preamble of 64 bytes (magic with the version, where the index lies and its SHA-256), the
tensors' parts, each at a multiple of 4096 bytes, and the index in JSON. The index names every part
with its SHA-256, and what the writer wants known of the whole. Numbers are little-endian. The
preamble is written last: a file that was not finished is none.
"""

from __future__ import annotations

import hashlib
import json
import os
import struct
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

import torch
from torch import Tensor

from engine.errors import CheckpointError
from engine.kernels.huge_pages import HugePages

MAGIC: Final = b"VOXCAPW1"
ALIGNMENT_BYTES: Final = 4096
_PREAMBLE: Final = struct.Struct("<8sQQ32s8x")
# Small enough to be in a cache still when it is summed up.
_PIECE_BYTES: Final = 1 << 20
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
    """A finished file, whose parts are read into memory together.

    Weights are read from end to end for every token, and pages of a mapped file are 4 KiB each:
    steps are an eighth quicker from memory in huge pages.

    Attributes:
        path: where it lies.
        facts: what the writer said of it.
        parts: what it holds, by name.
        n_bytes: its size.
    """

    def __init__(self, path: Path) -> None:
        """Open the file and check its index; `load` reads and checks the rest.

        Raises:
            CheckpointError: it cannot be read, is of another version, or is damaged.
        """
        self.path = path
        with self._told(), path.open("rb") as file:
            index = self._index(file)
            self.n_bytes = file.tell()
        self.facts: dict[str, Any] = index["facts"]
        self.parts = {
            name: StoredPart(**{**part, "shape": tuple(part["shape"])})
            for name, part in index["parts"].items()
        }
        self._loaded: dict[str, Tensor] = {}

    def load(self, n_threads: int) -> None:
        """Read all parts into memory and compare their checksums.

        Args:
            n_threads: how many parts are read at a time.

        Raises:
            CheckpointError: the file cannot be read, or a part is not what was written.
        """
        memory = HugePages()
        loaded = {
            name: memory.empty(part.shape, _DTYPES[part.dtype]) for name, part in self.parts.items()
        }
        largest_first = sorted(self.parts, key=lambda name: -self.parts[name].n_bytes)
        with ThreadPoolExecutor(n_threads) as workers:
            for _ in workers.map(
                lambda name: self._read(name, loaded[name]), largest_first, chunksize=1
            ):
                pass
        self._loaded = loaded

    def tensor(self, name: str) -> Tensor:
        """Return a part that `load` has read."""
        return self._loaded[name]

    def _read(self, name: str, target: Tensor) -> None:
        part = self.parts[name]
        values = target.view(-1).view(torch.uint8).numpy().data
        digest = hashlib.sha256()
        with self._told(), self.path.open("rb", buffering=0) as file:
            file.seek(part.start)
            n_read = 0
            while n_read < part.n_bytes:
                n_now = file.readinto(values[n_read : n_read + _PIECE_BYTES])
                if not n_now:
                    raise self._damaged("it is too short")
                digest.update(values[n_read : n_read + n_now])
                n_read += n_now
        if digest.hexdigest() != part.sha256:
            raise self._damaged(f"{name} has another checksum")

    def _index(self, file: BinaryIO) -> dict[str, Any]:
        preamble = file.read(_PREAMBLE.size)
        if len(preamble) < _PREAMBLE.size:
            raise self._damaged("it is too short")
        magic, start, length, digest = _PREAMBLE.unpack(preamble)
        if magic != MAGIC:
            raise self._damaged("it was not finished, or is of another version")
        n_bytes = os.fstat(file.fileno()).st_size
        if start + length != n_bytes:
            raise self._damaged(f"it should have {start + length} bytes and has {n_bytes}")
        file.seek(start)
        content = file.read(length)
        if hashlib.sha256(content).digest() != digest:
            raise self._damaged("its index has another checksum")
        index: dict[str, Any] = json.loads(content)
        return index

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise CheckpointError(
                f"Cannot read {self.path}: {error.strerror}.",
                parameter="prepared",
                value=str(self.path),
            ) from error

    def _damaged(self, reason: str) -> CheckpointError:
        return CheckpointError(
            f"{self.path} cannot be used: {reason}. Prepare the model again.",
            parameter="prepared",
            value=str(self.path),
        )

"""Whether a model's files are still what was fetched."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.download.checksums import Checksums, checksums
from engine.download.record import read_record
from engine.errors import CheckpointError

_CACHE_FOLDER: Final = "blobs"
_ETAG: Final = re.compile(r"[0-9a-f]{40}|[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class FileVerdict:
    """What was found of a file.

    Attributes:
        name: of the file.
        n_bytes: its size, 0 where it is missing.
        sha256: of its bytes, "" where it is missing.
        problem: what is wrong with it, or "".
    """

    name: str
    n_bytes: int
    sha256: str
    problem: str


def verify_model(
    folder: Path, on_progress: Callable[[int, int], None] | None = None
) -> tuple[FileVerdict, ...]:
    """Read all files of a model folder and compare their checksums.

    They are compared with what the download noted, or in a Hugging Face cache with the names that
    the hub gave to the files.

    Args:
        folder: of the model.
        on_progress: told how many bytes are read, and of how many; what it raises ends the work.

    Raises:
        CheckpointError: nothing is known to compare with.
        OSError: a file cannot be read.
    """
    expected = _noted(folder) or _named(folder)
    if not expected:
        raise CheckpointError(
            f"Nothing was noted of the files in {folder} when they came, so they cannot be "
            "verified. `voxcap model info` tells whether they fit together.",
            parameter="model",
            value=str(folder),
        )
    n_all = sum((folder / name).stat().st_size for name in expected if (folder / name).is_file())
    n_read = 0

    def on_read(n_bytes: int) -> None:
        nonlocal n_read
        n_read += n_bytes
        if on_progress is not None:
            on_progress(n_read, n_all)

    return tuple(_verdict(folder / name, etag, on_read) for name, etag in expected.items())


def _verdict(path: Path, etag: str, on_read: Callable[[int], None]) -> FileVerdict:
    if not path.is_file():
        return FileVerdict(path.name, 0, "", "it is missing; get the model again")
    found: Checksums = checksums(path, on_read)
    problem = (
        "" if found.fits(etag) else "it was altered; delete the folder and get the model again"
    )
    return FileVerdict(path.name, path.stat().st_size, found.sha256, problem)


def _noted(folder: Path) -> dict[str, str]:
    record = read_record(folder)
    return {} if record is None else {name: file.sha256 for name, file in record.files.items()}


def _named(folder: Path) -> dict[str, str]:
    """Return the checksums in the names of the files that a cache's links lead to."""
    found = {}
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        blob = path.resolve()
        if path.is_symlink() and blob.parent.name == _CACHE_FOLDER and _ETAG.fullmatch(blob.name):
            found[path.name] = blob.name
    return found

"""Room on the disks for a model and its prepared weights."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.errors import DownloadError

_MARGIN_BYTES: Final = 64 << 20


@dataclass(frozen=True, slots=True)
class SpaceNeed:
    """What is wanted of one disk.

    Attributes:
        folder: a folder on it.
        n_wanted: bytes that are going to be written.
        n_free: bytes that are free.
    """

    folder: Path
    n_wanted: int
    n_free: int

    @property
    def is_met(self) -> bool:
        """Whether there is enough room."""
        return self.n_free >= self.n_wanted + _MARGIN_BYTES


def space_needs(wanted: dict[Path, int]) -> tuple[SpaceNeed, ...]:
    """Return what is wanted of each disk; folders on the same one are taken together.

    Args:
        wanted: bytes to be written by folder; the folders need not exist yet.

    Raises:
        OSError: a disk cannot be asked.
    """
    needs: dict[int, SpaceNeed] = {}
    for folder, n_bytes in wanted.items():
        there = _existing(folder)
        disk = there.stat().st_dev
        others = needs[disk].n_wanted if disk in needs else 0
        needs[disk] = SpaceNeed(folder, others + n_bytes, shutil.disk_usage(there).free)
    return tuple(needs.values())


def require_space(folder: Path, n_bytes: int) -> None:
    """Require room in a folder, which need not exist.

    Raises:
        DownloadError: there is too little.
        OSError: the disk cannot be asked.
    """
    for need in space_needs({folder: n_bytes}):
        if not need.is_met:
            raise DownloadError(
                f"The model needs {need.n_wanted / 1e9:.1f} GB in {folder.parent}, where "
                f"{need.n_free / 1e9:.1f} GB are free. Make room there, or choose another folder.",
                parameter="folder",
                value=str(folder.parent),
            )


def _existing(folder: Path) -> Path:
    return next(path for path in (folder, *folder.absolute().parents) if path.exists())

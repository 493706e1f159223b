"""What was received of a model so far, on the disk."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import asdict
from pathlib import Path
from typing import Final

from engine.download.hub import RemoteFile

_STATE_FILE: Final = "voxcap-download.json"


class Unfinished:
    """The folder beside the model's, which becomes the model's once it is whole.

    It survives the end of the process at any moment: the files only ever grow, and what they are
    to become is on the disk before their first byte.
    """

    def __init__(self, folder: Path) -> None:
        """Use the folder, which need not exist."""
        self.folder = folder

    @property
    def n_received(self) -> int:
        """Bytes that lie there."""
        return sum(self.n_received_of(file) for file in self.files().values())

    def n_received_of(self, file: RemoteFile) -> int:
        """Return how many bytes of a file lie there."""
        try:
            return self.path(file.name).stat().st_size
        except FileNotFoundError:
            return 0

    def path(self, name: str) -> Path:
        """Return where a file lies, or will."""
        return self.folder / name

    def files(self) -> dict[str, RemoteFile]:
        """Return what the hub told of the files; none at first, or where it is damaged."""
        try:
            values = json.loads((self.folder / _STATE_FILE).read_text(encoding="utf-8"))
            return {name: RemoteFile(**file) for name, file in values.items()}
        except (FileNotFoundError, ValueError, TypeError, AttributeError):
            return {}

    def begin(self, files: dict[str, RemoteFile]) -> None:
        """Keep what the hub told; what lies there of a file that is another now is deleted.

        Raises:
            OSError: the disk refuses.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        known = self.files()
        for name, file in files.items():
            before = known.get(name)
            if before is None or (before.etag, before.n_bytes) != (file.etag, file.n_bytes):
                self.path(name).unlink(missing_ok=True)
        written = self.folder / (_STATE_FILE + ".new")
        with written.open("w", encoding="utf-8") as state:
            json.dump({name: asdict(file) for name, file in files.items()}, state)
            state.flush()
            os.fsync(state.fileno())
        written.replace(self.folder / _STATE_FILE)

    def finish(self, target: Path) -> None:
        """Become the model's folder, in one step; OSError if it exists and is not empty."""
        (self.folder / _STATE_FILE).unlink(missing_ok=True)
        for path in self.folder.iterdir():
            _sync(path)
        if target.is_dir():
            target.rmdir()
        self.folder.rename(target)

    def discard(self) -> None:
        """Delete it; OSError if that is refused."""
        if self.folder.exists():
            shutil.rmtree(self.folder)


def _sync(path: Path) -> None:
    with path.open("rb+") as file:
        os.fsync(file.fileno())

"""Files that appear only when they are whole."""

from __future__ import annotations

import contextlib
import os
import tempfile
from io import TextIOWrapper
from pathlib import Path


class WholeFile:
    """A text file in UTF-8, written beside its place and put there in one step.

    What is there already is replaced only by a whole file, and keeps its permissions. A device or
    pipe is written to as it is. Line ends are written as they come.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._is_special = self.path.exists() and not self.path.is_file()
        self._temporary: Path | None = None
        self._sink: TextIOWrapper | None = None

    def open(self) -> TextIOWrapper:
        """Create the temporary file and return where to write.

        Raises:
            OSError: nothing can be written there.
        """
        if self._is_special:
            self._sink = self.path.open("w", encoding="utf-8", newline="")
            return self._sink
        try:
            descriptor, name = tempfile.mkstemp(
                prefix=".voxcap-", suffix=".part", dir=self.path.parent
            )
        except OSError as error:
            # The user asked for this file and knows nothing of the temporary one.
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self._temporary = Path(name)
        self._sink = os.fdopen(descriptor, "w", encoding="utf-8", newline="")
        return self._sink

    def commit(self) -> None:
        """Close the file and put it in its place.

        Raises:
            OSError: that is not possible; what was there before still is.
        """
        if self._sink is None:
            return
        self._sink.flush()
        if self._temporary is not None:
            os.fsync(self._sink.fileno())
            self._temporary.chmod(_permissions(self.path))
        self._sink.close()
        self._sink = None
        if self._temporary is not None:
            self._temporary.replace(self.path)
            self._temporary = None

    def discard(self) -> None:
        """Remove the temporary file. Harmless after `commit`."""
        sink, self._sink = self._sink, None
        temporary, self._temporary = self._temporary, None
        if sink is not None:
            with contextlib.suppress(OSError):
                sink.close()
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or as it was before.

    Raises:
        OSError: it cannot be written.
    """
    file = WholeFile(path)
    try:
        file.open().write(text)
        file.commit()
    finally:
        file.discard()


def _permissions(path: Path) -> int:
    """Return the mode of the file at the path, or of a new file there."""
    with contextlib.suppress(OSError):
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask

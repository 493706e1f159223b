"""Where transcripts go: standard output, or files that appear only when they are whole."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Protocol

from app.cli.errors import UsageError
from app.cli.formats import TextSink

STANDARD_INPUT = "-"


class Destination(Protocol):
    """A place for one transcript."""

    def open(self) -> TextSink:
        """Return where to write."""

    def commit(self) -> None:
        """Make what was written last."""

    def discard(self) -> None:
        """Forget what was written, where that is possible. Harmless after `commit`."""


class SinkDestination:
    """A sink that is open already and shows everything at once, such as standard output."""

    def __init__(self, sink: TextSink) -> None:
        self._sink = sink

    def open(self) -> TextSink:
        """Return the sink."""
        return self._sink

    def commit(self) -> None:
        """Show what was written."""
        self._sink.flush()

    def discard(self) -> None:
        """Do nothing: what was shown stays."""


class FileDestination:
    """A file in UTF-8, written beside its place and put there in one step.

    What is there already is replaced only by a whole transcript. A device or pipe is written to as
    it is.
    """

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        self._is_special = self.path.exists() and not self.path.is_file()
        self._temporary: Path | None = None
        self._sink: TextIOWrapper | None = None

    def open(self) -> TextSink:
        """Create the temporary file.

        Raises:
            OSError: nothing can be written there.
        """
        if self._is_special:
            self._sink = self.path.open("w", encoding="utf-8")
            return self._sink
        descriptor, name = tempfile.mkstemp(
            prefix=f".{self.path.name}.", suffix=".part", dir=self.path.parent
        )
        self._temporary = Path(name)
        self._sink = os.fdopen(descriptor, "w", encoding="utf-8")
        return self._sink

    def commit(self) -> None:
        """Close the file and put it in its place."""
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
        """Remove the temporary file."""
        with contextlib.suppress(OSError):
            if self._sink is not None:
                self._sink.close()
                self._sink = None
            if self._temporary is not None:
                self._temporary.unlink(missing_ok=True)
                self._temporary = None


def plan_files(inputs: Sequence[str], output: str, extension: str) -> list[Path]:
    """Return the file for each input's transcript.

    A single input's goes to `output` itself unless that is a folder; in a folder, a transcript is
    named after its input.

    Raises:
        UsageError: the folder does not exist, two transcripts would have one name, or an input
            would be replaced.
    """
    target = Path(output)
    is_folder = target.is_dir() or output.endswith(("/", os.sep))
    if len(inputs) > 1 and not is_folder:
        raise UsageError(f"--output {output}: with several files this must be an existing folder")
    folder = target if is_folder else target.parent
    if not folder.is_dir():
        raise UsageError(f"--output {output}: there is no folder {folder}")
    paths = [folder / (_stem(name) + extension) for name in inputs] if is_folder else [target]
    if len(set(paths)) < len(paths):
        twice = next(path for path in paths if paths.count(path) > 1)
        raise UsageError(f"two of the files would be written to {twice}; do them one by one")
    for name in inputs:
        for path in paths:
            if name != STANDARD_INPUT and _are_same_file(path, Path(name)):
                raise UsageError(f"--output {output}: this would replace the recording {name}")
    return paths


def standard_output() -> TextSink:
    """Return standard output.

    Raises:
        UsageError: it is closed.
    """
    if sys.stdout is None:
        raise UsageError("standard output is closed; name a file with --output")
    return sys.stdout


def _stem(name: str) -> str:
    return "stdin" if name == STANDARD_INPUT else Path(name).stem


def _are_same_file(left: Path, right: Path) -> bool:
    try:
        return left.samefile(right)
    except OSError:
        return False


def _permissions(path: Path) -> int:
    """Return the mode of the file at the path, or of a new file there."""
    with contextlib.suppress(OSError):
        return path.stat().st_mode & 0o777
    umask = os.umask(0)
    os.umask(umask)
    return 0o666 & ~umask

"""Where transcripts go: standard output, or files that appear only when they are whole."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from app.cli.errors import UsageError
from app.cli.formats import TextSink
from app.whole_file import WholeFile

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


class FileDestination(WholeFile):
    """A file of its own for one transcript, there only when the transcript is whole."""


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


def print_line(line: str) -> None:
    """Write a line to standard output, to be seen at once.

    Raises:
        UsageError: it is closed.
    """
    output = standard_output()
    output.write(line + "\n")
    output.flush()


def shown(path: Path | str) -> str:
    """Return a path as text; a name that is no text gets signs in place of its bytes."""
    return os.fsencode(path).decode(errors="replace")


def _stem(name: str) -> str:
    return "stdin" if name == STANDARD_INPUT else Path(name).stem


def _are_same_file(left: Path, right: Path) -> bool:
    try:
        return left.samefile(right)
    except OSError:
        return False

"""What PyInstaller put into a bundle, and from where, as its tables tell."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path, PurePath

_BINARIES = frozenset({"BINARY", "EXTENSION", "EXECUTABLE"})
_NOT_FILES = frozenset({"OPTION", "PYZ", "SYMLINK"})


@dataclass(frozen=True, slots=True)
class Collected:
    """A file or module of a bundle.

    Attributes:
        destination: its path in the bundle with "/", or the module's name.
        source: where it was taken from.
        is_binary: it is a library or a program.
    """

    destination: str
    source: Path
    is_binary: bool


def collected(work: Path) -> tuple[Collected, ...]:
    """Return all that a bundle is made of.

    Args:
        work: PyInstaller's folder for this bundle, which holds COLLECT-00.toc.

    Raises:
        SystemExit: the tables are not there, or not in a form that we know.
    """
    found = []
    for name in ("COLLECT-00.toc", "PYZ-00.toc", "PKG-00.toc"):
        found += list(_entries(work / name))
    if not found:
        raise SystemExit(f"{work} says nothing of a bundle.")
    return tuple(found)


def _entries(table: Path) -> list[Collected]:
    try:
        parts = ast.literal_eval(table.read_text(encoding="utf-8"))
        lists = [part for part in parts if isinstance(part, list)]
        return [
            Collected(PurePath(destination).as_posix(), Path(source), kind in _BINARIES)
            for destination, source, kind in max(lists, key=len)
            # A package without an __init__ has no source.
            if kind not in _NOT_FILES and source and source != "-"
        ]
    except (OSError, SyntaxError, TypeError, ValueError) as error:
        raise SystemExit(f"{table} is no table of PyInstaller: {error}") from error

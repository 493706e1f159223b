"""Replacements as a table that spreadsheets read: find, replace, mode."""

from __future__ import annotations

import csv
import io
from pathlib import Path

from app.captions.replacement import (
    ExactReplacement,
    Replacement,
    ReplacementError,
    WholeWordReplacement,
)
from app.captions.replacements import Replacements

_HEADER = ["find", "replace", "mode"]
_MODES: dict[str, type[Replacement]] = {
    kind.mode: kind for kind in (ExactReplacement, WholeWordReplacement)
}


def to_csv(replacements: Replacements) -> str:
    """Return the table, with its header. Its line ends are those of the format, "\\r\\n"."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(_HEADER)
    writer.writerows((item.find, item.replace, item.mode) for item in replacements)
    return table.getvalue()


def from_csv(text: str) -> Replacements:
    """Return the replacements of a table.

    Raises:
        ReplacementError: the header or a line is not as it has to be; the message names the line.
    """
    reader = csv.reader(io.StringIO(text.removeprefix("\ufeff"), newline=""), strict=True)
    replacements = []
    header = None
    while True:
        line = reader.line_num + 1
        try:
            row = next(reader, None)
        except csv.Error as error:
            raise _error(line, f"it is not comma-separated text ({error})") from error
        if row is None:
            break
        if not row:
            continue
        if header is None:
            header = [name.strip().casefold() for name in row]
            if header != _HEADER:
                raise _error(line, f'the first line has to be "{",".join(_HEADER)}"')
            continue
        replacements.append(_replacement(row, line))
    if header is None:
        raise _error(1, f'the first line has to be "{",".join(_HEADER)}"')
    return Replacements(replacements)


def read_csv(path: Path) -> Replacements:
    """Return the replacements of a file: UTF-8, with or without a byte order mark.

    Raises:
        ReplacementError: the file cannot be read or is not such a table.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ReplacementError(
            f"cannot read the replacements in {path}: {error.strerror or error}",
            parameter="path",
            value=path,
        ) from error
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ReplacementError(
            f"{path}: line {line} is not UTF-8 text; save the table as CSV in UTF-8",
            parameter="path",
            value=path,
        ) from error
    try:
        return from_csv(text)
    except ReplacementError as error:
        raise ReplacementError(
            f"{path}: {error}", parameter=error.parameter, value=error.value
        ) from error


def write_csv(path: Path, replacements: Replacements) -> None:
    """Write the table as UTF-8; a byte order mark tells spreadsheets so.

    Raises:
        ReplacementError: the file cannot be written, or a replacement holds half a character.
    """
    try:
        path.write_bytes(to_csv(replacements).encode("utf-8-sig"))
    except OSError as error:
        raise ReplacementError(
            f"cannot write the replacements to {path}: {error.strerror or error}",
            parameter="path",
            value=path,
        ) from error
    except UnicodeEncodeError as error:
        raise ReplacementError(
            f"cannot write the replacements to {path}: one has a character that is no text",
            parameter="replacements",
            value=error.object[error.start : error.end],
        ) from error


def _replacement(row: list[str], line: int) -> Replacement:
    if len(row) != len(_HEADER):
        raise _error(line, f"it has {len(row)} fields, not {len(_HEADER)}: {', '.join(_HEADER)}")
    find, replace, mode = row
    kind = _MODES.get(" ".join(mode.split()).casefold())
    if kind is None:
        modes = " or ".join(f'"{name}"' for name in _MODES)
        raise _error(line, f'the mode has to be {modes}, not "{mode}"', "mode", mode)
    try:
        return kind(find, replace)
    except ReplacementError as error:
        raise _error(line, str(error), error.parameter, error.value) from error


def _error(
    line: int, reason: str, parameter: str | None = None, value: object | None = None
) -> ReplacementError:
    return ReplacementError(f"line {line}: {reason}", parameter=parameter, value=value)

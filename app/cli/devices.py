"""`voxcap devices`: what can be captured, under which names, and which of it hears something."""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from app.cli.errors import EXIT_DONE, EXIT_FAILED

if TYPE_CHECKING:
    from app.audio import SoundChoice
    from app.audio.catalogue import Catalogue

_DEFAULT_LEVEL_S = 2.0
_LONGEST_LEVEL_S = 60.0

# A room without speech is quieter than this on any microphone that is set up to be used.
_QUIET_DBFS = -60.0

_HEADINGS = ("Kind", "Name", "Id", "Format", "Default")


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """A choice as it is shown.

    Attributes:
        kind: what it is to the user.
        label: what people call it.
        id: what `voxcap listen` takes, as it does the label.
        rate_hz: frames in a second, or None where that is known only once it is open.
        channels: its channels, or None likewise.
        is_default: whether it is taken where none of its kind is named.
        level: how loud it was, or why it could not be heard; None where nobody asked.
        level_dbfs: the level as a number, None where there is none.
    """

    kind: str
    label: str
    id: str
    rate_hz: int | None
    channels: int | None
    is_default: bool
    level: str | None = None
    level_dbfs: float | None = None

    @property
    def format(self) -> str:
        """The format in words, empty where it is unknown."""
        if self.rate_hz is None or self.channels is None:
            return ""
        return f"{self.rate_hz / 1000:g} kHz, {self.channels} ch"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `voxcap devices`."""
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.add_argument(
        "--levels",
        nargs="?",
        type=_seconds,
        const=_DEFAULT_LEVEL_S,
        metavar="SECONDS",
        help="open each, one after the other, and show how loud it is (default: "
        f"{_DEFAULT_LEVEL_S:g} s each); speak meanwhile to find your microphone",
    )


def run(args: argparse.Namespace) -> int:
    """Print what there is; return 1 if there is nothing at all."""
    from app.cli.main import complain

    catalogue = _catalogue()
    if args.levels is not None and catalogue.choices:
        total_s = args.levels * len(catalogue.choices)
        complain(f"Listening to each for {args.levels:g} s, {total_s:g} s in all; speak now.")
    rows = _rows(catalogue, args.levels)
    if args.json:
        _print_json(rows, catalogue.problems)
    else:
        _print_table(rows, args.levels is not None)
    if not catalogue.choices:
        complain(catalogue.nothing_at_all())
        return EXIT_FAILED
    if not args.json:
        for problem in catalogue.problems:
            complain(problem)
    return EXIT_DONE


def _catalogue() -> Catalogue:
    from app.audio.catalogue import Catalogue

    return Catalogue.of_this_computer()


def _rows(catalogue: Catalogue, level_s: float | None) -> Iterator[DeviceRow]:
    for choice in catalogue.choices:
        is_default = catalogue.is_default(choice)
        if level_s is None:
            yield _row(choice, is_default)
        else:
            yield _heard_row(choice, is_default, level_s)


def _row(choice: SoundChoice, is_default: bool) -> DeviceRow:
    from app.audio.catalogue import HasFormat

    rate_hz, channels = None, None
    if isinstance(choice, HasFormat):
        rate_hz, channels = choice.rate_hz, choice.channels
    return DeviceRow(choice.kind.value, choice.label, choice.id, rate_hz, channels, is_default)


def _heard_row(choice: SoundChoice, is_default: bool, level_s: float) -> DeviceRow:
    from app.audio import AudioError
    from app.audio.level import measure_level

    row = _row(choice, is_default)
    try:
        with contextlib.closing(choice.open()) as device:
            row = replace(row, rate_hz=device.rate_hz, channels=device.channels)
            level = measure_level(device, level_s)
    except AudioError as error:
        return replace(row, level=str(error))
    if not level.n_frames:
        return replace(row, level="nothing came")
    if level.is_zero:
        return replace(row, level=f"exact zeros. {choice.zeros_advice or 'Nothing plays.'}")
    heard = "" if level.loudest_dbfs >= _QUIET_DBFS else ", nothing heard"
    words = f"{level.loudest_dbfs:.0f} dBFS{heard}"
    return replace(row, level=words, level_dbfs=round(level.loudest_dbfs, 1))


def _cells(row: DeviceRow) -> list[str]:
    cells = [row.kind, row.label, row.id, row.format, "default" if row.is_default else ""]
    if row.level is not None:
        cells.append(row.level)
    return [" ".join(cell.split()) for cell in cells]


def _print_table(rows: Iterator[DeviceRow], has_levels: bool) -> None:
    headings = (*_HEADINGS, "Level") if has_levels else _HEADINGS
    if sys.stdout is not None and sys.stdout.isatty():
        _print_rich_table(headings, rows)
    else:
        _print_plain_table(headings, rows)


def _print_rich_table(headings: Sequence[str], rows: Iterator[DeviceRow]) -> None:
    from rich.console import Console
    from rich.live import Live
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False)
    for heading in headings:
        table.add_column(heading, overflow="fold")
    # Measuring takes its time, so each row is shown as soon as it is known.
    with Live(table, console=Console(), auto_refresh=False) as live:
        for row in rows:
            table.add_row(*(Text(cell) for cell in _cells(row)))
            live.refresh()


def _print_plain_table(headings: Sequence[str], rows: Iterator[DeviceRow]) -> None:
    lines = [list(headings), *(_cells(row) for row in rows)]
    if len(lines) == 1:
        return
    widths = [max(len(cell) for cell in column) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = (cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(padded).rstrip())


def _print_json(rows: Iterator[DeviceRow], problems: Sequence[str]) -> None:
    document = {"devices": [_as_json(row) for row in rows], "problems": list(problems)}
    print(json.dumps(document, ensure_ascii=False, indent=2))


def _as_json(row: DeviceRow) -> dict[str, Any]:
    fields: dict[str, Any] = {
        "kind": row.kind,
        "label": row.label,
        "id": row.id,
        "rate_hz": row.rate_hz,
        "channels": row.channels,
        "default": row.is_default,
    }
    if row.level is not None:
        fields |= {"level": row.level, "level_dbfs": row.level_dbfs}
    return fields


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 < value <= _LONGEST_LEVEL_S:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a number of seconds up to {_LONGEST_LEVEL_S:g}"
        )
    return value

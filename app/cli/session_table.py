"""How the terminal shows sessions and places in them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text

from app.captions.graphemes import one_line
from app.cli.destination import standard_output
from app.cli.progress import is_terminal

if TYPE_CHECKING:
    from app.captions.entries import SessionHeader
    from app.captions.history import SearchHit, SessionSummary

_HEADINGS = ("ID", "STARTED", "LENGTH", "WORDS", "STATE", "TITLE")
_RIGHT_ALIGNED = ("LENGTH", "WORDS")

# Where no terminal says how much there is room for.
_LONGEST_TITLE = 60

_NARROWEST_TITLE = 8


def print_sessions(summaries: Sequence[SessionSummary]) -> None:
    """Print a table that fits the terminal, or columns where standard output is none."""
    rows = [_row(summary) for summary in summaries]
    output = standard_output()
    if is_terminal(sys.stdout):
        console = Console(file=sys.stdout)
        console.print(_table(rows, console.width))
        return
    for line in columns([_HEADINGS, *rows]):
        output.write(line + "\n")
    output.flush()


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return lines with the cells of the rows below each other; the last cell is shortened."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    lines = []
    for *cells, last in rows:
        aligned = [
            cell.rjust(width) if heading in _RIGHT_ALIGNED else cell.ljust(width)
            for heading, cell, width in zip(_HEADINGS, cells, widths, strict=False)
        ]
        short = last if len(last) <= _LONGEST_TITLE else last[: _LONGEST_TITLE - 1].rstrip() + "…"
        lines.append("  ".join([*aligned, short]).rstrip())
    return lines


def heading(header: SessionHeader, duration_s: float) -> str:
    """Return a line that says which session this is."""
    title = one_line(header.title).strip() or header.id
    return f"== {title} ({_started(header)}, {length(duration_s)}) =="


def hit_line(hit: SearchHit) -> str:
    """Return a line for a place in a session: which, when, and what was said around it."""
    labels = {speaker.id: one_line(speaker.label).strip() for speaker in hit.header.speakers}
    label = labels.get(hit.passage.source, "") if len(labels) > 1 else ""
    who = f"{label}: " if label else ""
    return f"{hit.header.id}  {length(hit.passage.start_s)}  {who}{one_line(hit.passage.line)}"


def length(time_s: float) -> str:
    """Return a time as H:MM:SS."""
    minutes, seconds = divmod(int(time_s), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}"


def _table(rows: Sequence[Sequence[str]], width: int) -> Table:
    """Return the table; the last column takes what the others leave of the width."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    left = width
    for name, *cells in zip(_HEADINGS[:-1], *rows, strict=False):
        widest = max(len(cell) for cell in (name, *cells))
        left -= widest + 2
        table.add_column(
            name,
            justify="right" if name in _RIGHT_ALIGNED else "left",
            no_wrap=True,
            min_width=widest,
        )
    table.add_column(
        _HEADINGS[-1], no_wrap=True, overflow="ellipsis", max_width=max(left, _NARROWEST_TITLE)
    )
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def _row(summary: SessionSummary) -> tuple[str, ...]:
    header = summary.header
    described = header.title or summary.preview
    if summary.problem:
        described = f"{described} ({summary.problem})" if described else summary.problem
    return (
        header.id,
        _started(header),
        length(summary.duration_s),
        str(summary.n_words),
        summary.state.value,
        one_line(described).strip(),
    )


def _started(header: SessionHeader) -> str:
    return header.started.astimezone().strftime("%Y-%m-%d %H:%M")

"""The terminal captions are shown on: what it can draw, and log lines that do not spoil it."""

from __future__ import annotations

import contextlib
import logging
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NoReturn, TextIO

from rich.cells import cell_len, set_cell_size
from rich.console import Console

from app.captions.line_breaks import fill
from app.cli.progress import is_terminal


class Terminal(Console):
    """A console that leaves it to its user what a reader's going away means."""

    def on_broken_pipe(self) -> NoReturn:
        """Pass the error on."""
        raise BrokenPipeError("nobody reads the captions any more")


@dataclass(frozen=True, slots=True)
class Marks:
    """The signs between and beside words.

    Attributes:
        growing: after words that may still change.
        rule: around gaps and remarks.
        full: a step of a meter that is reached.
        empty: a step of a meter that is not.
        between: between the parts of a line.
    """

    growing: str
    rule: str
    full: str
    empty: str
    between: str


UNICODE_MARKS = Marks(growing="…", rule="──", full="█", empty="░", between=" · ")
ASCII_MARKS = Marks(growing="...", rule="--", full="#", empty="-", between=" | ")


def marks_for(console: Console) -> Marks:
    """Return the signs that the terminal's encoding has."""
    return ASCII_MARKS if console.options.ascii_only else UNICODE_MARKS


def live_view_fits() -> bool:
    """Tell whether standard output is a terminal on which lines can be redrawn."""
    if not is_terminal(sys.stdout):
        return False
    console = Console()
    return console.is_terminal and not console.is_dumb_terminal


def wrapped(text: str, width: int) -> list[str]:
    """Divide a text without line ends into lines of at most `width` cells."""
    lines = fill("", text, lambda line: cell_len(line) <= width)
    return [line.strip() for line in lines if line.strip()]


def joined(parts: list[str], between: str, width: int) -> list[str]:
    """Join parts to as few lines as they fit on; a part is divided only where it is too wide."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(longer := lines[-1] + between + part) <= width:
            lines[-1] = longer
        else:
            lines += wrapped(part, width)
    return lines


def shortened(text: str, width: int) -> str:
    """Return the beginning of a text, of at most `width` cells."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width)).rstrip()


@contextlib.contextmanager
def log_lines_to(target: TextIO, stream: TextIO) -> Iterator[None]:
    """Send to `target` what the log would send to `stream`."""
    handlers = [
        handler
        for handler in logging.getLogger().handlers
        if isinstance(handler, logging.StreamHandler) and handler.stream is stream
    ]
    for handler in handlers:
        handler.setStream(target)
    try:
        yield
    finally:
        for handler in handlers:
            handler.setStream(stream)

"""Progress in bytes: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import (
    BarColumn,
    DownloadColumn,
    Progress,
    TextColumn,
    TimeRemainingColumn,
    TransferSpeedColumn,
)

from app.cli.main import complain
from app.desktop.notices import duration

_LINE_EVERY_S = 15.0


class ByteDisplay(Protocol):
    """Shows how much of something is done."""

    def show(self, what: str, n_done: int, n_all: int) -> None:
        """Show bytes done of all; 0 of all while that is unknown."""


@contextmanager
def byte_display(console: Console | None = None) -> Iterator[ByteDisplay]:
    """Give what shows progress on standard error, until the end of the block."""
    console = console or Console(stderr=True)
    if not console.is_terminal:
        yield LineDisplay(complain)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        DownloadColumn(),
        TransferSpeedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        yield BarDisplay(progress)


class BarDisplay:
    """One bar, begun anew where something else is done."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._what = ""

    def show(self, what: str, n_done: int, n_all: int) -> None:
        """Move the bar."""
        if what != self._what:
            for task in self._progress.task_ids:
                self._progress.remove_task(task)
            self._what = what
            # What was there before says nothing of the speed.
            self._progress.add_task(what, total=n_all or None, completed=n_done)
        self._progress.update(self._progress.task_ids[0], completed=n_done, total=n_all or None)


class LineDisplay:
    """A line when something begins, and now and then, with the speed since the last one."""

    def __init__(
        self, say: Callable[[str], object], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._say = say
        self._clock = clock
        self._what = ""
        self._said_s = 0.0
        self._n_said = 0

    def show(self, what: str, n_done: int, n_all: int) -> None:
        """Say it, if it is time."""
        now = self._clock()
        passed_s = now - self._said_s
        is_new = what != self._what
        if not is_new and passed_s < _LINE_EVERY_S:
            return
        share = f" {100 * n_done // n_all} % of {n_all / 1e6:,.0f} MB" if n_all else "..."
        n_since = n_done - self._n_said
        speed = ""
        if not is_new and n_since > 0:
            left = duration((n_all - n_done) * passed_s / n_since)
            speed = f", {n_since / passed_s / 1e6:,.1f} MB/s, {left} left"
        self._what, self._said_s, self._n_said = what, now, n_done
        self._say(f"{what}{share}{speed}")

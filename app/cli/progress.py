"""A progress bar on a terminal, with the text of the transcript above it."""

from __future__ import annotations

import sys
from types import TracebackType

from rich.console import Console, Group
from rich.live import Live
from rich.progress import (
    BarColumn,
    Progress,
    ProgressColumn,
    Task,
    TaskID,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text


class NoDisplay:
    """Shows nothing."""

    def begin(self, name: str, duration_s: float | None) -> None:
        """Show nothing."""

    def advance(self, name: str, heard_s: float) -> None:
        """Show nothing."""

    def end(self, name: str) -> None:
        """Show nothing."""

    def __enter__(self) -> NoDisplay:
        """Return itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Do nothing."""


class BarDisplay:
    """A bar for each running recording, on standard error, gone at the end.

    It is a text sink as well, for when standard output is the same terminal: whole lines are
    printed above the bars, the line under way is part of what is redrawn.
    """

    def __init__(self, console: Console | None = None) -> None:
        self._console = console or Console(stderr=True)
        self._progress = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TextColumn("{task.percentage:>3.0f}%"),
            _SpeedColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            console=self._console,
        )
        self._tasks: dict[str, TaskID] = {}
        self._line = ""
        self._live = Live(
            get_renderable=self._render,
            console=self._console,
            transient=True,
            refresh_per_second=8,
        )

    def begin(self, name: str, duration_s: float | None) -> None:
        """Show a bar."""
        self._tasks[name] = self._progress.add_task(name, total=duration_s)

    def advance(self, name: str, heard_s: float) -> None:
        """Move a bar."""
        if name in self._tasks:
            self._progress.update(self._tasks[name], completed=heard_s)

    def end(self, name: str) -> None:
        """Take a bar away."""
        if name in self._tasks:
            self._progress.remove_task(self._tasks.pop(name))

    def write(self, text: str) -> None:
        """Print whole lines above the bars and keep the rest for the line under way."""
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            self._print(line)
        while len(self._line) > self._console.width:
            cut = self._line.rfind(" ", 1, self._console.width) + 1 or self._console.width
            self._print(self._line[:cut].rstrip())
            self._line = self._line[cut:]

    def flush(self) -> None:
        """Do nothing: the display redraws itself."""

    def __enter__(self) -> BarDisplay:
        """Start drawing."""
        self._live.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Print the line under way and stop drawing."""
        if self._line:
            self._print(self._line)
            self._line = ""
        self._live.stop()

    def _print(self, line: str) -> None:
        self._console.print(Text(line), soft_wrap=True)

    def _render(self) -> Group:
        return Group(Text(self._line), self._progress)


class _SpeedColumn(ProgressColumn):
    """How many seconds of sound are transcribed in a second."""

    def render(self, task: Task) -> Text:
        """Return such as "12.3x"."""
        return Text("" if task.speed is None else f"{task.speed:.1f}x")


def is_terminal(stream: object) -> bool:
    """Tell whether a standard stream, perhaps closed, is a terminal."""
    isatty = getattr(stream, "isatty", None)
    return isatty is not None and bool(isatty())


def bars_fit() -> bool:
    """Tell whether standard error is a terminal that can show bars."""
    return is_terminal(sys.stderr) and Console(stderr=True).is_terminal

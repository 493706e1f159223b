"""Captions on a terminal: finished lines scroll up, the rest is redrawn below them."""

from __future__ import annotations

import contextlib
import math
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.live import Live
from rich.text import Text

from app.captions.graphemes import one_line
from app.cli.caption_lines import CaptionLines, Page
from app.cli.caption_view import Output
from app.cli.progress import is_terminal
from app.cli.status_line import source_line, source_name, status_lines
from app.cli.terminal import Terminal, log_lines_to, marks_for, wrapped
from app.session.snapshot import SessionSnapshot

FOOTER_PERIOD_S = 0.25
"""Meters and figures change this often at most, so that they can be read."""


class LiveView:
    """Prints finished lines for the terminal to keep, and redraws a few lines below them.

    Below are the lines still at work, a meter for each source, the status and what the user should
    know. They vanish at the end, when all words have been printed. `show` may be called from any
    one thread while another enters and leaves.
    """

    def __init__(
        self,
        saved_in: str = "",
        console: Console | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare.

        Args:
            saved_in: where the transcript is saved, or "" where it is nowhere.
            console: to draw on; by default standard output.
            clock: seconds.
        """
        self._console = console or Terminal()
        self._marks = marks_for(self._console)
        self._clock = clock
        self._output = Output()
        self._lock = threading.Lock()
        self._resources = contextlib.ExitStack()
        self._captions = CaptionLines(clock)
        self._footer = _Footer(saved_in, clock)
        self._area = _Area()
        self._live = Live(
            self._area,
            console=self._console,
            auto_refresh=False,
            transient=True,
            redirect_stdout=False,
            redirect_stderr=is_terminal(sys.stderr),
        )
        self._page = Page(self._console.width, {}, self._marks)
        self._is_open = False

    @property
    def is_broken(self) -> bool:
        """Whether the terminal has gone, so that nothing is shown any more."""
        return self._output.is_broken

    def show(self, snapshot: SessionSnapshot) -> None:
        """Print the lines that are finished and redraw what else has changed."""
        with self._lock:
            if self._is_open and not self.is_broken:
                with self._output.writing():
                    self._draw(snapshot)

    def __enter__(self) -> LiveView:
        """Start drawing."""
        stream = sys.stderr
        with self._output.writing():
            self._live.start()
        if sys.stderr is not stream:
            self._resources.enter_context(log_lines_to(sys.stderr, stream))
        self._is_open = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Print the lines still at work and stop drawing."""
        with self._lock:
            self._is_open = False
            self._area.lines = []
            if not self.is_broken:
                with self._output.writing():
                    self._print(self._captions.finish(self._page))
            # What cannot be written any more must not keep the cursor and the streams.
            self._console.quiet = self.is_broken
            with self._output.writing():
                self._live.stop()
            self._resources.close()

    def _draw(self, snapshot: SessionSnapshot) -> None:
        self._page = page = Page(self._console.width, _labels(snapshot), self._marks)
        finished = self._captions.update(snapshot.transcript, page)
        room = self._console.height - 1
        lines = self._footer.below(self._captions.open_lines(page), snapshot, page, room)
        if not finished and self._area.is_made_of(lines, self._console.width):
            return
        self._area.lines = lines
        self._area.width = self._console.width
        self._print(finished)

    def _print(self, finished: list[Text]) -> None:
        if finished:
            self._console.print(Group(*finished), soft_wrap=True)
        else:
            self._live.refresh()


class _Area:
    """The lines that are redrawn.

    Attributes:
        lines: from above.
        width: of the terminal they were made for, in cells.
    """

    def __init__(self) -> None:
        self.lines: list[Text] = []
        self.width = 0

    def is_made_of(self, lines: list[Text], width: int) -> bool:
        return width == self.width and lines == self.lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines


class _Footer:
    """What stands below the captions, renewed a few times a second."""

    def __init__(self, saved_in: str, clock: Callable[[], float]) -> None:
        self._saved_in = saved_in
        self._clock = clock
        self._peaks_dbfs: dict[str, float] = {}
        self._key: object = None
        self._made_at_s = -math.inf
        self._meters: list[Text] = []
        self._status: list[Text] = []
        self._messages: list[Text] = []

    def below(
        self, captions: list[Text], snapshot: SessionSnapshot, page: Page, room: int
    ) -> list[Text]:
        """Return the captions and what is below them, in at most `room` lines.

        Where that is little, meters are left out first, then captions from above.
        """
        self._renew(snapshot, page)
        room = max(1, room)
        status = self._status[:room]
        room -= len(status)
        messages = self._messages[: max(0, room - 1)]
        room -= len(messages)
        captions = captions[-room:] if room else []
        room -= len(captions)
        meters = self._meters[:room]
        lines = [*captions, *meters, *status, *messages]
        for line in lines:
            line.truncate(page.width, overflow="crop")
        return lines

    def _renew(self, snapshot: SessionSnapshot, page: Page) -> None:
        for source in snapshot.sources:
            name = source.speaker.id
            self._peaks_dbfs[name] = max(source.level_dbfs, self._peaks_dbfs.get(name, -math.inf))
        states = tuple(source.state for source in snapshot.sources)
        key = (snapshot.state, states, snapshot.messages, page.width)
        now_s = self._clock()
        if key == self._key and now_s - self._made_at_s < FOOTER_PERIOD_S:
            return
        self._key = key
        self._made_at_s = now_s
        self._meters = self._meter_lines(snapshot, page)
        self._status = [
            Text(line, no_wrap=True)
            for line in status_lines(snapshot, self._saved_in, page.marks, page.width)
        ]
        self._messages = [
            Text(line, style="bold", no_wrap=True)
            for message in snapshot.messages
            for line in wrapped(f"! {one_line(message)}", page.width)
        ]
        self._peaks_dbfs.clear()

    def _meter_lines(self, snapshot: SessionSnapshot, page: Page) -> list[Text]:
        widest = max((cell_len(source_name(source)) for source in snapshot.sources), default=0)
        label_width = min(widest, page.width // 3)
        return [
            Text(
                source_line(
                    source,
                    self._peaks_dbfs[source.speaker.id],
                    page.marks,
                    page.width,
                    label_width,
                ),
                no_wrap=True,
            )
            for source in snapshot.sources
        ]


def _labels(snapshot: SessionSnapshot) -> dict[str, str]:
    speakers = [source.speaker for source in snapshot.sources]
    return {speaker.id: speaker.label for speaker in speakers} if len(speakers) > 1 else {}

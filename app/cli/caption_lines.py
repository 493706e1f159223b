"""A transcript as lines of a terminal: printed once and for ever, or still at work."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.graphemes import one_line
from app.captions.line_breaks import fill
from app.captions.segments import SEGMENT_PAUSE_S, TURN_PAUSE_S
from app.captions.transcript import TranscriptView
from app.cli.terminal import Marks, shortened, wrapped
from app.desktop.notices import describe

QUIET_S = 3.0
"""A line is finished when its speaker gave nothing new for so long."""

# Marks that come after a word without a space. Room is kept for one, so that it does not take the
# word before it to the next line.
_CLINGING = ".,;:!?…)]}\"'”’»。、，！？：；」』）"  # noqa: RUF001
_CLINGING_CELLS = 2
_NARROWEST_WITH_LABELS = 12


@dataclass(frozen=True, slots=True)
class Page:
    """What lines are made for at this moment.

    Attributes:
        width: of the terminal, in cells.
        labels: what to show before the lines of a source; one that has none is shown without.
        marks: the signs to use.
    """

    width: int
    labels: Mapping[str, str]
    marks: Marks

    def prefix(self, source: str) -> str:
        """Return what begins each of a source's lines."""
        label = one_line(self.labels.get(source, "")).strip()
        if not label or self.width < _NARROWEST_WITH_LABELS:
            return ""
        return f"{shortened(label, self.width // 3)}: "

    def fits(self, source: str) -> Callable[[str], bool]:
        """Return what tells whether a text fits on a line of a source."""
        room = self.width - cell_len(self.prefix(source)) - cell_len(self.marks.growing)

        def fits(text: str) -> bool:
            bare = text.rstrip(_CLINGING)
            return cell_len(text) <= max(1, room) and cell_len(bare) <= max(
                1, room - _CLINGING_CELLS
            )

        return fits


class CaptionLines:
    """Divides a growing transcript into lines. Used by one thread.

    Each word comes in exactly one finished line. Until then it is in an open one: each source has
    one of its own, which a pause, a gap or another speaker's turn finishes, and the end of its
    room. Finished lines keep the width they were made for.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with nothing; `clock` gives seconds."""
        self._clock = clock
        self._n_read = 0
        self._open: dict[str, _Paragraph] = {}
        self._last_source = ""

    def update(self, view: TranscriptView, page: Page) -> list[Text]:
        """Take a transcript, the same as before but not older, and return the finished lines."""
        finished = []
        for entry in view.since(self._n_read):
            finished += self._take(entry, page)
        self._n_read = view.n_entries
        finished += self._grow(view.growing, page)
        for paragraph in list(self._open.values()):
            if self._is_quiet(paragraph):
                finished += self._end(paragraph.source, page)
            else:
                finished += paragraph.settle(page)
        return finished

    def open_lines(self, page: Page) -> list[Text]:
        """Return the lines that are still at work."""
        return [line for paragraph in self._open.values() for line in paragraph.lines(page)]

    def finish(self, page: Page) -> list[Text]:
        """Finish all lines, with the words that might still have grown."""
        finished = []
        for paragraph in list(self._open.values()):
            paragraph.text = one_line(paragraph.text + paragraph.growing)
            finished += self._end(paragraph.source, page)
        return finished

    def _take(self, entry: Entry, page: Page) -> list[Text]:
        match entry:
            case Word():
                finished = self._take_turn(entry, page)
                paragraph = self._paragraph(entry.source)
                paragraph.append(entry)
                paragraph.new_at_s = self._clock()
                self._last_source = entry.source
                return finished + paragraph.settle(page)
            case Gap():
                return self._end(entry.source, page) + _notice(entry, page)
            case Remark():
                return _notice(entry, page)

    def _grow(self, words: tuple[Word, ...], page: Page) -> list[Text]:
        finished = []
        growing: dict[str, str] = {}
        for word in words:
            if word.source not in growing:
                finished += self._take_turn(word, page)
            growing[word.source] = growing.get(word.source, "") + word.text
            self._paragraph(word.source)
        for paragraph in self._open.values():
            text = growing.get(paragraph.source, "")
            if text != paragraph.growing:
                paragraph.growing = text
                paragraph.new_at_s = self._clock()
        return finished

    def _take_turn(self, word: Word, page: Page) -> list[Text]:
        paragraph = self._open.get(word.source)
        if paragraph is None or not paragraph.text.strip():
            return []
        pause_s = word.start_s - paragraph.end_s
        was_interrupted = self._last_source != word.source
        if pause_s >= (TURN_PAUSE_S if was_interrupted else SEGMENT_PAUSE_S):
            return self._end(word.source, page)
        return []

    def _is_quiet(self, paragraph: _Paragraph) -> bool:
        return not paragraph.growing and self._clock() - paragraph.new_at_s >= QUIET_S

    def _paragraph(self, source: str) -> _Paragraph:
        if source not in self._open:
            self._open[source] = _Paragraph(source, self._clock())
        return self._open[source]

    def _end(self, source: str, page: Page) -> list[Text]:
        paragraph = self._open.pop(source, None)
        return [] if paragraph is None else paragraph.end(page)


class _Paragraph:
    """What one source said since its last finished line.

    Attributes:
        source: the `id` of the speaker.
        text: what is committed.
        growing: what comes after it and may still change.
        end_s: where the last committed word ends.
        new_at_s: the clock's reading when something new came.
    """

    def __init__(self, source: str, now_s: float) -> None:
        self.source = source
        self.text = ""
        self.growing = ""
        self.end_s = 0.0
        self.new_at_s = now_s

    def append(self, word: Word) -> None:
        self.text = one_line(self.text + word.text).lstrip()
        self.end_s = word.end_s
        self.growing = ""

    def settle(self, page: Page) -> list[Text]:
        """Return the lines that have no room for more."""
        *full, self.text = self._parts("", self.text, page)
        return [_line(page.prefix(self.source), text) for text in full]

    def end(self, page: Page) -> list[Text]:
        """Return the last lines."""
        parts = self._parts("", self.text, page)
        return [_line(page.prefix(self.source), text) for text in parts if text.strip()]

    def lines(self, page: Page) -> list[Text]:
        """Return the lines as they are so far."""
        growing = one_line(self.growing)
        if not self.text:
            growing = growing.lstrip()
        if not growing.strip():
            return [_line(page.prefix(self.source), self.text)] if self.text.strip() else []
        first, *more = self._parts(self.text, growing, page)
        lines = []
        for text, part in [(self.text, first), *(("", part) for part in more)]:
            line = _line(page.prefix(self.source), text)
            line.append(part.rstrip(), style="dim italic")
            if text.strip() or part.strip():
                lines.append(line)
        lines[-1].append(page.marks.growing, style="dim")
        return lines

    def _parts(self, line: str, text: str, page: Page) -> list[str]:
        fits = page.fits(self.source)
        return [text] if fits((line + text).strip()) else fill(line, text, fits)


def _line(prefix: str, text: str) -> Text:
    line = Text(no_wrap=True)
    line.append(prefix, style="bold")
    line.append(text)
    return line


def _notice(entry: Gap | Remark, page: Page) -> list[Text]:
    text = one_line(describe(entry)).strip()
    rule = page.marks.rule
    whole = f"{rule} {page.prefix(entry.source)}{text} {rule}"
    return [Text(line, style="dim", no_wrap=True) for line in wrapped(whole, page.width)]

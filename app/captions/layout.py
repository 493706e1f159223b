"""Roll-up captions: a few lines that fill word by word and scroll up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.graphemes import is_right_to_left, one_line
from app.captions.line_breaks import break_offsets, fill
from app.captions.segments import TURN_PAUSE_S
from app.captions.transcript import TranscriptView
from engine import VoxcapError

FEWEST_LINES = 1
MOST_LINES = 8

_SHORTEST_GAP_S = 0.5
# More than any display shows; what came before has scrolled away unseen.
_MOST_ENTRIES_AT_ONCE = 400
_FIRST_WIDE = "\u2e80"


class LayoutError(VoxcapError):
    """A display of captions was asked for that cannot be made."""


class LineKind(Enum):
    """What a line tells."""

    WORDS = "words"
    GAP = "gap"
    REMARK = "remark"


@dataclass(frozen=True, slots=True)
class Line:
    """A line to show.

    Attributes:
        index: counts every line there was; the same line keeps it.
        kind: what it tells.
        source: the `id` of the speaker.
        label: what to show before the text, or "".
        text: only ever grows at its end.
        growing: what comes after `text`, with the space before it; may still change or move to the
            next line.
        is_rtl: whether the line is written from right to left.
    """

    index: int
    kind: LineKind
    source: str
    label: str
    text: str
    growing: str
    is_rtl: bool

    @property
    def prefix(self) -> str:
        """The label with a colon and a space, or ""."""
        return f"{self.label}: " if self.label else ""


class RollUp:
    """Lays a transcript out in lines while it grows. Used by one thread.

    Text that stands on a line never moves to another. New text begins a line when it does not fit,
    when its source has not spoken last, and after everything was cleared. Sources that speak at
    once keep a line each.
    """

    def __init__(
        self,
        measure: Callable[[str], float],
        width: float,
        *,
        describe: Callable[[Gap | Remark], str],
        labels: Mapping[str, str],
        n_lines: int = 2,
        clear_after_s: float = 8.0,
    ) -> None:
        """Start with no lines.

        Args:
            measure: the width of a text on one line, in the unit of `width`.
            width: of a line, its `prefix` included.
            describe: what to show of a gap or remark; "" shows nothing.
            labels: of the sources; one that has none is shown without.
            n_lines: how many lines are shown at most.
            clear_after_s: a source's lines vanish when it gave nothing new for so long.

        Raises:
            LayoutError: `n_lines` is not from 1 to 8, or `clear_after_s` not above 0.
        """
        if not FEWEST_LINES <= n_lines <= MOST_LINES:
            raise LayoutError(
                f"captions have {FEWEST_LINES} to {MOST_LINES} lines, not {n_lines}",
                parameter="n_lines",
                value=n_lines,
            )
        if not clear_after_s > 0:
            raise LayoutError(
                f"the time after which captions vanish must be above 0 s, not {clear_after_s}",
                parameter="clear_after_s",
                value=clear_after_s,
            )
        self._measure = measure
        self._width = width
        self._describe = describe
        self._labels = labels
        self._n_lines = n_lines
        self._clear_after_s = clear_after_s
        self._n_read: int | None = None
        self._n_opened = 0
        self._first_index = 0
        self._lines: list[_OpenLine] = []
        self._flows: dict[str, _Flow] = {}

    def lines(self, view: TranscriptView, now_s: float) -> tuple[Line, ...]:
        """Return the lines to show, from above, at session time `now_s`.

        Args:
            view: of the same transcript as before, not older.
            now_s: seconds of session time.
        """
        for entry in self._unread(view, now_s):
            if isinstance(entry, Word):
                self._take_word(entry)
            else:
                self._take_notice(entry, now_s)
        for source in {word.source: None for word in view.growing}:
            self._flow(source)
        for flow in self._flows.values():
            self._grow(flow, [word for word in view.growing if word.source == flow.source], now_s)
        self._clear(now_s)
        return self._visible()

    def _unread(self, view: TranscriptView, now_s: float) -> Sequence[Entry]:
        since, is_first = self._n_read or 0, self._n_read is None
        self._n_read = view.n_entries
        if view.n_entries - since > _MOST_ENTRIES_AT_ONCE:
            since = view.n_entries - _MOST_ENTRIES_AT_ONCE
            for flow in self._flows.values():
                flow.start_afresh()
        entries = view.since(since)
        if is_first:
            entries = [entry for entry in entries if self._is_recent(entry, now_s)]
        return entries

    def _is_recent(self, entry: Entry, now_s: float) -> bool:
        time_s = entry.at_s if isinstance(entry, Remark) else entry.end_s
        return now_s - time_s < self._clear_after_s

    def _take_word(self, word: Word) -> None:
        flow = self._flow(word.source)
        self._take_turn(flow, word)
        flow.end_s = word.end_s
        flow.n_committed += len(word.text)
        flow.tail = one_line(flow.tail + word.text)
        breaks = [offset for offset in break_offsets(flow.tail) if offset < len(flow.tail)]
        if breaks:
            self._place(flow, breaks[-1])

    def _take_notice(self, entry: Gap | Remark, now_s: float) -> None:
        if isinstance(entry, Gap) and entry.end_s - entry.start_s < _SHORTEST_GAP_S:
            return
        text = one_line(self._describe(entry)).strip()
        if not text:
            return
        if isinstance(entry, Gap) and entry.source in self._flows:
            self._end_turn(self._flows[entry.source])
        kind = LineKind.GAP if isinstance(entry, Gap) else LineKind.REMARK
        prefix = self._prefix(entry.source)
        for part in fill("", text, lambda line: self._fits(prefix + line)):
            self._open(kind, entry.source, now_s).text = part

    def _grow(self, flow: _Flow, words: Sequence[Word], now_s: float) -> None:
        text = "".join(word.text for word in words)
        if words:
            self._take_turn(flow, words[0])
        flow.growing = text
        # A word that is committed as it stood is nothing new to the reader.
        if flow.n_committed + len(text) != flow.n_characters:
            flow.n_characters = flow.n_committed + len(text)
            flow.new_at_s = now_s
        if now_s - flow.new_at_s < self._clear_after_s:
            self._settle(flow)
            self._show_growing(flow)

    def _settle(self, flow: _Flow) -> None:
        """Place what of the tail will not have to move whatever comes next."""
        if not flow.tail:
            return
        if flow.growing:
            whole = one_line(flow.tail + flow.growing)
            n_spaces = len(whole) - len(flow.tail) - len(whole[len(flow.tail) :].lstrip())
            latest = min(len(flow.tail) + n_spaces, len(whole) - 1)
            breaks = [offset for offset in break_offsets(whole) if offset <= latest]
            if breaks:
                self._place(flow, min(breaks[-1], len(flow.tail)))
        elif self._has_room(flow):
            self._place(flow, len(flow.tail))

    def _has_room(self, flow: _Flow) -> bool:
        """Tell whether a closing mark that may come yet fits behind the tail."""
        *before, last = self._fill(flow, flow.tail)
        line = last if before or not flow.lines else flow.lines[0].text + last
        mark = "。" if flow.tail[-1] >= _FIRST_WIDE else "…"
        return self._fits(self._prefix(flow.source) + line.strip() + mark)

    def _place(self, flow: _Flow, n_characters: int) -> None:
        text, flow.tail = flow.tail[:n_characters], flow.tail[n_characters:]
        flow.shown = None
        parts = self._fill(flow, text)
        for number, part in enumerate(parts):
            if number > 0:
                self._to_next_line(flow)
            if part:
                self._current_line(flow).text += part

    def _show_growing(self, flow: _Flow) -> None:
        text = one_line(flow.tail + flow.growing)
        if text == flow.shown:
            return
        flow.shown = text
        parts = self._fill(flow, text) if text.strip() else [""]
        if not parts[0].strip() and len(parts) > 1:
            # Having gone to the next line as a whole, the tail stays there.
            self._to_next_line(flow)
            parts = parts[1:]
        for line in flow.lines:
            line.growing = ""
        for number, part in enumerate(parts):
            if part:
                if number >= len(flow.lines):
                    self._open_for(flow)
                flow.lines[number].growing = part

    def _fill(self, flow: _Flow, text: str) -> list[str]:
        line = flow.lines[0].text if flow.lines else ""
        prefix = self._prefix(flow.source)
        return fill(line, text, lambda filled: self._fits(prefix + filled))

    def _take_turn(self, flow: _Flow, word: Word) -> None:
        """Leave the source's line for `word` where going on there would mislead or be unseen."""
        while flow.lines and flow.lines[0].index < self._first_index:
            flow.lines.pop(0)
            flow.shown = None
        if (
            flow.lines
            and flow.lines[-1] is not self._lines[-1]
            and word.start_s - flow.end_s >= TURN_PAUSE_S
        ):
            self._end_turn(flow)

    def _end_turn(self, flow: _Flow) -> None:
        self._place(flow, len(flow.tail))
        flow.leave_line()

    def _current_line(self, flow: _Flow) -> _OpenLine:
        return flow.lines[0] if flow.lines else self._open_for(flow)

    def _to_next_line(self, flow: _Flow) -> None:
        if flow.lines:
            flow.lines.pop(0).growing = ""
        self._current_line(flow)

    def _open_for(self, flow: _Flow) -> _OpenLine:
        line = self._open(LineKind.WORDS, flow.source, flow.new_at_s)
        flow.lines.append(line)
        return line

    def _open(self, kind: LineKind, source: str, now_s: float) -> _OpenLine:
        line = _OpenLine(self._n_opened, kind, source, now_s)
        self._n_opened += 1
        self._lines.append(line)
        del self._lines[:-_MOST_ENTRIES_AT_ONCE]
        return line

    def _clear(self, now_s: float) -> None:
        for flow in self._flows.values():
            if now_s - flow.new_at_s >= self._clear_after_s:
                flow.start_afresh()
        self._lines = [line for line in self._lines if not self._is_over(line, now_s)]

    def _is_over(self, line: _OpenLine, now_s: float) -> bool:
        flow = self._flows.get(line.source)
        new_at_s = line.opened_at_s if flow is None else max(line.opened_at_s, flow.new_at_s)
        return now_s - new_at_s >= self._clear_after_s

    def _visible(self) -> tuple[Line, ...]:
        filled = [
            line
            for line in self._lines
            if line.index >= self._first_index and (line.text + line.growing).strip()
        ][-self._n_lines :]
        if filled:
            self._first_index = filled[0].index
        self._lines = [line for line in self._lines if line.index >= self._first_index]
        return tuple(self._line(line) for line in filled)

    def _line(self, line: _OpenLine) -> Line:
        text = line.text.rstrip()
        spaces = line.text[len(text) :]
        return Line(
            index=line.index,
            kind=line.kind,
            source=line.source,
            label=self._labels.get(line.source, ""),
            text=text,
            growing=(spaces + line.growing).rstrip() if line.growing.strip() else "",
            is_rtl=is_right_to_left(line.text + line.growing),
        )

    def _flow(self, source: str) -> _Flow:
        return self._flows.setdefault(source, _Flow(source))

    def _prefix(self, source: str) -> str:
        label = self._labels.get(source, "")
        return f"{label}: " if label else ""

    def _fits(self, text: str) -> bool:
        return self._measure(text) <= self._width


class _OpenLine:
    __slots__ = ("growing", "index", "kind", "opened_at_s", "source", "text")

    def __init__(self, index: int, kind: LineKind, source: str, opened_at_s: float) -> None:
        self.index = index
        self.kind = kind
        self.source = source
        self.opened_at_s = opened_at_s
        self.text = ""
        self.growing = ""


class _Flow:
    """One source's text on its way to the lines.

    Attributes:
        source: the `id` of the speaker.
        lines: the line it is at, then lines that so far have growing text only.
        tail: committed text after the last place where a line may end; not yet on a line.
        growing: the text that may still grow.
        end_s: where the last word ends.
        n_committed: characters of all committed words.
        n_characters: characters of all words, when something new came last.
        new_at_s: when something new came last.
        shown: what the lines' growing text was made of, or None where that has to be done again.
    """

    def __init__(self, source: str) -> None:
        self.source = source
        self.lines: list[_OpenLine] = []
        self.tail = ""
        self.growing = ""
        self.end_s = 0.0
        self.n_committed = 0
        self.n_characters = 0
        self.new_at_s = 0.0
        self.shown: str | None = None

    def leave_line(self) -> None:
        """Begin a new line with the next text."""
        for line in self.lines:
            line.growing = ""
        self.lines = []
        self.shown = None

    def start_afresh(self) -> None:
        """Begin a new line and leave out what was not on a line yet."""
        self.tail = ""
        self.leave_line()

"""Captions as plain lines, for pipes, files and screen readers."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Sequence
from types import TracebackType

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.export.times import clock_s
from app.captions.graphemes import one_line
from app.captions.line_breaks import break_offsets
from app.captions.segments import Segmenter
from app.cli.caption_view import Output
from app.cli.formats import TextSink
from app.desktop.notices import describe
from app.session.snapshot import SessionSnapshot, SessionState

PATIENCE_S = 2.0
"""A word is printed after so long at the latest, whether or not its segment has ended."""

LINE_CHARACTERS = 80
"""A line ends before the word that would make it longer."""

# Where a text has no place to end a line, as in some scripts without spaces.
_MOST_CHARACTERS = 2 * LINE_CHARACTERS

_STATES = {
    SessionState.LOADING: "Loading the model; what is said meanwhile is captioned later.",
    SessionState.LISTENING: "Listening.",
    SessionState.PAUSED: "Paused.",
    SessionState.STOPPING: "Stopping: the last words are on their way.",
    SessionState.STOPPED: "Stopped.",
}

_NUMBER = re.compile(r"\d+(\.\d+)?")


class PlainView:
    """Prints each segment as a line, and each gap and remark. Nothing printed ever changes.

    A segment that stays open for long comes in several lines; each word is in exactly one. What is
    true of the session is told apart from the captions, once when it becomes true. `show` may be
    called from any one thread while another enters and leaves.
    """

    def __init__(
        self,
        output: TextSink,
        tell: Callable[[str], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Prepare.

        Args:
            output: receives the captions.
            tell: receives sentences for the user, such as `app.cli.main.complain`.
            clock: seconds.
        """
        self._sink = output
        self._tell = tell
        self._clock = clock
        self._output = Output()
        self._lock = threading.Lock()
        self._segmenter = Segmenter()
        self._unprinted: dict[str, _Unprinted] = {}
        self._labels: dict[str, str] = {}
        self._growing: tuple[Word, ...] = ()
        self._n_read = 0
        self._state = SessionState.NEW
        self._told: frozenset[str] = frozenset()
        self._is_open = False

    @property
    def is_broken(self) -> bool:
        """Whether nobody reads the captions any more, so that nothing is printed."""
        return self._output.is_broken

    def show(self, snapshot: SessionSnapshot) -> None:
        """Print what is new."""
        with self._lock:
            if not self._is_open:
                return
            self._tell_news(snapshot)
            if not self.is_broken:
                with self._output.writing():
                    self._print_news(snapshot)

    def __enter__(self) -> PlainView:
        """Begin to print."""
        self._is_open = True
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Print all that was shown to this view and is not printed yet."""
        with self._lock:
            self._is_open = False
            if not self.is_broken:
                with self._output.writing():
                    self._take(self._growing)
                    for source in list(self._unprinted):
                        self._print_words(source)
                    self._sink.flush()

    def _tell_news(self, snapshot: SessionSnapshot) -> None:
        if snapshot.state is not self._state:
            self._state = snapshot.state
            if snapshot.state in _STATES:
                self._tell(_STATES[snapshot.state])
        # A message that only counts on is not new.
        true_now = {_NUMBER.sub("0", message): message for message in snapshot.messages}
        for key, message in true_now.items():
            if key not in self._told:
                self._tell(one_line(message))
        self._told = frozenset(true_now)

    def _print_news(self, snapshot: SessionSnapshot) -> None:
        self._labels = {
            source.speaker.id: one_line(source.speaker.label).strip() for source in snapshot.sources
        }
        self._growing = snapshot.transcript.growing
        entries = snapshot.transcript.since(self._n_read)
        self._n_read = snapshot.transcript.n_entries
        self._take(entries)
        now_s = self._clock()
        late = [
            source
            for source, unprinted in self._unprinted.items()
            if now_s - unprinted.since_s >= PATIENCE_S
        ]
        for source in late:
            self._print_words(source)
        if entries or late:
            self._sink.flush()

    def _take(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            for segment in self._segmenter.push([entry]):
                self._print_words(segment.source)
            match entry:
                case Word():
                    self._take_word(entry)
                case Gap(source, start_s):
                    self._print_line(start_s, source, f"-- {describe(entry)} --")
                case Remark(source, at_s):
                    self._print_line(at_s, source, f"-- {describe(entry)} --")

    def _take_word(self, word: Word) -> None:
        unprinted = self._unprinted.get(word.source)
        if unprinted is not None and unprinted.is_full_before(word):
            self._print_words(word.source)
            unprinted = None
        if unprinted is None:
            unprinted = self._unprinted[word.source] = _Unprinted(word.start_s)
        unprinted.append(word, self._clock())

    def _print_words(self, source: str) -> None:
        unprinted = self._unprinted.pop(source, None)
        if unprinted is not None:
            self._print_line(unprinted.start_s, source, unprinted.text)

    def _print_line(self, at_s: float, source: str, text: str) -> None:
        text = one_line(text).strip()
        label = self._labels.get(source, "")
        if text:
            self._sink.write(f"[{clock_s(at_s)}] {f'{label}: ' if label else ''}{text}\n")


class _Unprinted:
    """Words of one source's open segment that are not printed yet.

    Attributes:
        text: of all of them.
        start_s: where the first begins, in seconds of session time.
        since_s: the clock's reading when the last one came.
    """

    def __init__(self, start_s: float) -> None:
        self.text = ""
        self.start_s = start_s
        self.since_s = 0.0

    def append(self, word: Word, now_s: float) -> None:
        self.text = (self.text + word.text).lstrip()
        self.since_s = now_s

    def is_full_before(self, word: Word) -> bool:
        longer = self.text + word.text
        if len(longer.rstrip()) <= LINE_CHARACTERS or not self.text:
            return False
        return len(self.text) >= _MOST_CHARACTERS or _may_break(longer, len(self.text), word)


def _may_break(longer: str, offset: int, word: Word) -> bool:
    """Tell whether a line may end before a word, or after the spaces it begins with."""
    n_spaces = len(word.text) - len(word.text.lstrip())
    return offset + n_spaces in break_offsets(longer)

"""Words grouped for reading: what one speaker said until a pause or the end of a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.captions.entries import Entry, Gap, Word

SEGMENT_PAUSE_S = 1.5
"""A pause after which people begin something new."""

TURN_PAUSE_S = 0.5
"""A speaker who was silent this long while another spoke takes a new turn."""

_SENTENCE_PAUSE_S = 0.3
# About two lines of a caption: from here on a sentence's end is enough.
_LONG_CHARACTERS = 84
# Nobody reads a longer paragraph, and a model that writes no full stops must not make one.
_LONGEST_CHARACTERS = 600

_SENTENCE_ENDS = ".!?…。！？．｡؟۔।॥"  # noqa: RUF001
_CLOSERS = "\"'”’»›)]}」』》〉）］｣"  # noqa: RUF001
_CLINGING = _CLOSERS + _SENTENCE_ENDS + ",;:、，；：،؛"  # noqa: RUF001


@dataclass(frozen=True, slots=True)
class Segment:
    """Words of one source that are read together.

    Attributes:
        words: at least one, in order.
    """

    words: tuple[Word, ...]

    @property
    def source(self) -> str:
        """The `id` of the speaker."""
        return self.words[0].source

    @property
    def start_s(self) -> float:
        """When the first word begins, in seconds of session time."""
        return self.words[0].start_s

    @property
    def end_s(self) -> float:
        """When the last word ends, in seconds of session time."""
        return self.words[-1].end_s

    @property
    def text(self) -> str:
        """The words' texts, joined and stripped."""
        return "".join(word.text for word in self.words).strip()


class Segmenter:
    """Groups entries to segments while they come.

    A source's segment ends at a pause; at the end of a sentence that is followed by a small pause,
    or by anything where the segment is long; at a gap of the source; and where another source took
    the word. Two sources that speak at once keep a segment each.
    """

    def __init__(self, pause_s: float = SEGMENT_PAUSE_S) -> None:
        self._pause_s = pause_s
        self._open: dict[str, _OpenSegment] = {}

    def push(self, entries: Iterable[Entry]) -> list[Segment]:
        """Take new entries and return the segments that end by them."""
        ended = []
        for entry in entries:
            if isinstance(entry, Gap):
                ended += self._close(entry.source)
            elif isinstance(entry, Word):
                ended += self._push_word(entry)
        return ended

    def finish(self) -> list[Segment]:
        """Return the segments that are still open, by their start."""
        left = [segment.closed() for segment in self._open.values()]
        self._open.clear()
        return sorted(left, key=lambda segment: segment.start_s)

    def _push_word(self, word: Word) -> list[Segment]:
        ended = []
        current = self._open.get(word.source)
        if current is not None and current.ends_before(word, self._pause_s):
            ended += self._close(word.source)
            current = None
        if current is None:
            self._open[word.source] = _OpenSegment(word)
        else:
            current.append(word)
        for source, segment in self._open.items():
            if source != word.source:
                segment.was_interrupted = True
        return ended

    def _close(self, source: str) -> list[Segment]:
        segment = self._open.pop(source, None)
        return [] if segment is None else [segment.closed()]


def segments(entries: Iterable[Entry], pause_s: float = SEGMENT_PAUSE_S) -> list[Segment]:
    """Return the segments of a whole transcript, by their start."""
    segmenter = Segmenter(pause_s)
    ended = segmenter.push(entries)
    return sorted(ended + segmenter.finish(), key=lambda segment: segment.start_s)


class _OpenSegment:
    def __init__(self, word: Word) -> None:
        self.was_interrupted = False
        self._words: list[Word] = []
        self._n_characters = 0
        self._ends_sentence = False
        self.append(word)

    def append(self, word: Word) -> None:
        self.was_interrupted = False
        self._words.append(word)
        self._n_characters += len(word.text)
        said = word.text.rstrip().rstrip(_CLOSERS)
        # A closing quotation mark that comes as a word of its own belongs to the sentence.
        if said.strip():
            self._ends_sentence = said[-1] in _SENTENCE_ENDS

    def ends_before(self, word: Word, default_pause_s: float) -> bool:
        pause_s = word.start_s - self._words[-1].end_s
        if pause_s >= default_pause_s:
            return True
        if not word.text.strip().strip(_CLINGING):
            return False
        if self.was_interrupted and pause_s >= TURN_PAUSE_S:
            return True
        if self._n_characters >= _LONGEST_CHARACTERS:
            return True
        is_long = self._n_characters >= _LONG_CHARACTERS
        return self._ends_sentence and (is_long or pause_s >= _SENTENCE_PAUSE_S)

    def closed(self) -> Segment:
        return Segment(tuple(self._words))

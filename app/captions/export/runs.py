"""What a speaker says without a pause, and the smallest parts that cues are made of."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from app.captions.entries import Word
from app.captions.export.break_places import break_places
from app.captions.export.widths import display_width, prefix_widths
from app.captions.graphemes import clusters

_SENTENCE_ENDS = ".!?…。！？．؟۔।॥"  # noqa: RUF001
_CLAUSE_ENDS = ",;:،؛、，；：—–"  # noqa: RUF001
_CLOSING = "\"'”’»)]}）」』】》›"  # noqa: RUF001

# How ill a line or cue ends within a clause; at the end of a clause or a sentence less so.
_WITHIN_CLAUSE = 2.0
_AT_CLAUSE_END = 0.6


class Run:
    """The text of consecutive words of one speaker, and where its lines may begin.

    No part between two such places is wider than `part_width` columns. Indices are those of `text`.
    """

    def __init__(self, words: Sequence[Word], part_width: int) -> None:
        self.source = words[0].source
        self._part_width = part_width
        self._words = words
        self._begins: list[int] = []
        self._ends: list[int] = []
        self.text = self._join(words)
        self._columns = prefix_widths(self.text)
        self._places = self._all_places()
        self._place_columns = [self._columns[self.line_end(place)] for place in self._places]

    def width(self, begin: int, end: int) -> int:
        """Return the columns of a part of the text."""
        return self._columns[end] - self._columns[begin]

    def line_end(self, begin: int) -> int:
        """Return where the line before the one that begins here ends, without its space."""
        return begin - 1 if begin and self.text[begin - 1] == " " else begin

    def fits(self, begin: int, end: int, first_width: int, line_width: int) -> bool:
        """Tell whether a part fits into two lines, the first of `first_width` columns."""
        if self.width(begin, end) <= first_width:
            return True
        place = bisect_right(self._place_columns, self._columns[begin] + first_width) - 1
        return (
            place >= 0
            and begin < self._places[place] < end
            and self.width(self._places[place], end) <= line_width
        )

    def lines(self, begin: int, end: int, first_width: int, line_width: int) -> list[str]:
        """Return a part as one line or two that are as equal and as sensibly cut as can be.

        The part has to fit.
        """
        if self.width(begin, end) <= first_width:
            return [self.text[begin:end]]
        first, last = bisect_right(self._places, begin), bisect_left(self._places, end)
        place = min(
            (
                place
                for place in self._places[first:last]
                if self.width(begin, self.line_end(place)) <= first_width
                and self.width(place, end) <= line_width
            ),
            key=lambda place: self._ugliness(begin, place, end, line_width),
        )
        return [self.text[begin : self.line_end(place)], self.text[place:end]]

    def break_cost(self, end: int) -> float:
        """Return how ill a part ends here: 0 after a sentence, more after a clause or within."""
        before = self.text[: self.line_end(end)][-8:].rstrip(_CLOSING + " ")
        if not before or before[-1] in _SENTENCE_ENDS:
            return 0.0
        return _AT_CLAUSE_END if before[-1] in _CLAUSE_ENDS else _WITHIN_CLAUSE

    def parts(self) -> Iterator[tuple[int, int]]:
        """Give the parts that no cue divides: words, as long as they are not too wide.

        Words between which no line may end are one part. The spaces between parts belong to none.
        """
        word_begins = set(self._begins)
        bounds = [0, *(place for place in self._places if place in word_begins), len(self.text)]
        for begin, end in pairwise(bounds):
            if self.width(begin, self.line_end(end)) <= self._part_width:
                yield begin, self.line_end(end)
            else:
                yield from self._divided(begin, end)

    def time_s(self, index: int) -> float:
        """Return when the text at the index was spoken, within a word by its share of letters."""
        number = max(bisect_right(self._begins, index) - 1, 0)
        word, begin, end = self._words[number], self._begins[number], self._ends[number]
        share = min((index - begin) / (end - begin), 1.0)
        return word.start_s + share * (word.end_s - word.start_s)

    def end_s(self, end: int) -> float:
        """Return when the text before the index had been spoken."""
        number = max(bisect_left(self._begins, end) - 1, 0)
        return self._words[number].end_s if end >= self._ends[number] else self.time_s(end)

    def _join(self, words: Sequence[Word]) -> str:
        parts: list[str] = []
        n_characters = 0
        space = ""
        for word in words:
            core = word.text.strip()
            if word.text[0].isspace():
                space = word.text[0]
            if parts and space:
                parts.append(space)
                n_characters += 1
            self._begins.append(n_characters)
            parts.append(core)
            n_characters += len(core)
            self._ends.append(n_characters)
            space = word.text[-1] if word.text[-1].isspace() else ""
        return "".join(parts)

    def _all_places(self) -> list[int]:
        places = break_places(self.text)
        every: list[int] = []
        begin = 0
        for end in (*places, len(self.text)):
            line_end = self.line_end(end)
            if self.width(begin, line_end) > self._part_width:
                every += _cluster_places(self.text[begin:line_end], begin, self._part_width)
            every.append(end)
            begin = end
        return every[:-1]

    def _divided(self, begin: int, end: int) -> Iterator[tuple[int, int]]:
        first, last = bisect_right(self._places, begin), bisect_left(self._places, end)
        previous = begin
        for place in (*self._places[first:last], end):
            if self.width(begin, self.line_end(place)) > self._part_width:
                yield begin, self.line_end(previous)
                begin = previous
            previous = place
        yield begin, self.line_end(end)

    def _ugliness(self, begin: int, place: int, end: int, line_width: int) -> float:
        line_end = self.line_end(place)
        unequal = abs(self.width(begin, line_end) - self.width(place, end)) / line_width
        # Some readers of SRT take a last line of digits for the number of the next cue.
        is_number = self.text[place:end].strip().isdecimal()
        return unequal + 0.25 * self.break_cost(line_end) + 10 * is_number


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a run that no cue divides.

    Attributes:
        run: which it is a part of.
        begin: index in the run's text.
        end: index in the run's text.
        start_s: when it was spoken.
        end_s: when it had been spoken.
        begins_run: whether there was a pause before it.
        end_cost: how ill a cue ends after it, see `Run.break_cost`.
    """

    run: Run
    begin: int
    end: int
    start_s: float
    end_s: float
    begins_run: bool
    end_cost: float


def parts_of(words: Sequence[Word], part_width: int) -> Iterator[Part]:
    """Give the parts of the clean words, at least one, that a speaker says without a pause."""
    run = Run(words, part_width)
    latest_s = 0.0
    for begin, end in run.parts():
        latest_s = max(latest_s, run.time_s(begin))
        yield Part(
            run=run,
            begin=begin,
            end=end,
            start_s=latest_s,
            end_s=max(run.end_s(end), latest_s),
            begins_run=begin == 0,
            end_cost=run.break_cost(end),
        )


def _cluster_places(text: str, offset: int, line_width: int) -> Iterator[int]:
    """Give where lines must begin in a text that is wider than a line and has no better places."""
    columns = 0
    index = 0
    for cluster in clusters(text):
        width = display_width(cluster)
        if index and columns + width > line_width:
            yield offset + index
            columns = 0
        columns += width
        index += len(cluster)

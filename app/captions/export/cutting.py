"""Where one cue ends and the next begins: of all ways the one that reads best."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

from app.captions.export.cue import CueBlock, CueLimits, CueLine
from app.captions.export.runs import Part

_MOST_LINES = 2

# No cue has more parts: it bounds the search where parts are narrow.
_MOST_PARTS = 84

# What is disliked, on one scale with how ill a cue ends (0 after a sentence, 2 within a clause).
_EACH_CUE = 1.0
_UNFILLED = 1.0
_TOO_SHORT = 5.0
_TOO_FAST = 2.0
_TURN_WITHIN = 2.5
_OVERLAP_WITHIN = 0.2
_TURN_AFTER = 0.3


class CueCutter:
    """Cuts what several speakers say into cues.

    A cue holds one speaker's words on one line or two, or the words of two speakers who speak in
    turn or at once, with a line for each.
    """

    def __init__(self, limits: CueLimits, label_widths: Mapping[str, int]) -> None:
        self._limits = limits
        self._label_widths = label_widths

    def cut(self, parts: Sequence[Part]) -> list[CueBlock]:
        """Return the cues of consecutive parts, sorted by their start, in order."""
        n_parts = len(parts)
        least_costs = [0.0] + [math.inf] * n_parts
        begins = [0] * (n_parts + 1)
        for begin in range(n_parts):
            for end, cost in self._costs_from(parts, begin):
                if least_costs[begin] + cost < least_costs[end]:
                    least_costs[end] = least_costs[begin] + cost
                    begins[end] = begin
        blocks = []
        end = n_parts
        while end:
            blocks.append(self._block(parts[begins[end] : end]))
            end = begins[end]
        return blocks[::-1]

    def first_width(self, source: str) -> int:
        """Return the columns that a speaker's label leaves of a line."""
        return self._limits.line_width - self._label_widths.get(source, 0)

    def _costs_from(self, parts: Sequence[Part], begin: int) -> Iterator[tuple[int, float]]:
        """Give (end, cost) of every cue that may begin with a part."""
        longest_s = self._limits.longest_ms / 1000
        start_s = parts[begin].start_s
        sides: dict[str, _Side] = {}
        latest_s = start_s
        turn_cost = 0.0
        for index in range(begin, min(begin + _MOST_PARTS, len(parts))):
            part = parts[index]
            side = sides.get(part.run.source)
            if side is None:
                if sides:
                    turn_cost = _OVERLAP_WITHIN if part.start_s < latest_s else _TURN_WITHIN
                sides[part.run.source] = _Side(part, self.first_width(part.run.source))
            elif part.begins_run:
                return
            else:
                side.last = part
            latest_s = max(latest_s, part.end_s)
            is_long = latest_s - start_s > longest_s
            if index > begin and (is_long or not self._have_room(sides)):
                return
            n_columns = sum([side.n_columns for side in sides.values()])
            end_cost, until_s = self._end(parts, index, latest_s)
            cost = self._cost(n_columns, until_s - start_s) + end_cost + turn_cost
            yield index + 1, cost

    def _have_room(self, sides: Mapping[str, _Side]) -> bool:
        """Tell whether the text fits: one speaker's into two lines, two speakers' into one each."""
        if len(sides) == 1:
            (side,) = sides.values()
            return side.fits_two_lines(self._limits.line_width)
        return len(sides) <= _MOST_LINES and all(
            side.n_columns <= side.first_width for side in sides.values()
        )

    def _end(self, parts: Sequence[Part], index: int, latest_s: float) -> tuple[float, float]:
        """Return how ill a cue ends with a part, and until when it could be shown."""
        until_s = latest_s + self._limits.hang_ms / 1000
        if index + 1 == len(parts):
            return 0.0, until_s
        part, following = parts[index], parts[index + 1]
        cost = part.end_cost
        if following.run.source != part.run.source:
            cost = min(cost, _TURN_AFTER)
        return cost, min(until_s, following.start_s - self._limits.apart_ms / 1000)

    def _cost(self, n_columns: int, room_s: float) -> float:
        """Return how ill a cue of so much text is that can be shown for `room_s`."""
        limits = self._limits
        room_s = max(room_s, 0.001)
        unfilled = max(1 - n_columns / (_MOST_LINES * limits.line_width), 0.0)
        cost = _EACH_CUE + _UNFILLED * unfilled * unfilled
        if 1000 * room_s < limits.shortest_ms:
            cost += _TOO_SHORT * (1 - 1000 * room_s / limits.shortest_ms)
        speed = n_columns / room_s / limits.columns_per_s
        return cost + _TOO_FAST * min(speed - 1, 1.0) if speed > 1 else cost

    def _block(self, parts: Sequence[Part]) -> CueBlock:
        sides: dict[str, _Side] = {}
        for part in parts:
            source = part.run.source
            sides.setdefault(source, _Side(part, self.first_width(source))).last = part
        return CueBlock(
            lines=tuple(
                CueLine(source, text)
                for source, side in sides.items()
                for text in side.lines(self._limits.line_width)
            ),
            start_s=parts[0].start_s,
            end_s=max(part.end_s for part in parts),
            width=sum(side.n_columns for side in sides.values()),
        )


class _Side:
    """What one speaker says in a cue: consecutive parts of one run."""

    __slots__ = ("_first", "first_width", "last")

    def __init__(self, first: Part, first_width: int) -> None:
        self._first = first
        self.last = first
        self.first_width = first_width

    @property
    def n_columns(self) -> int:
        return self._first.run.width(self._first.begin, self.last.end)

    def fits_two_lines(self, line_width: int) -> bool:
        first, last = self._first, self.last
        return first.run.fits(first.begin, last.end, self.first_width, line_width)

    def lines(self, line_width: int) -> list[str]:
        first, last = self._first, self.last
        return first.run.lines(first.begin, last.end, self.first_width, line_width)

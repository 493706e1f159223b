"""What a file of captions shows at one time, and within which limits."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CueLimits:
    """The limits of the trade for captions that people read.

    Where people speak so fast that not all can be kept, all the text is still shown, in its order
    and without overlap.

    Attributes:
        line_width: columns of a line; a Chinese or Japanese character takes two.
        shortest_ms: that a cue is shown.
        longest_ms: that a cue is shown.
        apart_ms: between two cues.
        hang_ms: how long a cue may be shown after its last word.
        late_ms: how long after its first word a cue may begin where there is no room before.
        columns_per_s: that people can read.
        pause_s: a silence that no cue bridges.
    """

    line_width: int = 42
    shortest_ms: int = 1000
    longest_ms: int = 7000
    apart_ms: int = 80
    hang_ms: int = 1500
    late_ms: int = 1500
    columns_per_s: float = 20.0
    pause_s: float = 1.0


@dataclass(frozen=True, slots=True)
class CueLine:
    """One line on the screen.

    Attributes:
        source: the `id` of its speaker, or "" for nobody's.
        text: without line ends, never empty.
    """

    source: str
    text: str


@dataclass(frozen=True, slots=True)
class CueBlock:
    """The lines of a cue and when they were spoken.

    Attributes:
        lines: one or two; several speakers' where they spoke at the same time.
        start_s: of its first word.
        end_s: of its last word.
        width: columns of all lines.
    """

    lines: tuple[CueLine, ...]
    start_s: float
    end_s: float
    width: int


@dataclass(frozen=True, slots=True)
class Cue:
    """The lines of a cue and when they are shown, in whole milliseconds."""

    lines: tuple[CueLine, ...]
    start_ms: int
    end_ms: int

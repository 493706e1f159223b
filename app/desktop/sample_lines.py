"""Lines of captions to show a look with."""

from __future__ import annotations

from collections.abc import Callable

from app.captions.graphemes import is_right_to_left
from app.captions.layout import Line, LineKind
from app.captions.line_breaks import fill


def sample_lines(
    text: str, growing: str, n_lines: int, fits: Callable[[str], bool]
) -> tuple[Line, ...]:
    """Return as many lines as the overlay has, all of them full but the last.

    Args:
        text: what was said, repeated as often as it takes; not empty.
        growing: the words at the end that may still change.
        n_lines: how many lines there are.
        fits: whether a line's text is narrow enough.
    """
    end = fill("", f"{text} {growing}", fits)
    said = text
    while len(end) < n_lines:
        said = f"{text} {said}"
        end = fill("", f"{said} {growing}", fits)
    shown = end[-n_lines:]
    return tuple(
        _line(number, row, growing if number == n_lines - 1 else "")
        for number, row in enumerate(shown)
    )


def _line(index: int, row: str, growing: str) -> Line:
    # What of the growing words has gone to the line before is told as certain there.
    text = row[: max(0, len(row) - len(growing))].rstrip() if growing else row
    return Line(
        index=index,
        kind=LineKind.WORDS,
        source="sample",
        label="",
        text=text,
        growing=row[len(text) :] if growing else "",
        is_rtl=is_right_to_left(row),
    )

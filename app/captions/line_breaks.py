"""Where text may go on in the next line, and how it fills lines of a given width."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache

from uniseg.linebreak import line_break_boundaries

from app.captions.graphemes import clusters

# Words of letters and digits with the usual marks, and spaces between them. The rules break such
# text after its spaces and nowhere else, and would take milliseconds to say so.
_LETTER = "[A-Za-z0-9À-ÖØ-öø-ʯА-я]"
_WORD = f"{_LETTER}+(?:[',.:;]{_LETTER}+)*[.,:;!?]*"
_PLAIN = re.compile(f" *(?:{_WORD}(?: +{_WORD})* *)?")
_SPACES_BEFORE_A_WORD = re.compile(" +(?! |$)")


@lru_cache(maxsize=256)
def break_offsets(text: str) -> tuple[int, ...]:
    """Return where in `text` a line may end (UAX #14), in order; the last is the text's end."""
    if _PLAIN.fullmatch(text):
        offsets = [found.end() for found in _SPACES_BEFORE_A_WORD.finditer(text)]
        return (*offsets, len(text)) if text else ()
    return tuple(line_break_boundaries(text))


def units(text: str) -> Iterator[str]:
    """Yield the parts of `text` that no line may divide, each with the spaces after it."""
    start = 0
    for end in break_offsets(text):
        yield text[start:end]
        start = end


def fill(line: str, text: str, fits: Callable[[str], bool]) -> list[str]:
    """Divide `text` between the line it begins on and the lines that follow.

    A unit goes to the next line where it does not fit any more. One that does not fit on a line of
    its own is divided between grapheme clusters, one at least a line.

    Args:
        line: what is on the first line already.
        text: what comes right after it, without line ends.
        fits: whether a line's text, without spaces around it, is narrow enough.

    Returns:
        What comes on the first line, perhaps nothing, then the text of each further line. A further
        line has no space at its start; nothing else is left out.
    """
    filling = _Filling(line, fits)
    for unit in units(text):
        filling.add(unit)
    return filling.added


class _Filling:
    def __init__(self, line: str, fits: Callable[[str], bool]) -> None:
        self.added = [""]
        self._line = line
        self._fits = fits

    def add(self, unit: str) -> None:
        if not unit.strip() or self._fits((self._line + unit).strip()):
            self._append(unit)
            return
        if self._line.strip():
            self._next_line()
        if self._fits(unit.strip()):
            self._append(unit)
            return
        for cluster in clusters(unit):
            is_too_wide = not self._fits((self._line + cluster).strip())
            if is_too_wide and self._line.strip() and cluster.strip():
                self._next_line()
            self._append(cluster)

    def _append(self, text: str) -> None:
        if not self._line.strip():
            text = text.lstrip()
        self._line += text
        self.added[-1] += text

    def _next_line(self) -> None:
        self._line = ""
        self.added.append("")

"""Where the lines of a text may begin, by Unicode's line breaking algorithm (UAX #14)."""

from __future__ import annotations

import re
from functools import lru_cache

from app.captions.line_breaks import break_offsets

# Between two such parts a line may always end, whatever else is in them (UAX #14, LB18 and LB31):
# a letter, digit or mark that ends a sentence, a space, and a letter or digit; or two ideographs.
_PART_BEGINS = re.compile(r"(?<=[\w.,!?…]) (?=[^\W_])|(?<=[㐀-䶵一-鿋])(?=[㐀-䶵一-鿋])")

# A part of these has no break inside.
_SOLID = re.compile(r"[A-Za-z0-9À-ÖØ-öø-ÿ']+[.,!?]?")


def break_places(text: str) -> list[int]:
    """Return the indices at which a line may begin, in order, without those of both ends."""
    places: list[int] = []
    begin = 0
    for match in _PART_BEGINS.finditer(text):
        places += [begin + place for place in _places_inside(text[begin : match.start()])]
        begin = match.end()
        places.append(begin)
    places += [begin + place for place in _places_inside(text[begin:])]
    return places


def _places_inside(part: str) -> tuple[int, ...]:
    return () if _SOLID.fullmatch(part) else _slow_places(part)


# The algorithm takes a tenth of a millisecond for a character, and words come again.
@lru_cache(maxsize=4096)
def _slow_places(part: str) -> tuple[int, ...]:
    return tuple(break_offsets(part)[:-1])

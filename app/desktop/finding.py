"""Looks for words in paragraphs that only ever grow at their ends."""

from __future__ import annotations

import bisect
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

_APOSTROPHES = {
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{MODIFIER LETTER APOSTROPHE}": "'",
}


@dataclass(frozen=True, slots=True, order=True)
class Match:
    """A place where the text stands.

    Attributes:
        paragraph: index of the paragraph.
        start: its first character's place in the paragraph, counted in code points.
        end: the place behind its last character.
    """

    paragraph: int
    start: int
    end: int


class Finder:
    """Finds a text whatever its case and accents. Remembers what it made of the paragraphs."""

    def __init__(self) -> None:
        self._folded: dict[int, tuple[int, str, Sequence[int]]] = {}

    def matches(self, text: str, paragraphs: Sequence[str]) -> list[Match]:
        """Return all places of the text, in order; none of an empty one.

        Args:
            text: what to look for; spaces around it do not count.
            paragraphs: the same as before, but for what was written at their ends since.
        """
        wanted = _folded(" ".join(text.split()))[0]
        if not wanted:
            return []
        found = []
        for index, paragraph in enumerate(paragraphs):
            folded, places = self._of(index, paragraph)
            at = folded.find(wanted)
            while at >= 0:
                end = at + len(wanted)
                # Accents behind the last letter belong to it, and so do parts of a ligature.
                found.append(Match(index, places[at], max(places[end], places[end - 1] + 1)))
                at = folded.find(wanted, end)
        return found

    def _of(self, index: int, paragraph: str) -> tuple[str, Sequence[int]]:
        known = self._folded.get(index)
        if known is not None and known[0] == len(paragraph):
            return known[1:]
        folded, places = _folded(paragraph)
        self._folded[index] = (len(paragraph), folded, places)
        return folded, places


def next_match(matches: Sequence[Match], after: Match | None) -> Match | None:
    """Return the first match that comes after the given one, beginning anew at the end."""
    if not matches:
        return None
    at = 0 if after is None else bisect.bisect_right(matches, after)
    return matches[at % len(matches)]


def previous_match(matches: Sequence[Match], before: Match | None) -> Match | None:
    """Return the last match that comes before the given one, going on from the end."""
    if not matches:
        return None
    at = len(matches) if before is None else bisect.bisect_left(matches, before)
    return matches[at - 1]


def _folded(text: str) -> tuple[str, Sequence[int]]:
    """Return the text without case and accents, and where each character of it came from."""
    if text.isascii():
        return text.lower(), range(len(text) + 1)
    characters = []
    places = []
    for place, character in enumerate(text):
        plain = unicodedata.normalize("NFKD", _APOSTROPHES.get(character, character)).casefold()
        for part in plain:
            if not unicodedata.combining(part):
                characters.append(part)
                places.append(place)
    places.append(len(text))
    return "".join(characters), places

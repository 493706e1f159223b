"""Text as it is compared when searched: without case, accents and punctuation."""

from __future__ import annotations

import unicodedata

# Within a word, so that "dont" finds "don't".
_APOSTROPHES = "'\N{RIGHT SINGLE QUOTATION MARK}\N{MODIFIER LETTER APOSTROPHE}"


class Folding:
    """Makes text comparable. Remembers what becomes of each character it has met."""

    def __init__(self) -> None:
        self._replaced = _Replaced()

    def fold(self, text: str) -> str:
        """Return the text without case, accents and punctuation, its words one space apart.

        A space at either end stays: there, other text may follow.
        """
        plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
        spaced = plain.translate(self._replaced)
        inner = " ".join(spaced.split())
        if not inner:
            return " " if spaced else ""
        return " " * spaced[0].isspace() + inner + " " * spaced[-1].isspace()


class _Replaced(dict[int, int | str | None]):
    """A table for `str.translate`: accents vanish, punctuation parts words."""

    def __missing__(self, code: int) -> int | str | None:
        character = chr(code)
        replaced: int | str | None = code
        if unicodedata.combining(character) or character in _APOSTROPHES:
            replaced = None
        elif unicodedata.category(character).startswith("P"):
            replaced = " "
        self[code] = replaced
        return replaced

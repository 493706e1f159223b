"""One of the user's own spellings: what to find and what to put there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from uniseg.wordbreak import word_breakables

from engine import VoxcapError

# How much text a word's boundary is judged by, before it and after it.
N_BEFORE = 8
_N_AFTER = 2


class ReplacementError(VoxcapError):
    """A replacement, or a file of them, cannot be used."""


class UndecidedError(Exception):
    """Whether a text is found depends on text that has not come yet."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A stretch of one source's text.

    Attributes:
        text: the stretch.
        before: the last characters before it.
        is_whole: whether nothing will follow it.
    """

    text: str
    before: str = ""
    is_whole: bool = True

    def is_boundary(self, offset: int) -> bool:
        """Tell whether a word begins or ends at `offset` of `text` (UAX #29).

        Raises:
            UndecidedError: the characters that say so have not come yet.
        """
        before = (self.before + self.text[max(0, offset - N_BEFORE) : offset])[-N_BEFORE:]
        after = self.text[offset : offset + _N_AFTER]
        if after and (not before or before[-1].isspace() or after[0].isspace()):
            return True
        if after and _are_within_a_word(before[-1], after[0]):
            return False
        if not self.is_whole and len(after) < _N_AFTER:
            raise UndecidedError
        if not before or not after:
            return True
        return bool(list(word_breakables(before + after))[len(before)])


@dataclass(frozen=True, slots=True)
class Replacement:
    """What to find and what to put in its place. A subclass is one way to find.

    Attributes:
        find: the text to find.
        replace: what to put there; where it is empty, what was found is removed.

    Raises:
        ReplacementError: there is nothing to find.
    """

    mode: ClassVar[str]

    find: str
    replace: str

    def __post_init__(self) -> None:
        if not self.searched:
            raise ReplacementError(
                f'there is nothing to find in "{self.find}"; give the text to replace',
                parameter="find",
                value=self.find,
            )

    @property
    def searched(self) -> str:
        """What is compared with the text."""
        return self.find

    def end(self, passage: Passage, start: int) -> int | None:
        """Return where what is found at `start` of a passage ends; None where nothing is.

        Raises:
            UndecidedError: what stands there may yet become what to find.
        """
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class ExactReplacement(Replacement):
    """Finds characters exactly as written, anywhere, also within a word."""

    mode: ClassVar[str] = "exact"

    def end(self, passage: Passage, start: int) -> int | None:
        """Return where what is found at `start` of a passage ends; None where nothing is."""
        if passage.text.startswith(self.find, start):
            return start + len(self.find)
        if not passage.is_whole and self.find.startswith(passage.text[start:]):
            raise UndecidedError
        return None


@dataclass(frozen=True, slots=True)
class WholeWordReplacement(Replacement):
    """Finds a word or phrase, in upper or lower case, whatever spaces are between its words."""

    mode: ClassVar[str] = "whole word"

    @property
    def searched(self) -> str:
        """What is compared with the text: casefolded, with single spaces."""
        return " ".join(self.find.split()).casefold()

    def end(self, passage: Passage, start: int) -> int | None:
        """Return where what is found at `start` of a passage ends; None where nothing is."""
        try:
            end = self._letters_end(passage, start)
        except UndecidedError:
            if passage.is_boundary(start):
                raise
            return None
        if end is None or not passage.is_boundary(start) or not passage.is_boundary(end):
            return None
        return end

    def _letters_end(self, passage: Passage, start: int) -> int | None:
        searched, text = self.searched, passage.text
        at, n_found = start, 0
        while n_found < len(searched):
            if at == len(text):
                if passage.is_whole:
                    return None
                raise UndecidedError
            folded = " " if text[at].isspace() else text[at].casefold()
            if not searched.startswith(folded, n_found):
                return None
            n_found += len(folded)
            at += 1
            while folded == " " and at < len(text) and text[at].isspace():
                at += 1
        return at


def _are_within_a_word(before: str, after: str) -> bool:
    # Common, and clear without what follows.
    return (before + after).isascii() and before.isalnum() and after.isalnum()

"""Where in a session something was said."""

from __future__ import annotations

import bisect
import functools
from collections.abc import Sequence
from dataclasses import dataclass

from app.captions.entries import Word
from app.captions.errors import SessionError
from app.captions.folding import Folding
from app.captions.recorded import RecordedSession

_CONTEXT_CHARACTERS = 40
_REMEMBERED_WORDS = 1 << 16


@dataclass(frozen=True, slots=True)
class Passage:
    """Words of one speaker that hold what was searched for.

    Attributes:
        source: the speaker's `id`.
        start_s: of the first word, in seconds of session time.
        end_s: of the last word.
        before: what the speaker said just before, from the start of a word.
        text: the words.
        after: what the speaker said just after, up to the end of a word.
    """

    source: str
    start_s: float
    end_s: float
    before: str
    text: str
    after: str

    @property
    def line(self) -> str:
        """All of it as one line."""
        return " ".join((self.before + self.text + self.after).split())


class PassageFinder:
    """Finds a text in sessions. Case, accents and punctuation do not matter, words may be parts."""

    def __init__(self, text: str) -> None:
        """Prepare to look for the text.

        Raises:
            SessionError: it holds nothing to look for.
        """
        fold = Folding().fold
        self._wanted = fold(text).strip()
        if not self._wanted:
            raise SessionError(
                "there is nothing to search for; give a word or some words",
                parameter="text",
                value=text,
            )
        # Few words make up most of what is said.
        self._fold = functools.lru_cache(_REMEMBERED_WORDS)(fold)

    def passages(self, session: RecordedSession) -> list[Passage]:
        """Return all places, in the order of their times."""
        words: dict[str, list[Word]] = {}
        for entry in session.entries:
            if isinstance(entry, Word):
                words.setdefault(entry.source, []).append(entry)
        found = [passage for spoken in words.values() for passage in self._of_one(spoken)]
        return sorted(found, key=lambda passage: passage.start_s)

    def _of_one(self, words: Sequence[Word]) -> list[Passage]:
        """Return the places in the words of one speaker."""
        parts = []
        starts = []
        n_characters = 0
        ends_with_space = True
        for word in words:
            part = self._fold(word.text)
            if ends_with_space:
                part = part.removeprefix(" ")
            starts.append(n_characters)
            if part:
                parts.append(part)
                n_characters += len(part)
                ends_with_space = part.endswith(" ")
        text = "".join(parts)
        found = []
        position = text.find(self._wanted)
        while position >= 0:
            end = position + len(self._wanted)
            first = bisect.bisect_right(starts, position) - 1
            last = bisect.bisect_left(starts, end) - 1
            found.append(_passage(words, first, last))
            position = text.find(self._wanted, end)
        return found


def _passage(words: Sequence[Word], first: int, last: int) -> Passage:
    begin = first
    while begin > 0 and sum(len(word.text) for word in words[begin:first]) < _CONTEXT_CHARACTERS:
        begin -= 1
    end = last + 1
    while (
        end < len(words)
        and sum(len(word.text) for word in words[last + 1 : end]) < _CONTEXT_CHARACTERS
    ):
        end += 1
    return Passage(
        source=words[first].source,
        start_s=words[first].start_s,
        end_s=words[last].end_s,
        before=_joined(words[begin:first]),
        text=_joined(words[first : last + 1]),
        after=_joined(words[last + 1 : end]),
    )


def _joined(words: Sequence[Word]) -> str:
    return "".join(word.text for word in words)

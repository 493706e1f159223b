"""The user's own spellings in place of what the model wrote.

They act where words are shown and exported, never in the journal. What is found may go over
several words of one source, but neither over a gap or a long pause nor from one source to another.
What was put in is not searched again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.captions.entries import Entry, Gap, Word
from app.captions.replacement import N_BEFORE, Passage, Replacement, UndecidedError

PHRASE_PAUSE_S = 3.0
"""A pause that no phrase goes over."""


class Replacements:
    """Replacements acting together: from left to right, of several the one that finds the most."""

    def __init__(self, replacements: Iterable[Replacement] = ()) -> None:
        """Take replacements; of two that find the same text the first one acts."""
        self._replacements = tuple(replacements)
        self._by_first: dict[str, list[Replacement]] = {}
        for replacement in self._replacements:
            first = replacement.searched[0].casefold()[0]
            self._by_first.setdefault(first, []).append(replacement)

    def __iter__(self) -> Iterator[Replacement]:
        return iter(self._replacements)

    def __len__(self) -> int:
        return len(self._replacements)

    def apply(self, words: Sequence[Word]) -> list[Word]:
        """Return `words` with everything replaced.

        Words that are replaced together become one, from the first's start to the last's end.
        """
        return [entry for entry in self.apply_to_entries(words) if isinstance(entry, Word)]

    def apply_to_entries(self, entries: Iterable[Entry]) -> list[Entry]:
        """Return `entries` with everything replaced in their words, the others as they are.

        Words that are replaced together become one where the first of them stood.
        """
        placed: list[tuple[int, Entry]] = []
        runs: dict[str, _Run] = {}
        for number, entry in enumerate(entries):
            if isinstance(entry, Word):
                run = runs.setdefault(entry.source, _Run())
                if run.words and is_apart(run.words[-1], entry):
                    placed += run.replaced(self)
                    run = runs[entry.source] = _Run()
                run.words.append(entry)
                run.numbers.append(number)
                continue
            placed.append((number, entry))
            if isinstance(entry, Gap) and entry.source in runs:
                placed += runs.pop(entry.source).replaced(self)
        for run in runs.values():
            placed += run.replaced(self)
        placed.sort(key=lambda item: item[0])
        return [entry for _, entry in placed]

    def replace(
        self, words: Sequence[Word], *, before: str = "", is_whole: bool = True
    ) -> Iterator[ReplacedWords]:
        """Yield what becomes of one source's words that no gap or long pause parts.

        Args:
            words: in order.
            before: the last characters of what was said before them.
            is_whole: whether nothing follows them. Where something may, the last words, of which
                it depends what becomes of them, are left out.
        """
        passage = Passage("".join(word.text for word in words), before, is_whole)
        edits, decided = self._edits(passage)
        first, start, offset, n_done, n_inside = 0, 0, 0, 0, 0
        for number, word in enumerate(words):
            offset += len(word.text)
            while n_inside < len(edits) and edits[n_inside].end <= offset:
                n_inside += 1
            if n_inside < len(edits) and edits[n_inside].start < offset:
                continue
            if offset > decided:
                return
            group = words[first : number + 1]
            inside = edits[n_done:n_inside]
            edited = _edited(group, passage.text, start, inside)
            if not _is_removed(edited, inside):
                yield ReplacedWords(tuple(group), edited)
            elif offset == len(passage.text) and not is_whole:
                return
            else:
                # A space that is left parts the words around it, unless there is another.
                is_parting = bool(edited.text) and bool(passage.text[offset : offset + 1].strip())
                yield ReplacedWords(tuple(group), edited if is_parting else None)
            first, start, n_done = number + 1, offset, n_inside

    def _edits(self, passage: Passage) -> tuple[list[_Edit], int]:
        edits: list[_Edit] = []
        at = 0
        while at < len(passage.text):
            try:
                edit = self._edit(passage, at)
            except UndecidedError:
                break
            if edit is None:
                at += 1
            else:
                edits.append(edit)
                at = edit.end
        return edits, at

    def _edit(self, passage: Passage, start: int) -> _Edit | None:
        longest = None
        for replacement in self._by_first.get(passage.text[start].casefold()[0], ()):
            end = replacement.end(passage, start)
            if end is not None and (longest is None or end > longest.end):
                longest = _Edit(start, end, replacement.replace)
        return longest


class PhraseStream:
    """One source's words, replaced while they come. Holds back those that may become a phrase."""

    def __init__(self, replacements: Replacements) -> None:
        self._replacements = replacements
        self._before = ""
        self._held: list[Word] = []
        self._last: Word | None = None

    @property
    def holds(self) -> bool:
        """Whether words are held back."""
        return bool(self._held)

    def push(self, word: Word) -> list[Word]:
        """Take the next word and return those of which it is certain what becomes of them."""
        words = self.finish() if self._last is not None and is_apart(self._last, word) else []
        self._held.append(word)
        self._last = word
        done = list(self._replacements.replace(self._held, before=self._before, is_whole=False))
        gone = [word for replaced in done for word in replaced.words]
        self._held = self._held[len(gone) :]
        self._before = (self._before + "".join(word.text for word in gone))[-N_BEFORE:]
        return words + _results(done)

    def finish(self) -> list[Word]:
        """Return what is held back: no phrase goes on from here."""
        words = self.preview(())
        self._before, self._held, self._last = "", [], None
        return words

    def preview(self, growing: Sequence[Word]) -> list[Word]:
        """Return what would become of the words held back if only `growing` followed."""
        if growing and self._last is not None and is_apart(self._last, growing[0]):
            return self.preview(()) + _results(self._replacements.replace(growing))
        words = [*self._held, *growing]
        return _results(self._replacements.replace(words, before=self._before))


@dataclass(frozen=True, slots=True)
class ReplacedWords:
    """Words and what became of them.

    Attributes:
        words: at least one; several where they were replaced together.
        result: the word that takes their place, or None where they were removed.
    """

    words: tuple[Word, ...]
    result: Word | None


def is_apart(word: Word, following: Word) -> bool:
    """Tell whether the pause between two words is one that no phrase goes over."""
    return following.start_s - word.end_s >= PHRASE_PAUSE_S


@dataclass(frozen=True, slots=True)
class _Edit:
    start: int
    end: int
    replace: str


class _Run:
    """Words of one source that no gap or long pause parts, with their places among the entries."""

    def __init__(self) -> None:
        self.words: list[Word] = []
        self.numbers: list[int] = []

    def replaced(self, replacements: Replacements) -> Iterator[tuple[int, Entry]]:
        first = 0
        for replaced in replacements.replace(self.words):
            if replaced.result is not None:
                yield self.numbers[first], replaced.result
            first += len(replaced.words)


def _results(replaced: Iterable[ReplacedWords]) -> list[Word]:
    return [item.result for item in replaced if item.result is not None]


def _edited(words: Sequence[Word], text: str, start: int, edits: Sequence[_Edit]) -> Word:
    if not edits:
        return words[0]
    end = start + sum(len(word.text) for word in words)
    parts = []
    for edit in edits:
        parts += [text[start : edit.start], edit.replace]
        start = edit.end
    edited = "".join(parts) + text[start:end]
    first, last = words[0], words[-1]
    return Word(first.source, edited, first.start_s, max(first.start_s, last.end_s))


def _is_removed(word: Word, edits: Sequence[_Edit]) -> bool:
    return bool(edits) and not word.text.strip() and not any(edit.replace for edit in edits)

"""What has been said so far: written by one thread, read by any."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.joining import WordJoiner

if TYPE_CHECKING:
    from engine import TextPiece


class FirstEntries(Sequence[Entry]):
    """The first entries of a list to which others are still appended. Copies nothing."""

    __slots__ = ("_entries", "_n")

    def __init__(self, entries: list[Entry], n: int) -> None:
        """Show the first `n` of `entries`, which must never change otherwise than by appending."""
        self._entries = entries
        self._n = n

    def __len__(self) -> int:
        return self._n

    @overload
    def __getitem__(self, index: int) -> Entry: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Entry]: ...
    def __getitem__(self, index: int | slice) -> Entry | Sequence[Entry]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._n)
            if step > 0:
                return self._entries[start:stop:step]
            return [self._entries[i] for i in range(start, stop, step)]
        return self._entries[range(self._n)[index]]


@dataclass(frozen=True, slots=True)
class TranscriptView:
    """A transcript at one moment; stays as it is while the transcript goes on.

    Attributes:
        entries: what is committed, in the order it was; none ever changes.
        growing: words that may still grow or change, each source's in order, after its entries.
    """

    entries: Sequence[Entry] = ()
    growing: tuple[Word, ...] = ()

    @property
    def n_entries(self) -> int:
        """How many entries there are."""
        return len(self.entries)

    def since(self, index: int) -> Sequence[Entry]:
        """Return the entries from number `index` on, at a cost that grows only with them."""
        return self.entries[index:]


class Transcript:
    """Words, gaps and remarks in the order they became certain. Only ever appended to.

    All but `view` belongs to one thread.
    """

    def __init__(self, delay_s: float) -> None:
        """Start with nothing; the text stays `delay_s` behind the sound."""
        self._delay_s = delay_s
        self._entries: list[Entry] = []
        self._joiners: dict[str, WordJoiner] = {}
        self._view = TranscriptView()

    def set_delay(self, delay_s: float) -> None:
        """Take another delay, for every source, from now on."""
        self._delay_s = delay_s
        for joiner in self._joiners.values():
            joiner.delay_s = delay_s

    def push(self, source: str, pieces: Iterable[TextPiece], heard_s: float) -> list[Word]:
        """Take a source's new pieces, perhaps none, at session time `heard_s`.

        Returns:
            The words that are committed by that. A word is when the next one of its source begins,
            or when no further part of it can come any more.
        """
        return self._commit(self._joiner(source).push(pieces, heard_s))

    def add(self, entry: Gap | Remark) -> None:
        """Append what is no word.

        A word that its source is still at comes after it, unless `finish` was called before.
        """
        self._entries.append(entry)
        self._publish()

    def finish(self, source: str) -> list[Word]:
        """Commit the word that a source may have been at, and return it."""
        return self._commit(self._joiner(source).flush())

    def view(self) -> TranscriptView:
        """Return the transcript as it is now. Cheap, and usable from any thread."""
        return self._view

    def _joiner(self, source: str) -> WordJoiner:
        joiner = self._joiners.get(source)
        if joiner is None:
            joiner = self._joiners[source] = WordJoiner(source, self._delay_s)
        return joiner

    def _commit(self, words: list[Word]) -> list[Word]:
        self._entries += words
        self._publish()
        return words

    def _publish(self) -> None:
        growing = tuple(joiner.held for joiner in self._joiners.values() if joiner.held is not None)
        self._view = TranscriptView(FirstEntries(self._entries, len(self._entries)), growing)

"""Pieces of text joined to whole words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.captions.entries import Word
from app.captions.graphemes import splits_cluster

if TYPE_CHECKING:
    from engine import TextPiece

# Longer than the tokens of one word are apart in the stream.
_WORD_IS_OVER_S = 0.4


class WordJoiner:
    """Joins one source's pieces: those that share their times are the parts of one word.

    So is a piece that begins inside a character, as where an emoji comes in several tokens. A word
    is given out when the next one begins, or when the stream has gone on so far beyond it that no
    further part can come. Times never go back: a word begins at the end of the one before at the
    earliest.

    Attributes:
        delay_s: how far the text stays behind the sound; may be changed at any time.
    """

    def __init__(self, source: str, delay_s: float) -> None:
        self.delay_s = delay_s
        self._source = source
        self._held: Word | None = None
        self._held_times = (0.0, 0.0)
        self._last_end_s = 0.0

    @property
    def held(self) -> Word | None:
        """The word that may still grow, if there is one."""
        return self._held

    def push(self, pieces: Iterable[TextPiece], heard_s: float) -> list[Word]:
        """Take new pieces at stream time `heard_s` and return the words that are complete."""
        words = []
        for piece in pieces:
            if not piece.text:
                continue
            held = self._held
            if held is not None and self._is_part(piece, held):
                end_s = max(held.end_s, piece.end)
                self._held = Word(held.source, held.text + piece.text, held.start_s, end_s)
            else:
                words += self.flush()
                start_s = max(piece.start, self._last_end_s)
                end_s = max(piece.end, start_s)
                self._held = Word(self._source, piece.text, start_s, end_s)
            self._held_times = (piece.start, piece.end)
        if self._held is not None and heard_s >= self._patience_ends_s(self._held):
            words += self.flush()
        return words

    def flush(self) -> list[Word]:
        """Return the word that is held back, if any."""
        held, self._held = self._held, None
        if held is None:
            return []
        self._last_end_s = held.end_s
        return [held]

    def _is_part(self, piece: TextPiece, held: Word) -> bool:
        return self._held_times == (piece.start, piece.end) or splits_cluster(held.text, piece.text)

    def _patience_ends_s(self, held: Word) -> float:
        return held.end_s + self.delay_s + _WORD_IS_OVER_S

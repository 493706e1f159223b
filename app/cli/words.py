"""Pieces of text joined to whole words."""

from __future__ import annotations

from collections.abc import Iterable

from engine import TextPiece

# Longer than the tokens of one word are apart in the stream.
_WORD_IS_OVER_S = 0.4


class WordJoiner:
    """Joins pieces that share their times, which are the parts of one word.

    A word is given out when the next one begins, or when the stream has gone on so far beyond it
    that no further part can come.
    """

    def __init__(self, delay_s: float) -> None:
        self._patience_s = delay_s + _WORD_IS_OVER_S
        self._held: TextPiece | None = None

    def push(self, pieces: Iterable[TextPiece], heard_s: float) -> list[TextPiece]:
        """Take new pieces at stream time `heard_s` and return the words that are complete."""
        words = []
        for piece in pieces:
            held = self._held
            if held is not None and (held.start, held.end) == (piece.start, piece.end):
                self._held = TextPiece(held.text + piece.text, piece.start, piece.end)
                continue
            words += self.flush()
            self._held = piece
        if self._held is not None and heard_s >= self._held.end + self._patience_s:
            words += self.flush()
        return words

    def flush(self) -> list[TextPiece]:
        """Return the word that is held back, if any."""
        held, self._held = self._held, None
        return [] if held is None else [held]

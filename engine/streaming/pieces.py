"""Token ids become pieces of text with the time at which they were spoken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.tokenizer import IncrementalDecoder, Tokenizer

# The model tells where a word ends, not where it starts; a start is never put further back.
LONGEST_WORD_S = 0.5


@dataclass(frozen=True, slots=True)
class TextPiece:
    """Text as it was spoken: a word or part of one, with its own leading space.

    Attributes:
        text: one or more characters.
        start: seconds of stream time; an estimate, never before the end of the word before.
        end: seconds of stream time at which the word ends, within about 0.1 s.
    """

    text: str
    start: float
    end: float


class PieceWriter:
    """Collects one stream's tokens into pieces.

    A word's end lies at the position of its first text token: (k + 1) · 80 ms for the generated
    token k. The word's other tokens follow one a position and keep its times.
    """

    def __init__(self, tokenizer: Tokenizer, end_seconds: Callable[[int], float]) -> None:
        """Start with no word; `end_seconds` gives the stream time at which token k's audio ends."""
        self._tokenizer = tokenizer
        self._decoder = IncrementalDecoder(tokenizer)
        self._end_seconds = end_seconds
        self._start = 0.0
        self._end = 0.0
        self._last_text_index: int | None = None

    def push(self, token_id: int, index: int) -> TextPiece | None:
        """Take generated token number `index`; return a piece when text became complete."""
        if self._tokenizer.is_special(token_id):
            return None
        follows = self._last_text_index is not None and index == self._last_text_index + 1
        self._last_text_index = index
        text = self._decoder.push(token_id)
        if not (follows and (not text or continues_word(text))):
            self._begin_word(self._end_seconds(index))
        return TextPiece(text, self._start, self._end) if text else None

    def flush(self) -> TextPiece | None:
        """Give up bytes that never became a character: a piece with a replacement, or None."""
        text = self._decoder.flush()
        return TextPiece(text, self._start, self._end) if text else None

    def _begin_word(self, end: float) -> None:
        previous_end = self._end
        self._end = max(end, previous_end)
        self._start = max(previous_end, self._end - LONGEST_WORD_S)


def continues_word(text: str) -> bool:
    """Tell whether text right after a word's token belongs to that word.

    Scripts written without spaces (Chinese, Japanese) are not joined: each token has its own time.
    """
    first = text[0]
    if first.isspace():
        return False
    is_hangul = "\uac00" <= first <= "\ud7a3"
    return first < "\u2e80" or is_hangul

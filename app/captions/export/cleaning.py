"""Words and times as a file can hold them, whatever a model or a damaged journal gave."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import replace

from app.captions.entries import Word
from app.captions.graphemes import one_line

_SPACES = re.compile(r"\s+")
_UNBREAKABLE_SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{FIGURE SPACE}"


def clean_text(text: str) -> str:
    """Return the text on one line, with single spaces and without controls or lone surrogates."""
    return _SPACES.sub(_single_space, one_line(text))


def clean_words(words: Iterable[Word]) -> list[Word]:
    """Return the words of one source with clean texts, and times that never go back.

    A word without text only leaves its space to the next. Times are numbers from 0 on, and no word
    ends before it begins or after the next one begins.
    """
    cleaned: list[Word] = []
    earliest_s = 0.0
    space = ""
    for word in words:
        text = clean_text(space + word.text)
        space = "" if text.strip() else text
        start_s = max(finite(word.start_s, earliest_s), earliest_s)
        end_s = max(finite(word.end_s, start_s), start_s)
        if not text.strip():
            continue
        if cleaned and cleaned[-1].end_s > start_s:
            cleaned[-1] = replace(cleaned[-1], end_s=start_s)
        cleaned.append(replace(word, text=text, start_s=start_s, end_s=end_s))
        earliest_s = start_s
    return cleaned


def finite(time_s: float, otherwise_s: float) -> float:
    """Return the time, or the other where it is no number or infinite."""
    return time_s if math.isfinite(time_s) else otherwise_s


def _single_space(match: re.Match[str]) -> str:
    return match[0][0] if set(match[0]) <= set(_UNBREAKABLE_SPACES) else " "

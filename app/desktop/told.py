"""Puts what is told in English below the windows into the user's language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache

from app.desktop.told_forms import CONTEXT, FORMS
from app.desktop.wording import Translate, localised, untranslated

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_SENTENCE_END = re.compile(r"(?<=[.!?]) ")
# More sentences than anything that is told has.
_MOST_SENTENCES = 16


def retold(text: str, translate: Translate = untranslated) -> str:
    """Return a text in the user's language, as far as its sentences have a known form.

    What stands in the places of a form, such as the name of a device, is retold as well where it
    has a form of its own; an unknown sentence stays as it is.

    Args:
        text: one or several English sentences, a device's name or a gap's reason.
        translate: into the user's language.
    """
    return " ".join(_retold_part(part, translate) for part in _parts(text))


def is_known(text: str) -> bool:
    """Tell whether all sentences of a text have a known form."""
    return all(part.form is not None for part in _parts(text))


@dataclass(frozen=True, slots=True)
class _Part:
    """Some sentences, and the form they have together, None where they have none."""

    text: str
    form: str | None
    values: tuple[tuple[str, str], ...] = ()
    n_literal: int = 0


def _retold_part(part: _Part, translate: Translate) -> str:
    if part.form is None:
        return part.text
    values = {name: _retold_value(value, translate) for name, value in part.values}
    return translate(CONTEXT, part.form).format(**values)


def _retold_value(value: str, translate: Translate) -> str:
    is_number = _NUMBER.fullmatch(value) is not None
    return localised(value, translate) if is_number else retold(value, translate)


@lru_cache(maxsize=512)
def _parts(text: str) -> tuple[_Part, ...]:
    """Part a text so that as many of its letters as possible belong to known forms."""
    sentences = _SENTENCE_END.split(text)
    if len(sentences) > _MOST_SENTENCES:
        return (_Part(text, None),)
    best: list[tuple[_Part, ...]] = [()]
    for end in range(1, len(sentences) + 1):
        candidates = [
            (*best[start], part)
            for start in range(end)
            if (part := _part(" ".join(sentences[start:end]))).form is not None or start == end - 1
        ]
        best.append(max(candidates, key=_n_literal))
    return best[-1]


def _n_literal(parts: tuple[_Part, ...]) -> int:
    return sum(part.n_literal for part in parts)


def _part(text: str) -> _Part:
    found = _Part(text, None)
    for pattern in _patterns():
        if pattern.n_literal > found.n_literal and (match := pattern.regex.fullmatch(text)):
            values = tuple(match.groupdict().items())
            found = _Part(text, pattern.form, values, pattern.n_literal)
    return found


@dataclass(frozen=True, slots=True)
class _Pattern:
    form: str
    regex: re.Pattern[str]
    n_literal: int


@cache
def _patterns() -> tuple[_Pattern, ...]:
    return tuple(_pattern(form) for form in FORMS)


def _pattern(form: str) -> _Pattern:
    # Literal text and names of places take turns.
    pieces = _PLACEHOLDER.split(form)
    literal, names = pieces[::2], pieces[1::2]
    regex = re.escape(literal[0])
    for name, text in zip(names, literal[1:], strict=True):
        regex += f"(?P<{name}>.+?){re.escape(text)}"
    return _Pattern(form, re.compile(regex, re.DOTALL), sum(map(len, literal)))

"""The text of a settings file: a JSON object in UTF-8."""

from __future__ import annotations

import json
import math
from typing import TypeAlias

Document: TypeAlias = dict[str, object]
"""What a file of settings holds: sections by name, each a dict of plain JSON values."""

_DEEPEST = 50
# Python refuses to read whole numbers of more than some thousand digits.
_MOST_DIGITS = 300


class DamagedFileError(ValueError):
    """A file holds no settings; the message says what it is, to follow "it is"."""


def parse(content: bytes) -> Document:
    """Return the object that a file holds, in any of the encodings of Unicode.

    What is no number that other programs could read, such as NaN, becomes the text it is.

    Raises:
        DamagedFileError: the file holds none.
    """
    if not content.strip():
        raise DamagedFileError("empty")
    try:
        document = json.loads(
            content, parse_int=_whole_number, parse_float=_number, parse_constant=str
        )
    except UnicodeDecodeError as error:
        raise DamagedFileError("no text in UTF-8") from error
    except json.JSONDecodeError as error:
        raise DamagedFileError(f"no JSON (line {error.lineno}: {error.msg})") from error
    except RecursionError as error:
        raise DamagedFileError("nested too deeply") from error
    if not isinstance(document, dict):
        raise DamagedFileError("no JSON object in braces")
    if _is_deep(document):
        raise DamagedFileError("nested too deeply")
    return document


def text_of(document: Document) -> str:
    """Return the text to write in UTF-8, which `parse` reads back as the same document."""
    text = json.dumps(document, ensure_ascii=False, indent=2, allow_nan=False) + "\n"
    # Half of a surrogate pair has no UTF-8; written as \udXXX it is JSON's own escape.
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def _whole_number(text: str) -> int | str:
    return int(text) if len(text) <= _MOST_DIGITS else text


def _number(text: str) -> float | str:
    number = float(text)
    return number if math.isfinite(number) else text


def _is_deep(document: Document) -> bool:
    """Tell whether writing the document could exhaust the stack."""
    layer: list[object] = [document]
    for _ in range(_DEEPEST):
        layer = [
            inner
            for value in layer
            if isinstance(value, dict | list)
            for inner in (value.values() if isinstance(value, dict) else value)
        ]
    return bool(layer)

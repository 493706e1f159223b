"""How much of a line characters take: one column, or two as Chinese characters do."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import accumulate
from unicodedata import category, east_asian_width

from app.captions.graphemes import clusters

# What joins several characters to a single picture.
_MAY_BE_JOINED = re.compile("[\u200d\ufe0f\U0001f1e6-\U0001f1ff\U0001f3fb-\U0001f3ff]")
_WIDE_CLUSTER = re.compile("[\U0001f1e6-\U0001f1ff]{2}|.+\ufe0f")


def display_width(text: str) -> int:
    """Return the columns that the text takes."""
    return sum(_widths(text))


def prefix_widths(text: str) -> list[int]:
    """Return the columns before each character, and at the end those of all."""
    return list(accumulate(_widths(text), initial=0))


def cut_to_width(text: str, width: int) -> str:
    """Return the text, shortened to `width` columns with an ellipsis at its end if it is longer."""
    if display_width(text) <= width:
        return text
    kept = ""
    for cluster in clusters(text):
        if display_width(kept + cluster) > width - 1:
            break
        kept += cluster
    return kept.rstrip() + "…"


def _widths(text: str) -> Iterable[int]:
    if text.isascii():
        return [1] * len(text)
    if _MAY_BE_JOINED.search(text) is None:
        return [_character_width(character) for character in text]
    widths = []
    for cluster in clusters(text):
        widths.append(2 if _WIDE_CLUSTER.match(cluster) else _character_width(cluster[0]))
        widths += [0] * (len(cluster) - 1)
    return widths


def _character_width(character: str) -> int:
    if category(character) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1

"""Characters as readers see them, and text that is safe to show on one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from uniseg.graphemecluster import grapheme_cluster_breakables, grapheme_clusters

# Below this no character joins the one before it, but for the line feed after a carriage return.
_FIRST_JOINING = "\u0300"
# The rules look back over a whole emoji sequence or row of flags; real ones are shorter.
_CONTEXT = 64

_SPACES = re.compile(r"[\x00-\x20\x7f-\x9f\u2028\u2029]+")
# Embeddings, overrides and isolates would turn around what is shown beside the text.
_BIDI_CONTROLS = re.compile("[\u202a-\u202e\u2066-\u2069]")
_SURROGATES = re.compile("[\ud800-\udfff]")


def clusters(text: str) -> Iterator[str]:
    """Yield the grapheme clusters of `text` (UAX #29), in order."""
    return iter(text) if text.isascii() and "\r" not in text else grapheme_clusters(text)


def splits_cluster(before: str, after: str) -> bool:
    """Tell whether a grapheme cluster goes across the place between the two texts."""
    if not before or not after:
        return False
    if before[-1] < _FIRST_JOINING and after[0] < _FIRST_JOINING:
        return before[-1] == "\r" and after[0] == "\n"
    context = before[-_CONTEXT:]
    return not list(grapheme_cluster_breakables(context + after[0]))[len(context)]


def one_line(text: str) -> str:
    """Return `text` without line ends, controls, lone surrogates and runs of spaces."""
    spaced = _SPACES.sub(" ", _BIDI_CONTROLS.sub("", text))
    return _SURROGATES.sub("\N{REPLACEMENT CHARACTER}", spaced)


def is_right_to_left(text: str) -> bool:
    """Tell whether the first letter that has a direction is written from right to left."""
    for character in text:
        direction = unicodedata.bidirectional(character)
        if direction in ("R", "AL"):
            return True
        if direction == "L":
            return False
    return False

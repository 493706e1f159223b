"""Places in text as Qt counts them: in UTF-16 code units."""

from __future__ import annotations


def utf16_length(text: str) -> int:
    """Return how many UTF-16 code units a text has."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2

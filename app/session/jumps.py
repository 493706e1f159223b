"""Skips that stand beside each other become one.

A starved computer loses sound at the device as well, a few milliseconds at a time. Were a skip to
end at each such hole, one long stretch would become hundreds of short ones.
"""

from __future__ import annotations

from app.audio import SAMPLE_RATE
from app.session.chunks import Item, Skip

SMALL_HOLE_SAMPLES = SAMPLE_RATE // 2
"""A hole between two items up to which they count as one stretch."""


def is_next(before: Item, item: Item) -> bool:
    """Tell whether nothing, or no more than a small hole, lies between two items."""
    return 0 <= item.start_sample - before.end_sample <= SMALL_HOLE_SAMPLES


def append_joined(items: list[Item], item: Item) -> None:
    """Append an item, or lengthen the last if both are skips of one reason beside each other."""
    last = items[-1] if items else None
    if (
        isinstance(last, Skip)
        and isinstance(item, Skip)
        and last.reason == item.reason
        and is_next(last, item)
    ):
        items[-1] = Skip(last.start_sample, item.end_sample, last.reason)
    else:
        items.append(item)

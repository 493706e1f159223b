"""The order in which people read a transcript."""

from __future__ import annotations

from app.captions.entries import Gap, Remark, Word
from app.captions.export.excerpt import Excerpt
from app.captions.segments import Segment, segments


def reading_order(excerpt: Excerpt) -> list[Segment | Gap | Remark]:
    """Return segments, gaps and remarks by the time at which each begins."""
    items: list[Segment | Gap | Remark] = [
        *spoken_segments(excerpt),
        *excerpt.gaps,
        *excerpt.remarks,
    ]
    return sorted(items, key=_time_s)


def spoken_segments(excerpt: Excerpt) -> list[Segment]:
    """Return the segments of all sources by their start."""
    entries: list[Word | Gap] = [*excerpt.gaps]
    for words in excerpt.words.values():
        entries += words
    entries.sort(key=_time_s)
    return segments(entries)


def _time_s(item: Segment | Word | Gap | Remark) -> float:
    return item.at_s if isinstance(item, Remark) else item.start_s

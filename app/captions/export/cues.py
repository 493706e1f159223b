"""From words to cues."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol, TypeVar

from app.captions.entries import Gap, Word
from app.captions.export.cue import CueBlock, CueLimits
from app.captions.export.cutting import CueCutter
from app.captions.export.runs import parts_of


def cut_into_blocks(
    words_by_source: Mapping[str, Sequence[Word]],
    gaps: Sequence[Gap],
    limits: CueLimits,
    label_widths: Mapping[str, int],
) -> list[CueBlock]:
    """Return what each cue holds, sorted by its start.

    Args:
        words_by_source: clean words, each source's in the order of their starts.
        gaps: which no cue bridges, sorted by their start.
        limits: what cues have to keep.
        label_widths: columns of the label before each source's first line.
    """
    cutter = CueCutter(limits, label_widths)
    gap_starts_s = [gap.start_s for gap in gaps]
    parts = [
        part
        for words in words_by_source.values()
        for run in _stretches(words, gap_starts_s, limits)
        for part in parts_of(run, cutter.first_width(run[0].source))
    ]
    parts.sort(key=lambda part: part.start_s)
    return [
        block
        for stretch in _stretches(parts, gap_starts_s, limits)
        for block in cutter.cut(stretch)
    ]


class _Timed(Protocol):
    @property
    def start_s(self) -> float: ...

    @property
    def end_s(self) -> float: ...


_TimedT = TypeVar("_TimedT", bound=_Timed)


def _stretches(
    items: Iterable[_TimedT], gap_starts_s: Sequence[float], limits: CueLimits
) -> Iterator[list[_TimedT]]:
    """Give the items between which there is no long pause and no gap."""
    stretch: list[_TimedT] = []
    latest_s = 0.0
    n_gaps = 0
    for item in items:
        n_gaps_before = bisect_right(gap_starts_s, item.start_s)
        if stretch and (n_gaps_before > n_gaps or item.start_s - latest_s >= limits.pause_s):
            yield stretch
            stretch = []
        stretch.append(item)
        n_gaps = n_gaps_before
        # A word's end may be wrong; it cannot be shown for longer anyway.
        latest_s = max(latest_s, min(item.end_s, item.start_s + limits.longest_ms / 1000))
    if stretch:
        yield stretch

"""What is left out when more sound waits than the engine can catch up with.

Silence goes first, and nobody misses it. What goes after that is a gap that readers are told of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from app.audio import SAMPLE_RATE
from app.session.chunks import Chunk, Item, Skip, sound_samples
from app.session.jumps import append_joined, is_next

TOO_SLOW = "the computer could not keep up"

QUIET_VOICE = 0.15
"""Below this a chunk counts as silence."""

_SILENCE_SAMPLES = round(0.6 * SAMPLE_RATE)
_EDGE_SAMPLES = round(0.2 * SAMPLE_RATE)

# Gaps with no more than this between them are one gap to a reader.
_BRIEF_SILENCE_SAMPLES = 2 * SAMPLE_RATE

_SILENCE_SHARE = 1 / 2
_LEFT_SHARE = 3 / 4


@dataclass(frozen=True, slots=True, eq=False)
class Shed:
    """What is left.

    Attributes:
        items: the chunks that stay and the skips for what went.
        n_silent: samples of silence that went.
        n_lost: samples that went because silence was not enough.
    """

    items: list[Item]
    n_silent: int
    n_lost: int


def shed(items: Sequence[Item], limit_s: float) -> Shed:
    """Leave out silence above half the limit, and the oldest sound above the limit.

    Silence is a stretch of at least 0.6 s, of which 0.2 s at both ends stay. The oldest sound goes
    until three quarters of the limit are left, so that one gap results rather than many.
    """
    limit_samples = limit_s * SAMPLE_RATE
    n_samples = sound_samples(items)
    kept, n_silent = _without_silence(items, n_samples - _SILENCE_SHARE * limit_samples)
    n_samples -= n_silent
    if n_samples <= limit_samples:
        return Shed(kept, n_silent, 0)
    kept, n_lost = _without_oldest(kept, n_samples - _LEFT_SHARE * limit_samples)
    return Shed(kept, n_silent, n_lost)


def _without_silence(items: Iterable[Item], n_surplus: float) -> tuple[list[Item], int]:
    kept: list[Item] = []
    n_silent = 0
    for stretch in _stretches(items):
        thinned = _thinned(stretch) if n_silent < n_surplus else stretch
        n_silent += sound_samples(stretch) - sound_samples(thinned)
        for item in thinned:
            append_joined(kept, item)
    return kept, n_silent


def _stretches(items: Iterable[Item]) -> Iterator[list[Item]]:
    """Yield all items, those of one silence together, the others one by one."""
    stretch: list[Item] = []
    for item in items:
        if stretch and not (
            _is_silent(stretch[-1]) and _is_silent(item) and is_next(stretch[-1], item)
        ):
            yield stretch
            stretch = []
        stretch.append(item)
    if stretch:
        yield stretch


def _is_silent(item: Item) -> bool:
    return item.voice < QUIET_VOICE if isinstance(item, Chunk) else item.reason is None


def _thinned(stretch: list[Item]) -> list[Item]:
    if stretch[-1].end_sample - stretch[0].start_sample < _SILENCE_SAMPLES:
        return stretch
    n_left, n_right = _edge_length(stretch), _edge_length(reversed(stretch))
    middle = stretch[n_left : len(stretch) - n_right]
    if not sound_samples(middle):
        return stretch
    skip = Skip(middle[0].start_sample, middle[-1].end_sample, None)
    return [*stretch[:n_left], skip, *stretch[len(stretch) - n_right :]]


def _edge_length(stretch: Iterable[Item]) -> int:
    """Return how many items at the beginning stay."""
    n_items = n_samples = 0
    for item in stretch:
        if isinstance(item, Skip) or n_samples >= _EDGE_SAMPLES:
            break
        n_samples += len(item.samples)
        n_items += 1
    return n_items


def _without_oldest(items: Sequence[Item], n_surplus: float) -> tuple[list[Item], int]:
    kept: list[Item] = []
    n_lost = 0
    for item in items:
        if isinstance(item, Chunk) and n_lost < n_surplus:
            n_lost += len(item.samples)
            _append_lost(kept, Skip(item.start_sample, item.end_sample, TOO_SLOW))
        elif isinstance(item, Skip) and item.reason == TOO_SLOW:
            _append_lost(kept, item)
        else:
            append_joined(kept, item)
    return kept, n_lost


def _append_lost(kept: list[Item], lost: Skip) -> None:
    between = kept[-1] if len(kept) > 1 else None
    if (
        isinstance(between, Skip)
        and between.reason is None
        and between.end_sample - between.start_sample <= _BRIEF_SILENCE_SAMPLES
        and is_next(between, lost)
        and _is_gap_before(kept[-2], between)
    ):
        kept.pop()
        lost = Skip(between.start_sample, lost.end_sample, TOO_SLOW)
    append_joined(kept, lost)


def _is_gap_before(item: Item, between: Skip) -> bool:
    return isinstance(item, Skip) and item.reason == TOO_SLOW and is_next(item, between)

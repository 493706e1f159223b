"""Gaps for what is given up, beside those that are told already."""

from __future__ import annotations

from collections.abc import Iterable

from app.captions.entries import Gap

# Shorter than any word.
LEAST_GAP_S = 0.08


def with_untold(told: Iterable[Gap], missing: Gap) -> list[Gap]:
    """Return the gaps of one source and between them those that tell the rest of another.

    Args:
        told: keep their times and reasons.
        missing: a stretch of which everything is missing.
    """
    gaps: list[Gap] = []
    reached_s = missing.start_s
    for gap in sorted(told, key=lambda gap: gap.start_s):
        gaps += _between(reached_s, min(gap.start_s, missing.end_s), missing)
        gaps.append(gap)
        reached_s = max(reached_s, gap.end_s)
    return [*gaps, *_between(reached_s, missing.end_s, missing)]


def _between(start_s: float, end_s: float, missing: Gap) -> list[Gap]:
    if end_s - start_s < LEAST_GAP_S:
        return []
    return [Gap(missing.source, start_s, end_s, missing.reason)]

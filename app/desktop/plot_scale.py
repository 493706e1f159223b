"""Scales of plots: round numbers at even distances."""

from __future__ import annotations

import math

from app.desktop.wording import Translate, localised, untranslated

_ROUND = (1.0, 2.0, 5.0, 10.0)


def ticks(largest: float, n_most: int) -> list[float]:
    """Return round numbers at even distances from 0 to the first that is not below `largest`.

    Args:
        largest: of what is plotted; anything not above 0 counts as 1.
        n_most: distances there may be, at least 1.
    """
    largest = largest if math.isfinite(largest) and largest > 0 else 1.0
    least = largest / max(1, n_most)
    magnitude = 10.0 ** math.floor(math.log10(least))
    distance = next(step for step in (n * magnitude for n in _ROUND) if step >= least * (1 - 1e-9))
    n_distances = math.ceil(largest / distance * (1 - 1e-9))
    return [number * distance for number in range(max(1, n_distances) + 1)]


def tick_words(value: float, translate: Translate = untranslated) -> str:
    """Return a tick's label, without digits that say nothing."""
    return localised(f"{value:.6g}", translate)

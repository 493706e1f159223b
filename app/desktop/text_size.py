"""Larger and smaller captions, in steps that look alike at every size."""

from __future__ import annotations

from dataclasses import replace

from app.settings.model import Appearance

_SIZES = (8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 42, 48, 56, 64, 72, 84, 96)


def larger(appearance: Appearance) -> Appearance:
    """Return the appearance with letters a step larger, or as they are if there is none."""
    above = [size for size in _SIZES if size > appearance.font_points]
    return replace(appearance, font_points=above[0]) if above else appearance


def smaller(appearance: Appearance) -> Appearance:
    """Return the appearance with letters a step smaller, or as they are if there is none."""
    below = [size for size in _SIZES if size < appearance.font_points]
    return replace(appearance, font_points=below[-1]) if below else appearance

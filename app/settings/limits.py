"""What each setting may be. Editors take their ranges and choices from here."""

from __future__ import annotations

from collections.abc import Mapping

from app.settings.fields import (
    Bytes64,
    Colour,
    Folder,
    Keys,
    Language,
    Limit,
    MemberOf,
    OneNumberOf,
    OnePress,
    OneWordOf,
    Text,
    Truth,
    WholeNumber,
)
from app.settings.model import DEFAULT_SHORTCUTS, Alignment, Edge, Theme
from engine import PRECISIONS, SUPPORTED_DELAYS_MS

_PERCENT = WholeNumber(0, 100)
# Ids of devices hold names and paths of the system's.
_DEVICE = Text(longest=1000)
_LABEL = Text(longest=60)
_NAME = Text(longest=200)
# Further than any wall of screens reaches.
_PIXELS = 100_000
# The year 5138.
_FURTHEST_S = 100_000_000_000

LIMITS: Mapping[str, Mapping[str, Limit[object]]] = {
    "sound": {
        "microphone": _DEVICE,
        "system": _DEVICE,
        "application": _DEVICE,
        "microphone_label": _LABEL,
        "system_label": _LABEL,
        "spares_silence": Truth(),
    },
    "recognition": {
        "model": Folder(),
        "delay_ms": OneNumberOf(SUPPORTED_DELAYS_MS),
        "precision": OneWordOf(PRECISIONS),
        "threads": WholeNumber(0, 256),
        "most_behind_s": WholeNumber(1, 600),
    },
    "appearance": {
        "font_family": _NAME,
        "font_points": WholeNumber(8, 96),
        "font_weight": WholeNumber(100, 900),
        "text_colour": Colour(),
        "background_colour": Colour(),
        "background_opacity": _PERCENT,
        "window_opacity": WholeNumber(20, 100),
        "edge": MemberOf(Edge),
        "edge_colour": Colour(),
        "line_spacing": WholeNumber(90, 250),
        "alignment": MemberOf(Alignment),
        "n_lines": WholeNumber(1, 8),
        "line_characters": WholeNumber(16, 120),
        "upper_case": Truth(),
    },
    "overlay": {
        "is_shown": Truth(),
        "is_locked": Truth(),
        "hides_in_silence": Truth(),
        "is_private": Truth(),
        "clear_after_s": WholeNumber(2, 60),
        "screen": _NAME,
        "x": WholeNumber(-_PIXELS, _PIXELS),
        "y": WholeNumber(-_PIXELS, _PIXELS),
        "width": WholeNumber(0, _PIXELS),
    },
    "interface": {
        "language": Language(),
        "theme": MemberOf(Theme),
        "has_tray": Truth(),
        "announces": Truth(),
        "shows_times": Truth(),
        "shows_speakers": Truth(),
        "was_set_up": Truth(),
        "looks_for_versions": Truth(),
        "looked_for_versions_s": WholeNumber(0, _FURTHEST_S),
        "window_geometry": Bytes64(),
    },
    "shortcuts": dict.fromkeys(DEFAULT_SHORTCUTS, Keys()),
    "global_keys": {
        "start_stop": OnePress(),
        "pause": OnePress(),
        "overlay": OnePress(),
    },
}
"""Limits by section and field, for every field there is."""


def limit_of(path: str) -> Limit[object]:
    """Return what a setting may be.

    Args:
        path: the setting's name, such as "appearance.text_colour".

    Raises:
        KeyError: there is no such setting.
    """
    section, _, name = path.partition(".")
    return LIMITS[section][name]


def range_of(path: str) -> WholeNumber:
    """Return the range of a setting that is a whole number.

    Raises:
        KeyError: there is no such setting.
        TypeError: it is no whole number of a range.
    """
    limit = limit_of(path)
    if not isinstance(limit, WholeNumber):
        raise TypeError(f"{path} has no range")
    return limit

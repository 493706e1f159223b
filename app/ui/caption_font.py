"""The font of captions: the user's own, or the one that comes with Voxcap."""

from __future__ import annotations

import logging

from PySide6.QtGui import QFont, QFontDatabase

from app.resources import ResourceError, resource_path
from app.settings.model import Appearance

BUNDLED_FAMILY = "Source Sans 3"
"""Covers Latin, Cyrillic and Greek; the system's fonts stand in for other scripts."""

_FILES = ("SourceSans3-Regular.ttf", "SourceSans3-Medium.ttf", "SourceSans3-Bold.ttf")

logger = logging.getLogger(__name__)


def caption_font(appearance: Appearance) -> QFont:
    """Return the font that captions are written in. Needs a QGuiApplication.

    A family that is not installed here is stood in for by the bundled one.
    """
    register_bundled_font()
    font = QFont()
    font.setPointSizeF(appearance.font_points)
    weight = appearance.font_weight
    if appearance.font_family in ("", BUNDLED_FAMILY):
        font.setFamilies([BUNDLED_FAMILY])
        # It has none lighter, and a light font of the system may lack the letters of the usual one.
        weight = max(weight, QFont.Weight.Normal.value)
    else:
        font.setFamilies([appearance.font_family, BUNDLED_FAMILY])
    font.setWeight(min(QFont.Weight, key=lambda known: abs(known.value - weight)))
    return font


def register_bundled_font() -> None:
    """Make the bundled font known to Qt, once. Where its files are missing that is logged."""
    if QFontDatabase.hasFamily(BUNDLED_FAMILY):
        return
    for name in _FILES:
        try:
            path = resource_path(f"fonts/{name}")
        except ResourceError as error:
            logger.warning("captions may be in a font of the system: %s", error)
            return
        if QFontDatabase.addApplicationFont(str(path)) < 0:
            logger.warning("captions may be in a font of the system: %s cannot be read", path)

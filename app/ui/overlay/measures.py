"""How large the parts of the overlay are, in the font that captions are written in."""

from __future__ import annotations

import math

from PySide6.QtGui import QFont, QFontMetricsF

from app.captions.layout import FEWEST_LINES, MOST_LINES
from app.desktop.overlay_geometry import Size
from app.settings.model import Appearance, Edge
from app.ui.caption_font import caption_font

_SMALL = 0.6
_SMALLEST_POINTS = 10.0
_HEADER_ROWS = 1.5
_PADDING_EM = 0.5
_NARROWEST_CHARACTERS = 16
_OUTLINE_EM = 0.07
_SHADOW_EM = 0.08
_DOT_EM = 0.09
# A typical line, for what one letter of it takes on average.
_TYPICAL = "And what you say now is what is written here a moment later."


class OverlayMeasures:
    """Sizes in device-independent pixels.

    Attributes:
        font: of the lines.
        small_font: of what is above them.
        padding: around the lines.
        edge: how far the letters' edge reaches beyond them.
        dot: size of the dots under words that may still change.
        line_height: distance from one line to the next.
        ascent: from a line's top to its letters' foot.
        panel_height: of all lines and what is around them.
        header_height: of the row above them.
    """

    def __init__(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self.font = caption_font(appearance)
        self.small_font = QFont(self.font)
        self.small_font.setPointSizeF(max(_SMALLEST_POINTS, _SMALL * appearance.font_points))
        self._metrics = QFontMetricsF(self.font)
        em = self._metrics.ascent()
        self.padding = math.ceil(_PADDING_EM * em)
        self.edge = {
            Edge.NONE: 0.0,
            Edge.OUTLINE: max(1.0, _OUTLINE_EM * em),
            Edge.SHADOW: max(1.0, _SHADOW_EM * em),
        }[appearance.edge]
        self.dot = max(1.5, _DOT_EM * em)
        self.line_height = math.ceil(self._metrics.height() * appearance.line_spacing / 100)
        self.ascent = round((self.line_height - self._metrics.height()) / 2 + em)
        self.panel_height = appearance.n_lines * self.line_height + self.padding
        self.header_height = math.ceil(_HEADER_ROWS * QFontMetricsF(self.small_font).height())

    def width(self, asked: int) -> int:
        """Return the width of the overlay.

        Args:
            asked: the width the user gave it, or 0 for what the line width needs.
        """
        n_characters = self._appearance.line_characters
        return max(asked, self.narrowest) if asked > 0 else self._width_of(n_characters)

    @property
    def narrowest(self) -> int:
        """The least width that can still be read."""
        return self._width_of(min(_NARROWEST_CHARACTERS, self._appearance.line_characters))

    def lines_in(self, height: int) -> int:
        """Return how many lines an overlay of `height` is meant to have."""
        n_lines = round((height - self.header_height - self.padding) / self.line_height)
        return min(max(n_lines, FEWEST_LINES), MOST_LINES)

    def size(self, asked_width: int) -> Size:
        """Return the size of the overlay with one row above the lines."""
        return Size(self.width(asked_width), self.panel_height + self.header_height)

    def text_width(self, width: int) -> float:
        """Return how wide lines may be in an overlay of `width`."""
        return max(1.0, width - 2 * self.padding - 2 * math.ceil(self.edge))

    def text_as_shown(self, text: str) -> str:
        """Return `text` in the case that lines are written in."""
        # A font's own capitals would leave an "ß" as it is.
        return text.upper() if self._appearance.upper_case else text

    def measure(self, text: str) -> float:
        """Return the width of `text` on a line."""
        return self._metrics.horizontalAdvance(self.text_as_shown(text))

    def _width_of(self, n_characters: int) -> int:
        letter = self.measure(_TYPICAL) / len(_TYPICAL)
        return math.ceil(n_characters * letter) + 2 * self.padding + 2 * math.ceil(self.edge)

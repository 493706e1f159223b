"""Paints caption lines on what is behind them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from app.captions.layout import Line
from app.settings.model import Alignment, Appearance
from app.ui.overlay.line_pictures import LinePicture, LinePictures, unlike
from app.ui.overlay.measures import OverlayMeasures

_CORNER = 0.6


@dataclass(frozen=True, slots=True)
class _Placed:
    """A line's picture and where the line's top left is."""

    picture: LinePicture
    x: float
    y: float

    @property
    def area(self) -> QRectF:
        """Where something is to be seen."""
        return self.picture.ink.translated(self.x, self.y)

    def unlike(self, before: _Placed) -> QRectF:
        """Return where it looks different from what was there."""
        if (self.x, self.y, self.picture.line.index) != (
            before.x,
            before.y,
            before.picture.line.index,
        ):
            return self.area | before.area
        return unlike(before.picture.words, self.picture.words).translated(self.x, self.y)


class LinePainter:
    """Paints the lines of captions and what is behind them."""

    def __init__(
        self, appearance: Appearance, measures: OverlayMeasures, device_pixel_ratio: float
    ) -> None:
        """Prepare.

        Args:
            appearance: colours, edge and alignment.
            measures: of the same appearance.
            device_pixel_ratio: of where it is painted.
        """
        self._appearance = appearance
        self._measures = measures
        self._ratio = device_pixel_ratio
        self._ground: tuple[tuple[int, int, int], QPixmap] | None = None
        self._pictures = LinePictures(appearance, measures, device_pixel_ratio)
        self._asked: tuple[QRectF, Sequence[Line]] | None = None
        # From below.
        self._shown: list[_Placed] = []

    def show(self, area: QRectF, lines: Sequence[Line]) -> list[QRectF]:
        """Get ready to paint lines, and return where they look different from those before.

        Args:
            area: of the lines with what is around them.
            lines: from above; the last is at the bottom.
        """
        if (area, lines) == self._asked:
            return []
        self._asked = (area, lines)
        before, self._shown = self._shown, self._placed(area, lines)
        changed = []
        for old, new in zip_longest(before, self._shown):
            if old is None or new is None:
                changed.append((old or new).area)
            else:
                changed.append(new.unlike(old))
        return [place for place in changed if not place.isEmpty()]

    def paint(
        self, painter: QPainter, area: QRectF, lines: Sequence[Line], least_alpha: int
    ) -> None:
        """Paint everything.

        Args:
            painter: with a transparent or any other ground.
            area: of the lines with what is around them.
            lines: from above; the last is at the bottom.
            least_alpha: of the background, 0 to 255: some systems let clicks through where it is 0.
        """
        self.show(area, lines)
        painter.setOpacity(self._appearance.window_opacity / 100)
        painter.drawPixmap(area.topLeft(), self._background(area.size().toSize(), least_alpha))
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        for placed in self._shown:
            ink = placed.picture.ink
            source = ink.translated(-placed.picture.area.topLeft())
            painter.drawPixmap(
                placed.area,
                placed.picture.pixmap,
                QRectF(source.topLeft() * self._ratio, source.size() * self._ratio),
            )

    def _placed(self, area: QRectF, lines: Sequence[Line]) -> list[_Placed]:
        measures = self._measures
        width = measures.text_width(round(area.width()))
        x = area.x() + measures.padding + math.ceil(measures.edge)
        bottom = area.bottom() - measures.padding / 2
        placed = []
        for number, picture in enumerate(reversed(self._pictures.of(lines, width))):
            indent = self._indent(picture.line, width - picture.text_width)
            y = bottom - (number + 1) * measures.line_height
            placed.append(_Placed(picture, self._on_pixel(x + indent), self._on_pixel(y)))
        return placed

    def _on_pixel(self, place: float) -> float:
        """Return the nearest edge of a pixel of the screen: between two, letters are blurred."""
        return round(place * self._ratio) / self._ratio

    def _indent(self, line: Line, room: float) -> float:
        if self._appearance.alignment is Alignment.CENTRE:
            return room / 2
        return room if line.is_rtl else 0.0

    def _background(self, size: QSize, least_alpha: int) -> QPixmap:
        key = (size.width(), size.height(), least_alpha)
        if self._ground is None or self._ground[0] != key:
            colour = QColor(self._appearance.background_colour)
            colour.setAlpha(max(least_alpha, round(2.55 * self._appearance.background_opacity)))
            picture = QPixmap(size * self._ratio)
            picture.setDevicePixelRatio(self._ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            corner = _CORNER * self._measures.padding
            painter.drawRoundedRect(QRectF(QPointF(0, 0), QSizeF(size)), corner, corner)
            painter.end()
            self._ground = (key, picture)
        return self._ground[1]

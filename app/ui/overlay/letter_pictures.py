"""Pictures of letters with their edge, each drawn once."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGlyphRun, QPainter, QPen, QPixmap, QRawFont

from app.settings.model import Appearance, Edge
from app.ui.overlay.measures import OverlayMeasures

_N_OUTLINE_STEPS = 12
# How far letters reach beyond their outlines when they are smoothed, in pixels of the screen.
_SMOOTH = 2.0
# Places between two pixels of the screen at which small letters look different.
_N_PLACES = 4
# From here on a letter half a pixel aside looks no different.
_LARGE_PIXELS = 48.0
# 64 MB; hundreds of letters at any size.
_MOST_PIXELS = 1 << 24


@dataclass(frozen=True, slots=True, eq=False)
class LetterPicture:
    """A letter, or a dot.

    Attributes:
        letter: in the colour of the text.
        edge: its outline or shadow, or None. Belongs below the letters on both sides too.
        area: where both are, seen from where the letter is put; on whole pixels of the screen.
    """

    letter: QPixmap
    edge: QPixmap | None
    area: QRectF


@dataclass(frozen=True, slots=True, eq=False)
class Mark:
    """A letter or a dot on a line.

    Attributes:
        picture: of it.
        at: the picture's top left, seen from the line's; on a whole pixel of the screen.
    """

    picture: LetterPicture
    at: QPointF

    @property
    def area(self) -> QRectF:
        """Where the picture is, seen from the line's top left."""
        return QRectF(self.at, self.picture.area.size())


class LetterPictures:
    """Draws letters in one look; one that was there before is not drawn again."""

    def __init__(
        self, appearance: Appearance, measures: OverlayMeasures, device_pixel_ratio: float
    ) -> None:
        """Prepare.

        Args:
            appearance: colours and edge.
            measures: of the same appearance.
            device_pixel_ratio: of where they are painted.
        """
        self._kind = appearance.edge
        self._edge = measures.edge
        self._dot = measures.dot
        self._ratio = device_pixel_ratio
        self._text_colour = QColor(appearance.text_colour)
        self._edge_colour = QColor(appearance.edge_colour)
        self._pictures: dict[tuple[object, ...], LetterPicture] = {}
        self._n_pixels = 0

    def letters(self, run: QGlyphRun, origin: QPointF) -> list[Mark]:
        """Return the letters of a run.

        Args:
            run: of letters, as a layout has put them.
            origin: of the layout, seen from the line's top left.
        """
        font = run.rawFont()
        name = (font.familyName(), font.styleName(), font.weight(), font.pixelSize())
        is_large = font.pixelSize() * self._ratio > _LARGE_PIXELS
        n_places = 1 if is_large else _N_PLACES
        marks = []
        for glyph, position in zip(run.glyphIndexes(), run.positions(), strict=True):
            x, place = self._split(origin.x() + position.x(), n_places)
            y = round((origin.y() + position.y()) * self._ratio) / self._ratio
            key = (*name, glyph, place)
            picture = self._pictures.get(key) or self._draw_letter(key, font, glyph, place)
            marks.append(Mark(picture, picture.area.topLeft() + QPointF(x, y)))
        return marks

    def dot(self, x: float, y: float) -> Mark:
        """Return a dot with its middle at a place, seen from the line's top left."""
        picture = self._pictures.get(("dot",)) or self._draw_dot()
        at = QPointF(self._split(x, 1)[0], self._split(y, 1)[0])
        return Mark(picture, picture.area.topLeft() + at)

    def _split(self, x: float, n_places: int) -> tuple[float, float]:
        """Return the pixel of the screen that `x` is on, and how far it is into it."""
        pixel, place = divmod(round(x * self._ratio * n_places), n_places)
        return pixel / self._ratio, place / n_places / self._ratio

    def _draw_letter(
        self, key: tuple[object, ...], font: QRawFont, glyph: int, place: float
    ) -> LetterPicture:
        run = QGlyphRun()
        run.setRawFont(font)
        run.setGlyphIndexes([glyph])
        run.setPositions([QPointF(place, 0)])

        def draw(painter: QPainter) -> None:
            painter.setPen(self._text_colour)
            painter.drawGlyphRun(QPointF(0, 0), run)

        return self._draw(key, font.boundingRect(glyph).translated(place, 0), draw)

    def _draw_dot(self) -> LetterPicture:
        size = self._dot

        def draw(painter: QPainter) -> None:
            pen = QPen(self._text_colour, size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPoint(QPointF(0, 0))

        return self._draw(("dot",), QRectF(-size / 2, -size / 2, size, size), draw)

    def _draw(
        self, key: tuple[object, ...], ink: QRectF, draw: Callable[[QPainter], None]
    ) -> LetterPicture:
        area = self._on_pixels(ink)
        letter = self._transparent(area)
        painter = QPainter(letter)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-area.topLeft())
        draw(painter)
        painter.end()
        edge = None if self._kind is Edge.NONE else self._edge_of(letter, area)
        picture = LetterPicture(letter, edge, area)
        self._n_pixels += letter.width() * letter.height() * (1 if edge is None else 2)
        if self._n_pixels > _MOST_PIXELS:
            self._pictures.clear()
            self._n_pixels = 0
        self._pictures[key] = picture
        return picture

    def _on_pixels(self, ink: QRectF) -> QRectF:
        """Return the whole pixels of the screen that something with its edge takes."""
        margin = _SMOOTH + 2 * self._edge * self._ratio
        left = math.floor(ink.left() * self._ratio - margin)
        top = math.floor(ink.top() * self._ratio - margin)
        n_columns = math.ceil(ink.right() * self._ratio + margin) - left
        n_rows = math.ceil(ink.bottom() * self._ratio + margin) - top
        pixel = 1 / self._ratio
        return QRectF(left * pixel, top * pixel, n_columns * pixel, n_rows * pixel)

    def _edge_of(self, letter: QPixmap, area: QRectF) -> QPixmap:
        coloured = QPixmap(letter)
        painter = QPainter(coloured)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(coloured.rect(), self._edge_colour)
        painter.end()
        edge = self._transparent(area)
        painter = QPainter(edge)
        # A letter's picture is moved by parts of a pixel.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self._edge
        if self._kind is Edge.OUTLINE:
            for step in range(_N_OUTLINE_STEPS):
                angle = 2 * math.pi * step / _N_OUTLINE_STEPS
                painter.drawPixmap(
                    QPointF(size * math.cos(angle), size * math.sin(angle)), coloured
                )
        else:
            painter.setOpacity(0.5)
            painter.drawPixmap(QPointF(1.6 * size, 1.6 * size), coloured)
            painter.setOpacity(1.0)
            painter.drawPixmap(QPointF(size, size), coloured)
        painter.end()
        return edge

    def _transparent(self, area: QRectF) -> QPixmap:
        picture = QPixmap((area.size() * self._ratio).toSize())
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

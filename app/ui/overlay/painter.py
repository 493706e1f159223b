"""Pictures of caption lines, kept until a line changes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTextLayout, QTextOption

from app.captions.layout import Line
from app.settings.model import Alignment, Appearance, Edge
from app.ui.captions.utf16 import utf16_length
from app.ui.overlay.measures import OverlayMeasures

# Letters of other fonts reach higher and lower than those of the chosen one.
_OVERHANG = 0.4
_N_OUTLINE_STEPS = 12
# In sizes of a dot.
_DOTS_BELOW = 2.5
_DOT_DISTANCE = 2.4
_CORNER = 0.6


@dataclass(frozen=True, slots=True)
class _Picture:
    pixmap: QPixmap
    x: float
    y: float


class LinePainter:
    """Paints the lines of captions and what is behind them.

    A line is drawn once into a picture with its edge, and the picture is used until the line
    changes.
    """

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
        self._text = QColor(appearance.text_colour)
        self._edge = QColor(appearance.edge_colour)
        self._ground: tuple[tuple[int, int, int], QPixmap] | None = None
        self._pictures: dict[tuple[Line, float], _Picture] = {}

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
        measures = self._measures
        painter.setOpacity(self._appearance.window_opacity / 100)
        painter.drawPixmap(area.topLeft(), self._background(area.size().toSize(), least_alpha))
        width = measures.text_width(round(area.width()))
        self._pictures = {(line, width): self._picture(line, width) for line in lines}
        x = area.x() + measures.padding + math.ceil(measures.edge)
        painter.setClipRect(area)
        for number, picture in enumerate(reversed(self._pictures.values())):
            y = self._top(area, number)
            painter.drawPixmap(QPointF(x + picture.x, y + picture.y), picture.pixmap)

    def row(self, area: QRectF, number: int) -> QRectF:
        """Return where something of a line may be.

        Args:
            area: of the lines with what is around them.
            number: of the line, counted from the bottom.
        """
        overhang = self._overhang
        height = self._measures.line_height + 2 * overhang
        return QRectF(area.x(), self._top(area, number) - overhang, area.width(), height)

    @property
    def _overhang(self) -> int:
        return math.ceil(2 * self._measures.edge + _OVERHANG * self._measures.line_height)

    def _top(self, area: QRectF, number: int) -> float:
        measures = self._measures
        return area.bottom() - measures.padding / 2 - (number + 1) * measures.line_height

    def _background(self, size: QSize, least_alpha: int) -> QPixmap:
        key = (size.width(), size.height(), least_alpha)
        if self._ground is None or self._ground[0] != key:
            colour = QColor(self._appearance.background_colour)
            colour.setAlpha(max(least_alpha, round(2.55 * self._appearance.background_opacity)))
            picture = self._transparent(size)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            corner = _CORNER * self._measures.padding
            painter.drawRoundedRect(QRectF(QPointF(0, 0), QSizeF(size)), corner, corner)
            painter.end()
            self._ground = (key, picture)
        return self._ground[1]

    def _picture(self, line: Line, width: float) -> _Picture:
        return self._pictures.get((line, width)) or self._draw(line, width)

    def _draw(self, line: Line, width: float) -> _Picture:
        measures = self._measures
        certain = measures.text_as_shown(line.prefix + line.text)
        growing = measures.text_as_shown(line.growing)
        layout = self._layout(certain + growing, line.is_rtl)
        writing = _Writing(layout, _spans(layout, certain, growing), measures)
        text_width = layout.lineAt(0).naturalTextWidth()
        margin = self._overhang
        size = QSize(math.ceil(text_width) + 2 * margin, measures.line_height + 2 * margin)
        letters = self._letters(writing, size, margin)
        if self._appearance.edge is not Edge.NONE:
            letters = self._with_edge(letters)
        return _Picture(letters, self._indent(line, width - text_width) - margin, -margin)

    def _letters(self, writing: _Writing, size: QSize, margin: int) -> QPixmap:
        picture = self._transparent(size)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        writing.draw(painter, self._text, QPointF(margin, margin))
        painter.end()
        return picture

    def _with_edge(self, letters: QPixmap) -> QPixmap:
        # Letters are costly to draw, and a picture of them is not.
        edge = self._in_one_colour(letters, self._edge)
        picture = self._transparent(letters.deviceIndependentSize().toSize())
        painter = QPainter(picture)
        size = self._measures.edge
        if self._appearance.edge is Edge.OUTLINE:
            for step in range(_N_OUTLINE_STEPS):
                angle = 2 * math.pi * step / _N_OUTLINE_STEPS
                painter.drawPixmap(QPointF(size * math.cos(angle), size * math.sin(angle)), edge)
        else:
            painter.setOpacity(0.5)
            painter.drawPixmap(QPointF(1.6 * size, 1.6 * size), edge)
            painter.setOpacity(1.0)
            painter.drawPixmap(QPointF(size, size), edge)
        painter.drawPixmap(QPointF(0, 0), letters)
        painter.end()
        return picture

    def _in_one_colour(self, letters: QPixmap, colour: QColor) -> QPixmap:
        picture = QPixmap(letters)
        painter = QPainter(picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(picture.rect(), colour)
        painter.end()
        return picture

    def _transparent(self, size: QSize) -> QPixmap:
        picture = QPixmap(size * self._ratio)
        picture.setDevicePixelRatio(self._ratio)
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _layout(self, text: str, is_rtl: bool) -> QTextLayout:
        option = QTextOption(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute)
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        option.setTextDirection(
            Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight
        )
        layout = QTextLayout(text, self._measures.font)
        layout.setTextOption(option)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        return layout

    def _indent(self, line: Line, room: float) -> float:
        if self._appearance.alignment is Alignment.CENTRE:
            return room / 2
        return room if line.is_rtl else 0.0


@dataclass(frozen=True, slots=True)
class _Writing:
    """A line's letters, and dots under the words that may still change."""

    layout: QTextLayout
    spans: tuple[tuple[float, float], ...]
    measures: OverlayMeasures

    def draw(self, painter: QPainter, colour: QColor, at: QPointF) -> None:
        """Draw all of it in one colour, the line's top left at `at`."""
        painter.setPen(colour)
        line_ascent = self.layout.lineAt(0).ascent()
        self.layout.draw(painter, at + QPointF(0, self.measures.ascent - line_ascent))
        size = self.measures.dot
        painter.setPen(QPen(colour, size, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        y = self.measures.ascent + _DOTS_BELOW * size
        for start, end in self.spans:
            n_dots = max(1, round((end - start) / (_DOT_DISTANCE * size)))
            for number in range(n_dots):
                x = start + (number + 0.5) * (end - start) / n_dots
                painter.drawPoint(at + QPointF(x, y))


def _spans(layout: QTextLayout, certain: str, growing: str) -> tuple[tuple[float, float], ...]:
    """Return where from left to right `growing` is, without the space before it."""
    words = growing.lstrip()
    if not words:
        return ()
    n_units = utf16_length(words)
    runs = layout.lineAt(0).glyphRuns(utf16_length(certain + growing) - n_units, n_units)
    boxes = [run.boundingRect() for run in runs]
    return tuple((box.left(), box.right()) for box in boxes if box.width() > 0)

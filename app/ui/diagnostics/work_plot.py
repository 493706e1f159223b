"""How much work 80 ms of sound are, part by part, over the last two minutes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPalette, QPen, QPolygonF

from app.desktop.history_of_figures import PARTS, TOKEN_MS, Moment
from app.desktop.plot_words import work_words
from app.desktop.speed_rules import part_names
from app.ui.diagnostics.legend import LegendItem, Sample, line_sample
from app.ui.diagnostics.plot import FigurePlot, PlotScale

_HEADROOM = 1.1

# Parts that lie on each other differ in pattern, so that colour need not tell them apart.
_PATTERNS = (
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.NoBrush,
)


class WorkPlot(FigurePlot):
    """Stacked areas with the limit above which captions fall behind, and capturing as a line.

    Capturing goes on beside the engine's work, and does not count against its limit.
    """

    def title(self) -> str:
        """Return what is plotted, with its unit."""
        return self.tr("Work for 80 ms of sound, in milliseconds")

    def words(self, moments: Sequence[Moment]) -> str:
        """Return what is to be seen, in words."""
        return work_words(moments, QCoreApplication.translate)

    def largest(self, moments: Sequence[Moment]) -> float:
        """Return the value the scale has to reach: the limit is always to be seen."""
        works = [max(sum(moment.work_ms), moment.capture_ms) for moment in moments]
        return _HEADROOM * max([TOKEN_MS, *works])

    def legend(self) -> list[LegendItem]:
        """Return what the areas and the line mean."""
        names = part_names(QCoreApplication.translate)
        items = [LegendItem(names[part], self._area_sample(i)) for i, part in enumerate(PARTS)]
        limit = LegendItem(self.tr("limit: more falls behind"), line_sample(self._limit_pen()))
        capture = LegendItem(self.tr("capturing, beside it"), line_sample(self._capture_pen()))
        return [*items, capture, limit]

    def draw(self, painter: QPainter, moments: Sequence[Moment], scale: PlotScale) -> None:
        """Draw the areas, the first part lowest, and the line."""
        self._draw_areas(painter, moments, scale)
        captured = [moment for moment in moments if moment.capture_ms]
        painter.setPen(self._capture_pen())
        painter.drawPolyline([scale.point(moment.at_s, moment.capture_ms) for moment in captured])

    def draw_over(self, painter: QPainter, scale: PlotScale) -> None:
        """Draw the limit."""
        painter.setPen(self._limit_pen())
        y = scale.y(TOKEN_MS)
        painter.drawLine(QPointF(scale.area.left(), y), QPointF(scale.area.right(), y))

    def _draw_areas(self, painter: QPainter, moments: Sequence[Moment], scale: PlotScale) -> None:
        worked = [moment for moment in moments if moment.work_ms]
        if not worked:
            return
        lower = [0.0] * len(worked)
        for index in range(len(PARTS)):
            upper = [
                below + moment.work_ms[index] for below, moment in zip(lower, worked, strict=True)
            ]
            outline = [
                scale.point(moment.at_s, value) for moment, value in zip(worked, upper, strict=True)
            ]
            base = [
                scale.point(moment.at_s, value) for moment, value in zip(worked, lower, strict=True)
            ]
            self._fill(painter, QPolygonF([*outline, *reversed(base)]), index)
            painter.setPen(QPen(self._text_colour(), 1))
            painter.drawPolyline(outline)
            lower = upper

    def _fill(self, painter: QPainter, shape: QPolygonF, index: int) -> None:
        painter.save()
        # Lines are drawn over the edges; smooth ones cost much where there are patterns.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colour(index))
        painter.drawPolygon(shape)
        faint = self._text_colour()
        faint.setAlphaF(0.55)
        painter.setBrush(QBrush(faint, _PATTERNS[index]))
        painter.drawPolygon(shape)
        painter.restore()

    def _colour(self, index: int) -> QColor:
        """Return a part's colour: the palette's highlight, turned."""
        highlight = self.palette().color(QPalette.ColorRole.Highlight)
        hue = (max(0.0, highlight.hslHueF()) + index / len(PARTS)) % 1.0
        base = self.palette().color(QPalette.ColorRole.Base)
        lightness = 0.72 if base.lightnessF() > 0.5 else 0.35
        return QColor.fromHslF(hue, 0.55, lightness)

    def _text_colour(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.WindowText)

    def _limit_pen(self) -> QPen:
        return QPen(self._text_colour(), 2, Qt.PenStyle.DashDotLine)

    def _capture_pen(self) -> QPen:
        thickness = max(2.0, self.fontMetrics().height() / 7)
        return QPen(self._text_colour(), thickness, Qt.PenStyle.DotLine)

    def _area_sample(self, index: int) -> Sample:
        def draw(painter: QPainter, area: QRectF) -> None:
            painter.save()
            self._fill(painter, QPolygonF(area), index)
            painter.setPen(QPen(self._text_colour(), 1))
            painter.drawRect(area)
            painter.restore()

        return draw

"""How late text is, and how much sound waits, over the last two minutes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPainter, QPalette, QPen

from app.desktop.history_of_figures import Moment
from app.desktop.plot_words import latency_words
from app.ui.diagnostics.legend import LegendItem, line_sample
from app.ui.diagnostics.plot import FigurePlot, PlotScale

_LEAST_SCALE_S = 1.0


class LatencyPlot(FigurePlot):
    """Two lines: solid for the latency, dashed for what waits."""

    def title(self) -> str:
        """Return what is plotted, with its unit."""
        return self.tr("How late text is, in seconds")

    def words(self, moments: Sequence[Moment]) -> str:
        """Return what is to be seen, in words."""
        return latency_words(moments, QCoreApplication.translate)

    def largest(self, moments: Sequence[Moment]) -> float:
        """Return the value the scale has to reach."""
        values = [max(moment.latency_s, moment.behind_s) for moment in moments]
        return max([_LEAST_SCALE_S, *values])

    def legend(self) -> list[LegendItem]:
        """Return what the lines mean."""
        return [
            LegendItem(self.tr("from sound to text"), line_sample(self._latency_pen())),
            LegendItem(self.tr("sound that waits"), line_sample(self._waiting_pen())),
        ]

    def draw(self, painter: QPainter, moments: Sequence[Moment], scale: PlotScale) -> None:
        """Draw both lines."""
        painter.setPen(self._waiting_pen())
        painter.drawPolyline([scale.point(moment.at_s, moment.behind_s) for moment in moments])
        painter.setPen(self._latency_pen())
        spoken = [moment for moment in moments if moment.latency_s]
        painter.drawPolyline([scale.point(moment.at_s, moment.latency_s) for moment in spoken])

    def _latency_pen(self) -> QPen:
        return QPen(self.palette().color(QPalette.ColorRole.Highlight), self._thickness())

    def _waiting_pen(self) -> QPen:
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        return QPen(colour, self._thickness(), Qt.PenStyle.DashLine)

    def _thickness(self) -> float:
        return max(1.5, self.fontMetrics().height() / 9)

"""A plot of the last two minutes: a frame with scales, in which subclasses draw their figures."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.desktop.history_of_figures import SPAN_S, Moment
from app.desktop.plot_scale import tick_words, ticks
from app.ui.diagnostics.legend import Legend, LegendItem

_GAP_S = 2.0

# The ends first: where there is no room for all labels, those between are left out.
_TIME_TICKS_S = (120, 0, 60, 90, 30)


class FigurePlot(QWidget):
    """Shows moments; time goes on towards the end of the line of reading.

    A plot differs by its title, legend, largest value, words and by how it draws.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start with nothing to show."""
        super().__init__(parent)
        self._moments: tuple[Moment, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.title())
        self._describe()

    def show_moments(self, moments: Sequence[Moment]) -> None:
        """Show these moments, the oldest first."""
        moments = tuple(moments)
        if moments == self._moments:
            return
        self._moments = moments
        self._describe()
        self.update()

    def title(self) -> str:
        """Return what is plotted, with its unit."""
        raise NotImplementedError

    def words(self, moments: Sequence[Moment]) -> str:
        """Return what is to be seen, in words."""
        raise NotImplementedError

    def largest(self, moments: Sequence[Moment]) -> float:
        """Return the value the scale has to reach."""
        raise NotImplementedError

    def legend(self) -> list[LegendItem]:
        """Return what the marks mean."""
        raise NotImplementedError

    def draw(self, painter: QPainter, moments: Sequence[Moment], scale: PlotScale) -> None:
        """Draw moments that follow each other without a hole."""
        raise NotImplementedError

    def draw_over(self, painter: QPainter, scale: PlotScale) -> None:
        """Draw what lies over all figures, such as a limit."""

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size that shows two minutes well."""
        metrics = self.fontMetrics()
        return QSize(70 * metrics.averageCharWidth(), 12 * metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the smallest size in which anything can be seen."""
        metrics = self.fontMetrics()
        return QSize(36 * metrics.averageCharWidth(), 9 * metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the title, the legend, the scales and the figures."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = QFontMetricsF(self.font())
        line, margin = metrics.height(), metrics.height() * 0.4
        whole = QRectF(self.rect()).adjusted(margin, margin, -margin, -margin)
        self._draw_title(painter, whole, line)
        legend = Legend(self.legend())
        legend_height = legend.height(metrics, whole.width())
        values = ticks(self.largest(self._moments), 4)
        scale_width = max(
            metrics.horizontalAdvance(tick_words(value, QCoreApplication.translate))
            for value in values
        )
        is_mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        start, end = scale_width + margin, metrics.horizontalAdvance("0") * 2
        area = QRectF(
            whole.left() + (end if is_mirrored else start),
            whole.top() + 1.6 * line,
            whole.width() - start - end,
            whole.height() - legend_height - 3.4 * line,
        )
        if area.height() >= line:
            now_s = self._moments[-1].at_s if self._moments else 0.0
            self._draw_figures(painter, PlotScale(area, values[-1], now_s, is_mirrored), values)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        bottom = QRectF(whole.left(), whole.bottom() - legend_height, whole.width(), legend_height)
        legend.draw(painter, bottom, self.layoutDirection())
        if self.hasFocus():
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Highlight), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _draw_title(self, painter: QPainter, whole: QRectF, line: float) -> None:
        font = painter.font()
        font.setBold(True)
        painter.save()
        painter.setFont(font)
        painter.drawText(
            QRectF(whole.left(), whole.top(), whole.width(), line),
            Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop,
            QFontMetricsF(font).elidedText(
                self.title(), Qt.TextElideMode.ElideRight, whole.width()
            ),
        )
        painter.restore()

    def _draw_figures(self, painter: QPainter, scale: PlotScale, values: Sequence[float]) -> None:
        self._draw_scales(painter, scale, values)
        painter.save()
        painter.setClipRect(scale.area.adjusted(0, -1, 0, 1))
        for stretch in _stretches(self._moments):
            self.draw(painter, stretch, scale)
        self.draw_over(painter, scale)
        painter.restore()
        if not self._moments:
            painter.drawText(
                scale.area, Qt.AlignmentFlag.AlignCenter, self.tr("Nothing has been measured yet")
            )

    def _draw_scales(self, painter: QPainter, scale: PlotScale, values: Sequence[float]) -> None:
        area, metrics = scale.area, QFontMetricsF(painter.font())
        text = self.palette().color(QPalette.ColorRole.WindowText)
        painter.fillRect(area, self.palette().color(QPalette.ColorRole.Base))
        faint = self.palette().color(QPalette.ColorRole.WindowText)
        faint.setAlphaF(0.25)
        for value in values:
            y = scale.y(value)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(text)
            words = tick_words(value, QCoreApplication.translate)
            width = metrics.horizontalAdvance(words)
            gap = metrics.averageCharWidth() / 2
            x = area.right() + gap if scale.is_mirrored else area.left() - gap - width
            painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), words)
        gap = metrics.averageCharWidth()
        taken: list[QRectF] = []
        for seconds in _TIME_TICKS_S:
            x = scale.x(scale.now_s - seconds)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))
            words = self.tr("{seconds} s ago") if seconds else self.tr("now")
            words = words.format(seconds=seconds)
            width = metrics.horizontalAdvance(words)
            left = min(max(x - width / 2, 0.0), self.width() - width)
            place = QRectF(left, area.bottom(), width + gap, 1.2 * metrics.height())
            if any(place.intersects(other) for other in taken):
                continue
            taken.append(place)
            painter.setPen(text)
            painter.drawText(QPointF(left, place.bottom()), words)

    def _describe(self) -> None:
        self.setAccessibleDescription(self.words(self._moments))
        self.setToolTip(self.words(self._moments))


class PlotScale:
    """From time and value to a place in the plot.

    Attributes:
        area: where figures are drawn.
        now_s: the newest time.
        is_mirrored: whether time goes from right to left.
    """

    def __init__(self, area: QRectF, largest: float, now_s: float, is_mirrored: bool) -> None:
        """Let the area be two minutes wide and `largest` high."""
        self.area = area
        self.now_s = now_s
        self.is_mirrored = is_mirrored
        self._largest = largest

    def x(self, at_s: float) -> float:
        """Return where a time is."""
        share = 1.0 - (self.now_s - at_s) / SPAN_S
        return self.area.left() + self.area.width() * (1.0 - share if self.is_mirrored else share)

    def y(self, value: float) -> float:
        """Return where a value is."""
        return self.area.bottom() - self.area.height() * value / self._largest

    def point(self, at_s: float, value: float) -> QPointF:
        """Return where a value at a time is."""
        return QPointF(self.x(at_s), self.y(value))


def _stretches(moments: Sequence[Moment]) -> list[list[Moment]]:
    """Return the moments in stretches without a hole of seconds."""
    stretches: list[list[Moment]] = []
    for moment in moments:
        if not stretches or moment.at_s - stretches[-1][-1].at_s > _GAP_S:
            stretches.append([])
        stretches[-1].append(moment)
    return stretches

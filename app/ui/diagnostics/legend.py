"""What the marks of a plot mean: a sample and a name for each, in as many rows as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

Sample = Callable[[QPainter, QRectF], None]
"""Draws the mark into a small rectangle."""


@dataclass(frozen=True, slots=True)
class LegendItem:
    """One mark.

    Attributes:
        name: what it means.
        sample: draws it.
    """

    name: str
    sample: Sample


def line_sample(pen: QPen) -> Sample:
    """Return what draws a line."""

    def draw(painter: QPainter, area: QRectF) -> None:
        painter.save()
        painter.setPen(pen)
        middle = area.center().y()
        painter.drawLine(QPointF(area.left(), middle), QPointF(area.right(), middle))
        painter.restore()

    return draw


class Legend:
    """Places items in rows of a given width, from the side where reading starts."""

    def __init__(self, items: Sequence[LegendItem]) -> None:
        """Take the items, in the order to show them."""
        self._items = items

    def height(self, metrics: QFontMetricsF, width: float) -> float:
        """Return how high the legend is."""
        rows = self._rows(metrics, width)
        return (rows[-1][1] + 1) * _row_height(metrics) if rows else 0.0

    def draw(self, painter: QPainter, area: QRectF, direction: Qt.LayoutDirection) -> None:
        """Draw into an area that is as high as `height` says."""
        metrics = QFontMetricsF(painter.font())
        row_height, sample_width = _row_height(metrics), 2 * metrics.height()
        is_mirrored = direction == Qt.LayoutDirection.RightToLeft
        for item, (x, row) in zip(self._items, self._rows(metrics, area.width()), strict=True):
            text_width = metrics.horizontalAdvance(item.name)
            width = sample_width + metrics.averageCharWidth() + text_width
            left = area.right() - x - width if is_mirrored else area.left() + x
            top = area.top() + row * row_height
            sample_left = left + width - sample_width if is_mirrored else left
            inset = metrics.height() * 0.15
            item.sample(
                painter,
                QRectF(sample_left, top + inset, sample_width, metrics.height() - 2 * inset),
            )
            text_left = left if is_mirrored else left + width - text_width
            painter.drawText(QPointF(text_left, top + metrics.ascent()), item.name)

    def _rows(self, metrics: QFontMetricsF, width: float) -> list[tuple[float, int]]:
        """Return each item's distance from the start, and its row."""
        places = []
        x, row = 0.0, 0
        for item in self._items:
            item_width = 2 * metrics.height() + metrics.averageCharWidth()
            item_width += metrics.horizontalAdvance(item.name)
            if x and x + item_width > width:
                x, row = 0.0, row + 1
            places.append((x, row))
            x += item_width + 2 * metrics.averageCharWidth()
        return places


def _row_height(metrics: QFontMetricsF) -> float:
    return metrics.height() * 1.25

"""The part of the overlay that holds the lines."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.captions.layout import Line
from app.settings.model import Appearance
from app.ui.overlay.measures import OverlayMeasures
from app.ui.overlay.painter import LinePainter


class CaptionPanel(QWidget):
    """Shows lines of captions; painted again only when something in it changes."""

    def __init__(
        self, appearance: Appearance, measures: OverlayMeasures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self._appearance = appearance
        self._measures = measures
        self._painter: LinePainter | None = None
        self._painter_ratio = 0.0
        self._lines: tuple[Line, ...] = ()
        self._is_framed = False
        self._takes_clicks = True

    def set_appearance(self, appearance: Appearance, measures: OverlayMeasures) -> None:
        """Look different from now on.

        Args:
            appearance: how.
            measures: of the same appearance.
        """
        self._appearance = appearance
        self._measures = measures
        self._painter = None
        self.update()

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines, the last at the bottom."""
        self._lines = tuple(lines)
        if self.isVisible():
            for place in self._line_painter().show(QRectF(self.rect()), self._lines):
                self.update(place.toAlignedRect())

    def set_framed(self, is_framed: bool) -> None:
        """Draw a frame, or none, to show that it can be taken hold of."""
        if is_framed != self._is_framed:
            self._is_framed = is_framed
            self.update()

    def set_takes_clicks(self, takes_clicks: bool) -> None:
        """Be there for the pointer even where nothing is to be seen, or not."""
        if takes_clicks != self._takes_clicks:
            self._takes_clicks = takes_clicks
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the lines."""
        painter = QPainter(self)
        self._line_painter().paint(
            painter, QRectF(self.rect()), self._lines, least_alpha=1 if self._takes_clicks else 0
        )
        if self._is_framed:
            painter.setOpacity(1.0)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._appearance.text_colour), 1.5, Qt.PenStyle.DashLine))
            corner = self._measures.padding / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), corner, corner)
        painter.end()

    def _line_painter(self) -> LinePainter:
        ratio = self.devicePixelRatioF()
        if self._painter is None or ratio != self._painter_ratio:
            self._painter = LinePainter(self._appearance, self._measures, ratio)
            self._painter_ratio = ratio
        return self._painter

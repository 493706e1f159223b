"""A picture of how captions look, over light and dark windows alike."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.captions.layout import Line
from app.desktop.sample_lines import sample_lines
from app.settings.model import Appearance
from app.ui.overlay.measures import OverlayMeasures
from app.ui.overlay.painter import LinePainter

# The extremes of what may be behind captions.
_LIGHT = "#ffffff"
_DARK = "#000000"
_ROWS = 9
_NARROWEST_CHARACTERS = 24
_MARGIN = 0.5


class Preview(QWidget):
    """Shows lines as the overlay does, made smaller where they would not fit."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.setAccessibleName(self.tr("Preview of the captions"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._appearance = appearance
        self._measures = OverlayMeasures(appearance)
        self._lines: tuple[Line, ...] = ()
        self._painter: LinePainter | None = None
        self._painter_ratio = 0.0
        self.show_appearance(appearance)

    def show_appearance(self, appearance: Appearance) -> None:
        """Show another look."""
        self._appearance = appearance
        self._measures = OverlayMeasures(appearance)
        self._painter = None
        measures = self._measures
        width = measures.text_width(measures.width(0))
        self._lines = sample_lines(
            self.tr("This is how captions look while somebody speaks."),
            self.tr("Words that may still change have dots below them."),
            appearance.n_lines,
            lambda text: measures.measure(text) <= width,
        )
        text = " ".join(line.text + line.growing for line in self._lines)
        self.setAccessibleDescription(measures.text_as_shown(text))
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size that depends on the interface's font alone; see `QWidget`."""
        metrics = self.fontMetrics()
        return QSize(2 * self.minimumSizeHint().width(), _ROWS * metrics.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return the least size in which captions can be judged; see `QWidget`."""
        metrics = self.fontMetrics()
        return QSize(_NARROWEST_CHARACTERS * metrics.averageCharWidth(), _ROWS * metrics.height())

    @property
    def scale(self) -> float:
        """How large the captions are here, 1 for as large as they are in the overlay."""
        margin = 2 * _MARGIN * self.fontMetrics().height()
        across = (self.width() - margin) / self._measures.width(0)
        down = (self.height() - margin) / self._measures.panel_height
        return max(0.01, min(1.0, across, down))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the lines; see `QWidget`."""
        painter = QPainter(self)
        self._paint_ground(painter)
        scale = self.scale
        size = QSize(self._measures.width(0), self._measures.panel_height)
        painter.translate((self.width() - scale * size.width()) / 2, 0)
        painter.translate(0, (self.height() - scale * size.height()) / 2)
        painter.scale(scale, scale)
        area = QRectF(0, 0, size.width(), size.height())
        self._line_painter(scale).paint(painter, area, self._lines, least_alpha=0)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        width, height = self.width(), self.height()
        painter.fillRect(self.rect(), QColor(_LIGHT))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(_DARK))
        # Beyond the edges, where it would be mixed with what is below.
        corners = [(0.6 * width, -1), (width + 1, -1), (width + 1, height + 1)]
        corners.append((0.4 * width, height + 1))
        painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)

    def _line_painter(self, scale: float) -> LinePainter:
        ratio = self.devicePixelRatioF() * scale
        if self._painter is None or ratio != self._painter_ratio:
            self._painter = LinePainter(self._appearance, self._measures, ratio)
            self._painter_ratio = ratio
        return self._painter

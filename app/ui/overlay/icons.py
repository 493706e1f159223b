"""The few pictures on the overlay's buttons, in the colour of the captions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

_SIZE = 64


def pause_icon(colour: QColor) -> QIcon:
    """Return two bars."""
    icon, painter = _canvas(colour)
    for x in (16, 38):
        painter.drawRect(QRectF(x, 12, 10, 40))
    return _finished(icon, painter)


def resume_icon(colour: QColor) -> QIcon:
    """Return a triangle that points to the right in every language, as on every player."""
    icon, painter = _canvas(colour)
    painter.drawPolygon(QPolygonF([QPointF(18, 10), QPointF(18, 54), QPointF(52, 32)]))
    return _finished(icon, painter)


def close_icon(colour: QColor) -> QIcon:
    """Return a cross."""
    icon, painter = _canvas(colour)
    painter.setPen(QPen(colour, 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(16, 16), QPointF(48, 48))
    painter.drawLine(QPointF(48, 16), QPointF(16, 48))
    return _finished(icon, painter)


def _canvas(colour: QColor) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(_SIZE, _SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    return pixmap, painter


def _finished(pixmap: QPixmap, painter: QPainter) -> QIcon:
    painter.end()
    return QIcon(pixmap)

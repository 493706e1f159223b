"""Voxcap's icon, and the same with a sign of what the app does; drawn, so sharp at every size."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from app.desktop.states import AppState

_SIZES = (16, 22, 24, 32, 48, 64, 128, 256)

_BUBBLE = QColor("#1f5fbf")
_LINES = QColor("#ffffff")
_SIGN = QColor("#ffffff")
_SIGN_GROUND = QColor("#202020")

# A quarter of the icon's side, at its lower end: legible from 16 pixels on.
_SIGN_BOX = QRectF(0.5, 0.5, 0.5, 0.5)

_Sign = Callable[[QPainter], None]


def app_icon() -> QIcon:
    """Return the icon of the app and its windows."""
    return _icon(None)


def state_icon(state: AppState) -> QIcon:
    """Return the icon with a sign for the state: a shape, not only a colour."""
    return _icon(_SIGNS[state])


def icon_pixmap(size: int, sign: _Sign | None = None) -> QPixmap:
    """Return the icon.

    Args:
        size: its side, in pixels.
        sign: what is painted in its lower corner.
    """
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size, size)
    _paint_bubble(painter)
    if sign is not None:
        _paint_sign(painter, sign)
    painter.end()
    return pixmap


def _icon(sign: _Sign | None) -> QIcon:
    icon = QIcon()
    for size in _SIZES:
        icon.addPixmap(icon_pixmap(size, sign))
    return icon


def _paint_bubble(painter: QPainter) -> None:
    bubble = QPainterPath()
    bubble.addRoundedRect(QRectF(30, 100, 940, 660), 150, 150)
    tail = QPainterPath()
    tail.addPolygon(QPolygonF([QPointF(200, 700), QPointF(200, 950), QPointF(460, 700)]))
    tail.closeSubpath()
    # Uniting replaces curves by lines of about one unit, so it is done where that is a thousandth.
    united = QTransform.fromScale(0.001, 0.001).map(bubble.united(tail))
    painter.fillPath(united, _BUBBLE)
    painter.setPen(QPen(_LINES, 0.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(0.2, 0.34), QPointF(0.8, 0.34))
    painter.drawLine(QPointF(0.2, 0.54), QPointF(0.58, 0.54))


def _paint_sign(painter: QPainter, sign: _Sign) -> None:
    painter.translate(_SIGN_BOX.topLeft())
    painter.scale(_SIGN_BOX.width(), _SIGN_BOX.height())
    painter.setPen(QPen(_SIGN, 0.08))
    painter.setBrush(_SIGN_GROUND)
    painter.drawEllipse(QRectF(0.04, 0.04, 0.92, 0.92))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SIGN)
    sign(painter)


def _square(painter: QPainter) -> None:
    painter.drawRect(QRectF(0.32, 0.32, 0.36, 0.36))


def _disc(painter: QPainter) -> None:
    painter.drawEllipse(QRectF(0.27, 0.27, 0.46, 0.46))


def _bars(painter: QPainter) -> None:
    painter.drawRect(QRectF(0.3, 0.28, 0.14, 0.44))
    painter.drawRect(QRectF(0.56, 0.28, 0.14, 0.44))


def _dots(painter: QPainter) -> None:
    for x in (0.22, 0.42, 0.62):
        painter.drawEllipse(QRectF(x, 0.42, 0.16, 0.16))


def _clock(painter: QPainter) -> None:
    painter.setPen(QPen(_SIGN, 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPolyline(QPolygonF([QPointF(0.48, 0.24), QPointF(0.48, 0.54), QPointF(0.68, 0.64)]))


def _exclamation(painter: QPainter) -> None:
    painter.drawRect(QRectF(0.43, 0.2, 0.14, 0.36))
    painter.drawEllipse(QRectF(0.42, 0.64, 0.16, 0.16))


_SIGNS: dict[AppState, _Sign] = {
    AppState.SETUP: _square,
    AppState.IDLE: _square,
    AppState.LOADING: _dots,
    AppState.LISTENING: _disc,
    AppState.PAUSED: _bars,
    AppState.BEHIND: _clock,
    AppState.STOPPING: _dots,
    AppState.FAILED: _exclamation,
}

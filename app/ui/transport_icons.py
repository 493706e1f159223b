"""The signs for starting, pausing and stopping, in the colour of a button's text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap, QPolygonF

_SIDE = 64

_TRIANGLE = ((12.0, 6.0), (58.0, 32.0), (12.0, 58.0))
_SQUARE = ((10.0, 10.0), (54.0, 10.0), (54.0, 54.0), (10.0, 54.0))
_BARS = (
    ((12.0, 8.0), (26.0, 8.0), (26.0, 56.0), (12.0, 56.0)),
    ((38.0, 8.0), (52.0, 8.0), (52.0, 56.0), (38.0, 56.0)),
)

_Shape = Sequence[tuple[float, float]]


def start_icon(palette: QPalette) -> QIcon:
    """Return a triangle that points forwards."""
    return _icon(palette, [_TRIANGLE])


def pause_icon(palette: QPalette) -> QIcon:
    """Return two bars."""
    return _icon(palette, _BARS)


def stop_icon(palette: QPalette) -> QIcon:
    """Return a square."""
    return _icon(palette, [_SQUARE])


def _icon(palette: QPalette, shapes: Sequence[_Shape]) -> QIcon:
    icon = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        pixmap = QPixmap(_SIDE, _SIDE)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.color(group, QPalette.ColorRole.ButtonText))
        for shape in shapes:
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape]))
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from pytestqt.qtbot import QtBot

from app.ui.app_icon import icon_pixmap

SIDE = 256
# Of 255. Lines in the place of a curve make it a hundred and more.
TOLERANCE = 32


def test_its_corners_are_round(qtbot: QtBot) -> None:
    rounded = QPixmap(SIDE, SIDE)
    rounded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(rounded)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SIDE, SIDE)
    painter.setBrush(Qt.GlobalColor.black)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(0.03, 0.1, 0.94, 0.66), 0.15, 0.15)
    painter.end()
    expected, drawn = rounded.toImage(), icon_pixmap(SIDE).toImage()
    upper = [(x, y) for x in range(SIDE) for y in range(SIDE // 2)]
    differences = [
        abs(expected.pixelColor(*point).alpha() - drawn.pixelColor(*point).alpha())
        for point in upper
    ]
    assert max(differences) < TOLERANCE

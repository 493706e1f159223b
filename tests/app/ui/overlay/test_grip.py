"""Dragging where only the system may place windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.overlay import grip as module
from app.ui.overlay.grip import Grip


class SystemWindow:
    """Notes what the system is asked to do with a window."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def startSystemMove(self) -> None:  # noqa: N802
        self.asked.append("move")

    def startSystemResize(self, edge: Qt.Edge) -> None:  # noqa: N802
        self.asked.append(edge)


class Window(QWidget):
    def __init__(self, system: SystemWindow) -> None:
        super().__init__()
        self._system = system

    def windowHandle(self) -> SystemWindow:  # type: ignore[override]  # noqa: N802
        return self._system


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> SystemWindow:
    monkeypatch.setattr(module, "can_place_windows", lambda: False)
    return SystemWindow()


@pytest.fixture
def window(qtbot: QtBot, system: SystemWindow) -> Window:
    found = Window(system)
    qtbot.addWidget(found)
    found.setMouseTracking(True)
    found.resize(400, 100)
    found.show()
    return found


def press(qtbot: QtBot, window: QWidget, x: int, y: int = 50) -> None:
    qtbot.mousePress(window, Qt.MouseButton.LeftButton, pos=QPoint(x, y))


def test_the_system_is_asked_to_move_it(qtbot: QtBot, window: Window, system: SystemWindow) -> None:
    grip = Grip(window, window, 100)
    press(qtbot, window, 200)
    assert system.asked == ["move"]
    assert not grip.is_held


def test_the_system_is_asked_to_resize_it_and_the_width_is_kept_once_it_is_done(
    qtbot: QtBot, window: Window, system: SystemWindow
) -> None:
    grip = Grip(window, window, 100)
    press(qtbot, window, 399)
    press(qtbot, window, 0)
    press(qtbot, window, 200, 2)
    press(qtbot, window, 200, 98)
    assert system.asked == [
        Qt.Edge.RightEdge,
        Qt.Edge.LeftEdge,
        Qt.Edge.TopEdge,
        Qt.Edge.BottomEdge,
    ]
    with qtbot.wait_signal(grip.resized, timeout=5000):
        window.resize(300, 100)
        window.resize(310, 100)


def test_what_resizes_by_itself_is_not_taken_for_the_users_wish(
    qtbot: QtBot, window: Window
) -> None:
    grip = Grip(window, window, 100)
    window.resize(300, 100)
    assert not [timer for timer in grip.findChildren(QTimer) if timer.isActive()]
    press(qtbot, window, 299)
    qtbot.mouseMove(window, QPoint(150, 50))
    qtbot.wait_until(lambda: window.testAttribute(Qt.WidgetAttribute.WA_SetCursor))
    window.resize(200, 100)
    assert not [timer for timer in grip.findChildren(QTimer) if timer.isActive()]


def test_the_pointer_tells_what_can_be_done(qtbot: QtBot, window: Window) -> None:
    Grip(window, window, 100)
    shapes = {}
    for place in ((1, 50), (200, 50), (398, 50), (200, 1), (200, 98)):
        qtbot.mouseMove(window, QPoint(*place))
        qtbot.wait_until(lambda: window.testAttribute(Qt.WidgetAttribute.WA_SetCursor))
        shapes[place] = window.cursor().shape()
    assert shapes[1, 50] == shapes[398, 50] == Qt.CursorShape.SizeHorCursor
    assert shapes[200, 1] == shapes[200, 98] == Qt.CursorShape.SizeVerCursor
    assert shapes[200, 50] == Qt.CursorShape.SizeAllCursor

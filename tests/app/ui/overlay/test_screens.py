"""Word of screens that change."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.ui.overlay.screens import ScreenWatch, screens


def test_finds_the_screens_of_the_computer(qapp: QGuiApplication) -> None:
    found = screens()
    assert len(found) == len(qapp.screens())
    assert all(screen.name for screen in found)
    assert [screen.is_primary for screen in found].count(True) == 1
    size = qapp.primaryScreen().geometry()
    primary = next(screen for screen in found if screen.is_primary)
    assert (primary.bounds.width, primary.bounds.height) == (size.width(), size.height())


def test_tells_once_of_a_change_that_comes_in_several_parts(qtbot: QtBot) -> None:
    watch = ScreenWatch()
    told: list[bool] = []
    watch.changed.connect(lambda: told.append(True))
    screen = QGuiApplication.primaryScreen()
    with qtbot.wait_signal(watch.changed, timeout=5000):
        screen.geometryChanged.emit(screen.geometry())
        screen.availableGeometryChanged.emit(screen.availableGeometry())
        QGuiApplication.instance().primaryScreenChanged.emit(screen)
    QGuiApplication.processEvents()
    assert told == [True]


def test_watches_a_screen_that_was_added(qtbot: QtBot) -> None:
    watch = ScreenWatch()
    screen = QGuiApplication.primaryScreen()
    with qtbot.wait_signal(watch.changed, timeout=5000):
        QGuiApplication.instance().screenAdded.emit(screen)
    with qtbot.wait_signal(watch.changed, timeout=5000):
        screen.logicalDotsPerInchChanged.emit(120.0)
    with qtbot.wait_signal(watch.changed, timeout=5000):
        QGuiApplication.instance().screenRemoved.emit(screen)

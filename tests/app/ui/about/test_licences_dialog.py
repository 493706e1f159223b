from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.third_party import Component
from app.ui.about.licences_dialog import LicencesDialog

PARTS = (
    Component("Voxcap", "0.1.0", "Apache-2.0", "Apache License"),
    Component("numpy", "2.4.1", "", "Redistribution"),
)


def opened(parent: QWidget, read: Callable[[], tuple[Component, ...]]) -> LicencesDialog:
    dialog = LicencesDialog(parent, read)
    dialog.show()
    return dialog


def test_picked_part_is_told(qtbot: QtBot, parent: QWidget) -> None:
    dialog = opened(parent, lambda: PARTS)
    qtbot.waitUntil(lambda: dialog.list.count() == 2, timeout=30_000)
    assert dialog.list.item(0).text() == "Voxcap 0.1.0\nApache-2.0"
    assert dialog.list.item(1).text() == "numpy 2.4.1"
    assert dialog.text.toPlainText() == "Apache License"
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.text.toPlainText() == "Redistribution"


def test_text_is_for_reading_and_lets_the_keyboard_go(qtbot: QtBot, parent: QWidget) -> None:
    dialog = opened(parent, lambda: PARTS)
    qtbot.waitUntil(lambda: dialog.list.count() == 2, timeout=30_000)
    assert dialog.text.isReadOnly()
    assert dialog.text.tabChangesFocus()
    assert dialog.list.accessibleName()
    assert dialog.text.accessibleName()


def test_nothing_to_read_is_told(qtbot: QtBot, parent: QWidget) -> None:
    dialog = opened(parent, tuple)
    qtbot.waitUntil(lambda: "again" in dialog.text.toPlainText(), timeout=30_000)


def test_unreadable_list_is_told(qtbot: QtBot, parent: QWidget) -> None:
    def fail() -> tuple[Component, ...]:
        raise PermissionError("not for you")

    dialog = opened(parent, fail)
    qtbot.waitUntil(lambda: "not for you" in dialog.text.toPlainText(), timeout=30_000)


def test_what_is_installed_is_listed(qtbot: QtBot, parent: QWidget) -> None:
    dialog = LicencesDialog(parent)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.list.count() > 10, timeout=60_000)
    assert dialog.list.item(0).text().startswith("Voxcap")
    assert "Apache License" in dialog.text.toPlainText()

"""The page of the keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from app.desktop.shortcut_editing import FIXED_KEYS, assigned
from app.settings.model import DEFAULT_SHORTCUTS, Settings
from app.ui.actions import MainActions
from app.ui.settings.shortcuts_page import ShortcutsPage
from tests.app.ui.fake_controller import FakeController

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def page(qtbot: QtBot, controller: FakeController) -> ShortcutsPage:
    page = ShortcutsPage(controller)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.show()
    return page


def keys_of(controller: FakeController, action: str) -> str:
    return dict(controller.settings.shortcuts)[action]


def test_shows_the_keys_of_every_action(page: ShortcutsPage) -> None:
    shown = {action: edit.keySequence().toString() for action, edit in page.keys.items()}
    assert shown == DEFAULT_SHORTCUTS


def test_pressed_keys_are_taken(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    qtbot.keyClick(page.keys["pause"], Qt.Key.Key_K, CTRL)
    qtbot.waitUntil(lambda: keys_of(controller, "pause") == "Ctrl+K")
    assert page.refusals["pause"].isHidden()
    assert controller.intents == ["change_settings"]


def test_keys_of_another_action_are_explained_and_not_taken(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    qtbot.keyClick(page.keys["pause"], Qt.Key.Key_E, CTRL)
    qtbot.waitUntil(lambda: page.refusals["pause"].isVisible())
    assert "Export" in page.refusals["pause"].text()
    assert controller.settings == Settings()
    assert page.keys["pause"].keySequence() == QKeySequence("Ctrl+P")


def test_an_explanation_goes_once_other_keys_are_taken(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    qtbot.keyClick(page.keys["pause"], Qt.Key.Key_E, CTRL)
    qtbot.waitUntil(lambda: page.refusals["pause"].isVisible())
    qtbot.keyClick(page.keys["pause"], Qt.Key.Key_F9)
    qtbot.waitUntil(lambda: keys_of(controller, "pause") == "F9")
    assert page.refusals["pause"].isHidden()


def test_keys_can_be_freed_and_taken_elsewhere(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    page.keys["export"].clear()
    assert keys_of(controller, "export") == ""
    qtbot.keyClick(page.keys["pause"], Qt.Key.Key_E, CTRL)
    qtbot.waitUntil(lambda: keys_of(controller, "pause") == "Ctrl+E")


def test_defaults_bring_all_keys_back(page: ShortcutsPage, controller: FakeController) -> None:
    page.keys["export"].clear()
    page.change(page.defaults(controller.settings))
    assert controller.settings == Settings()
    assert page.keys["export"].keySequence() == QKeySequence("Ctrl+E")


def test_no_key_of_the_main_window_is_given_away(page: ShortcutsPage) -> None:
    actions = MainActions(page)
    actions.set_shortcuts(dict.fromkeys(DEFAULT_SHORTCUTS, ""))
    fixed = {
        keys.toString(QKeySequence.SequenceFormat.PortableText)
        for action in actions.children()
        for keys in getattr(action, "shortcuts", list)()
    }
    actions.set_shortcuts(DEFAULT_SHORTCUTS)
    fixed |= {
        keys.toString(QKeySequence.SequenceFormat.PortableText)
        for action in actions.children()
        for keys in getattr(action, "shortcuts", list)()
    } - set(DEFAULT_SHORTCUTS.values())
    assert fixed == set(FIXED_KEYS.values())


def test_a_modifier_alone_changes_nothing(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    edit = page.keys["pause"]
    with qtbot.waitSignal(edit.editingFinished):
        qtbot.keyClick(edit, Qt.Key.Key_Control, CTRL)
    assert controller.intents == []
    assert edit.keySequence() == QKeySequence("Ctrl+P")


def test_keys_one_after_another_are_shown_and_kept(
    page: ShortcutsPage, controller: FakeController
) -> None:
    settings = assigned(controller.settings, "pause", "Ctrl+K, Ctrl+C")
    controller.change_settings(settings)
    assert page.keys["pause"].keySequence() == QKeySequence("Ctrl+K, Ctrl+C")
    assert controller.settings == settings

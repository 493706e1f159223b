"""The fields of keys that work everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.desktop.global_shortcuts import Chord, GlobalAction, Trouble, Unavailable, explain
from app.settings.model import GlobalKeys, Settings
from app.ui.global_shortcuts import GlobalShortcuts
from app.ui.settings.keys_edit import KeysEdit
from app.ui.settings.shortcuts_page import ShortcutsPage
from tests.app.ui.fake_controller import FakeController

CTRL_ALT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
PAUSE = GlobalAction.PAUSE
PATIENCE_MS = 30_000


class FakeShortcuts(GlobalShortcuts):
    """Has no system behind it.

    Attributes:
        calls: what it was asked for.
    """

    def __init__(self, controller: FakeController) -> None:
        super().__init__(controller)
        self.calls: list[str] = []
        controller.settings_changed.connect(lambda settings: self.assign(settings.global_keys))

    def become(
        self,
        troubles: Mapping[GlobalAction, Trouble] | None = None,
        granted: Mapping[GlobalAction, str] | None = None,
        unavailable: Unavailable | None = None,
    ) -> None:
        self._tell(troubles or {}, granted, unavailable)

    def look(self) -> None:
        self.calls.append("look")

    def rest(self) -> None:
        self.calls.append("rest")

    def go_on(self) -> None:
        self.calls.append("go on")

    def remark(self) -> str:
        return "It depends."

    def _take(self, wanted: Mapping[GlobalAction, Chord]) -> None:
        self._tell({action: Trouble.TAKEN for action, chord in wanted.items() if chord.key == "T"})


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def shortcuts(controller: FakeController) -> FakeShortcuts:
    return FakeShortcuts(controller)


@pytest.fixture
def page(qtbot: QtBot, controller: FakeController, shortcuts: FakeShortcuts) -> ShortcutsPage:
    page = ShortcutsPage(controller)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.show()
    return page


def field(page: ShortcutsPage, action: GlobalAction) -> KeysEdit:
    return page.everywhere.editors[f"global_keys.{action}"].keys


def words(page: ShortcutsPage, action: GlobalAction) -> str:
    label = page.everywhere.words[action]
    return "" if label.isHidden() else label.text()


def test_none_is_set_at_first(page: ShortcutsPage) -> None:
    for action in GlobalAction:
        assert field(page, action).keySequence().isEmpty()
        assert field(page, action).isEnabled()
        assert words(page, action) == ""
    assert page.everywhere.explanation.text().endswith("It depends.")


def test_pressed_keys_are_taken_and_freed(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    qtbot.keyClick(field(page, PAUSE), Qt.Key.Key_K, CTRL_ALT)
    qtbot.waitUntil(
        lambda: controller.settings.global_keys == GlobalKeys(pause="Ctrl+Alt+K"),
        timeout=PATIENCE_MS,
    )
    assert words(page, PAUSE) == ""
    field(page, PAUSE).clear()
    assert controller.settings == Settings()


def test_keys_another_program_has_are_told_at_once_and_kept(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    qtbot.keyClick(field(page, PAUSE), Qt.Key.Key_T, CTRL_ALT)
    qtbot.waitUntil(lambda: "another program" in words(page, PAUSE), timeout=PATIENCE_MS)
    assert field(page, PAUSE).accessibleDescription() == words(page, PAUSE)
    assert controller.settings.global_keys.pause == "Ctrl+Alt+T"
    field(page, PAUSE).clear()
    assert words(page, PAUSE) == ""


def test_keys_of_another_action_are_explained_and_not_taken(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    controller.change_settings(Settings(global_keys=GlobalKeys("Ctrl+Alt+K", "F9")))
    qtbot.keyClick(field(page, PAUSE), Qt.Key.Key_K, CTRL_ALT)
    qtbot.waitUntil(lambda: "Start or stop" in words(page, PAUSE), timeout=PATIENCE_MS)
    assert controller.settings.global_keys == GlobalKeys("Ctrl+Alt+K", "F9")
    assert field(page, PAUSE).keySequence() == QKeySequence("F9")
    qtbot.keyClick(field(page, PAUSE), Qt.Key.Key_J, CTRL_ALT)
    qtbot.waitUntil(
        lambda: controller.settings.global_keys.pause == "Ctrl+Alt+J", timeout=PATIENCE_MS
    )
    assert words(page, PAUSE) == ""


def test_keys_all_programs_need_are_explained_and_not_taken(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    qtbot.keyClick(field(page, PAUSE), Qt.Key.Key_A)
    qtbot.waitUntil(lambda: "Hold Ctrl" in words(page, PAUSE), timeout=PATIENCE_MS)
    assert controller.intents == []
    assert field(page, PAUSE).keySequence().isEmpty()


def test_windows_cannot_have_keys_that_work_everywhere(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    settings = Settings(global_keys=GlobalKeys(overlay="Ctrl+Alt+K"))
    controller.change_settings(settings)
    qtbot.keyClick(page.keys["export"], Qt.Key.Key_K, CTRL_ALT)
    qtbot.waitUntil(lambda: page.refusals["export"].isVisible(), timeout=PATIENCE_MS)
    assert "overlay" in page.refusals["export"].text()
    assert controller.settings == settings


def test_a_modifier_alone_changes_nothing(
    qtbot: QtBot, page: ShortcutsPage, controller: FakeController
) -> None:
    settings = Settings(global_keys=GlobalKeys(pause="F9"))
    controller.change_settings(settings)
    edit = field(page, PAUSE)
    with qtbot.waitSignal(edit.editingFinished):
        qtbot.keyClick(edit, Qt.Key.Key_Control, Qt.KeyboardModifier.ControlModifier)
    assert controller.settings == settings
    assert edit.keySequence() == QKeySequence("F9")


def test_what_the_desktop_chose_is_told(
    page: ShortcutsPage, controller: FakeController, shortcuts: FakeShortcuts
) -> None:
    controller.change_settings(Settings(global_keys=GlobalKeys(pause="F9")))
    shortcuts.become(granted={PAUSE: "Press Alt+1"})
    assert "Press Alt+1" in words(page, PAUSE)
    shortcuts.become(troubles={PAUSE: Trouble.REFUSED})
    assert "F9" in words(page, PAUSE)
    assert "not allowed" in words(page, PAUSE)


@pytest.mark.parametrize("reason", Unavailable)
def test_where_there_are_none_the_page_says_what_to_do(
    page: ShortcutsPage, shortcuts: FakeShortcuts, reason: Unavailable
) -> None:
    shortcuts.become(unavailable=reason)
    assert page.everywhere.explanation.text() == explain(reason)
    assert not any(field(page, action).isEnabled() for action in GlobalAction)
    shortcuts.become()
    assert all(field(page, action).isEnabled() for action in GlobalAction)


def test_keys_reach_the_field_they_are_pressed_in(
    qtbot: QtBot, page: ShortcutsPage, shortcuts: FakeShortcuts
) -> None:
    assert shortcuts.calls[0] == "look"
    page.activateWindow()
    for edit in (field(page, PAUSE), page.keys["export"]):
        edit.setFocus()
        qtbot.waitUntil(lambda: shortcuts.calls[-1] == "rest", timeout=PATIENCE_MS)
        edit.clearFocus()
        qtbot.waitUntil(lambda: shortcuts.calls[-1] == "go on", timeout=PATIENCE_MS)


def test_fields_have_names_for_screen_readers(page: ShortcutsPage) -> None:
    for action in GlobalAction:
        edit = field(page, action)
        (line,) = edit.findChildren(QLineEdit)
        assert line.accessibleName() == edit.accessibleName()
    names = {field(page, action).accessibleName() for action in GlobalAction}
    assert len(names) == len(GlobalAction)
    assert not names & {edit.accessibleName() for edit in page.keys.values()}


def test_defaults_free_them(page: ShortcutsPage, controller: FakeController) -> None:
    controller.change_settings(Settings(global_keys=GlobalKeys(pause="F9")))
    page.change(page.defaults(controller.settings))
    assert controller.settings == Settings()

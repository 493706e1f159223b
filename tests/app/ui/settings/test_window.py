"""The window of the settings: what is changed in it applies at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.desktop.overlay_limits import Limit, explain
from app.desktop.settings_editing import value_of
from app.settings.limits import LIMITS
from app.settings.model import Appearance, Interface, Overlay, Settings, Theme
from app.ui.settings import SettingsWindow, overlay_page
from app.ui.settings.editors import Check, Number, Selection, SettledNumber, TextLine
from app.ui.settings.overlay_page import OverlayPage
from app.ui.settings.page import SettingsPage
from app.ui.settings.recognition_page import RecognitionPage
from app.ui.settings.shortcuts_page import ShortcutsPage
from tests.app.settings.strategies import valid_settings
from tests.app.ui.fake_controller import FakeController

KEPT_BY_WINDOWS = {
    *(f"overlay.{name}" for name in ("screen", "x", "y", "width")),
    *(f"interface.{name}" for name in ("was_set_up", "window_geometry", "looked_for_versions_s")),
    *(f"interface.{name}" for name in ("shows_times", "shows_speakers")),
}
CHOSEN_ABOVE_CAPTIONS = {f"sound.{name}" for name in ("microphone", "system", "application")}


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def window(qtbot: QtBot, controller: FakeController) -> SettingsWindow:
    window = SettingsWindow(controller)  # type: ignore[arg-type]
    qtbot.addWidget(window)
    window.show()
    return window


def pages(window: SettingsWindow) -> Iterator[SettingsPage]:
    """Yield the pages, each while it is shown."""
    for number in range(window.list.count()):
        window.list.setCurrentRow(number)
        yield window.page


def page_of(window: SettingsWindow, path: str) -> SettingsPage:
    """Show the page with a setting, and return it."""
    return next(page for page in pages(window) if path in page.editors)


def test_everything_that_can_be_set_is_on_one_page(window: SettingsWindow) -> None:
    paths = [path for page in pages(window) for path in page.editors]
    wanted = {f"{section}.{name}" for section, names in LIMITS.items() for name in names}
    wanted -= KEPT_BY_WINDOWS | CHOSEN_ABOVE_CAPTIONS
    assert sorted(paths) == sorted(path for path in wanted if not path.startswith("shortcuts."))


def test_every_control_has_a_name_for_screen_readers(window: SettingsWindow) -> None:
    assert len(list(pages(window))) == 6
    kinds = (
        QAbstractButton,
        QAbstractSlider,
        QAbstractSpinBox,
        QComboBox,
        QKeySequenceEdit,
        QLineEdit,
    )
    found = [control for kind in kinds for control in window.findChildren(kind)]
    named = [
        control
        for control in found
        if control.focusPolicy() & Qt.FocusPolicy.TabFocus and _is_own(control)
    ]
    assert len(named) > 30
    assert [control for control in named if not _name(control)] == []


def _is_own(control: QWidget) -> bool:
    """Tell whether it is no part of another control, which has the name."""
    parent = control.parentWidget()
    return not isinstance(parent, QAbstractSpinBox | QComboBox | QKeySequenceEdit)


def _name(control: QWidget) -> str:
    text = control.text() if isinstance(control, QAbstractButton) else ""
    return control.accessibleName() or text


def test_keys_of_a_page_are_not_given_twice(window: SettingsWindow) -> None:
    for page in pages(window):
        found = mnemonics(window)
        assert len(found) == len(set(found)), (page.title(), sorted(found))


def mnemonics(widget: QWidget) -> list[str]:
    """Return the letters that move the focus together with Alt, of all that is shown."""
    shown = [*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)]
    texts = [control.text() for control in shown if control.isVisible()]
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


@given(settings=valid_settings)
@hypothesis_settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_shows_any_settings_and_changes_none_by_itself(
    window: SettingsWindow, controller: FakeController, settings: Settings
) -> None:
    for _ in pages(window):
        pass
    controller.settings = settings
    controller.intents.clear()
    controller.settings_changed.emit(settings)
    window.grab()
    assert controller.intents == []


def test_a_check_box_applies_at_once(
    qtbot: QtBot, window: SettingsWindow, controller: FakeController
) -> None:
    editor = page_of(window, "overlay.hides_in_silence").editors["overlay.hides_in_silence"]
    assert isinstance(editor, Check)
    editor.box.click()
    assert controller.settings == Settings(overlay=Overlay(hides_in_silence=True))


def test_a_list_applies_at_once(window: SettingsWindow, controller: FakeController) -> None:
    editor = page_of(window, "interface.theme").editors["interface.theme"]
    assert isinstance(editor, Selection)
    editor.box.setFocus()
    editor.box.setCurrentIndex(2)
    editor.box.activated.emit(2)
    assert controller.settings == Settings(interface=Interface(theme=Theme.DARK))


def test_a_number_applies_at_once_with_what_follows_from_it(
    window: SettingsWindow, controller: FakeController
) -> None:
    controller.change_settings(Settings(overlay=Overlay(width=900)))
    editor = page_of(window, "appearance.line_characters").editors["appearance.line_characters"]
    assert isinstance(editor, Number)
    editor.box.setValue(60)
    assert controller.settings == Settings(appearance=Appearance(line_characters=60))


def test_text_applies_while_it_is_typed(
    qtbot: QtBot, window: SettingsWindow, controller: FakeController
) -> None:
    page = page_of(window, "sound.microphone_label")
    editor = page.editors["sound.microphone_label"]
    assert isinstance(editor, TextLine)
    editor.line.setFocus()
    editor.line.setCursorPosition(0)
    qtbot.keyClicks(editor.line, "Dear ")
    assert controller.settings.sound.microphone_label == "Dear You"


def test_what_would_begin_a_session_anew_waits_until_all_is_typed(
    qtbot: QtBot, window: SettingsWindow, controller: FakeController
) -> None:
    editor = page_of(window, "recognition.threads").editors["recognition.threads"]
    assert isinstance(editor, SettledNumber)
    controller.intents.clear()
    for _ in range(6):
        editor.box.stepUp()
    assert controller.intents == []
    qtbot.waitUntil(lambda: controller.settings.recognition.threads == 6)
    assert controller.intents == ["change_settings"]


def test_what_was_typed_last_is_kept_when_the_window_closes(
    window: SettingsWindow, controller: FakeController
) -> None:
    page = page_of(window, "recognition.threads")
    editor = page.editors["recognition.threads"]
    assert isinstance(editor, SettledNumber)
    editor.box.stepUp()
    window.close()
    assert controller.settings.recognition.threads == 1


def test_follows_what_is_changed_elsewhere(
    window: SettingsWindow, controller: FakeController
) -> None:
    settings = controller.settings
    controller.change_settings(
        replace(settings, overlay=replace(settings.overlay, is_locked=True, clear_after_s=20))
    )
    editors = page_of(window, "overlay.is_locked").editors
    locked, clear = editors["overlay.is_locked"], editors["overlay.clear_after_s"]
    assert isinstance(locked, Check)
    assert isinstance(clear, Number)
    assert locked.box.isChecked()
    assert clear.box.value() == 20


@given(settings=valid_settings)
@hypothesis_settings(
    max_examples=10,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_defaults_of_a_page_leave_the_others_alone(
    window: SettingsWindow, controller: FakeController, settings: Settings
) -> None:
    all_pages = list(pages(window))
    for page in pages(window):
        controller.change_settings(settings)
        window.reset.click()
        for other in all_pages:
            expected = Settings() if other is page else settings
            for path in other.editors:
                assert value_of(controller.settings, path) == value_of(expected, path)
        is_of_keys = isinstance(page, ShortcutsPage)
        assert controller.settings.shortcuts == (Settings() if is_of_keys else settings).shortcuts


def test_the_wheel_scrolls_the_page_and_changes_nothing(
    window: SettingsWindow, controller: FakeController
) -> None:
    page = page_of(window, "appearance.font_points")
    editor = page.editors["appearance.font_points"]
    assert isinstance(editor, Number)
    controller.intents.clear()
    at = QPointF(editor.box.rect().center())
    event = QWheelEvent(
        at,
        QPointF(editor.box.mapToGlobal(at.toPoint())),
        QPoint(0, -120),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(editor.box, event)
    assert controller.intents == []
    assert editor.box.value() == controller.settings.appearance.font_points


def test_what_the_desktop_cannot_do_is_explained(
    qtbot: QtBot, controller: FakeController, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = (Limit.PLACE, Limit.PRIVACY)
    monkeypatch.setattr(overlay_page, "overlay_limits", lambda: found)
    page = OverlayPage(controller)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    assert not page.editors["overlay.is_private"].isEnabled()
    assert page.private_note is not None
    assert page.private_note.text() == explain(Limit.PRIVACY)
    assert [label.text() for label in page.cannot] == [explain(Limit.PLACE)]


def test_the_overlay_can_be_put_back(window: SettingsWindow, controller: FakeController) -> None:
    overlay = Overlay(is_locked=True, screen="HDMI-1", x=500, y=20, width=333)
    controller.change_settings(Settings(overlay=overlay))
    page = page_of(window, "overlay.is_shown")
    assert isinstance(page, OverlayPage)
    page.place.click()
    assert controller.settings == Settings(overlay=Overlay(is_locked=True))


def test_a_folder_without_a_model_is_not_taken(
    qtbot: QtBot, window: SettingsWindow, controller: FakeController, tmp_path: Path
) -> None:
    page = page_of(window, "recognition.model")
    assert isinstance(page, RecognitionPage)
    page.chooser.choose(str(tmp_path))
    qtbot.waitUntil(lambda: "was not taken" in page.chooser.words.text(), timeout=60_000)
    assert str(tmp_path) in page.chooser.words.text()
    assert controller.settings.recognition.model == "demo"


def test_a_folder_with_a_model_is_taken_and_the_demo_model_again(
    qtbot: QtBot, window: SettingsWindow, controller: FakeController
) -> None:
    from app.desktop.models import DEMO, model_folder

    page = page_of(window, "recognition.model")
    assert isinstance(page, RecognitionPage)
    folder = str(model_folder(DEMO))
    page.chooser.choose(folder)
    qtbot.waitUntil(lambda: controller.settings.recognition.model == folder, timeout=60_000)
    assert page.chooser.name.text() == folder
    page.chooser.demo.click()
    assert controller.settings.recognition.model == DEMO
    assert not page.chooser.demo.isEnabled()

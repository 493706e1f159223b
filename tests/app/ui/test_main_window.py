"""The main window shows what the controller tells, and tells it what the user wants."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.audio.catalogue import Catalogue
from app.audio.device import SoundKind
from app.desktop.states import AppState
from app.session.snapshot import Latency, SessionState, SourceState
from app.settings.model import Settings, Sound
from app.ui.captions import live_page
from app.ui.main_window import MainWindow
from app.ui.settings import AppearanceDock, SettingsWindow
from tests.app.audio.scripted_choice import ScriptedChoice
from tests.app.cli.snapshots import BOTH, YOU, snapshot, source_snapshot, spoken
from tests.app.ui.fake_controller import FakeController

CATALOGUE = Catalogue(
    (
        ScriptedChoice("mic:default", "Default microphone"),
        ScriptedChoice("mic:usb", "USB headset"),
        ScriptedChoice("system:default", "Everything this computer plays", SoundKind.SYSTEM),
    ),
    (),
    "linux",
)


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def window(qtbot: QtBot, controller: FakeController) -> MainWindow:
    return shown(qtbot, controller)


def shown(qtbot: QtBot, controller: FakeController) -> MainWindow:
    window = MainWindow(controller)  # type: ignore[arg-type]
    qtbot.addWidget(window)
    window.show()
    return window


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("state", "start", "pause", "can_pause"),
    [
        (AppState.SETUP, "Start", "Pause", False),
        (AppState.IDLE, "Start", "Pause", False),
        (AppState.LOADING, "Stop", "Pause", True),
        (AppState.LISTENING, "Stop", "Pause", True),
        (AppState.BEHIND, "Stop", "Pause", True),
        (AppState.PAUSED, "Stop", "Resume", True),
        (AppState.STOPPING, "Stopping...", "Pause", False),
        (AppState.FAILED, "Start", "Pause", False),
    ],
)
def test_the_buttons_say_what_they_do_now(
    window: MainWindow,
    controller: FakeController,
    state: AppState,
    start: str,
    pause: str,
    can_pause: bool,
) -> None:
    controller.become(state)
    assert window.bar.start.text() == start
    assert window.bar.start.isEnabled() == (state is not AppState.STOPPING)
    assert window.bar.pause.text() == pause
    assert window.bar.pause.isEnabled() == can_pause
    assert window.bar.status.text()


def test_the_buttons_tell_the_controller(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    click(qtbot, window.bar.start)
    controller.become(AppState.LISTENING)
    click(qtbot, window.bar.pause)
    assert controller.intents == ["toggle", "toggle_pause"]


def test_keys_of_the_settings_do_it_too(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    qtbot.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert controller.intents == ["toggle"]
    shortcuts = {**dict(controller.settings.shortcuts), "start_stop": "F8"}
    controller.change_settings(replace(controller.settings, shortcuts=tuple(shortcuts.items())))
    controller.intents.clear()
    qtbot.keyClick(window, Qt.Key.Key_F8)
    assert controller.intents == ["toggle"]


def test_captions_appear_and_are_kept_below_each_other(
    window: MainWindow, controller: FakeController
) -> None:
    assert window.page.empty.isVisible()
    controller.session_id = "first"
    controller.become(AppState.LISTENING)
    controller.show_snapshot(snapshot())
    assert window.page.empty.isVisible()
    words = spoken("one two three")
    controller.show_snapshot(snapshot(words[:2], words[2:]))
    assert window.page.view.isVisible()
    assert window.page.view.toPlainText() == "one two three"
    controller.show_snapshot(snapshot(words))
    controller.session_id = "second"
    controller.show_snapshot(snapshot(spoken("four")))
    lines = window.page.view.toPlainText().split("\n")
    assert (lines[0], lines[-1]) == ("one two three", "four")
    assert lines[1].startswith("New session")


def test_the_status_tells_how_far_the_text_is_behind(
    window: MainWindow, controller: FakeController
) -> None:
    controller.become(AppState.LISTENING)
    controller.show_snapshot(snapshot(latency=Latency(0.62, 0.9, 10)))
    assert window.bar.status.text() == "Listening - 0.6 s behind"


def test_meters_follow_the_sources(window: MainWindow, controller: FakeController) -> None:
    controller.become(AppState.LISTENING)
    controller.show_snapshot(snapshot(sources=BOTH))
    assert [meter.words.text() for meter in window.meters.meters] == ["heard", "nothing heard"]
    assert window.meters.meters[1].accessibleName() == "Level of Others"
    assert window.meters.meters[1].accessibleDescription() == "nothing heard"
    controller.show_snapshot(snapshot(sources=[source_snapshot(YOU, SourceState.MUTED)]))
    assert [meter.words.text() for meter in window.meters.meters] == ["muted"]
    controller.become(AppState.IDLE)
    assert window.meters.meters == []


def test_trouble_is_told_as_long_as_it_is_true(
    window: MainWindow, controller: FakeController
) -> None:
    controller.become(AppState.LISTENING)
    controller.show_snapshot(snapshot(messages=["The headset is gone. Plug it in again."]))
    assert window.message.isVisible()
    assert window.message.message.text() == "The headset is gone. Plug it in again."
    controller.show_snapshot(snapshot())
    assert not window.message.isVisible()


def test_a_failure_offers_to_try_again(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    controller.fail("The model cannot be read. Choose another.")
    assert window.message.message.text() == "The model cannot be read. Choose another."
    click(qtbot, window.message.button)
    assert controller.intents == ["acknowledge_failure", "start"]
    click(qtbot, window.message.close_button)
    assert controller.intents[-1] == "acknowledge_failure"
    controller.become(AppState.IDLE)
    assert not window.message.isVisible()


def test_a_notice_stays_below_what_is_more_pressing(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    controller.notice.emit("Saved.")
    controller.fail("It failed.")
    assert window.message.message.text() == "It failed."
    controller.become(AppState.IDLE)
    assert window.message.message.text() == "Saved."
    click(qtbot, window.message.close_button)
    assert not window.message.isVisible()


def test_no_notice_is_lost(qtbot: QtBot, window: MainWindow, controller: FakeController) -> None:
    for text in ("First.", "Second.", "First.", "Third."):
        controller.notice.emit(text)
    read = []
    while window.message.isVisible():
        read.append(window.message.message.text())
        click(qtbot, window.message.close_button)
    assert read == ["Third.", "First.", "Second."]


def test_sounds_are_picked_at_once_and_kept_when_they_are_gone(
    window: MainWindow, controller: FakeController
) -> None:
    controller.offer(CATALOGUE)
    box = window.bar.sources.microphones
    assert [box.itemText(i) for i in range(box.count())] == [
        "No microphone",
        "Default microphone",
        "USB headset",
    ]
    box.setCurrentIndex(2)
    box.activated.emit(2)
    assert controller.settings.sound == Sound(microphone="mic:usb")
    controller.offer(Catalogue((), (), "linux"))
    assert box.currentText() == "usb (not there now)"
    assert controller.settings.sound == Sound(microphone="mic:usb")


def test_opening_a_list_asks_the_system_anew(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    window.bar.sources.computer.showPopup()
    assert controller.intents == ["refresh_choices"]
    controller.offer(CATALOGUE)
    assert window.bar.sources.computer.count() == 2
    window.bar.sources.computer.hidePopup()


def test_a_delay_is_picked_at_once(window: MainWindow, controller: FakeController) -> None:
    box = window.bar.delay.box
    assert box.currentText() == "0.5 s behind: balanced"
    box.activated.emit(box.count() - 1)
    assert controller.settings.recognition.delay_ms == 2400
    assert box.currentText() == "2.4 s behind: most accurate"


def test_text_gets_larger_and_smaller(window: MainWindow, controller: FakeController) -> None:
    window.actions_by_name["larger_text"].trigger()
    assert controller.settings.appearance.font_points == 24
    assert window.page.view.font().pointSize() == 24
    window.actions_by_name["smaller_text"].trigger()
    window.actions_by_name["smaller_text"].trigger()
    assert controller.settings.appearance.font_points == 20


def test_the_overlay_is_shown_and_locked_by_the_menu(
    window: MainWindow, controller: FakeController
) -> None:
    was_shown = controller.settings.overlay.is_shown
    window.actions_by_name["overlay"].trigger()
    assert controller.settings.overlay.is_shown is not was_shown
    window.actions_by_name["lock_overlay"].trigger()
    assert controller.settings.overlay.is_locked
    assert window.actions_by_name["lock_overlay"].isChecked()


def test_what_to_do_is_told_while_there_are_no_captions(
    window: MainWindow, controller: FakeController
) -> None:
    assert window.page.empty.heading.text() == "Press Start, and speak."
    assert "one to nine" in window.page.empty.advice.text()
    controller.change_settings(replace(Settings(), sound=Sound(microphone="")))
    assert window.page.empty.heading.text() == "Choose a sound first."
    controller.fail("The model is damaged. Download it again.")
    assert "Start, and speak" not in window.page.empty.heading.text()
    assert "told above" in window.page.empty.advice.text()


def test_what_stands_beside_the_captions_is_kept(
    window: MainWindow, controller: FakeController
) -> None:
    gutter = window.page.view.gutter
    assert (gutter.shows_times, gutter.shows_speakers) == (False, True)
    for name in ("show_times", "show_speakers"):
        window.actions_by_name[name].trigger()
    interface = controller.settings.interface
    assert (interface.shows_times, interface.shows_speakers) == (True, False)
    assert (gutter.shows_times, gutter.shows_speakers) == (True, False)
    controller.change_settings(Settings())
    assert (gutter.shows_times, gutter.shows_speakers) == (False, True)
    assert not window.actions_by_name["show_times"].isChecked()
    assert window.actions_by_name["show_speakers"].isChecked()


def test_closing_asks_nothing_keeps_the_place_and_stops(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    controller.become(AppState.LISTENING)
    window.resize(780, 520)
    with qtbot.waitSignal(window.closed):
        window.close()
    assert controller.intents == ["change_settings", "close"]
    again = shown(qtbot, controller)
    assert again.size() == window.size()


def test_a_kept_place_that_is_nonsense_does_no_harm(
    qtbot: QtBot, controller: FakeController
) -> None:
    interface = replace(Settings().interface, window_geometry="§ no base 64")
    controller.settings = replace(Settings(), interface=interface)
    assert shown(qtbot, controller).isVisible()


def test_everything_to_use_has_a_name(window: MainWindow, controller: FakeController) -> None:
    controller.session_id = "first"
    controller.become(AppState.LISTENING)
    controller.show_snapshot(snapshot(spoken("one"), sources=BOTH))
    window.actions_by_name["search"].trigger()
    named = QAbstractButton | QComboBox | QLineEdit
    for widget in window.findChildren(QWidget):
        is_part = isinstance(widget.parent(), QLineEdit) or widget.objectName().startswith("qt_")
        if isinstance(widget, named) and widget.isVisible() and not is_part:
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name), widget


def test_every_entry_of_the_menus_does_something(window: MainWindow) -> None:
    for menu in window.actions_by_name.menus():
        for name in filter(None, menu.names):
            action = window.actions_by_name[name]
            is_connected = action.isSignalConnected(
                action.metaObject().method(action.metaObject().indexOfSignal("triggered(bool)"))
            ) or action.isSignalConnected(
                action.metaObject().method(action.metaObject().indexOfSignal("toggled(bool)"))
            )
            assert is_connected or not action.isVisible(), name


def test_the_settings_are_opened_from_the_menu(window: MainWindow) -> None:
    window.actions_by_name["settings"].trigger()
    (settings,) = window.findChildren(SettingsWindow)
    assert settings.isVisible()
    settings.close()
    window.actions_by_name["settings"].trigger()
    assert settings.isVisible()
    assert window.findChildren(SettingsWindow) == [settings]


def test_the_appearance_is_one_click_from_the_captions(
    qtbot: QtBot, window: MainWindow, controller: FakeController
) -> None:
    click(qtbot, window.bar.appearance)
    (dock,) = window.findChildren(AppearanceDock)
    assert dock.isVisible()
    dock.close()
    assert not window.actions_by_name["appearance"].isChecked()
    click(qtbot, window.bar.appearance)
    assert dock.isVisible()
    click(qtbot, window.bar.appearance)
    assert not dock.isVisible()


def test_no_key_beside_captions_is_one_of_the_window(window: MainWindow) -> None:
    before = mnemonics(window) + [key for menu in menus(window) for key in keys_of([menu.title()])]
    window.actions_by_name["appearance"].trigger()
    dock = window.findChildren(AppearanceDock)[0]
    window.grab()
    found = mnemonics(dock)
    assert len(found) > 5
    assert set(found) & set(before) == set()


def menus(window: MainWindow) -> list[QMenu]:
    return window.menuBar().findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)


def mnemonics(widget: QWidget) -> list[str]:
    shown = [*widget.findChildren(QLabel), *widget.findChildren(QAbstractButton)]
    return keys_of([control.text() for control in shown if control.isVisible()])


def keys_of(texts: list[str]) -> list[str]:
    return [text[text.index("&") + 1].lower() for text in texts if "&" in text]


def test_exporting_is_possible_once_there_is_a_session(
    window: MainWindow, controller: FakeController
) -> None:
    assert not window.bar.export.isEnabled()
    controller.session_id = "first"
    controller.show_snapshot(snapshot(spoken("one"), state=SessionState.STOPPED))
    controller.become(AppState.IDLE)
    assert window.bar.export.isEnabled()


@pytest.mark.parametrize("announces", [True, False])
def test_new_lines_are_told_to_screen_readers(
    window: MainWindow,
    controller: FakeController,
    monkeypatch: pytest.MonkeyPatch,
    announces: bool,
) -> None:
    told: list[str] = []

    class Reader:
        @staticmethod
        def isActive() -> bool:  # noqa: N802
            return True

        @staticmethod
        def updateAccessibility(event: live_page.QAccessibleAnnouncementEvent) -> None:  # noqa: N802
            told.append(event.message())

    monkeypatch.setattr(live_page, "QAccessible", Reader)
    interface = replace(controller.settings.interface, announces=announces)
    controller.change_settings(replace(controller.settings, interface=interface))
    controller.session_id = "first"
    words = spoken("one two")
    controller.show_snapshot(snapshot(words[:1], words[1:], time_s=1.0))
    controller.show_snapshot(snapshot(words, time_s=1.2))
    controller.show_snapshot(snapshot(words, time_s=3.0))
    assert told == (["You: one two"] if announces else [])


def test_the_window_fits_a_small_screen(window: MainWindow, controller: FakeController) -> None:
    long_name = "Microphone of a headset with quite a long name, plugged in at the back " * 3
    controller.offer(Catalogue((ScriptedChoice("mic:default", long_name),), (), "linux"))
    controller.become(AppState.PAUSED)
    assert window.minimumSizeHint().width() <= 45 * window.fontMetrics().height()

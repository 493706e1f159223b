from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QSystemTrayIcon
from pytestqt.qtbot import QtBot

from app.desktop.states import AppState
from app.settings.model import Interface, Settings
from app.ui.app_icon import app_icon, state_icon
from app.ui.tray import Tray
from tests.app.ui.fake_controller import FakeController


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path, Settings(interface=Interface(has_tray=True)))


@pytest.fixture
def tray(qtbot: QtBot, controller: FakeController) -> Iterator[Tray]:
    tray = Tray(controller)  # type: ignore[arg-type]
    yield tray
    tray.remove()
    tray.deleteLater()


def actions(tray: Tray) -> list[QAction]:
    return [action for action in tray.menu.actions() if not action.isSeparator()]


def test_it_is_there_only_if_it_is_wanted(tray: Tray, controller: FakeController) -> None:
    assert tray.icon.isVisible()
    settings = controller.settings
    controller.change_settings(
        replace(settings, interface=replace(settings.interface, has_tray=False))
    )
    assert not tray.icon.isVisible()


@pytest.mark.parametrize("state", AppState)
def test_state_is_told_by_shape_and_words(
    tray: Tray, controller: FakeController, state: AppState
) -> None:
    controller.become(state)
    assert tray.icon.toolTip().startswith("Voxcap: ")
    shown = tray.icon.icon().pixmap(32).toImage()
    assert shown == state_icon(state).pixmap(32).toImage()
    assert shown != app_icon().pixmap(32).toImage()


def test_states_that_differ_look_different() -> None:
    def grey(state: AppState) -> bytes:
        image = state_icon(state).pixmap(16).toImage()
        image = image.convertToFormat(image.Format.Format_Grayscale8)
        return bytes(image.constBits())

    telling = [
        AppState.IDLE,
        AppState.LOADING,
        AppState.LISTENING,
        AppState.PAUSED,
        AppState.BEHIND,
        AppState.FAILED,
    ]
    assert len({grey(state) for state in telling}) == len(telling)


@pytest.mark.parametrize(
    ("state", "toggle", "pause"),
    [
        (AppState.IDLE, "Start", None),
        (AppState.FAILED, "Start", None),
        (AppState.SETUP, None, None),
        (AppState.STOPPING, None, None),
        (AppState.LOADING, "Stop", "Pause"),
        (AppState.LISTENING, "Stop", "Pause"),
        (AppState.BEHIND, "Stop", "Pause"),
        (AppState.PAUSED, "Stop", "Resume"),
    ],
)
def test_menu_offers_what_can_be_done(
    tray: Tray, controller: FakeController, state: AppState, toggle: str | None, pause: str | None
) -> None:
    controller.become(state)
    offered = [
        action.text().replace("&", "") if action.isEnabled() else None for action in actions(tray)
    ]
    assert offered == [toggle, pause, "Show window", "Quit"]


def test_menu_does_what_it_says(qtbot: QtBot, tray: Tray, controller: FakeController) -> None:
    controller.become(AppState.LISTENING)
    toggle, pause, show, leave = actions(tray)
    toggle.trigger()
    pause.trigger()
    assert controller.intents == ["toggle", "toggle_pause"]
    with qtbot.waitSignal(tray.show_asked):
        show.trigger()
    with qtbot.waitSignal(tray.quit_asked):
        leave.trigger()


def test_a_click_shows_the_window(qtbot: QtBot, tray: Tray) -> None:
    with qtbot.waitSignal(tray.show_asked):
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Trigger)
    with qtbot.assertNotEmitted(tray.show_asked):
        tray.icon.activated.emit(QSystemTrayIcon.ActivationReason.Context)

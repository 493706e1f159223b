"""The menu's windows, and the weekly look for a newer version."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.desktop.version_check import RELEASES_PAGE, VersionCheck
from app.settings.model import Interface, Settings
from app.ui.about import Help
from app.ui.message_bar import MessageBar
from tests.app.ui.fake_controller import FakeController
from tests.releases_server import Releases, releases_server

NOW_S = 1_800_000_000
WEEK_S = 7 * 86_400


@pytest.fixture
def releases(monkeypatch: pytest.MonkeyPatch) -> Iterator[Releases]:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with releases_server() as server:
        yield server


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path)


@pytest.fixture
def message() -> MessageBar:
    return MessageBar()


@pytest.fixture
def window(qtbot: QtBot, message: MessageBar) -> QWidget:
    window = QWidget()
    message.setParent(window)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def shown_help(
    window: QWidget, message: MessageBar, controller: FakeController, releases: Releases
) -> Help:
    shown = Help(controller, message, window, now_s=lambda: NOW_S)  # type: ignore[arg-type]
    shown.check = VersionCheck("0.1.0", releases.address)
    return shown


def want(controller: FakeController, asked_s: int = 0) -> None:
    interface = Interface(looks_for_versions=True, looked_for_versions_s=asked_s)
    controller.settings = replace(Settings(), interface=interface)


def test_nothing_is_asked_by_itself(
    qtbot: QtBot, shown_help: Help, controller: FakeController, releases: Releases
) -> None:
    shown_help.look_if_due()
    want(controller, NOW_S - WEEK_S + 1)
    shown_help.look_if_due()
    want(controller, NOW_S - WEEK_S)
    shown_help.look_if_due()
    qtbot.waitUntil(lambda: controller.intents == ["change_settings"], timeout=30_000)
    assert len(releases.requests) == 1
    assert controller.settings.interface.looked_for_versions_s == NOW_S


def test_newer_version_is_noticed_and_its_page_offered(
    qtbot: QtBot, shown_help: Help, controller: FakeController, message: MessageBar
) -> None:
    want(controller)
    shown_help.look_if_due()
    qtbot.waitUntil(lambda: message.isVisible(), timeout=30_000)
    assert "0.2.0" in message.message.text()
    message.button.click()
    assert shown_help.version is not None
    assert shown_help.version.address.text() == f"{RELEASES_PAGE}/tag/v0.2.0"
    shown_help.version.reject()
    assert shown_help.version is None


def test_weekly_trouble_is_told_to_nobody_and_tried_again_at_the_next_start(
    qtbot: QtBot,
    shown_help: Help,
    controller: FakeController,
    message: MessageBar,
    releases: Releases,
    caplog: pytest.LogCaptureFixture,
) -> None:
    want(controller)
    releases.status = 500
    with caplog.at_level("INFO"):
        shown_help.look_if_due()
        qtbot.waitUntil(lambda: "no answer" in caplog.text, timeout=30_000)
    assert not message.isVisible()
    assert controller.settings.interface.looked_for_versions_s == 0


def test_the_user_is_asked_first(qtbot: QtBot, shown_help: Help, releases: Releases) -> None:
    shown_help.look_for_version()
    assert shown_help.version is not None
    assert shown_help.version.isVisible()
    assert releases.requests == []
    shown_help.version.reject()


def test_asking_puts_the_weekly_look_off(
    qtbot: QtBot, shown_help: Help, controller: FakeController
) -> None:
    shown_help.look_for_version()
    assert shown_help.version is not None
    with qtbot.waitSignal(shown_help.version.learnt, timeout=30_000):
        shown_help.version.ask.click()
    assert controller.settings.interface.looked_for_versions_s == NOW_S
    assert not controller.settings.interface.looks_for_versions
    shown_help.version.reject()


def test_each_window_opens_once(qtbot: QtBot, shown_help: Help) -> None:
    shown_help.show_about()
    about = shown_help.about
    assert about is not None
    shown_help.show_about()
    assert shown_help.about is about
    about.licences.click()
    licences = shown_help.licences
    assert licences is not None
    about.reject()
    assert shown_help.about is None
    assert licences.isVisible()
    qtbot.waitUntil(lambda: licences.list.count() > 0, timeout=60_000)
    licences.reject()
    assert shown_help.licences is None

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.desktop.version_check import RELEASES_PAGE, NewVersion, VersionCheck
from app.ui.about.version_dialog import VersionDialog
from tests.releases_server import Releases, releases_server


@pytest.fixture
def releases(monkeypatch: pytest.MonkeyPatch) -> Iterator[Releases]:
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    with releases_server() as server:
        yield server


@pytest.fixture
def opened() -> list[str]:
    """Return the pages that were opened in the browser."""
    return []


@pytest.fixture
def dialog(parent: QWidget, releases: Releases, opened: list[str]) -> VersionDialog:
    def open_url(url: QUrl) -> None:
        opened.append(url.toString())

    dialog = VersionDialog(VersionCheck("0.1.0", releases.address), parent, open_url)
    dialog.show()
    return dialog


def buttons(dialog: VersionDialog) -> list[str]:
    return [
        button.text().replace("&", "")
        for button in dialog.findChildren(QPushButton)
        if button.isVisible()
    ]


def test_nothing_is_asked_before_the_user_agrees(dialog: VersionDialog, releases: Releases) -> None:
    assert "127.0.0.1" in dialog.told.text()
    assert dialog.accessibleDescription() == dialog.told.text()
    assert sorted(buttons(dialog)) == ["Ask now", "Do not ask"]
    dialog.close_button.click()
    assert not dialog.isVisible()
    assert releases.requests == []


def test_newer_version_has_a_page_that_opens_when_wanted(
    qtbot: QtBot, dialog: VersionDialog, releases: Releases, opened: list[str]
) -> None:
    with qtbot.waitSignal(dialog.learnt, timeout=30_000):
        dialog.ask.click()
    assert len(releases.requests) == 1
    assert "0.2.0" in dialog.told.text()
    assert sorted(buttons(dialog)) == ["Close", "Open its page"]
    assert dialog.address.text() == f"{RELEASES_PAGE}/tag/v0.2.0"
    assert opened == []
    dialog.open_page.click()
    assert opened == [f"{RELEASES_PAGE}/tag/v0.2.0"]


def test_newest_version_is_told(qtbot: QtBot, dialog: VersionDialog, releases: Releases) -> None:
    releases.body = b'{"tag_name": "v0.1.0"}'
    with qtbot.waitSignal(dialog.learnt, timeout=30_000):
        dialog.ask.click()
    assert dialog.told.text() == "Voxcap 0.1.0 is the newest version."
    assert buttons(dialog) == ["Close"]


def test_trouble_is_told_and_it_can_be_tried_again(
    qtbot: QtBot, dialog: VersionDialog, releases: Releases
) -> None:
    releases.status = 500
    dialog.ask.click()
    qtbot.waitUntil(lambda: "Try again" in buttons(dialog), timeout=30_000)
    assert "127.0.0.1" in dialog.told.text()
    releases.status = 200
    with qtbot.waitSignal(dialog.learnt, timeout=30_000):
        dialog.ask.click()
    assert "0.2.0" in dialog.told.text()


def test_waiting_can_be_given_up(qtbot: QtBot, dialog: VersionDialog, releases: Releases) -> None:
    goes_on = threading.Event()
    releases.before = goes_on.wait
    try:
        dialog.ask.click()
        assert buttons(dialog) == ["Cancel"]
        qtbot.waitUntil(lambda: bool(releases.requests), timeout=30_000)
        dialog.close_button.click()
        assert not dialog.isVisible()
    finally:
        goes_on.set()


def test_what_is_known_is_told_without_asking(dialog: VersionDialog, releases: Releases) -> None:
    dialog.show_new(NewVersion("0.3.0", f"{RELEASES_PAGE}/tag/v0.3.0"))
    assert "0.3.0" in dialog.told.text()
    assert dialog.open_page.isVisible()
    assert releases.requests == []

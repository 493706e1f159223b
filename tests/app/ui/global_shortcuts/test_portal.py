"""Keys from a desktop's portal."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from jeepney.io.blocking import open_dbus_connection
from pytestqt.qtbot import QtBot

from app.desktop.app_id import APP_ID
from app.desktop.global_shortcuts import GlobalAction, Trouble, Unavailable
from app.settings.model import GlobalKeys
from app.ui.global_shortcuts.portal import PortalShortcuts
from tests.app.ui.global_shortcuts.fake_portal import FakePortal, require_dbus, running_bus

KEYS = GlobalKeys(start_stop="Ctrl+Alt+K", pause="Meta+Shift+F9")
PATIENCE_MS = 60_000


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    require_dbus()
    with TemporaryDirectory() as folder, running_bus(Path(folder)) as found:
        yield found


@pytest.fixture
def portal(address: str) -> Iterator[FakePortal]:
    portal = FakePortal(address)
    yield portal
    portal.close()


@pytest.fixture
def shortcuts(qtbot: QtBot, address: str) -> Iterator[PortalShortcuts]:
    made = PortalShortcuts(open_bus=partial(open_dbus_connection, address))
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def pressed(shortcuts: PortalShortcuts) -> list[GlobalAction]:
    found: list[GlobalAction] = []
    shortcuts.pressed.connect(found.append)
    return found


def assign(qtbot: QtBot, shortcuts: PortalShortcuts, keys: GlobalKeys) -> None:
    with qtbot.waitSignal(shortcuts.changed, timeout=PATIENCE_MS):
        shortcuts.assign(keys)


def test_keys_are_wished_for_and_told_in_the_desktops_words(
    qtbot: QtBot, portal: FakePortal, shortcuts: PortalShortcuts
) -> None:
    assign(qtbot, shortcuts, KEYS)
    (wishes,) = portal.bound
    assert {id_: wish["preferred_trigger"][1] for id_, wish in wishes.items()} == {
        "start_stop": "CTRL+ALT+k",
        "pause": "SHIFT+LOGO+F9",
    }
    assert wishes["pause"]["description"] == ("s", "Pause or resume")
    assert portal.apps == [APP_ID]
    assert shortcuts.troubles == {}
    assert shortcuts.unavailable is None
    assert shortcuts.granted == {
        GlobalAction.START_STOP: "Press CTRL+ALT+k",
        GlobalAction.PAUSE: "Press SHIFT+LOGO+F9",
    }


def test_pressed_keys_are_told(
    qtbot: QtBot, portal: FakePortal, shortcuts: PortalShortcuts, pressed: list[GlobalAction]
) -> None:
    assign(qtbot, shortcuts, KEYS)
    portal.activate("start_stop", session="/org/freedesktop/portal/desktop/session/1_0/others")
    portal.activate("dance")
    portal.mumble()
    portal.activate("overlay")
    portal.activate("pause")
    qtbot.waitUntil(lambda: bool(pressed), timeout=PATIENCE_MS)
    assert pressed == [GlobalAction.PAUSE]


def test_other_keys_take_the_place_of_the_earlier_ones(
    qtbot: QtBot, portal: FakePortal, shortcuts: PortalShortcuts, pressed: list[GlobalAction]
) -> None:
    assign(qtbot, shortcuts, KEYS)
    first = portal.open[-1]
    shortcuts.assign(GlobalKeys(overlay="F12"))
    qtbot.waitUntil(lambda: GlobalAction.OVERLAY in shortcuts.granted, timeout=PATIENCE_MS)
    assert shortcuts.granted == {GlobalAction.OVERLAY: "Press F12"}
    assert first not in portal.open
    assert len(portal.open) == 1
    portal.activate("start_stop", session=first)
    portal.activate("overlay")
    qtbot.waitUntil(lambda: bool(pressed), timeout=PATIENCE_MS)
    assert pressed == [GlobalAction.OVERLAY]


def test_changes_in_quick_succession_end_with_the_last(
    qtbot: QtBot, portal: FakePortal, shortcuts: PortalShortcuts
) -> None:
    assign(qtbot, shortcuts, KEYS)
    for number in range(1, 10):
        shortcuts.assign(GlobalKeys(pause=f"F{number}"))
    qtbot.waitUntil(
        lambda: shortcuts.granted == {GlobalAction.PAUSE: "Press F9"}, timeout=PATIENCE_MS
    )
    qtbot.waitUntil(lambda: len(portal.open) == 1, timeout=PATIENCE_MS)


def test_keys_are_given_back(qtbot: QtBot, portal: FakePortal, shortcuts: PortalShortcuts) -> None:
    assign(qtbot, shortcuts, KEYS)
    shortcuts.assign(GlobalKeys())
    assert shortcuts.granted == {}
    qtbot.waitUntil(lambda: portal.open == [], timeout=PATIENCE_MS)
    assign(qtbot, shortcuts, KEYS)
    shortcuts.close()
    qtbot.waitUntil(lambda: portal.open == [], timeout=PATIENCE_MS)


class Unwilling(FakePortal):
    """Gives one action keys, and another none."""

    def grant(self, wishes: dict[str, dict[str, Any]]) -> tuple[int, dict[str, str]]:
        return 0, {"start_stop": "Press Alt+1", "pause": ""}


def test_keys_the_desktop_does_not_give_are_told(
    qtbot: QtBot, address: str, shortcuts: PortalShortcuts
) -> None:
    portal = Unwilling(address)
    try:
        assign(qtbot, shortcuts, GlobalKeys("Ctrl+Alt+1", "Ctrl+Alt+2", "Ctrl+Alt+3"))
        assert shortcuts.granted == {GlobalAction.START_STOP: "Press Alt+1"}
        assert shortcuts.troubles == dict.fromkeys(
            (GlobalAction.PAUSE, GlobalAction.OVERLAY), Trouble.REFUSED
        )
        with qtbot.waitSignal(shortcuts.changed, timeout=PATIENCE_MS):
            portal.change({"start_stop": "Press Alt+1", "pause": "Press F8", "overlay": "F7"})
        assert shortcuts.troubles == {}
        assert shortcuts.granted[GlobalAction.PAUSE] == "Press F8"
    finally:
        portal.close()


class Cancelled(FakePortal):
    """Is cancelled by the user."""

    def grant(self, wishes: dict[str, dict[str, Any]]) -> tuple[int, dict[str, str]]:
        return 1, {}


def test_a_user_who_cancels_is_taken_at_their_word(
    qtbot: QtBot, address: str, shortcuts: PortalShortcuts
) -> None:
    portal = Cancelled(address)
    try:
        assign(qtbot, shortcuts, KEYS)
        assert shortcuts.troubles == dict.fromkeys(
            (GlobalAction.START_STOP, GlobalAction.PAUSE), Trouble.REFUSED
        )
        shortcuts.look()
        with qtbot.waitSignal(shortcuts.changed, timeout=PATIENCE_MS):
            shortcuts.assign(GlobalKeys(overlay="F9"))
        assert [list(wishes) for wishes in portal.bound] == [["start_stop", "pause"], ["overlay"]]
    finally:
        portal.close()


def test_keys_that_are_taken_back_are_told(
    qtbot: QtBot, portal: FakePortal, shortcuts: PortalShortcuts
) -> None:
    assign(qtbot, shortcuts, KEYS)
    with qtbot.waitSignal(shortcuts.changed, timeout=PATIENCE_MS):
        portal.end_session()
    assert set(shortcuts.troubles.values()) == {Trouble.REFUSED}
    with qtbot.waitSignal(shortcuts.changed, timeout=PATIENCE_MS):
        shortcuts.look()
    assert shortcuts.troubles == {}


def test_a_desktop_without_a_portal_is_told(qtbot: QtBot, shortcuts: PortalShortcuts) -> None:
    with qtbot.waitSignal(shortcuts.changed, timeout=PATIENCE_MS):
        shortcuts.look()
    assert shortcuts.unavailable is Unavailable.NO_PORTAL


def test_a_portal_that_comes_later_is_found(
    qtbot: QtBot, address: str, shortcuts: PortalShortcuts
) -> None:
    assign(qtbot, shortcuts, KEYS)
    assert shortcuts.unavailable is Unavailable.NO_PORTAL
    portal = FakePortal(address)
    try:
        shortcuts.look()
        qtbot.waitUntil(lambda: len(shortcuts.granted) == 2, timeout=PATIENCE_MS)
        assert shortcuts.unavailable is None
    finally:
        portal.close()


def test_without_a_bus_there_is_no_portal(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    lonely = PortalShortcuts()
    assign(qtbot, lonely, KEYS)
    assert lonely.unavailable is Unavailable.NO_PORTAL
    lonely.close()


def test_a_bus_that_goes_is_told(qtbot: QtBot) -> None:
    require_dbus()
    with TemporaryDirectory() as folder:
        lonely: PortalShortcuts
        with running_bus(Path(folder)) as address:
            portal = FakePortal(address)
            lonely = PortalShortcuts(open_bus=partial(open_dbus_connection, address))
            assign(qtbot, lonely, KEYS)
            portal.close()
        qtbot.waitUntil(lambda: len(lonely.troubles) == 2, timeout=PATIENCE_MS)
        lonely.close()


def test_nothing_is_asked_of_the_desktop_without_keys(qtbot: QtBot) -> None:
    opened = threading.Event()
    idle = PortalShortcuts(open_bus=opened.set)  # type: ignore[arg-type]
    idle.assign(GlobalKeys())
    assert not opened.wait(0.1)
    idle.close()

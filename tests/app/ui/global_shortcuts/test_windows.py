"""Hot keys, with a stand-in for Windows' library."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes.wintypes import MSG

import pytest
from PySide6.QtCore import QByteArray
from pytestqt.qtbot import QtBot

from app.desktop.global_shortcuts import GlobalAction, Trouble
from app.settings.model import GlobalKeys
from app.ui.global_shortcuts.windows import (
    MOD_ALT,
    MOD_CONTROL,
    MOD_NOREPEAT,
    MOD_SHIFT,
    MOD_WIN,
    WM_HOTKEY,
    WindowsShortcuts,
)


class FakeUser32:
    """Knows a German keyboard.

    Attributes:
        taken: what another program has.
        registered: modifiers and key, by number.
    """

    def __init__(self) -> None:
        self.taken: set[tuple[int, int]] = set()
        self.registered: dict[int, tuple[int, int]] = {}

    def RegisterHotKey(self, window: None, id_: int, modifiers: int, key: int) -> int:  # noqa: N802
        assert window is None
        assert modifiers & MOD_NOREPEAT
        asked = (modifiers & ~MOD_NOREPEAT, key)
        if asked in self.taken or asked in self.registered.values() or id_ in self.registered:
            return 0
        self.registered[id_] = asked
        return 1

    def UnregisterHotKey(self, window: None, id_: int) -> int:  # noqa: N802
        del self.registered[id_]
        return 1

    def VkKeyScanW(self, character: str) -> int:  # noqa: N802
        keys = {"k": 0x4B, "j": 0x4A, "1": 0x31, "!": 0x131, "@": 0x651}
        return keys.get(character, -1)


@pytest.fixture
def user32() -> FakeUser32:
    return FakeUser32()


@pytest.fixture
def shortcuts(qtbot: QtBot, user32: FakeUser32) -> Iterator[WindowsShortcuts]:
    made = WindowsShortcuts(user32)
    yield made
    made.close()
    made.deleteLater()


def send(shortcuts: WindowsShortcuts, number: int, message: int = WM_HOTKEY) -> bool:
    """Deliver a message as Windows does, and return whether it was taken."""
    told = MSG()
    told.message, told.wParam = message, number
    kind = QByteArray(b"windows_generic_MSG")
    return shortcuts.messages.nativeEventFilter(kind, ctypes.addressof(told))[0]


@pytest.mark.parametrize(
    ("keys", "registered"),
    [
        ("Ctrl+Alt+K", (MOD_CONTROL | MOD_ALT, 0x4B)),
        ("Meta+Shift+F9", (MOD_WIN | MOD_SHIFT, 0x78)),
        ("Media Play", (0, 0xB3)),
        ("Ctrl+!", (MOD_CONTROL | MOD_SHIFT, 0x31)),
        ("Alt+PgDown", (MOD_ALT, 0x22)),
    ],
)
def test_keys_are_registered(
    shortcuts: WindowsShortcuts, user32: FakeUser32, keys: str, registered: tuple[int, int]
) -> None:
    shortcuts.assign(GlobalKeys(pause=keys))
    assert list(user32.registered.values()) == [registered]
    assert shortcuts.troubles == {}


def test_pressed_keys_are_told(shortcuts: WindowsShortcuts, user32: FakeUser32) -> None:
    pressed: list[GlobalAction] = []
    shortcuts.pressed.connect(pressed.append)
    shortcuts.assign(GlobalKeys(start_stop="Ctrl+Alt+K", overlay="F9"))
    k, f9 = user32.registered
    assert send(shortcuts, f9)
    assert send(shortcuts, k)
    assert not send(shortcuts, k, message=WM_HOTKEY + 1)
    # Another program's, or one that was given back a moment ago.
    send(shortcuts, 77)
    assert pressed == [GlobalAction.OVERLAY, GlobalAction.START_STOP]


def test_messages_of_other_systems_are_left_alone(shortcuts: WindowsShortcuts) -> None:
    assert shortcuts.messages.nativeEventFilter(b"xcb_generic_event_t", 0) == (False, 0)


def test_keys_are_given_back(shortcuts: WindowsShortcuts, user32: FakeUser32) -> None:
    shortcuts.assign(GlobalKeys(start_stop="Ctrl+Alt+K", overlay="F9"))
    shortcuts.assign(GlobalKeys(start_stop="Ctrl+Alt+J"))
    assert list(user32.registered.values()) == [(MOD_CONTROL | MOD_ALT, 0x4A)]
    shortcuts.close()
    assert user32.registered == {}


def test_keys_reach_the_window_while_they_are_rested(
    shortcuts: WindowsShortcuts, user32: FakeUser32
) -> None:
    shortcuts.assign(GlobalKeys(overlay="F9"))
    shortcuts.rest()
    assert user32.registered == {}
    shortcuts.go_on()
    assert list(user32.registered.values()) == [(0, 0x78)]


@pytest.mark.parametrize(
    ("keys", "trouble"),
    [
        ("Ctrl+Alt+K", Trouble.TAKEN),
        ("Ctrl+\u0416", Trouble.NO_SUCH_KEY),
        # Written with AltGr, which hot keys do not know.
        ("Ctrl+@", Trouble.NO_SUCH_KEY),
        ("Ctrl+Launch (0)", Trouble.NO_SUCH_KEY),
    ],
)
def test_keys_that_cannot_be_had_are_told(
    qtbot: QtBot, shortcuts: WindowsShortcuts, user32: FakeUser32, keys: str, trouble: Trouble
) -> None:
    user32.taken = {(MOD_CONTROL | MOD_ALT, 0x4B)}
    with qtbot.waitSignal(shortcuts.changed):
        shortcuts.assign(GlobalKeys(start_stop="Ctrl+Alt+J", pause=keys))
    assert shortcuts.troubles == {GlobalAction.PAUSE: trouble}


def test_keys_another_program_gives_up_can_be_had(
    qtbot: QtBot, shortcuts: WindowsShortcuts, user32: FakeUser32
) -> None:
    user32.taken = {(0, 0x78)}
    shortcuts.assign(GlobalKeys(pause="F9"))
    user32.taken = set()
    with qtbot.waitSignal(shortcuts.changed):
        shortcuts.look()
    assert shortcuts.troubles == {}
    assert list(user32.registered.values()) == [(0, 0x78)]

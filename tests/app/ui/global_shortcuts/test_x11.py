"""Keys on an X server with a window manager and other programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.global_shortcuts import GlobalAction, Trouble, Unavailable
from app.settings.model import GlobalKeys
from app.ui.global_shortcuts.x11 import X11Shortcuts
from tests.app.ui.overlay.x_server import XServer, require_x11, x_server
from tests.pulse_server import wait_until

KEYS = GlobalKeys(start_stop="Ctrl+Alt+K")
PATIENCE_MS = 30_000


@pytest.fixture(scope="module")
def server() -> Iterator[XServer]:
    require_x11()
    with x_server() as found:
        yield found


class Typed:
    """Another program's window that has the keyboard and notes the keys it gets."""

    def __init__(self, server: XServer) -> None:
        from Xlib import X

        self._server = server
        self.window = server.root.create_window(
            100, 100, 400, 300, 0, X.CopyFromParent, event_mask=X.KeyPressMask
        )
        self.window.map()
        server.display.sync()
        wait_until(self._is_active, "the other window has the keyboard")

    def _is_active(self) -> bool:
        # The window manager tells who is active before that one has the keyboard.
        focus = self._server.display.get_input_focus().focus
        if self._server.active_window() == self.window.id == getattr(focus, "id", focus):
            return True
        self._server.activate(self.window.id)
        return False

    def keycodes(self) -> list[int]:
        """Return the keys that came since it was asked last."""
        from Xlib import X

        display = self._server.display
        display.sync()
        events = [display.next_event() for _ in range(display.pending_events())]
        return [event.detail for event in events if event.type == X.KeyPress]


@pytest.fixture
def other(server: XServer) -> Iterator[Typed]:
    typed = Typed(server)
    yield typed
    typed.window.destroy()
    server.display.sync()


@pytest.fixture
def shortcuts(qtbot: QtBot, server: XServer) -> Iterator[X11Shortcuts]:
    made = X11Shortcuts(server.environment["DISPLAY"])
    yield made
    made.close()
    made.deleteLater()


@pytest.fixture
def pressed(shortcuts: X11Shortcuts) -> list[GlobalAction]:
    found: list[GlobalAction] = []
    shortcuts.pressed.connect(found.append)
    return found


def press(server: XServer, *keys: str) -> None:
    server.run("xdotool", "key", *keys)


def keycode(server: XServer, name: str) -> int:
    from Xlib import XK

    return int(server.display.keysym_to_keycode(XK.string_to_keysym(name)))


@contextmanager
def grabbed_by_another(server: XServer, key: int, mask: int) -> Iterator[None]:
    from Xlib import X

    server.root.grab_key(key, mask, False, X.GrabModeAsync, X.GrabModeAsync)
    server.display.sync()
    yield
    server.root.ungrab_key(key, mask)
    server.display.sync()


def ctrl_alt() -> int:
    from Xlib import X

    return int(X.ControlMask | X.Mod1Mask)


def test_keys_pressed_in_another_program_are_told(
    qtbot: QtBot,
    server: XServer,
    other: Typed,
    shortcuts: X11Shortcuts,
    pressed: list[GlobalAction],
) -> None:
    shortcuts.assign(GlobalKeys(start_stop="Ctrl+Alt+K", overlay="Meta+F9"))
    assert shortcuts.troubles == {}
    press(server, "ctrl+alt+k", "super+F9", "k", "ctrl+alt+shift+k")
    qtbot.waitUntil(lambda: len(pressed) == 2, timeout=PATIENCE_MS)
    assert pressed == [GlobalAction.START_STOP, GlobalAction.OVERLAY]
    held = {keycode(server, name) for name in ("Control_L", "Alt_L", "Shift_L", "Super_L")}
    plain = [key for key in other.keycodes() if key not in held]
    assert plain == [keycode(server, "k")] * 2
    assert server.active_window() == other.window.id


def test_keys_are_given_back(
    qtbot: QtBot,
    server: XServer,
    other: Typed,
    shortcuts: X11Shortcuts,
    pressed: list[GlobalAction],
) -> None:
    shortcuts.assign(KEYS)
    shortcuts.assign(GlobalKeys(pause="Ctrl+Alt+J"))
    press(server, "ctrl+alt+k", "ctrl+alt+j")
    qtbot.waitUntil(lambda: pressed == [GlobalAction.PAUSE], timeout=PATIENCE_MS)
    assert keycode(server, "k") in other.keycodes()
    shortcuts.close()
    press(server, "ctrl+alt+j")
    wait_until(lambda: keycode(server, "j") in other.keycodes(), "the other program gets it")
    assert pressed == [GlobalAction.PAUSE]


@pytest.mark.parametrize("locks", [("Num_Lock",), ("Caps_Lock",), ("Num_Lock", "Caps_Lock")])
def test_locks_make_no_difference(
    qtbot: QtBot,
    server: XServer,
    shortcuts: X11Shortcuts,
    pressed: list[GlobalAction],
    locks: tuple[str, ...],
) -> None:
    shortcuts.assign(KEYS)
    press(server, *locks)
    try:
        state = server.root.query_pointer().mask
        assert state.bit_count() == len(locks)
        press(server, "ctrl+alt+k")
        qtbot.waitUntil(lambda: pressed == [GlobalAction.START_STOP], timeout=PATIENCE_MS)
    finally:
        press(server, *locks)
    assert server.root.query_pointer().mask == 0


def test_keys_of_another_program_are_told_and_can_be_had_once_it_ends(
    qtbot: QtBot, server: XServer, shortcuts: X11Shortcuts, pressed: list[GlobalAction]
) -> None:
    keys = GlobalKeys(start_stop="Ctrl+Alt+K", pause="Ctrl+Alt+J")
    with grabbed_by_another(server, keycode(server, "k"), ctrl_alt()):
        with qtbot.waitSignal(shortcuts.changed):
            shortcuts.assign(keys)
        assert shortcuts.troubles == {GlobalAction.START_STOP: Trouble.TAKEN}
        shortcuts.look()
        assert shortcuts.troubles == {GlobalAction.START_STOP: Trouble.TAKEN}
        press(server, "ctrl+alt+j")
        qtbot.waitUntil(lambda: pressed == [GlobalAction.PAUSE], timeout=PATIENCE_MS)
    with qtbot.waitSignal(shortcuts.changed):
        shortcuts.look()
    assert shortcuts.troubles == {}
    press(server, "ctrl+alt+k")
    qtbot.waitUntil(lambda: pressed[1:] == [GlobalAction.START_STOP], timeout=PATIENCE_MS)


def test_refused_keys_are_left_to_the_other_program_in_full(
    server: XServer, shortcuts: X11Shortcuts
) -> None:
    """A key is never had with NumLock on and by another program without."""
    with grabbed_by_another(server, keycode(server, "k"), ctrl_alt()):
        shortcuts.assign(KEYS)
        second = X11Shortcuts(server.environment["DISPLAY"])
    second.assign(KEYS)
    assert second.troubles == {}
    second.close()


def test_a_key_that_is_held_is_pressed_once(
    qtbot: QtBot, server: XServer, shortcuts: X11Shortcuts, pressed: list[GlobalAction]
) -> None:
    shortcuts.assign(GlobalKeys(start_stop="Ctrl+Alt+K", pause="Ctrl+Alt+J"))
    server.run("xset", "r", "rate", "50", "100")
    server.run("xdotool", "keydown", "ctrl", "keydown", "alt", "keydown", "k", "sleep", "0.5")
    server.run("xdotool", "keyup", "k", "keyup", "alt", "keyup", "ctrl", "key", "ctrl+alt+j")
    qtbot.waitUntil(lambda: GlobalAction.PAUSE in pressed, timeout=PATIENCE_MS)
    assert pressed == [GlobalAction.START_STOP, GlobalAction.PAUSE]


def test_follows_a_keyboard_that_becomes_another(
    qtbot: QtBot, server: XServer, shortcuts: X11Shortcuts, pressed: list[GlobalAction]
) -> None:
    from Xlib import X
    from Xlib.ext import xtest

    def press_key(code: int) -> None:
        held = [keycode(server, "Control_L"), keycode(server, "Alt_L"), code]
        for key in held:
            xtest.fake_input(server.display, X.KeyPress, key)
        for key in reversed(held):
            xtest.fake_input(server.display, X.KeyRelease, key)
        server.display.sync()

    def swap(one: int, two: int) -> None:
        """Let two keys write what the other did."""
        mapping = [server.display.get_keyboard_mapping(key, 1)[0] for key in (one, two)]
        server.display.change_keyboard_mapping(two, [mapping[0]])
        server.display.change_keyboard_mapping(one, [mapping[1]])
        server.display.sync()

    k, j = keycode(server, "k"), keycode(server, "j")
    shortcuts.assign(KEYS)
    swap(k, j)
    try:
        # Only once the new keyboard is known does this key write "k".
        wait_until(lambda: _is_told(qtbot, press_key, j, pressed), "the new key is told")
        n_before = len(pressed)
        press_key(k)
        press_key(j)
        qtbot.waitUntil(lambda: len(pressed) > n_before, timeout=PATIENCE_MS)
        assert len(pressed) == n_before + 1
    finally:
        swap(k, j)


def _is_told(qtbot: QtBot, press_key: Any, code: int, pressed: list[GlobalAction]) -> bool:
    press_key(code)
    qtbot.wait(10)
    return bool(pressed)


def test_keys_reach_the_window_while_they_are_rested(
    qtbot: QtBot,
    server: XServer,
    other: Typed,
    shortcuts: X11Shortcuts,
    pressed: list[GlobalAction],
) -> None:
    shortcuts.assign(KEYS)
    shortcuts.rest()
    press(server, "ctrl+alt+k")
    wait_until(lambda: keycode(server, "k") in other.keycodes(), "the window gets it")
    shortcuts.go_on()
    press(server, "ctrl+alt+k")
    qtbot.waitUntil(lambda: pressed == [GlobalAction.START_STOP], timeout=PATIENCE_MS)
    assert keycode(server, "k") not in other.keycodes()


def test_keys_written_with_shift_are_found(
    qtbot: QtBot, server: XServer, shortcuts: X11Shortcuts, pressed: list[GlobalAction]
) -> None:
    shortcuts.assign(GlobalKeys(start_stop="Ctrl+!", pause="Ctrl+Shift+1"))
    assert shortcuts.troubles == {GlobalAction.PAUSE: Trouble.TAKEN}
    press(server, "ctrl+shift+1")
    qtbot.waitUntil(lambda: pressed == [GlobalAction.START_STOP], timeout=PATIENCE_MS)


def test_a_key_the_keyboard_lacks_is_told(shortcuts: X11Shortcuts) -> None:
    shortcuts.assign(GlobalKeys(overlay="Ctrl+\u0416"))
    assert shortcuts.troubles == {GlobalAction.OVERLAY: Trouble.NO_SUCH_KEY}


def test_nothing_is_asked_of_the_server_without_keys(qtbot: QtBot) -> None:
    unreachable = X11Shortcuts(":65000")
    unreachable.assign(GlobalKeys())
    unreachable.look()
    unreachable.close()
    assert unreachable.unavailable is None


def test_a_server_that_is_not_there_is_told(qtbot: QtBot) -> None:
    unreachable = X11Shortcuts(":65000")
    with qtbot.waitSignal(unreachable.changed):
        unreachable.assign(KEYS)
    assert unreachable.unavailable is Unavailable.OTHER
    unreachable.close()

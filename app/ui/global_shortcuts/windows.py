"""Keys that work everywhere on Windows: hot keys, which come as messages of the main thread.

Written after Microsoft's documentation and tested with a stand-in for its library; it has never run
on Windows.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping
from ctypes.wintypes import MSG
from typing import Protocol, SupportsInt

from PySide6.QtCore import QAbstractNativeEventFilter, QByteArray, QCoreApplication, QObject

from app.desktop.global_shortcuts import Chord, GlobalAction, Modifier, Trouble
from app.desktop.key_names import virtual_key
from app.ui.global_shortcuts.base import GlobalShortcuts

WM_HOTKEY = 0x0312

MOD_ALT = 0x0001
MOD_CONTROL = 0x0002
MOD_SHIFT = 0x0004
MOD_WIN = 0x0008
MOD_NOREPEAT = 0x4000

_MODIFIERS = {
    Modifier.ALT: MOD_ALT,
    Modifier.CTRL: MOD_CONTROL,
    Modifier.SHIFT: MOD_SHIFT,
    Modifier.META: MOD_WIN,
}

# What VkKeyScanW has in its upper byte: which keys are held to write the character.
_SCANNED_SHIFT = 0x01
_SCANNED_ALT_GR = 0x06


class User32(Protocol):
    """The functions that are used of user32.dll."""

    def RegisterHotKey(self, window: None, id_: int, modifiers: int, key: int, /) -> int:  # noqa: N802
        """Have a message sent when keys are pressed; 0 if another program has them."""

    def UnregisterHotKey(self, window: None, id_: int, /) -> int:  # noqa: N802
        """Give keys back."""

    def VkKeyScanW(self, character: str, /) -> int:  # noqa: N802
        """Return which key writes a character, and what is held for it; -1 if none does."""


def load_user32() -> User32:
    """Return the library of the system.

    Raises:
        OSError: this is not Windows.
    """
    if sys.platform != "win32":
        raise OSError("user32.dll is there on Windows only")
    user32 = ctypes.WinDLL("user32", use_last_error=True)
    user32.RegisterHotKey.argtypes = [
        ctypes.c_void_p,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.c_uint,
    ]
    user32.UnregisterHotKey.argtypes = [ctypes.c_void_p, ctypes.c_int]
    user32.VkKeyScanW.argtypes = [ctypes.c_wchar]
    user32.VkKeyScanW.restype = ctypes.c_short
    return user32


class WindowsShortcuts(GlobalShortcuts):
    """Hot keys of the main thread, each with the number of its action."""

    def __init__(self, user32: User32, parent: QObject | None = None) -> None:
        """Prepare; nothing is registered yet.

        Args:
            user32: see `load_user32`.
            parent: of this object.
        """
        super().__init__(parent)
        self._user32 = user32
        self._ids: dict[int, GlobalAction] = {}
        self.messages = HotKeyMessages(self._press)

    def rest(self) -> None:
        """Let the keys reach the window that has the keyboard until `go_on`."""
        self._release()

    def go_on(self) -> None:
        """Have the keys again after `rest`."""
        if not self._ids and self._wanted:
            self._take(self._wanted)

    def _take(self, wanted: Mapping[GlobalAction, Chord]) -> None:
        self._release()
        troubles = {}
        for id_, (action, chord) in enumerate(wanted.items(), start=1):
            trouble = self._register(id_, action, chord)
            if trouble is not None:
                troubles[action] = trouble
        app = QCoreApplication.instance()
        if self._ids and app is not None:
            app.installNativeEventFilter(self.messages)
        self._tell(troubles)

    def _release(self) -> None:
        for id_ in self._ids:
            self._user32.UnregisterHotKey(None, id_)
        self._ids = {}
        app = QCoreApplication.instance()
        if app is not None:
            app.removeNativeEventFilter(self.messages)

    def _register(self, id_: int, action: GlobalAction, chord: Chord) -> Trouble | None:
        modifiers = MOD_NOREPEAT
        for modifier in chord.modifiers:
            modifiers |= _MODIFIERS[modifier]
        key = virtual_key(chord.key)
        if len(chord.key) == 1:
            scanned = self._user32.VkKeyScanW(chord.key.lower())
            key = scanned & 0xFF
            if scanned < 0 or scanned >> 8 & _SCANNED_ALT_GR:
                key = 0
            elif scanned >> 8 & _SCANNED_SHIFT:
                # Qt does not count the Shift that a character is written with.
                modifiers |= MOD_SHIFT
        if not key:
            return Trouble.NO_SUCH_KEY
        if not self._user32.RegisterHotKey(None, id_, modifiers, key):
            return Trouble.TAKEN
        self._ids[id_] = action
        return None

    def _press(self, id_: int) -> None:
        action = self._ids.get(id_)
        if action is not None:
            self.pressed.emit(action)


class HotKeyMessages(QAbstractNativeEventFilter):
    """Picks the messages of hot keys from all that the system sends."""

    def __init__(self, on_press: Callable[[int], object]) -> None:
        """Tell of hot keys.

        Args:
            on_press: given the number of each that is pressed.
        """
        super().__init__()
        self._on_press = on_press

    def nativeEventFilter(  # noqa: N802
        self, event_type: QByteArray | bytes | bytearray | memoryview, message: SupportsInt
    ) -> tuple[bool, int]:
        """Take a message; see `QAbstractNativeEventFilter`."""
        if bytes(event_type) in _MESSAGES:  # type: ignore[arg-type]
            told = MSG.from_address(int(message))
            if told.message == WM_HOTKEY:
                self._on_press(int(told.wParam))
                return True, 0
        return False, 0


_MESSAGES = (b"windows_generic_MSG", b"windows_dispatcher_MSG")

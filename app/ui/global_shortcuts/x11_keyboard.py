"""A connection to an X server that has it tell of keys, whichever window they are meant for."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from app.desktop.global_shortcuts import Chord, Modifier
from app.desktop.key_names import keysym_name
from app.ui.global_shortcuts.x11_library import (
    CONTROL_MASK,
    GRAB_MODE_ASYNC,
    KEY_PRESS,
    KEY_RELEASE,
    LOCK_MASK,
    MAPPING_NOTIFY,
    SHIFT_MASK,
    ErrorEvent,
    ErrorHandler,
    Event,
    load_x11,
)

_N_MODIFIERS = 8
# Longer than any keyboard waits before it repeats a key.
_LONGEST_REPEAT_MS = 2_000
_MODIFIER_KEYS = {Modifier.ALT: ("Alt_L", "Alt_R"), Modifier.META: ("Super_L", "Super_R")}
_LOCKS = ("Num_Lock", "Scroll_Lock")


class Grab(NamedTuple):
    """A key as the server knows it.

    Attributes:
        keycode: number of the key on the keyboard.
        mask: bits of the modifiers that are held.
    """

    keycode: int
    mask: int


class Happenings(NamedTuple):
    """What the server has told.

    Attributes:
        pressed: keys that went down, in order; a key that is held goes down once.
        is_other_keyboard: whether keys have other places or meanings from now on.
    """

    pressed: list[Grab]
    is_other_keyboard: bool


class X11Keyboard:
    """Keys of a display."""

    def __init__(self, display: str | None = None) -> None:
        """Connect to the server.

        Args:
            display: its name, or None for that of the environment.

        Raises:
            OSError: there is no server, or no library to talk to it.
        """
        self._x11 = load_x11()
        self._display = self._x11.XOpenDisplay(display.encode() if display else None)
        if not self._display:
            raise OSError("no X server can be reached")
        self._root = self._x11.XDefaultRootWindow(self._display)
        # Otherwise a key that is held would seem to be let go again and again.
        self._x11.XkbSetDetectableAutoRepeat(self._display, True, None)
        self._down: dict[int, int] = {}
        self._read_modifiers()

    @property
    def file_descriptor(self) -> int:
        """What can be read when the server has told something."""
        return int(self._x11.XConnectionNumber(self._display))

    def close(self) -> None:
        """Leave the server, which gives all keys back."""
        self._x11.XCloseDisplay(self._display)
        self._display = None

    def find(self, chord: Chord) -> Grab | None:
        """Return where a key press is on the keyboard, or None where it is not."""
        name = keysym_name(chord.key)
        keysym = self._x11.XStringToKeysym(name.encode("ascii", "replace")) if name else 0
        keycode = self._x11.XKeysymToKeycode(self._display, keysym) if keysym else 0
        if not keycode:
            return None
        mask = 0
        for modifier in chord.modifiers:
            mask |= self._masks[modifier]
        if self._keysym(keycode, 0) != keysym and self._keysym(keycode, 1) == keysym:
            # It is written with Shift, which Qt does not count then.
            mask |= SHIFT_MASK
        return Grab(keycode, mask)

    def grab(self, key: Grab) -> bool:
        """Be told of a key from now on; return whether no other program has it."""
        with self._caught_errors() as errors:
            for locks in self._lock_masks():
                self._x11.XGrabKey(
                    self._display,
                    key.keycode,
                    key.mask | locks,
                    self._root,
                    False,
                    GRAB_MODE_ASYNC,
                    GRAB_MODE_ASYNC,
                )
        if errors:
            self.release(key)
        return not errors

    def release(self, key: Grab) -> None:
        """Give a key back."""
        with self._caught_errors():
            for locks in self._lock_masks():
                self._x11.XUngrabKey(self._display, key.keycode, key.mask | locks, self._root)

    def read(self) -> Happenings:
        """Return what the server has told since it was read last. Does not wait."""
        pressed = []
        is_other_keyboard = False
        event = Event()
        while self._x11.XPending(self._display):
            self._x11.XNextEvent(self._display, ctypes.byref(event))
            if event.type == KEY_PRESS:
                if not self._is_repeated(event.key.keycode, event.key.time):
                    pressed.append(self._grab_of(event.key.keycode, event.key.state))
            elif event.type == KEY_RELEASE:
                self._down.pop(event.key.keycode, None)
            elif event.type == MAPPING_NOTIFY:
                self._x11.XRefreshKeyboardMapping(ctypes.byref(event))
                is_other_keyboard = True
        return Happenings(pressed, is_other_keyboard)

    def learn(self) -> None:
        """Take in a keyboard that has become another. Keys are to be given back before."""
        self._down.clear()
        self._read_modifiers()

    def _is_repeated(self, keycode: int, time_ms: int) -> bool:
        """Take down that a key goes down, and tell whether it was just held."""
        # That it was let go is not always told, as when it was given back meanwhile.
        earlier_ms = self._down.get(keycode)
        self._down[keycode] = time_ms
        return earlier_ms is not None and time_ms - earlier_ms < _LONGEST_REPEAT_MS

    def _grab_of(self, keycode: int, state: int) -> Grab:
        """Return what was pressed, without the locks and the mouse."""
        held = SHIFT_MASK | CONTROL_MASK
        for mask in self._masks.values():
            held |= mask
        return Grab(keycode, state & held & ~self._all_locks)

    def _keysym(self, keycode: int, level: int) -> int:
        return int(self._x11.XkbKeycodeToKeysym(self._display, keycode, 0, level))

    def _read_modifiers(self) -> None:
        by_name = self._masks_by_name()
        self._masks = {Modifier.CTRL: CONTROL_MASK, Modifier.SHIFT: SHIFT_MASK}
        for (modifier, names), usual in zip(_MODIFIER_KEYS.items(), (1 << 3, 1 << 6), strict=True):
            self._masks[modifier] = next(
                (by_name[name] for name in names if name in by_name), usual
            )
        self._locks = [LOCK_MASK, *(by_name[name] for name in _LOCKS if name in by_name)]
        self._all_locks = 0
        for lock in self._locks:
            self._all_locks |= lock

    def _masks_by_name(self) -> dict[str, int]:
        """Return the bits of modifiers by the names of the keys that are held for them."""
        names = {
            self._x11.XStringToKeysym(name.encode()): name
            for name in itertools.chain(*_MODIFIER_KEYS.values(), _LOCKS)
        }
        found: dict[str, int] = {}
        keymap = self._x11.XGetModifierMapping(self._display)
        n_keys = keymap.contents.max_keypermod
        for number in range(_N_MODIFIERS * n_keys):
            keycode = keymap.contents.modifiermap[number]
            name = names.get(self._keysym(keycode, 0)) if keycode else None
            if name is not None:
                found.setdefault(name, 1 << number // n_keys)
        self._x11.XFreeModifiermap(keymap)
        return found

    def _lock_masks(self) -> Iterator[int]:
        """Yield the bits of all locks that may be on at once, as a grab is for one state alone."""
        for n_locks in range(len(self._locks) + 1):
            for chosen in itertools.combinations(self._locks, n_locks):
                yield sum(chosen)

    @contextmanager
    def _caught_errors(self) -> Iterator[list[int]]:
        """Gather the codes of errors, which would end the process otherwise."""
        codes: list[int] = []

        def take(display: int, event: ctypes._Pointer[ErrorEvent]) -> int:
            codes.append(event.contents.error_code)
            return 0

        handler = ErrorHandler(take)
        earlier = self._x11.XSetErrorHandler(ctypes.cast(handler, ctypes.c_void_p))
        try:
            yield codes
        finally:
            self._x11.XSync(self._display, False)
            self._x11.XSetErrorHandler(earlier)

"""The part of libX11 that has to do with keys."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_long, c_ubyte, c_uint, c_ulong, c_void_p

KEY_PRESS = 2
KEY_RELEASE = 3
MAPPING_NOTIFY = 34

SHIFT_MASK = 1 << 0
LOCK_MASK = 1 << 1
CONTROL_MASK = 1 << 2

GRAB_MODE_ASYNC = 1


class KeyEvent(ctypes.Structure):
    """XKeyEvent."""

    _fields_ = [
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("root", c_ulong),
        ("subwindow", c_ulong),
        ("time", c_ulong),
        ("x", c_int),
        ("y", c_int),
        ("x_root", c_int),
        ("y_root", c_int),
        ("state", c_uint),
        ("keycode", c_uint),
        ("same_screen", c_int),
    ]


class Event(ctypes.Union):
    """XEvent."""

    _fields_ = [("type", c_int), ("key", KeyEvent), ("pad", c_long * 24)]


class ErrorEvent(ctypes.Structure):
    """XErrorEvent."""

    _fields_ = [
        ("type", c_int),
        ("display", c_void_p),
        ("resourceid", c_ulong),
        ("serial", c_ulong),
        ("error_code", c_ubyte),
        ("request_code", c_ubyte),
        ("minor_code", c_ubyte),
    ]


class ModifierKeymap(ctypes.Structure):
    """XModifierKeymap: for each of eight modifiers some keycodes, 0 for none."""

    _fields_ = [("max_keypermod", c_int), ("modifiermap", POINTER(c_ubyte))]


ErrorHandler = ctypes.CFUNCTYPE(c_int, c_void_p, POINTER(ErrorEvent))

_SIGNATURES: dict[str, tuple[object, list[object]]] = {
    "XOpenDisplay": (c_void_p, [c_char_p]),
    "XCloseDisplay": (c_int, [c_void_p]),
    "XConnectionNumber": (c_int, [c_void_p]),
    "XDefaultRootWindow": (c_ulong, [c_void_p]),
    "XSync": (c_int, [c_void_p, c_int]),
    "XPending": (c_int, [c_void_p]),
    "XNextEvent": (c_int, [c_void_p, POINTER(Event)]),
    "XSetErrorHandler": (c_void_p, [c_void_p]),
    "XStringToKeysym": (c_ulong, [c_char_p]),
    "XKeysymToKeycode": (c_ubyte, [c_void_p, c_ulong]),
    "XkbKeycodeToKeysym": (c_ulong, [c_void_p, c_ubyte, c_uint, c_uint]),
    "XkbSetDetectableAutoRepeat": (c_int, [c_void_p, c_int, POINTER(c_int)]),
    "XGetModifierMapping": (POINTER(ModifierKeymap), [c_void_p]),
    "XFreeModifiermap": (c_int, [POINTER(ModifierKeymap)]),
    "XRefreshKeyboardMapping": (c_int, [POINTER(Event)]),
    "XGrabKey": (c_int, [c_void_p, c_int, c_uint, c_ulong, c_int, c_int, c_int]),
    "XUngrabKey": (c_int, [c_void_p, c_int, c_uint, c_ulong]),
}


def load_x11() -> ctypes.CDLL:
    """Return the library.

    Raises:
        OSError: it is not installed.
    """
    x11 = ctypes.CDLL("libX11.so.6")
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(x11, name)
        function.restype = result
        function.argtypes = arguments
    return x11

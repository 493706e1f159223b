"""What the overlay can do on the system that the program runs on."""

from __future__ import annotations

import ctypes
import ctypes.util

from PySide6.QtGui import QGuiApplication

from app.desktop.overlay_limits import WAYLAND, X11, Limit, limits


def overlay_limits() -> tuple[Limit, ...]:
    """Return what the overlay cannot do here and now. Needs a QGuiApplication."""
    platform = QGuiApplication.platformName()
    return limits(platform, has_compositor=platform != X11 or is_x11_composited())


def can_place_windows() -> bool:
    """Tell whether a program may choose where its windows are."""
    return not QGuiApplication.platformName().startswith(WAYLAND)


def is_x11_composited() -> bool:
    """Tell whether a program owns the selection by which compositing managers are known.

    Where X11 cannot be asked nothing is known to be missing, and the answer is yes.
    """
    name = ctypes.util.find_library("X11")
    if name is None:
        return True
    x11 = ctypes.CDLL(name)
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    x11.XDefaultScreen.argtypes = [ctypes.c_void_p]
    x11.XInternAtom.restype = ctypes.c_ulong
    x11.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
    x11.XGetSelectionOwner.restype = ctypes.c_ulong
    x11.XGetSelectionOwner.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x11.XOpenDisplay(None)
    if not display:
        return True
    try:
        selection = f"_NET_WM_CM_S{x11.XDefaultScreen(display)}".encode()
        return bool(x11.XGetSelectionOwner(display, x11.XInternAtom(display, selection, False)))
    finally:
        x11.XCloseDisplay(display)

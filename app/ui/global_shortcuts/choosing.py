"""Which way there is here to have keys that work everywhere."""

from __future__ import annotations

import os
import sys

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from app.desktop.global_shortcuts import Way, reason_of, way_of
from app.ui.global_shortcuts.base import GlobalShortcuts, NoGlobalShortcuts


def global_shortcuts_here(parent: QObject) -> GlobalShortcuts:
    """Return keys for the system that the program runs on. Needs a QGuiApplication."""
    platform = QGuiApplication.platformName()
    way = way_of(platform, os.environ)
    # Each where it is needed, as no system needs two of them.
    if way is Way.X11:
        from app.ui.global_shortcuts.x11 import X11Shortcuts

        return X11Shortcuts(parent=parent)
    if way is Way.PORTAL:
        from app.ui.global_shortcuts.portal import PortalShortcuts

        return PortalShortcuts(parent)
    if sys.platform == "win32" and way is Way.WINDOWS:
        from app.ui.global_shortcuts.windows import WindowsShortcuts, load_user32

        return WindowsShortcuts(load_user32(), parent)
    return NoGlobalShortcuts(reason_of(platform), parent)

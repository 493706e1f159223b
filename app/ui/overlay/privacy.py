"""Keeping a window out of screen shares, where the system can."""

from __future__ import annotations

import ctypes
import logging
import sys

from PySide6.QtWidgets import QWidget

_WDA_NONE = 0x0
_WDA_EXCLUDEFROMCAPTURE = 0x11

logger = logging.getLogger(__name__)


def keep_out_of_screen_shares(window: QWidget, is_private: bool) -> None:
    """Keep a window out of screen shares and screenshots, or let it in again.

    Does nothing where the system has no way; see `app.desktop.overlay_limits`.
    """
    if sys.platform == "win32":
        affinity = _WDA_EXCLUDEFROMCAPTURE if is_private else _WDA_NONE
        user32 = ctypes.WinDLL("user32", use_last_error=True)
        user32.SetWindowDisplayAffinity.argtypes = [ctypes.c_void_p, ctypes.c_uint32]
        if not user32.SetWindowDisplayAffinity(int(window.winId()), affinity):
            logger.warning(
                "Windows refused to change whether the overlay is in screen shares (error %d)",
                ctypes.get_last_error(),
            )

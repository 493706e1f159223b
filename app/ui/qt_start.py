"""Starting Qt, and what it says."""

from __future__ import annotations

import contextlib
import logging
import os
import sys

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.desktop.app_id import APP_ID
from app.desktop.facts import version_of

EXIT_FAILED = 1

logger = logging.getLogger("qt")

# Qt's warnings are for those who look into the log; in the terminal nobody can act on them.
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.DEBUG,
    QtMsgType.QtWarningMsg: logging.INFO,
    QtMsgType.QtCriticalMsg: logging.ERROR,
}


def start_qt() -> QApplication:
    """Make the application object, and log what Qt says from now on.

    Where no window can be opened, the process ends here with exit code 1 and a clear line.
    """
    messages = QtMessages()
    qInstallMessageHandler(messages.take)
    QCoreApplication.setApplicationName("Voxcap")
    QCoreApplication.setApplicationVersion(version_of("voxcap"))
    # What desktops match windows to their icon and their permissions by.
    QGuiApplication.setDesktopFileName(APP_ID)
    # The name is the interpreter's otherwise.
    app = QApplication(["voxcap"])
    messages.go_on()
    return app


class QtMessages:
    """Logs what Qt says; until it has started, keeps it, as it is the reason where it fails."""

    def __init__(self) -> None:
        self._has_started = False
        self._kept: list[tuple[int, str]] = []

    def take(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Take a message; after a fatal one the process ends."""
        if kind is QtMsgType.QtFatalMsg:
            self._give_up(message)
        level = _LEVELS.get(kind, logging.WARNING)
        if self._has_started:
            logger.log(level, "%s", message)
        else:
            self._kept.append((level, message))

    def go_on(self) -> None:
        """Log what was kept, as Qt has started."""
        self._has_started = True
        for level, message in self._kept:
            logger.log(level, "%s", message)
        self._kept = []

    def _give_up(self, message: str) -> None:
        """End at once, as Qt would, which writes a core file on top."""
        if self._has_started:
            line = f"Voxcap had to end: {message}"
            logger.critical("%s", line)
        else:
            reasons = [kept.strip().rstrip(".") for _, kept in self._kept] or [message]
            line = (
                f"No window can be opened here ({'; '.join(reasons)}). Start Voxcap in a desktop "
                "session; 'voxcap listen' captions in the terminal."
            )
        if sys.stderr is not None:
            with contextlib.suppress(OSError, ValueError):
                print(f"voxcap: {' '.join(line.split())}", file=sys.stderr, flush=True)
        os._exit(EXIT_FAILED)

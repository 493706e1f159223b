"""Signals of the system that ask the app to end."""

from __future__ import annotations

import signal
import socket
import types

from PySide6.QtCore import QObject, QSocketNotifier, Signal

_NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")


class Termination(QObject):
    """Tells of Ctrl+C and the like, which Qt's event loop would let wait. For the main thread.

    Signals:
        asked: the app is to end.
    """

    asked = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ours, self._systems = socket.socketpair()
        for end in (self._ours, self._systems):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        self._earlier_fd = signal.set_wakeup_fd(self._systems.fileno(), warn_on_full_buffer=False)
        self._earlier = {
            number: signal.signal(number, _pass)
            for name in _NAMES
            if (number := getattr(signal, name, None)) is not None
        }

    def remove(self) -> None:
        """Let signals do what they did before. Harmless when repeated."""
        for number, handler in self._earlier.items():
            signal.signal(number, handler)
        if self._earlier:
            signal.set_wakeup_fd(self._earlier_fd)
            self._notifier.setEnabled(False)
            self._ours.close()
            self._systems.close()
        self._earlier = {}

    def _read(self) -> None:
        numbers = self._ours.recv(64)
        if any(number in self._earlier for number in numbers):
            self.asked.emit()


def _pass(number: int, frame: types.FrameType | None) -> None:
    """Do nothing: the number comes through the socket."""

"""A connection to the bus of the user's session, whose messages come through Qt's event loop."""

from __future__ import annotations

import logging
from collections.abc import Callable

from jeepney import HeaderFields, Message, MessageType
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from PySide6.QtCore import QObject, QSocketNotifier, Signal

_MOST_BYTES = 65_536

logger = logging.getLogger(__name__)


def open_session_bus() -> DBusConnection:
    """Return a connection. Waits for the bus to answer, so it is for another thread.

    Raises:
        Exception: there is no bus, or it does not let this program in.
    """
    return open_dbus_connection("SESSION")


class Bus(QObject):
    """Sends calls, and brings their replies and the signals that were asked for."""

    signalled = Signal(object)
    """A `jeepney.Message`."""

    closed = Signal()
    """The bus has gone away."""

    def __init__(self, connection: DBusConnection, parent: QObject | None = None) -> None:
        """Take over a connection.

        Args:
            connection: from `open_session_bus`; nobody else may read from it.
            parent: of this object.
        """
        super().__init__(parent)
        self._connection = connection
        self._is_closed = False
        self._waiting: dict[int, Callable[[Message], object]] = {}
        self._notifier = QSocketNotifier(connection.sock.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    @property
    def unique_name(self) -> str:
        """What this program is called on the bus."""
        return str(self._connection.unique_name)

    def call(self, message: Message, on_reply: Callable[[Message], object]) -> None:
        """Send a call without waiting.

        Args:
            message: the call.
            on_reply: given the reply, which may be an error.
        """
        if self._is_closed:
            return
        serial = next(self._connection.outgoing_serial)
        self._waiting[serial] = on_reply
        try:
            self._connection.send(message, serial=serial)
        except OSError as error:
            self._lose(error)

    def close(self) -> None:
        """Leave the bus. Harmless when repeated."""
        if not self._is_closed:
            self._is_closed = True
            self._notifier.setEnabled(False)
            self._waiting = {}
            self._connection.close()

    def _lose(self, reason: object) -> None:
        logger.warning("the bus of the session is lost: %s", reason)
        self.close()
        self.closed.emit()

    def _read(self) -> None:
        try:
            data = self._connection.sock.recv(_MOST_BYTES)
        except OSError as error:
            self._lose(error)
            return
        if not data:
            self._lose("it was closed")
            return
        parser = self._connection.parser
        parser.add_data(data)
        while not self._is_closed and (message := parser.get_next_message()) is not None:
            self._take(message)

    def _take(self, message: Message) -> None:
        kind = message.header.message_type
        if kind is MessageType.signal:
            self.signalled.emit(message)
        elif kind in (MessageType.method_return, MessageType.error):
            serial = message.header.fields.get(HeaderFields.reply_serial, -1)
            on_reply = self._waiting.pop(serial, None)
            if on_reply is not None:
                on_reply(message)

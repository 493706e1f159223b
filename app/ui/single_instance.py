"""One running Voxcap a user and profile: it answers the commands of those started later."""

from __future__ import annotations

import contextlib
import logging
import time
from pathlib import Path

from filelock import FileLock, Timeout
from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from app.desktop.meeting_point import MeetingPoint, is_ours
from app.desktop.remote_commands import (
    MOST_BYTES,
    Answer,
    OtherVersionError,
    RemoteCommand,
    RemoteError,
    answer_line,
    answer_to,
    parse_answer,
    request_line,
)

logger = logging.getLogger(__name__)

_CONNECT_MS = 200
_ANSWER_MS = 2_000

# Between its lock and its socket, the other imports its windows.
_PATIENCE_S = 10.0
_PAUSE_S = 0.05


class NotAnsweringError(RemoteError):
    """Another Voxcap runs, and does not answer."""


class SingleInstance:
    """The right to be the one that runs, which ends with the process that holds it."""

    def __init__(self, point: MeetingPoint) -> None:
        self._lock = FileLock(point.lock, mode=0o600, thread_local=False)

    def acquire(self) -> bool:
        """Take the right, and return whether it was free.

        Raises:
            OSError: the file of the lock cannot be written.
        """
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            return False
        return True

    def release(self) -> None:
        """Give the right back. Harmless when repeated."""
        with contextlib.suppress(OSError):
            self._lock.release()


class CommandServer(QObject):
    """Listens to what later starts ask for. Belongs to the holder of the `SingleInstance`.

    Signals:
        asked: a `RemoteCommand`; the answer has been sent.
    """

    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)

    def listen(self, point: MeetingPoint) -> str:
        """Begin to listen; a socket that a killed Voxcap left is replaced.

        Returns:
            What is wrong in a sentence, where that is not possible; "" where all is well.
        """
        if not _make_way(point.socket):
            return f"{point.address} belongs to another user; commands cannot reach this Voxcap."
        if self._server.listen(point.address):
            return ""
        return f"Commands cannot reach this Voxcap: {self._server.errorString()}."

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _greet(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            visitor = _Visitor(socket, self)
            visitor.asked.connect(self.asked)
            visitor.begin()


class _Visitor(QObject):
    """One connection: reads a line, answers it, and goes."""

    asked = Signal(object)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._socket = socket
        self._line = b""
        socket.setParent(self)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self.deleteLater)

    def begin(self) -> None:
        """Read what was said before anybody listened."""
        socket = self._socket
        self._read()
        if socket.state() is QLocalSocket.LocalSocketState.UnconnectedState:
            self.deleteLater()

    def _read(self) -> None:
        self._line += bytes(self._socket.readAll().data())[: MOST_BYTES + 1]
        if b"\n" not in self._line and len(self._line) <= MOST_BYTES:
            return
        self._socket.readyRead.disconnect(self._read)
        line = self._line.partition(b"\n")[0]
        command, answer = answer_to(line + b"\n")
        self._socket.write(answer_line(answer))
        self._socket.flush()
        self._socket.disconnectFromServer()
        if command is None:
            logger.warning("a command that is not known was refused")
        else:
            logger.info("asked to %s", command)
            self.asked.emit(command)


def send_command(
    point: MeetingPoint, command: RemoteCommand, patience_s: float = _PATIENCE_S
) -> None:
    """Ask the running Voxcap to do something, waiting until it has understood.

    Args:
        point: where it listens.
        command: what to do.
        patience_s: how long it may take to begin to listen.

    Raises:
        NotAnsweringError: it does not answer.
        OtherVersionError: it is another version, which speaks otherwise.
        RemoteError: it refuses.
    """
    answer = parse_answer(_ask(point, request_line(command), time.monotonic() + patience_s))
    if answer is Answer.OTHER_VERSION:
        raise OtherVersionError("Another version of Voxcap is running; quit it and try again.")
    if answer is Answer.UNKNOWN:
        raise RemoteError(
            f"The running Voxcap does not know '{command}'; quit it and try again.",
            parameter="command",
            value=command,
        )


def _ask(point: MeetingPoint, request: bytes, until_s: float) -> bytes:
    while True:
        if point.socket is None or is_ours(point.socket):
            socket = QLocalSocket()
            socket.connectToServer(point.address)
            if socket.waitForConnected(_CONNECT_MS):
                return _exchange(socket, request)
        if time.monotonic() >= until_s:
            raise _not_answering()
        time.sleep(_PAUSE_S)


def _exchange(socket: QLocalSocket, request: bytes) -> bytes:
    socket.write(request)
    socket.waitForBytesWritten(_ANSWER_MS)
    answer = b""
    until_s = time.monotonic() + _ANSWER_MS / 1000
    while b"\n" not in answer and len(answer) <= MOST_BYTES:
        left_ms = round((until_s - time.monotonic()) * 1000)
        if left_ms <= 0 or not (socket.bytesAvailable() or socket.waitForReadyRead(left_ms)):
            raise _not_answering()
        answer += bytes(socket.readAll().data())
    socket.abort()
    return answer


def _make_way(socket: Path | None) -> bool:
    """Remove what a killed Voxcap left; return whether the place is free."""
    if socket is None or (not socket.is_symlink() and not socket.exists()):
        return True
    if not is_ours(socket):
        return False
    try:
        socket.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _not_answering() -> NotAnsweringError:
    return NotAnsweringError(
        "Voxcap is running already, but does not answer. Wait a little or end its process, then "
        "start it again."
    )

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.meeting_point import MeetingPoint
from app.desktop.remote_commands import OtherVersionError, RemoteCommand, RemoteError
from app.ui import single_instance
from app.ui.single_instance import (
    CommandServer,
    NotAnsweringError,
    SingleInstance,
    send_command,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")

HOLDER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.desktop.meeting_point import MeetingPoint
from app.ui.single_instance import CommandServer, SingleInstance
point = MeetingPoint(Path(sys.argv[1]), sys.argv[2])
instance = SingleInstance(point)
assert instance.acquire()
app = QCoreApplication([])
server = CommandServer()
assert server.listen(point) == ""
server.asked.connect(lambda command: print(command, flush=True))
print("ready", flush=True)
app.exec()
"""

SENDER = """
import sys
from pathlib import Path
from app.desktop.meeting_point import MeetingPoint
from app.desktop.remote_commands import RemoteCommand, RemoteError
from app.ui.single_instance import send_command
try:
    send_command(MeetingPoint(Path(sys.argv[1]), sys.argv[2]), RemoteCommand(sys.argv[3]))
    print("done")
except RemoteError as error:
    print(type(error).__name__)
"""


@pytest.fixture
def point(tmp_path: Path) -> MeetingPoint:
    return MeetingPoint(tmp_path / "v.lock", str(tmp_path / "v.sock"))


@pytest.fixture
def server(point: MeetingPoint) -> Iterator[CommandServer]:
    server = CommandServer()
    assert server.listen(point) == ""
    yield server
    server.close()


@pytest.fixture
def other(point: MeetingPoint) -> Iterator[subprocess.Popen[str]]:
    """Another process that is the instance."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(point.lock), point.address],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    yield process
    process.kill()
    process.wait()
    process.stdout.close()


def sender(point: MeetingPoint, command: RemoteCommand) -> subprocess.Popen[str]:
    """Send a command from another process, which prints what came of it."""
    return subprocess.Popen(
        [sys.executable, "-c", SENDER, str(point.lock), point.address, command],
        stdout=subprocess.PIPE,
        text=True,
    )


def outcome(process: subprocess.Popen[str]) -> str:
    return process.communicate(timeout=60)[0].strip()


@pytest.mark.parametrize("command", RemoteCommand)
def test_command_reaches_the_one_that_runs(
    point: MeetingPoint, other: subprocess.Popen[str], command: RemoteCommand
) -> None:
    send_command(point, command)
    assert other.stdout is not None
    assert other.stdout.readline() == f"{command}\n"


def test_only_one_runs(point: MeetingPoint, other: subprocess.Popen[str]) -> None:
    instance = SingleInstance(point)
    assert not instance.acquire()
    other.kill()
    other.wait()
    assert instance.acquire()
    instance.release()
    instance.release()


def test_socket_of_a_killed_one_is_replaced(
    qtbot: QtBot, point: MeetingPoint, other: subprocess.Popen[str]
) -> None:
    other.kill()
    other.wait()
    assert Path(point.address).exists()
    server = CommandServer()
    assert server.listen(point) == ""
    with qtbot.waitSignal(server.asked, timeout=30_000) as asked:
        process = sender(point, RemoteCommand.SHOW)
    assert asked.args == [RemoteCommand.SHOW]
    assert outcome(process) == "done"
    server.close()


def test_what_belongs_to_another_user_is_not_touched(
    point: MeetingPoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(point.address).write_text("theirs")
    monkeypatch.setattr(single_instance, "is_ours", lambda path: False)
    server = CommandServer()
    assert "another user" in server.listen(point)
    assert Path(point.address).read_text() == "theirs"
    with pytest.raises(NotAnsweringError):
        send_command(point, RemoteCommand.SHOW, patience_s=0)


@pytest.mark.parametrize(
    "line", [b"voxcap 1 format\n", b"nonsense\n", b"x" * 1000, b"voxcap 2 toggle\n"]
)
def test_anything_else_is_refused(
    qtbot: QtBot, point: MeetingPoint, server: CommandServer, line: bytes
) -> None:
    asked: list[object] = []
    server.asked.connect(asked.append)
    with socket.socket(socket.AF_UNIX) as visitor:
        visitor.settimeout(0)
        visitor.connect(point.address)
        visitor.send(line)
        answer = b""

        def has_answered() -> bool:
            nonlocal answer
            try:
                answer += visitor.recv(100)
            except BlockingIOError:
                return False
            return answer.endswith(b"\n")

        qtbot.waitUntil(has_answered)
    assert answer in (b"voxcap 1 unknown\n", b"voxcap 1 other-version\n")
    assert asked == []


def test_a_visitor_that_says_nothing_keeps_nobody_waiting(
    qtbot: QtBot, point: MeetingPoint, server: CommandServer
) -> None:
    with socket.socket(socket.AF_UNIX) as silent, socket.socket(socket.AF_UNIX) as gone:
        silent.connect(point.address)
        gone.connect(point.address)
        gone.close()
        with qtbot.waitSignal(server.asked, timeout=30_000) as asked:
            process = sender(point, RemoteCommand.TOGGLE)
        assert outcome(process) == "done"
    assert asked.args == [RemoteCommand.TOGGLE]


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (b"voxcap 2 done\n", OtherVersionError),
        (b"voxcap 1 other-version\n", OtherVersionError),
        (b"voxcap 1 unknown\n", RemoteError),
        (b"hello\n", RemoteError),
        (b"", NotAnsweringError),
    ],
)
def test_answers_that_are_none(
    point: MeetingPoint, answer: bytes, error: type[RemoteError]
) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.settimeout(60)
        listener.bind(point.address)
        listener.listen()
        process = sender(point, RemoteCommand.SHOW)
        visitor, _ = listener.accept()
        with visitor:
            visitor.recv(100)
            visitor.send(answer)
            if not answer:
                visitor.shutdown(socket.SHUT_RDWR)
            assert outcome(process) == error.__name__

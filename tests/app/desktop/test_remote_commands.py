from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.remote_commands import (
    MOST_BYTES,
    PROTOCOL,
    Answer,
    OtherVersionError,
    RemoteCommand,
    RemoteError,
    answer_line,
    answer_to,
    parse_answer,
    parse_request,
    request_line,
)


@pytest.mark.parametrize("command", RemoteCommand)
def test_what_is_asked_for_is_understood(command: RemoteCommand) -> None:
    line = request_line(command)
    assert len(line) <= MOST_BYTES
    assert line.endswith(b"\n")
    assert parse_request(line) is command
    assert answer_to(line) == (command, Answer.DONE)


@pytest.mark.parametrize("answer", Answer)
def test_what_is_answered_is_understood(answer: Answer) -> None:
    assert parse_answer(answer_line(answer)) is answer


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\n",
        b"toggle\n",
        b"voxcap toggle\n",
        b"voxcap 1 fly\n",
        b"voxcap 1 toggle now\n",
        b"voxcap one toggle\n",
        b"VOXCAP 1 toggle\n",
        b"voxcap 1 TOGGLE\n",
        b"GET / HTTP/1.1\n",
        b"\xff\xfe voxcap\n",
        b"voxcap 1 " + b"toggle" * 20,
    ],
)
def test_anything_else_is_refused(line: bytes) -> None:
    assert answer_to(line) == (None, Answer.UNKNOWN)
    with pytest.raises(RemoteError):
        parse_request(line)


@pytest.mark.parametrize("number", [0, PROTOCOL + 1, 999])
def test_another_version_is_told_from_nonsense(number: int) -> None:
    line = b"voxcap %d toggle\n" % number
    assert answer_to(line) == (None, Answer.OTHER_VERSION)
    with pytest.raises(OtherVersionError, match="quit it"):
        parse_request(line)


@given(st.binary(max_size=200))
def test_no_bytes_do_harm(line: bytes) -> None:
    command, answer = answer_to(line)
    assert (command is not None) == (answer is Answer.DONE)

"""What a second start of Voxcap may ask the one that runs, as lines of text.

A request is "voxcap <protocol> <command>", an answer "voxcap <protocol> <answer>"; both end with a
line feed. The protocol's number changes when an older Voxcap would misunderstand a newer one.
"""

from __future__ import annotations

from enum import StrEnum

from engine import VoxcapError

PROTOCOL = 1

MOST_BYTES = 64
"""A longer line is neither a request nor an answer."""

_MAGIC = "voxcap"


class RemoteCommand(StrEnum):
    """What can be asked for."""

    SHOW = "show"
    TOGGLE = "toggle"
    PAUSE = "pause"
    QUIT = "quit"


class Answer(StrEnum):
    """What the running Voxcap says to it."""

    DONE = "done"
    UNKNOWN = "unknown"
    OTHER_VERSION = "other-version"


class RemoteError(VoxcapError):
    """A request or an answer that cannot be understood."""


class OtherVersionError(RemoteError):
    """It comes from a Voxcap that speaks otherwise."""


def request_line(command: RemoteCommand) -> bytes:
    """Return what is sent to ask for a command."""
    return _line(command)


def answer_line(answer: Answer) -> bytes:
    """Return what is sent back."""
    return _line(answer)


def parse_request(line: bytes) -> RemoteCommand:
    """Return what is asked for.

    Raises:
        OtherVersionError: another version of Voxcap asks.
        RemoteError: it is no request, or for nothing that is known here.
    """
    word = _word(line)
    try:
        return RemoteCommand(word)
    except ValueError as error:
        raise RemoteError(
            f"'{word}' is no command; there is {', '.join(RemoteCommand)}.",
            parameter="command",
            value=word,
        ) from error


def parse_answer(line: bytes) -> Answer:
    """Return what the running Voxcap said.

    Raises:
        OtherVersionError: another version of Voxcap answers.
        RemoteError: it is no answer.
    """
    word = _word(line)
    try:
        return Answer(word)
    except ValueError as error:
        raise RemoteError(
            "What answers is not Voxcap; end it and try again.", parameter="answer", value=word
        ) from error


def answer_to(line: bytes) -> tuple[RemoteCommand | None, Answer]:
    """Return what to do about a request, if anything, and what to answer. Never raises."""
    try:
        return parse_request(line), Answer.DONE
    except OtherVersionError:
        return None, Answer.OTHER_VERSION
    except RemoteError:
        return None, Answer.UNKNOWN


def _line(word: str) -> bytes:
    return f"{_MAGIC} {PROTOCOL} {word}\n".encode("ascii")


def _word(line: bytes) -> str:
    """Return the last word of a line."""
    try:
        magic, protocol, word = line.decode("ascii").removesuffix("\n").split(" ")
        number = int(protocol)
    except ValueError as error:
        raise RemoteError(
            "This is no line of Voxcap's.", parameter="line", value=bytes(line[:MOST_BYTES])
        ) from error
    if magic != _MAGIC or len(line) > MOST_BYTES:
        raise RemoteError(
            "This is no line of Voxcap's.", parameter="line", value=bytes(line[:MOST_BYTES])
        )
    if number != PROTOCOL:
        raise OtherVersionError(
            "Another version of Voxcap is running; quit it and try again.",
            parameter="protocol",
            value=number,
        )
    return word

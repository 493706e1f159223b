"""Names of sessions on this computer, which are also the names of their files."""

from __future__ import annotations

import re
import secrets
from datetime import UTC, datetime

from app.captions.errors import UnknownSessionError

_PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,99}")
_START_FORMAT = "%Y%m%d-%H%M%S"
_START_LENGTH = len("20260131-235959")

# Without vowels and look-alikes, so that chance spells no word and nobody mistypes one.
_RANDOM_CHARACTERS = "bcdfghjkmnpqrstvwxz23456789"
_N_RANDOM = 4


def new_session_id(started: datetime) -> str:
    """Return an id such as "20260131-235959-x7kd": the start in UTC and some random characters."""
    chance = "".join(secrets.choice(_RANDOM_CHARACTERS) for _ in range(_N_RANDOM))
    return f"{started.astimezone(UTC).strftime(_START_FORMAT)}-{chance}"


def start_in_id(session_id: str) -> datetime | None:
    """Return the start that an id tells, in UTC, or None if it tells none."""
    try:
        start = datetime.strptime(session_id[:_START_LENGTH], _START_FORMAT)
    except ValueError:
        return None
    return start.replace(tzinfo=UTC)


def is_session_id(name: str) -> bool:
    """Return whether the name is a plain one, which cannot lead out of a folder."""
    return _PLAIN.fullmatch(name) is not None


def check_session_id(name: str) -> None:
    """Refuse a name that is no plain one.

    Raises:
        UnknownSessionError: it could not be the name of a session.
    """
    if not is_session_id(name):
        raise UnknownSessionError(
            f"{name!r} is not the name of a session; `voxcap sessions list` shows them",
            parameter="session",
            value=name,
        )

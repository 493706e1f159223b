"""Where the Voxcap that runs and one that is started meet: one place a user and profile."""

from __future__ import annotations

import getpass
import hashlib
import os
import stat
import sys
import tempfile
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from engine import VoxcapError

MOST_PATH_BYTES = 103
"""A socket's path, as the narrowest system has it."""


class MeetingPointError(VoxcapError):
    """There is no place that only this user can write to."""


@dataclass(frozen=True, slots=True)
class MeetingPoint:
    """The place.

    Attributes:
        lock: the file whose lock the running Voxcap holds.
        address: what its socket or pipe is called, as `QLocalServer.listen` takes it.
    """

    lock: Path
    address: str

    @property
    def socket(self) -> Path | None:
        """The socket's file; None on Windows, whose pipes are no files."""
        return None if sys.platform == "win32" else Path(self.address)


def meeting_point(profile: Path | None) -> MeetingPoint:
    """Return the place of this user and profile, and make its folder.

    Raises:
        MeetingPointError: no folder is this user's alone and near enough to the root.
    """
    name = instance_name(_user(), profile)
    for folder in _folders():
        lock, socket = folder / f"{name}.lock", folder / f"{name}.sock"
        if len(os.fsencode(socket)) <= MOST_PATH_BYTES and _is_private(folder):
            return MeetingPoint(lock, name if sys.platform == "win32" else str(socket))
    raise MeetingPointError(
        "There is no folder where only you may write, such as XDG_RUNTIME_DIR; commands such as "
        "--toggle cannot reach the running Voxcap.",
        parameter="folder",
    )


def instance_name(user: str, profile: Path | None) -> str:
    """Return a short name that no other user or profile has."""
    where = "" if profile is None else str(profile.resolve())
    told = hashlib.sha256(f"{user}\0{where}".encode(errors="surrogateescape")).hexdigest()
    return f"voxcap-{told[:16]}"


def is_ours(path: Path) -> bool:
    """Tell whether something is there that belongs to this user, and is no link to elsewhere."""
    try:
        status = path.lstat()
    except OSError:
        return False
    return not stat.S_ISLNK(status.st_mode) and _is_owned(status)


def _folders() -> Iterator[Path]:
    with warnings.catch_warnings():
        # Of a folder that others may write to, which is looked into below.
        warnings.simplefilter("ignore")
        runtime = platformdirs.user_runtime_path("voxcap", appauthor=False)
    yield runtime
    yield Path(tempfile.gettempdir()) / f"voxcap-{_user()}"
    if sys.platform != "win32":
        yield Path("/tmp") / f"voxcap-{_user()}"


def _is_private(folder: Path) -> bool:
    """Tell whether a folder is there, made if it was not, that only this user may write to."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        status = folder.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(status.st_mode) or not _is_owned(status):
        return False
    is_closed = sys.platform == "win32" or not status.st_mode & 0o022
    return is_closed and os.access(folder, os.W_OK | os.X_OK)


def _is_owned(status: os.stat_result) -> bool:
    return sys.platform == "win32" or status.st_uid == os.getuid()


def _user() -> str:
    return getpass.getuser() if sys.platform == "win32" else str(os.getuid())

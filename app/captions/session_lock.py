"""Whose a session is: at most one process writes to it, and the system knows when that one died."""

from __future__ import annotations

import contextlib
from pathlib import Path

from filelock import FileLock, Timeout

from app.captions.errors import SessionInUseError

# Another program that only looks whether a session is going on holds its lock for an instant.
_PATIENCE_S = 0.2


class SessionLock:
    """The right to write to one session, which ends with the process that holds it."""

    def __init__(self, folder: Path, session_id: str) -> None:
        self._session_id = session_id
        self._path = folder / f"{session_id}.lock"
        self._lock = FileLock(self._path, mode=0o600, thread_local=False)

    def acquire(self) -> None:
        """Take the right, unless it is taken.

        Raises:
            SessionInUseError: another holds it.
            OSError: the folder cannot be written to.
        """
        try:
            self._lock.acquire(timeout=_PATIENCE_S, poll_interval=0.02)
        except Timeout as error:
            raise SessionInUseError(
                f"session {self._session_id} is going on; stop it first",
                parameter="session",
                value=self._session_id,
            ) from error

    def release(self) -> None:
        """Give the right back. Harmless when repeated."""
        if not self._lock.is_locked:
            return
        # Before the release where the system allows it, so that no lock of another is removed.
        with contextlib.suppress(OSError):
            self._path.unlink()
        with contextlib.suppress(OSError):
            self._lock.release()

    def is_held(self) -> bool:
        """Return whether another holds the right; a lock left by a dead process is removed."""
        if not self._path.exists():
            return False
        try:
            self.acquire()
        except (SessionInUseError, OSError):
            return True
        self.release()
        return False

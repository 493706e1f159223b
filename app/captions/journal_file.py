"""The file of one session, to which whole lines are appended by the process that owns it."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from app.captions.record_json import is_object
from app.captions.session_lock import SessionLock

SUFFIX = ".jsonl"

# Takes a path and flags as `os.open` does, and returns a descriptor.
FileOpener: TypeAlias = Callable[[Path, int], int]

_SEARCH_BYTES = 1 << 16


def open_private(path: Path, flags: int) -> int:
    """Open a file that only its user may read, as captions are private."""
    return os.open(path, flags, 0o600)


class JournalFile:
    """A journal on the disk. All but `sync` is for one thread."""

    def __init__(self, folder: Path, session_id: str, open_file: FileOpener = open_private) -> None:
        self.path = folder / (session_id + SUFFIX)
        self._lock = SessionLock(folder, session_id)
        self._open_file = open_file
        self._descriptor: int | None = None
        self._descriptor_guard = threading.Lock()
        self._size = 0
        self._has_torn_line = False

    @property
    def is_open(self) -> bool:
        """Whether lines can be appended."""
        return self._descriptor is not None

    def create(self) -> None:
        """Make the file, and its folder where there is none.

        Raises:
            OSError: it cannot be made, or there is one already.
            SessionInUseError: another process has the session.
        """
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._open(os.O_CREAT | os.O_EXCL)
        _sync_folder(self.path.parent)

    def reopen(self) -> None:
        """Open a file that is there; a line that was cut off at its end is removed.

        Raises:
            OSError: it cannot be opened.
            SessionInUseError: another process has the session.
        """
        self._open(0)
        try:
            self._mend_end()
        except OSError:
            self.close()
            raise

    def append(self, lines: bytes) -> None:
        """Hand whole lines to the system, which keeps them when this process dies.

        Raises:
            OSError: none of the lines is in the file.
        """
        descriptor = self._opened()
        if self._has_torn_line:
            self._cut_torn_line()
        rest = memoryview(lines)
        try:
            while rest:
                rest = rest[os.write(descriptor, rest) :]
        except OSError:
            self._has_torn_line = True
            with contextlib.suppress(OSError):
                self._cut_torn_line()
            raise
        self._size += len(lines)

    def has_vanished(self) -> bool:
        """Return whether the file was deleted while it was open."""
        if self._descriptor is None:
            return False
        try:
            return os.fstat(self._descriptor).st_nlink == 0
        except OSError:
            return True

    def sync(self) -> None:
        """Have the system put on the disk what was appended. For any thread.

        Raises:
            OSError: the disk failed.
        """
        with self._descriptor_guard:
            if self._descriptor is None:
                return
            duplicate = os.dup(self._descriptor)
        try:
            os.fsync(duplicate)
        finally:
            os.close(duplicate)

    def close(self) -> None:
        """Close the file and give the session free. Harmless when repeated."""
        with self._descriptor_guard:
            descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            with contextlib.suppress(OSError):
                os.close(descriptor)
        self._lock.release()

    def _open(self, flags: int) -> None:
        flags |= os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        self._lock.acquire()
        try:
            self._descriptor = self._open_file(self.path, flags)
            self._size = os.fstat(self._descriptor).st_size
        except OSError:
            self.close()
            raise
        self._has_torn_line = False

    def _opened(self) -> int:
        if self._descriptor is None:
            raise ValueError("the file is not open")
        return self._descriptor

    def _cut_torn_line(self) -> None:
        os.ftruncate(self._opened(), self._size)
        self._has_torn_line = False

    def _mend_end(self) -> None:
        """Complete or remove what stands after the last line break."""
        descriptor = self._opened()
        tail = b""
        start = self._size
        while start > 0 and b"\n" not in tail:
            n_bytes = min(_SEARCH_BYTES, start)
            start -= n_bytes
            os.lseek(descriptor, start, os.SEEK_SET)
            tail = os.read(descriptor, n_bytes) + tail
        last = tail[tail.rfind(b"\n") + 1 :]
        if not last:
            return
        # A power cut can leave zero bytes where the file had grown.
        whole = last.rstrip(b"\0")
        is_whole = is_object(whole)
        self._size -= len(last) - (len(whole) if is_whole else 0)
        self._cut_torn_line()
        if is_whole:
            self.append(b"\n")


def _sync_folder(folder: Path) -> None:
    """Have the system put a new file's name on the disk, where folders can be synced."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

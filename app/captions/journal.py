"""Keeps what is said on the disk while it is said."""

from __future__ import annotations

import errno
import logging
import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from app.captions.entries import Entry, SessionHeader
from app.captions.journal_file import FileOpener, JournalFile, open_private
from app.captions.outage import Outage
from app.captions.pen import Pen
from app.captions.record_json import LabelChange, Record, TitleChange
from app.captions.session_id import check_session_id

logger = logging.getLogger(__name__)

_WRITING = "writing"
_SYNCING = "syncing"

_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


class JournalWriter:
    """Appends a session's entries to its journal, from a thread of its own.

    The journal exists from the start on. Where the disk fails, what is said waits in memory until
    it can be written.
    """

    def __init__(
        self,
        folder: Path,
        header: SessionHeader,
        on_trouble: Callable[[str], None],
        on_recovered: Callable[[], None] = lambda: None,
        *,
        retry_s: float = 1.0,
        sync_s: float = 5.0,
        open_file: FileOpener = open_private,
    ) -> None:
        """Begin the journal.

        Args:
            folder: of all sessions; made where there is none.
            header: written first; its `id` names the file.
            on_trouble: told in a sentence or two, from another thread, that saving does not work;
                once until it works again.
            on_recovered: told, from another thread, that saving works again and nothing waits.
            retry_s: how long to wait after a failure.
            sync_s: how long what was written may be missing after a power cut.
            open_file: opens the file.

        Raises:
            UnknownSessionError: the header's `id` cannot name a file.
        """
        check_session_id(header.id)
        self._folder = folder
        self._retry_s = retry_s
        self._sync_s = sync_s
        self._outage = Outage(on_trouble, on_recovered)
        self._file = JournalFile(folder, header.id, open_file)
        self._pen = Pen(self._file, header, self._outage.tell)

        self._wake = threading.Condition()
        self._queue: list[Record] = []
        self._is_closing = False
        self._duration_s = 0.0

        self._is_synced = True
        self._is_complete = False
        self._has_stopped = threading.Event()
        self._thread = threading.Thread(target=self._write_all, name="journal", daemon=True)
        # Apart, as a slow disk may take seconds, in which what is said must reach the file.
        self._sync_thread = threading.Thread(
            target=self._sync_all, name="journal-sync", daemon=True
        )
        self._thread.start()
        self._sync_thread.start()

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    def write(self, entries: Iterable[Entry]) -> None:
        """Have entries written at once. Never waits for the disk and never raises for it."""
        self._put(entries)

    def set_title(self, title: str) -> None:
        """Have the session called so."""
        self._put([TitleChange(title)])

    def set_label(self, source: str, label: str) -> None:
        """Have the lines of a speaker, given by its `id`, labelled so in the whole session."""
        self._put([LabelChange(source, label)])

    def close(self, duration_s: float, timeout_s: float = 3.0) -> bool:
        """End the session and wait until it is on the disk. Harmless when repeated.

        Args:
            duration_s: seconds of session time.
            timeout_s: how long to wait at most.

        Returns:
            Whether everything is on the disk. Where it is not, the trouble has been told, and the
            session counts as unfinished.
        """
        deadline = time.monotonic() + timeout_s
        with self._wake:
            if not self._is_closing:
                self._duration_s = duration_s
                self._is_closing = True
            self._wake.notify()
        for thread in (self._thread, self._sync_thread):
            thread.join(max(0.0, deadline - time.monotonic()))
        if self._thread.is_alive():
            self._outage.tell(
                f"The disk of {self._folder} does not answer: "
                "the last words of this session may be missing there."
            )
        return self._is_complete

    def _put(self, records: Iterable[Record]) -> None:
        with self._wake:
            if self._is_closing:
                logger.warning("something came after the end of the session and was not saved")
                return
            self._queue += records
            self._wake.notify()

    def _write_all(self) -> None:
        is_closing = False
        while not is_closing:
            self._attempt(self._put_down)
            is_closing = self._take_next()
        if self._attempt(self._end):
            self._is_complete = self._sync()
        else:
            self._outage.tell(
                f"The end of this session could not be saved in {self._folder}; "
                "its last words may be missing there."
            )
        self._has_stopped.set()
        self._file.close()

    def _take_next(self) -> bool:
        """Wait for records, or for the time of another attempt; return whether to end."""
        with self._wake:
            self._wake.wait_for(
                lambda: self._queue or self._is_closing,
                timeout=self._retry_s if self._pen.has_waiting else None,
            )
            records, self._queue = self._queue, []
            is_closing = self._is_closing
        self._pen.take(records)
        return is_closing

    def _put_down(self) -> None:
        if self._pen.put_down():
            self._is_synced = False

    def _end(self) -> None:
        self._pen.end(self._duration_s)

    def _attempt(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except Exception as error:
            # Whatever it is: captions go on, and what waits is kept.
            self._outage.begin(_WRITING, _advice(error, self._folder))
            return False
        self._outage.end(_WRITING)
        return True

    def _sync_all(self) -> None:
        while not self._has_stopped.wait(self._sync_s):
            if not self._is_synced:
                self._is_synced = True
                self._sync()

    def _sync(self) -> bool:
        try:
            self._file.sync()
        except OSError as error:
            self._is_synced = False
            self._outage.begin(_SYNCING, _advice(error, self._folder))
            return False
        self._outage.end(_SYNCING)
        return True


def _advice(error: Exception, folder: Path) -> str:
    """Return what happened and what to do, for the user."""
    if isinstance(error, OSError) and error.errno in _FULL:
        return (
            f"The disk is full: captions are shown, but not saved in {folder}. Free some space; "
            "what was said meanwhile is saved as soon as there is room."
        )
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return (
        f"Captions are shown, but cannot be saved in {folder}: {reason}. Check that the folder can "
        "be written to; what was said meanwhile is saved as soon as that works."
    )

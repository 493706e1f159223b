"""The sessions on this computer: to list, read, search and change them."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from app.captions.entries import SessionHeader, Word
from app.captions.errors import JournalFormatError, SessionError, UnknownSessionError
from app.captions.journal_file import SUFFIX, JournalFile
from app.captions.journal_reading import glance_at_journal, read_journal
from app.captions.passages import Passage, PassageFinder
from app.captions.record_json import Record, SessionEnd, TitleChange, encode_record
from app.captions.recorded import RecordedSession
from app.captions.session_id import check_session_id, is_session_id, start_in_id
from app.captions.session_lock import SessionLock

logger = logging.getLogger(__name__)


class SessionState(StrEnum):
    """What became of a session."""

    FINISHED = "finished"
    RUNNING = "running"
    UNFINISHED = "unfinished"
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class SessionSummary:
    """What a list shows of a session.

    Attributes:
        header: with the title and the labels as they were changed last; made up from the file's
            name where the session is damaged.
        duration_s: seconds of session time.
        n_words: that were kept.
        state: what became of it; of a damaged one, what can be read is readable all the same.
        preview: the first words.
        size_bytes: on the disk.
        problem: one sentence about what is wrong, or "".
    """

    header: SessionHeader
    duration_s: float
    n_words: int
    state: SessionState
    preview: str
    size_bytes: int
    problem: str = ""


@dataclass(frozen=True, slots=True)
class SearchHit:
    """A place in a session where something was said."""

    header: SessionHeader
    passage: Passage


class SessionStore:
    """The folder of all sessions. Several processes may use one at once.

    Where a method takes a session's id, its first characters do if no other id has the same.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def sessions(self) -> list[SessionSummary]:
        """Return all sessions, the newest first.

        Raises:
            SessionError: the folder cannot be read.
        """
        summaries = [self._summary(session_id) for session_id in self._ids()]
        found = [summary for summary in summaries if summary is not None]
        found.sort(key=lambda summary: (summary.header.started, summary.header.id), reverse=True)
        return found

    def unfinished(self) -> list[SessionSummary]:
        """Return the sessions that were cut off and that nobody goes on with, the newest first.

        Raises:
            SessionError: the folder cannot be read.
        """
        return [found for found in self.sessions() if found.state is SessionState.UNFINISHED]

    def read(self, session_id: str) -> RecordedSession:
        """Return everything that was kept of a session.

        Raises:
            UnknownSessionError: there is no such session, or more than one.
            SessionError: it cannot be read.
        """
        path = self._path(self._resolved(session_id))
        with _explained(f"session {path.stem} cannot be read"):
            return read_journal(path)

    def search(self, text: str) -> Iterator[SearchHit]:
        """Yield where a text was said, the newest session first.

        Case, accents and punctuation do not matter. What cannot be read is passed over.

        Raises:
            SessionError: there is nothing to search for, or the folder cannot be read.
        """
        finder = PassageFinder(text)
        return self._hits(finder, self._ids())

    def rename(self, session_id: str, title: str) -> None:
        """Give a session that is over a title; "" takes it away.

        A session that is going on is renamed by whoever writes its journal.

        Raises:
            UnknownSessionError: there is no such session, or more than one.
            SessionInUseError: it is going on.
            SessionError: it cannot be changed.
        """
        found = self._resolved(session_id)
        with _explained(f"session {found} cannot be renamed"):
            self._append(found, lambda: TitleChange(title))

    def finish(self, session_id: str) -> None:
        """Mark a session that was cut off as finished, where its last entry ends.

        Harmless for a finished one.

        Raises:
            UnknownSessionError: there is no such session, or more than one.
            SessionInUseError: it is going on.
            SessionError: it cannot be changed.
        """
        found = self._resolved(session_id)
        with _explained(f"session {found} cannot be finished"):
            self._append(found, lambda: self._missing_end(found))

    def delete(self, session_id: str) -> None:
        """Remove a session from the disk for good.

        Raises:
            UnknownSessionError: there is no such session, or more than one.
            SessionInUseError: it is going on.
            SessionError: it cannot be removed.
        """
        found = self._resolved(session_id)
        lock = SessionLock(self.folder, found)
        with _explained(f"session {found} cannot be deleted"):
            lock.acquire()
            try:
                self._path(found).unlink(missing_ok=True)
            finally:
                lock.release()

    def _hits(self, finder: PassageFinder, session_ids: Sequence[str]) -> Iterator[SearchHit]:
        for session_id in session_ids:
            try:
                session = read_journal(self._path(session_id))
            except (JournalFormatError, OSError) as error:
                logger.warning("session %s cannot be searched: %s", session_id, error)
                continue
            for passage in finder.passages(session):
                yield SearchHit(session.header, passage)

    def _append(self, session_id: str, record: Callable[[], Record | None]) -> None:
        """Append the record that is right once nobody else can change the session, if any."""
        file = JournalFile(self.folder, session_id)
        # A journal of a format that is not known here is left alone.
        glance_at_journal(file.path)
        try:
            file.reopen()
            if (what := record()) is not None:
                file.append(encode_record(what))
                file.sync()
        finally:
            file.close()

    def _missing_end(self, session_id: str) -> SessionEnd | None:
        session = read_journal(self._path(session_id))
        if session.is_finished:
            return None
        return SessionEnd(
            duration_s=session.duration_s,
            n_words=sum(isinstance(entry, Word) for entry in session.entries),
            title=session.header.title,
            labels={speaker.id: speaker.label for speaker in session.header.speakers},
        )

    def _summary(self, session_id: str) -> SessionSummary | None:
        """Return the summary of a session, or None if it has just been deleted."""
        path = self._path(session_id)
        try:
            size_bytes = path.stat().st_size
            glance = glance_at_journal(path)
        except FileNotFoundError:
            return None
        except (JournalFormatError, OSError) as error:
            return _unreadable(path, error)
        problem = ""
        if glance.is_finished and not glance.is_damaged:
            state = SessionState.FINISHED
        elif SessionLock(self.folder, session_id).is_held():
            state = SessionState.RUNNING
        elif glance.is_damaged:
            state = SessionState.DAMAGED
            problem = "the beginning of the file cannot be read" if size_bytes else "it is empty"
        else:
            state = SessionState.UNFINISHED
        return SessionSummary(
            header=glance.header,
            duration_s=glance.duration_s,
            n_words=glance.n_words,
            state=state,
            preview=glance.first_words,
            size_bytes=size_bytes,
            problem=problem,
        )

    def _ids(self) -> list[str]:
        """Return the ids of all sessions, the newest first as far as ids tell."""
        try:
            names = os.listdir(self.folder)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SessionError(
                f"the folder of the sessions, {self.folder}, cannot be read: {error.strerror}"
            ) from error
        ids = [name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)]
        return sorted(filter(is_session_id, ids), reverse=True)

    def _resolved(self, session_id: str) -> str:
        """Return the whole id."""
        check_session_id(session_id)
        ids = self._ids()
        if session_id in ids:
            return session_id
        found = [known for known in ids if known.startswith(session_id)]
        if len(found) == 1:
            return found[0]
        if not found:
            what = f"there is no session {session_id}; `voxcap sessions list` shows them all"
        else:
            what = f"{len(found)} sessions begin with {session_id}: {', '.join(found[:5])}"
            what += ", ..." if len(found) > 5 else "; give some more characters"
        raise UnknownSessionError(what, parameter="session", value=session_id)

    def _path(self, session_id: str) -> Path:
        return self.folder / (session_id + SUFFIX)


@contextmanager
def _explained(what: str) -> Iterator[None]:
    """Say what could not be done when the disk refuses it."""
    try:
        yield
    except OSError as error:
        raise SessionError(f"{what}: {error.strerror or error}") from error


def _unreadable(path: Path, error: Exception) -> SessionSummary:
    problem = str(error)
    if isinstance(error, OSError) and error.strerror:
        problem = error.strerror
    started = start_in_id(path.stem) or datetime.fromtimestamp(0, UTC)
    header = SessionHeader(
        id=path.stem, started=started, version="", model="", delay_ms=0, speakers=()
    )
    return SessionSummary(header, 0.0, 0, SessionState.DAMAGED, "", 0, problem)

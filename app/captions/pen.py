"""Puts the records of a session into its file, and keeps those that the disk does not take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from app.captions.entries import Remark, SessionHeader, Word
from app.captions.journal_file import JournalFile
from app.captions.record_json import (
    LabelChange,
    Record,
    SessionEnd,
    TitleChange,
    encode_header,
    encode_record,
)

# What is appended at once, so that a disk with little room left still takes some of it.
_BATCH = 256

_LOST = "The file of this session was deleted; what was said before is not in it."


class Pen:
    """Writes a session's file, which it makes at the first `put_down`. For one thread."""

    def __init__(
        self, file: JournalFile, header: SessionHeader, on_loss: Callable[[str], None]
    ) -> None:
        """Prepare to write.

        Args:
            file: not open yet.
            header: begins the file.
            on_loss: told in one sentence when what was written is gone.
        """
        self._file = file
        self._header = header
        self._on_loss = on_loss
        self._head: list[bytes] = []
        self._waiting: list[Record] = []
        self._was_created = False
        self._n_words = 0
        self._reached_s = 0.0

    @property
    def has_waiting(self) -> bool:
        """Whether something has to be put down yet."""
        return not self._file.is_open or bool(self._head or self._waiting)

    def take(self, records: Iterable[Record]) -> None:
        """Take what is to be written."""
        self._waiting += records

    def put_down(self) -> bool:
        """Write everything that waits; return whether that was anything.

        A file that was deleted is begun anew.

        Raises:
            OSError: what was not written still waits.
            SessionInUseError: another process has the session.
        """
        if self._file.has_vanished():
            self._file.close()
        if not self.has_waiting:
            return False
        if not self._file.is_open:
            self._begin_file()
        if self._head:
            self._file.append(b"".join(self._head))
            self._head = []
        while self._waiting:
            batch = self._waiting[:_BATCH]
            self._file.append(b"".join(encode_record(record) for record in batch))
            del self._waiting[:_BATCH]
            for record in batch:
                self._count(record)
        return True

    def end(self, duration_s: float) -> None:
        """Write everything that waits, and the end.

        Raises:
            OSError: as for `put_down`, or the end is not written.
            SessionInUseError: another process has the session.
        """
        self.put_down()
        labels = {speaker.id: speaker.label for speaker in self._header.speakers}
        end = SessionEnd(duration_s, self._n_words, self._header.title, labels)
        self._file.append(encode_record(end))

    def _begin_file(self) -> None:
        self._file.create()
        self._head = [encode_header(self._header)]
        self._n_words = 0
        if self._was_created:
            self._head.append(encode_record(Remark("", self._reached_s, _LOST)))
            self._on_loss(_LOST)
        self._was_created = True

    def _count(self, record: Record) -> None:
        match record:
            case Word():
                self._n_words += 1
                self._reached_s = max(self._reached_s, record.end_s)
            case TitleChange(title):
                self._header = replace(self._header, title=title)
            case LabelChange(source, label):
                speakers = tuple(
                    replace(speaker, label=label) if speaker.id == source else speaker
                    for speaker in self._header.speakers
                )
                self._header = replace(self._header, speakers=speakers)

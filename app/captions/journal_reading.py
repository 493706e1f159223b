"""Reading journals back, whatever became of them.

A last line that was cut off is left away, and lines that cannot be read are counted: what can be
read is always given.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from app.captions.entries import Entry, Gap, Remark, SessionHeader, Speaker, Word
from app.captions.record_json import (
    LabelChange,
    Record,
    SessionEnd,
    TitleChange,
    decode_header,
    decode_record,
    is_object,
)
from app.captions.recorded import RecordedSession
from app.captions.session_id import start_in_id

# Enough for a header and the first words, and for an end with some changes of the title after it.
_GLANCE_BYTES = 2048

_N_FIRST_WORDS = 12


@dataclass(frozen=True, slots=True)
class JournalGlance:
    """What a list shows of a session.

    Attributes:
        header: with the title and the labels as they were changed last.
        duration_s: seconds of session time.
        n_words: in the journal.
        is_finished: whether the session was ended.
        is_damaged: whether the header cannot be read, so that `header` is made up.
        first_words: some words of the beginning.
    """

    header: SessionHeader
    duration_s: float
    n_words: int
    is_finished: bool
    is_damaged: bool
    first_words: str


def read_journal(path: Path) -> RecordedSession:
    """Return everything that can be read of a journal.

    Without a readable header the session is named after its file.

    Raises:
        JournalFormatError: a newer version of Voxcap wrote it.
        OSError: the file cannot be read.
    """
    contents = _Contents(path)
    contents.add_all(path.read_bytes())
    return RecordedSession(
        header=contents.header,
        entries=tuple(contents.entries),
        duration_s=contents.duration_s,
        is_finished=contents.is_finished,
        n_unreadable=contents.n_unreadable,
    )


def glance_at_journal(path: Path) -> JournalGlance:
    """Return what a list shows, reading no more of the file than is needed.

    Of a finished session that is its two ends.

    Raises:
        JournalFormatError: a newer version of Voxcap wrote it.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        head = file.read(_GLANCE_BYTES)
        size = os.fstat(file.fileno()).st_size
        if size > 2 * _GLANCE_BYTES:
            file.seek(-_GLANCE_BYTES, os.SEEK_END)
            glance = _glance_at_ends(path, head, file.read())
            if glance is not None:
                return glance
            file.seek(len(head))
        contents = _Contents(path)
        contents.add_all(head + file.read())
    return contents.glance()


def _glance_at_ends(path: Path, head: bytes, tail: bytes) -> JournalGlance | None:
    """Return the glance if the two ends of a long journal suffice for it."""
    first = _Contents(path)
    first.add_all(head[: head.rfind(b"\n") + 1])
    last = _Contents(path, header=first.header)
    last.add_all(tail[tail.find(b"\n") + 1 :])
    if first.is_damaged or not last.is_finished:
        return None
    return replace(last.glance(), first_words=first.glance().first_words)


class _Contents:
    """What the lines of a journal add up to."""

    def __init__(self, path: Path, header: SessionHeader | None = None) -> None:
        self._path = path
        self._header = header
        self._title: str | None = None
        self._labels: dict[str, str] = {}
        self._end: SessionEnd | None = None
        self.entries: list[Entry] = []
        self.n_unreadable = 0
        self.is_damaged = False

    def add_all(self, data: bytes) -> None:
        """Take the lines of the journal, the first of which is the header unless that is known."""
        lines = _lines(data)
        if self._header is None and (first := next(lines, None)) is not None:
            try:
                self._header = decode_header(first)
            except ValueError:
                self._add_records([first])
        self.is_damaged = self._header is None
        self._add_records(lines)

    def _add_records(self, lines: Iterable[bytes]) -> None:
        for line in lines:
            try:
                record = decode_record(line)
            except ValueError:
                self.n_unreadable += 1
            else:
                self._add(record)

    def _add(self, record: Record | None) -> None:
        match record:
            case Word() | Gap() | Remark():
                self.entries.append(record)
            case TitleChange(title):
                self._title = title
            case LabelChange(source, label):
                self._labels[source] = label
            case SessionEnd():
                self._end = record
                self._title = record.title
                self._labels |= record.labels

    @property
    def is_finished(self) -> bool:
        return self._end is not None

    @property
    def duration_s(self) -> float:
        if self._end is not None:
            return self._end.duration_s
        return max((_reach_s(entry) for entry in self.entries), default=0.0)

    @property
    def header(self) -> SessionHeader:
        header = self._header or self._made_up_header()
        return replace(
            header,
            # Of a file that was renamed or copied, its name now is what finds it.
            id=self._path.stem,
            title=header.title if self._title is None else self._title,
            speakers=tuple(
                replace(speaker, label=self._labels.get(speaker.id, speaker.label))
                for speaker in header.speakers
            ),
        )

    def glance(self) -> JournalGlance:
        words = [entry.text for entry in self.entries if isinstance(entry, Word)]
        return JournalGlance(
            header=self.header,
            duration_s=self.duration_s,
            n_words=len(words) if self._end is None else self._end.n_words,
            is_finished=self.is_finished,
            is_damaged=self.is_damaged,
            first_words=" ".join("".join(words[:_N_FIRST_WORDS]).split()),
        )

    def _made_up_header(self) -> SessionHeader:
        started = start_in_id(self._path.stem)
        if started is None:
            started = datetime.fromtimestamp(self._path.stat().st_mtime, UTC)
        sources = dict.fromkeys(entry.source for entry in self.entries if entry.source)
        return SessionHeader(
            id=self._path.stem,
            started=started,
            version="",
            model="",
            delay_ms=0,
            speakers=tuple(Speaker(id=source, label="", device="") for source in sources),
        )


def _lines(data: bytes) -> Iterator[bytes]:
    """Yield the lines that hold something, but for a last one that was cut off.

    A power cut can leave zero bytes where a file had grown; what stands beside them counts.
    """
    *whole, last = data.split(b"\n")
    for line in whole:
        if stripped := line.strip(b"\0\r"):
            yield stripped
        elif b"\0" in line:
            yield line
    if is_object(stripped := last.rstrip(b"\0")):
        yield stripped


def _reach_s(entry: Entry) -> float:
    return entry.at_s if isinstance(entry, Remark) else entry.end_s

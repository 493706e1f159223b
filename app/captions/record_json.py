"""The lines of a journal: records as JSON objects in UTF-8.

The first line of a journal is its header, and knows the format's version. Records of kinds and
with fields that are not known here are left alone: a later version of Voxcap may have added them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, TypeAlias

from app.captions.entries import Entry, Gap, Remark, SessionHeader, Speaker, Word
from app.captions.errors import JournalFormatError

FORMAT_VERSION = 1


@dataclass(frozen=True, slots=True)
class TitleChange:
    """The session has this title from now on; "" takes it away."""

    title: str


@dataclass(frozen=True, slots=True)
class LabelChange:
    """What readers see before the lines of the speaker `source`, in the whole session."""

    source: str
    label: str


@dataclass(frozen=True, slots=True)
class SessionEnd:
    """The session is over, with what a list of sessions shows of it.

    Attributes:
        duration_s: seconds of session time.
        n_words: in the journal.
        title: at the end.
        labels: at the end, by the speakers' ids.
    """

    duration_s: float
    n_words: int
    title: str
    labels: Mapping[str, str]


Record: TypeAlias = Entry | TitleChange | LabelChange | SessionEnd


def encode_header(header: SessionHeader) -> bytes:
    """Return the first line of a journal. The start is written in UTC, its offset beside it."""
    offset = header.started.utcoffset() or timedelta()
    return _line(
        {
            "voxcap": FORMAT_VERSION,
            "id": header.id,
            "started": header.started.astimezone(UTC).isoformat(),
            "utc_offset_s": offset.total_seconds(),
            "version": header.version,
            "model": header.model,
            "delay_ms": int(header.delay_ms),
            "speakers": [
                {"id": speaker.id, "label": speaker.label, "device": speaker.device}
                for speaker in header.speakers
            ],
            "title": header.title,
        }
    )


def encode_record(record: Record) -> bytes:
    """Return the line of a record.

    Any text is written. Half of a surrogate pair reads back as it was; two halves that belong
    together read back as their character.
    """
    match record:
        case Word(source, text, start_s, end_s):
            return _line(
                {
                    "kind": "word",
                    "source": source,
                    "text": text,
                    "start_s": float(start_s),
                    "end_s": float(end_s),
                }
            )
        case Gap(source, start_s, end_s, reason):
            return _line(
                {
                    "kind": "gap",
                    "source": source,
                    "start_s": float(start_s),
                    "end_s": float(end_s),
                    "reason": reason,
                }
            )
        case Remark(source, at_s, text):
            return _line({"kind": "remark", "source": source, "at_s": float(at_s), "text": text})
        case TitleChange(title):
            return _line({"kind": "title", "title": title})
        case LabelChange(source, label):
            return _line({"kind": "label", "source": source, "label": label})
        case SessionEnd(duration_s, n_words, title, labels):
            return _line(
                {
                    "kind": "end",
                    "duration_s": float(duration_s),
                    "n_words": n_words,
                    "title": title,
                    "labels": dict(labels),
                }
            )


def decode_header(line: bytes) -> SessionHeader:
    """Return what the first line of a journal says.

    Raises:
        JournalFormatError: a newer version of Voxcap wrote it.
        ValueError: the line is damaged or is no header.
    """
    fields = _Fields(line)
    version = fields.whole_number("voxcap")
    if version > FORMAT_VERSION:
        raise JournalFormatError(
            f"this session has format {version}, and this version of Voxcap reads formats up to "
            f"{FORMAT_VERSION}; update Voxcap to read it",
            parameter="voxcap",
            value=version,
        )
    try:
        offset = timezone(timedelta(seconds=fields.number("utc_offset_s")))
        started = datetime.fromisoformat(fields.text("started")).astimezone(offset)
    except OverflowError as error:
        raise ValueError("the start is no time") from error
    return SessionHeader(
        id=fields.text("id"),
        started=started,
        version=fields.text("version"),
        model=fields.text("model"),
        delay_ms=fields.whole_number("delay_ms"),
        speakers=tuple(
            Speaker(speaker.text("id"), speaker.text("label"), speaker.text("device"))
            for speaker in fields.objects("speakers")
        ),
        title=fields.text("title"),
    )


def decode_record(line: bytes) -> Record | None:
    """Return the record of a line, or None if its kind is not known.

    Raises:
        ValueError: the line is damaged.
    """
    fields = _Fields(line)
    match fields.text("kind"):
        case "word":
            return Word(
                fields.text("source"),
                fields.text("text"),
                fields.number("start_s"),
                fields.number("end_s"),
            )
        case "gap":
            return Gap(
                fields.text("source"),
                fields.number("start_s"),
                fields.number("end_s"),
                fields.text("reason"),
            )
        case "remark":
            return Remark(fields.text("source"), fields.number("at_s"), fields.text("text"))
        case "title":
            return TitleChange(fields.text("title"))
        case "label":
            return LabelChange(fields.text("source"), fields.text("label"))
        case "end":
            return SessionEnd(
                fields.number("duration_s"),
                fields.whole_number("n_words"),
                fields.text("title"),
                fields.texts("labels"),
            )
        case _:
            return None


def is_object(line: bytes) -> bool:
    """Return whether the bytes are a whole JSON object, which no part of one is."""
    try:
        _Fields(line)
    except ValueError:
        return False
    return True


class _Fields:
    """The fields of a JSON object, which are there and of the right type, or a ValueError."""

    __slots__ = ("_values",)

    def __init__(self, source: bytes | dict[str, Any]) -> None:
        if isinstance(source, bytes):
            try:
                values = json.loads(source.decode("utf-8"))
            except RecursionError as error:
                raise ValueError("nested too deeply") from error
        else:
            values = source
        if not isinstance(values, dict):
            raise ValueError("not an object")
        self._values = values

    def text(self, name: str) -> str:
        value = self._values.get(name)
        if type(value) is not str:
            raise ValueError(f"{name} is no text")
        return value

    def number(self, name: str) -> float:
        value = self._values.get(name)
        try:
            number = value if type(value) is float else float(self.whole_number(name))
        except OverflowError as error:
            raise ValueError(f"{name} is too large") from error
        if not math.isfinite(number):
            raise ValueError(f"{name} is no number")
        return number

    def whole_number(self, name: str) -> int:
        value = self._values.get(name)
        if type(value) is not int:
            raise ValueError(f"{name} is no number")
        return value

    def objects(self, name: str) -> list[_Fields]:
        value = self._values.get(name)
        if type(value) is not list:
            raise ValueError(f"{name} is no list")
        return [_Fields(item) for item in value]

    def texts(self, name: str) -> dict[str, str]:
        value = self._values.get(name)
        if type(value) is not dict or any(type(text) is not str for text in value.values()):
            raise ValueError(f"{name} are no texts")
        return value


def _line(fields: dict[str, Any]) -> bytes:
    line = json.dumps(fields, ensure_ascii=False, separators=(",", ":")) + "\n"
    # Half of a surrogate pair has no UTF-8; written as \udXXX it is JSON's own escape.
    return line.encode("utf-8", "backslashreplace")

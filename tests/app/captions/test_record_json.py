"""Lines of a journal: the same when read back, strict about what they are."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.captions.entries import Entry, SessionHeader, Word
from app.captions.errors import JournalFormatError
from app.captions.record_json import (
    LabelChange,
    SessionEnd,
    TitleChange,
    decode_header,
    decode_record,
    encode_header,
    encode_record,
    is_object,
)
from tests.app.captions.sessions import any_text, as_read, entries, header, headers, spoken


def texts_as_read(value: Any) -> Any:
    """Return the value with every text in it as it reads back."""
    if isinstance(value, str):
        return as_read(value)
    if isinstance(value, tuple):
        return tuple(texts_as_read(item) for item in value)
    if isinstance(value, dict):
        return {texts_as_read(key): texts_as_read(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = dataclasses.fields(value)
        return type(value)(*(texts_as_read(getattr(value, field.name)) for field in fields))
    return value


@settings(deadline=None)
@given(entries)
def test_entry_reads_back(entry: Entry) -> None:
    line = encode_record(entry)
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert decode_record(line) == texts_as_read(entry)


@settings(deadline=None)
@given(headers)
def test_header_reads_back(head: SessionHeader) -> None:
    line = encode_header(head)
    assert line.index(b"\n") == len(line) - 1
    read = decode_header(line)
    assert read == texts_as_read(head)
    assert read.started.utcoffset() == head.started.utcoffset()


@settings(deadline=None)
@given(
    st.builds(TitleChange, any_text)
    | st.builds(LabelChange, any_text, any_text)
    | st.builds(
        SessionEnd,
        st.floats(0, 1e9),
        st.integers(0, 10**9),
        any_text,
        st.dictionaries(any_text.map(as_read), any_text),
    )
)
def test_changes_and_end_read_back(record: TitleChange | LabelChange | SessionEnd) -> None:
    assert decode_record(encode_record(record)) == texts_as_read(record)


@settings(deadline=None)
@given(entries, st.data())
def test_no_part_of_a_line_is_taken_for_one(entry: Entry, data: st.DataObject) -> None:
    line = encode_record(entry).rstrip(b"\n")
    part = line[: data.draw(st.integers(0, len(line) - 1))]
    assert not is_object(part)
    assert is_object(line)


def test_text_is_plain_utf8_to_other_programs() -> None:
    line = encode_record(Word("mic", " Grüße 你好 😀", 0.0, 1.0))
    assert " Grüße 你好 😀".encode() in line


def test_start_is_told_in_utc_with_the_offset_beside_it() -> None:
    fields = json.loads(encode_header(header()))
    assert fields["started"] == "2026-03-02T02:30:15.250000+00:00"
    assert fields["utc_offset_s"] == -3 * 3600


def test_unknown_kinds_and_fields_are_left_alone() -> None:
    assert decode_record(b'{"kind":"laughter","at_s":3}') is None
    line = b'{"kind":"word","source":"mic","text":" a","start_s":1,"end_s":2,"sure":0.5}'
    assert decode_record(line) == Word("mic", " a", 1.0, 2.0)


def test_header_may_have_unknown_fields() -> None:
    fields = json.loads(encode_header(header())) | {"language": "fr"}
    assert decode_header(json.dumps(fields).encode()) == header()


def test_newer_format_is_refused_with_advice() -> None:
    fields = json.loads(encode_header(header())) | {"voxcap": 2}
    with pytest.raises(JournalFormatError, match="update Voxcap") as caught:
        decode_header(json.dumps(fields).encode())
    assert caught.value.value == 2


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\0\0\0",
        b"null",
        b"[]",
        b"3",
        b"{}",
        b"[" * 100_000,
        b'{"kind":7}',
        b'{"kind":"word","source":"mic","text":null,"start_s":1,"end_s":2}',
        b'{"kind":"word","source":"mic","text":"a","start_s":true,"end_s":2}',
        b'{"kind":"word","source":"mic","text":"a","start_s":"1","end_s":2}',
        b'{"kind":"word","source":"mic","text":"a","start_s":NaN,"end_s":2}',
        b'{"kind":"word","source":"mic","text":"a","start_s":1e999,"end_s":2}',
        b'{"kind":"word","source":"mic","text":"a","start_s":1' + b"0" * 400 + b',"end_s":2}',
        b'{"kind":"word","source":"mic","text":"a","start_s":1' + b"0" * 9000 + b',"end_s":2}',
        b'{"kind":"word","source":"mic","text":"\xff","start_s":1,"end_s":2}',
        b'{"kind":"word","source":"mic","text":"a"}',
        b'{"kind":"end","duration_s":1,"n_words":1,"title":"","labels":{"mic":3}}',
        b'{"kind":"end","duration_s":1,"n_words":1,"title":"","labels":[]}',
    ],
)
def test_damaged_line_is_a_value_error(line: bytes) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        decode_record(line)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("voxcap", "1"),
        ("voxcap", None),
        ("started", "yesterday"),
        ("started", "0001-01-01T00:00:00+00:00"),
        ("utc_offset_s", 1e9),
        ("utc_offset_s", 1e300),
        ("speakers", {}),
        ("speakers", [3]),
        ("speakers", [{"id": "mic"}]),
        ("delay_ms", 1.5),
        ("title", None),
    ],
)
def test_damaged_header_is_a_value_error(field: str, value: object) -> None:
    fields = json.loads(encode_header(header())) | {field: value}
    with pytest.raises(ValueError, match=r"\w"):
        decode_header(json.dumps(fields).encode())


@settings(deadline=None)
@given(st.binary(max_size=80))
def test_any_bytes_are_a_record_or_a_value_error(line: bytes) -> None:
    for decode in (decode_header, decode_record):
        try:
            decode(line)
        except ValueError:
            continue


def test_words_of_a_text_are_lines_of_their_own() -> None:
    lines = b"".join(map(encode_record, spoken("one two three")))
    assert [decode_record(line) for line in lines.splitlines()] == spoken("one two three")

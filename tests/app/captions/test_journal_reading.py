"""Journals that were cut off, damaged, emptied or changed are read as far as they can be."""

from __future__ import annotations

import dataclasses
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.captions.entries import Entry, Gap, Remark, Speaker, Word
from app.captions.errors import JournalFormatError
from app.captions.journal_reading import glance_at_journal, read_journal
from app.captions.record_json import (
    LabelChange,
    SessionEnd,
    TitleChange,
    encode_header,
    encode_record,
)
from tests.app.captions.sessions import (
    SPEAKERS,
    cut_off_session,
    entries,
    header,
    spoken,
)
from tests.app.captions.test_record_json import texts_as_read

END = SessionEnd(60.0, 3, "", {})
same_folder = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@same_folder
@given(said=st.lists(entries, max_size=6), data=st.data())
def test_cut_at_any_byte_leaves_a_prefix(
    tmp_path: Path, said: list[Entry], data: st.DataObject
) -> None:
    path = tmp_path / f"{header().id}.jsonl"
    whole = encode_header(header()) + b"".join(map(encode_record, said))
    cut = data.draw(st.integers(0, len(whole)))
    path.write_bytes(whole[:cut] + data.draw(st.sampled_from([b"", b"\0", b"\0" * 600])))
    session = read_journal(path)
    n_lines = whole[: cut + 1].count(b"\n")
    assert session.entries == tuple(texts_as_read(entry) for entry in said[: max(0, n_lines - 1)])
    assert session.n_unreadable == 0
    assert not session.is_finished
    if n_lines:
        assert session.header == header()


def test_every_cut_of_one_journal_is_read(tmp_path: Path) -> None:
    said = [*spoken("né 你好 😀"), Gap("mic", 3.0, 4.0, "paused"), Remark("", 5.0, "Moved.")]
    whole = cut_off_session(tmp_path, header(), said).read_bytes()
    path = tmp_path / "cut.jsonl"
    for cut in range(len(whole) + 1):
        path.write_bytes(whole[:cut])
        session = read_journal(path)
        assert list(session.entries) == said[: len(session.entries)]
        assert session.n_unreadable == 0
    assert list(session.entries) == said


@same_folder
@given(
    said=st.lists(entries, min_size=1, max_size=6),
    where=st.integers(0, 5),
    damage=st.binary(min_size=1, max_size=30).filter(
        lambda bytes_: b"\n" not in bytes_ and not bytes_.lstrip().startswith(b"{")
    ),
)
def test_damaged_line_is_counted_and_passed_over(
    tmp_path: Path, said: list[Entry], where: int, damage: bytes
) -> None:
    lines = [encode_record(entry) for entry in said]
    lines.insert(where, damage + b"\n")
    path = tmp_path / "damaged.jsonl"
    path.write_bytes(encode_header(header()) + b"".join(lines))
    session = read_journal(path)
    assert session.entries == tuple(texts_as_read(entry) for entry in said)
    assert session.n_unreadable == bool(damage.strip(b"\r"))


@same_folder
@given(data=st.binary(max_size=300))
def test_any_bytes_are_read_as_something(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "anything.jsonl"
    path.write_bytes(data)
    assert read_journal(path).header.id == "anything"
    assert glance_at_journal(path).is_damaged


def test_zeros_of_a_power_cut_take_only_their_own_line(tmp_path: Path) -> None:
    said = spoken("one two")
    path = tmp_path / "zeros.jsonl"
    one, two = map(encode_record, said)
    path.write_bytes(encode_header(header()) + one + b"\0" * 512 + two + b"\0" * 9 + b"\n")
    session = read_journal(path)
    assert list(session.entries) == said
    assert session.n_unreadable == 1


def test_last_title_and_labels_win(tmp_path: Path) -> None:
    path = cut_off_session(tmp_path, header(title="old"), spoken("a b c"))
    changes = [
        TitleChange("first"),
        LabelChange("mic", "Anna"),
        LabelChange("nobody", "x"),
        SessionEnd(60.0, 3, "second", {"mic": "Anna", "system": "All"}),
        TitleChange("third"),
    ]
    with path.open("ab") as file:
        file.write(b"".join(map(encode_record, changes)))
    for read in (read_journal(path), glance_at_journal(path)):
        assert read.header.title == "third"
        assert [speaker.label for speaker in read.header.speakers] == ["Anna", "All"]
        assert read.duration_s == 60.0
        assert read.is_finished


def test_unfinished_session_lasts_until_its_last_entry(tmp_path: Path) -> None:
    said: list[Entry] = [Word("mic", " a", 0.0, 7.5), Word("system", " b", 1.0, 2.0)]
    assert read_journal(cut_off_session(tmp_path, header(), said)).duration_s == 7.5
    assert read_journal(cut_off_session(tmp_path, header(), [])).duration_s == 0.0


def test_lost_header_loses_no_words(tmp_path: Path) -> None:
    said = [*spoken("one two"), *spoken("three", "system")]
    path = cut_off_session(tmp_path, header(), said)
    path.write_bytes(b"garbage" + path.read_bytes()[20:])
    session = read_journal(path)
    assert list(session.entries) == said
    assert session.n_unreadable == 1
    assert session.header.started == datetime(2026, 3, 2, 2, 30, 15, tzinfo=UTC)
    assert session.header.speakers == (Speaker("mic", "", ""), Speaker("system", "", ""))
    path.write_bytes(b"".join(map(encode_record, said)))
    assert list(read_journal(path).entries) == said


def test_copied_file_is_a_session_of_its_own(tmp_path: Path) -> None:
    path = cut_off_session(tmp_path, header(), spoken("one"))
    copy = tmp_path / "copy-of-talk.jsonl"
    copy.write_bytes(path.read_bytes())
    assert read_journal(copy).header == dataclasses.replace(header(), id="copy-of-talk")


def test_newer_format_is_refused(tmp_path: Path) -> None:
    path = cut_off_session(tmp_path, header(), [])
    fields = json.loads(path.read_bytes()) | {"voxcap": 7}
    path.write_text(json.dumps(fields) + "\n")
    for read in (read_journal, glance_at_journal):
        with pytest.raises(JournalFormatError, match="format 7"):
            read(path)


@pytest.mark.parametrize("n_words", [0, 3, 40, 5000])
@pytest.mark.parametrize("is_finished", [True, False])
@pytest.mark.parametrize("title", ["", "short", "t" * 20_000])
def test_glance_tells_the_same_as_reading(
    tmp_path: Path, n_words: int, is_finished: bool, title: str
) -> None:
    said = spoken(" ".join(f"né{i}" for i in range(n_words)))
    path = cut_off_session(tmp_path, header(title="old"), said)
    with path.open("ab") as file:
        if is_finished:
            labels = {speaker.id: speaker.label for speaker in SPEAKERS}
            file.write(encode_record(SessionEnd(n_words + 9.0, n_words, "old", labels)))
        if title:
            file.write(encode_record(TitleChange(title)))
    glance = glance_at_journal(path)
    session = read_journal(path)
    assert glance.header == session.header
    assert glance.header.title == title or not title
    assert glance.duration_s == session.duration_s
    assert glance.n_words == n_words
    assert glance.is_finished == session.is_finished == is_finished
    assert not glance.is_damaged
    text = "".join(word.text for word in said).strip()
    assert text.startswith(glance.first_words)
    assert bool(glance.first_words) == bool(n_words)


@pytest.mark.skipif(sys.platform != "linux", reason="needs files with holes")
def test_glance_at_a_finished_session_reads_only_its_ends(tmp_path: Path) -> None:
    path = cut_off_session(tmp_path, header(), spoken("one two three"))
    with path.open("r+b") as file:
        file.seek(1 << 36)
        file.write(b"\n" + encode_record(END))
    glance = glance_at_journal(path)
    assert glance.n_words == 3
    assert glance.duration_s == 60.0
    assert glance.first_words == "one two three"

"""Whole lines in a file that one process owns, whatever the disk does."""

from __future__ import annotations

import errno
import os
import stat
import sys
from pathlib import Path

import pytest

from app.captions.errors import SessionInUseError
from app.captions.journal_file import JournalFile
from app.captions.record_json import encode_header, encode_record
from app.captions.session_lock import SessionLock
from tests.app.captions.sessions import header, spoken

ID = header().id
LINES = [encode_record(word) for word in spoken("one two three")]
HEADER = encode_header(header())[:-1]

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")


def fail_after(n_bytes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the disk be full after some more bytes."""
    room = n_bytes
    write = os.write

    def write_if_room(descriptor: int, data: memoryview) -> int:
        nonlocal room
        if room == 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        n_written = write(descriptor, data[:room])
        room -= n_written
        return n_written

    monkeypatch.setattr(os, "write", write_if_room)


@needs_posix
def test_file_and_folder_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "sessions"
    file = JournalFile(folder, ID)
    file.create()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for path in folder.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    file.close()


def test_existing_file_is_never_replaced(tmp_path: Path) -> None:
    path = tmp_path / f"{ID}.jsonl"
    path.write_bytes(b"precious")
    file = JournalFile(tmp_path, ID)
    with pytest.raises(FileExistsError):
        file.create()
    assert path.read_bytes() == b"precious"
    assert not SessionLock(tmp_path, ID).is_held()


def test_file_belongs_to_one_at_a_time(tmp_path: Path) -> None:
    file = JournalFile(tmp_path, ID)
    file.create()
    assert SessionLock(tmp_path, ID).is_held()
    with pytest.raises(SessionInUseError, match="is going on"):
        JournalFile(tmp_path, ID).reopen()
    file.append(LINES[0])
    file.close()
    assert not SessionLock(tmp_path, ID).is_held()
    other = JournalFile(tmp_path, ID)
    other.reopen()
    other.append(LINES[1])
    other.close()
    assert file.path.read_bytes() == LINES[0] + LINES[1]
    assert list(tmp_path.iterdir()) == [file.path]


def test_lines_are_in_the_file_at_once(tmp_path: Path) -> None:
    file = JournalFile(tmp_path, ID)
    file.create()
    for n_lines, line in enumerate(LINES, 1):
        file.append(line)
        assert file.path.read_bytes() == b"".join(LINES[:n_lines])
    file.sync()
    file.close()
    file.close()
    file.sync()


@pytest.mark.parametrize("room", [0, 1, 20, len(LINES[0]), len(LINES[0]) + 3])
def test_disk_that_fills_up_leaves_no_part_of_a_line(
    tmp_path: Path, room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = JournalFile(tmp_path, ID)
    file.create()
    file.append(LINES[0])
    with monkeypatch.context() as patch:
        fail_after(room, patch)
        with pytest.raises(OSError, match="No space"):
            file.append(LINES[1] + LINES[2])
    assert file.path.read_bytes() == LINES[0]
    file.append(LINES[1] + LINES[2])
    file.close()
    assert file.path.read_bytes() == b"".join(LINES)


def test_part_of_a_line_that_could_not_be_cut_off_is_cut_off_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int, size: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    file = JournalFile(tmp_path, ID)
    file.create()
    with monkeypatch.context() as patch:
        fail_after(10, patch)
        patch.setattr(os, "ftruncate", refuse)
        for _ in range(2):
            with pytest.raises(OSError, match=r"No space|Input/output"):
                file.append(LINES[0])
    file.append(LINES[1])
    file.close()
    assert file.path.read_bytes() == LINES[1]


@pytest.mark.parametrize("size", [len(LINES[0]), 70_000, 200_000])
@pytest.mark.parametrize("n_missing", [1, 2, 30, 10**6])
def test_reopening_mends_the_end(tmp_path: Path, size: int, n_missing: int) -> None:
    long = encode_record(spoken("x" * (size - len(LINES[0]) + 3))[0])
    part = long[: max(0, len(long) - n_missing)]
    path = tmp_path / f"{ID}.jsonl"
    path.write_bytes(LINES[0] + part)
    file = JournalFile(tmp_path, ID)
    file.reopen()
    file.append(LINES[1])
    file.close()
    kept = long if n_missing == 1 else b""
    assert path.read_bytes() == LINES[0] + kept + LINES[1]


@pytest.mark.parametrize("end", [b"", b"\0\0\0", b'{"ki', HEADER, HEADER + b"\0" * 9])
def test_file_without_a_line_break_is_mended(tmp_path: Path, end: bytes) -> None:
    path = tmp_path / f"{ID}.jsonl"
    path.write_bytes(end)
    file = JournalFile(tmp_path, ID)
    file.reopen()
    file.close()
    assert path.read_bytes() == (HEADER + b"\n" if HEADER in end else b"")


@needs_posix
def test_deleted_file_is_noticed(tmp_path: Path) -> None:
    file = JournalFile(tmp_path, ID)
    assert not file.has_vanished()
    file.create()
    assert not file.has_vanished()
    file.path.unlink()
    assert file.has_vanished()
    file.close()


def test_closed_file_takes_no_lines(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="not open"):
        JournalFile(tmp_path, ID).append(LINES[0])


def test_opener_that_fails_leaves_the_session_free(tmp_path: Path) -> None:
    def refuse(path: Path, flags: int) -> int:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    file = JournalFile(tmp_path, ID, refuse)
    with pytest.raises(PermissionError):
        file.create()
    assert not file.is_open
    assert not SessionLock(tmp_path, ID).is_held()

"""What is said reaches the disk, also when the program is killed or the disk fails."""

from __future__ import annotations

import contextlib
import errno
import functools
import os
import random
import statistics
import subprocess
import sys
import threading
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.captions.entries import Entry, Remark, Word
from app.captions.errors import UnknownSessionError
from app.captions.journal import JournalWriter
from app.captions.journal_file import open_private
from app.captions.journal_reading import read_journal
from app.captions.session_lock import SessionLock
from tests.app.captions.sessions import entries, header, spoken, wait_until
from tests.app.captions.test_record_json import texts_as_read

# How long a disk that hangs would hold up whoever waits for it.
HANGS_S = 60.0

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="POSIX only")


def is_in_file(path: Path, text: str) -> bool:
    return path.exists() and text in path.read_text(encoding="utf-8")


def no_trouble(trouble: str) -> None:
    pytest.fail(trouble)


class Told:
    """Remembers what the user was told."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self.n_recovered = 0

    def trouble(self, trouble: str) -> None:
        self.troubles.append(trouble)

    def recovered(self) -> None:
        self.n_recovered += 1


class Disk:
    """Opens files as long as it works."""

    def __init__(self) -> None:
        self.works = True

    def open_file(self, path: Path, flags: int) -> int:
        if not self.works:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return open_private(path, flags)


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(batches=st.lists(st.lists(entries, max_size=4), max_size=4))
def test_session_reads_back(
    tmp_path_factory: pytest.TempPathFactory, batches: list[list[Entry]]
) -> None:
    writer = JournalWriter(tmp_path_factory.mktemp("sessions"), header(), no_trouble)
    for batch in batches:
        writer.write(batch)
    assert writer.close(12.5)
    session = read_journal(writer.path)
    said = [entry for batch in batches for entry in batch]
    assert session.entries == tuple(texts_as_read(entry) for entry in said)
    assert session.header == header()
    assert session.is_finished
    assert session.duration_s == 12.5
    assert session.n_unreadable == 0


def test_word_is_in_the_file_at_once(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path / "new" / "sessions", header(), no_trouble)
    said: list[Word] = []
    took_s: list[float] = []
    for word in spoken("one two three four five"):
        said.append(word)
        before_s = time.monotonic()
        writer.write([word])
        wait_until(functools.partial(is_in_file, writer.path, word.text))
        took_s.append(time.monotonic() - before_s)
        assert list(read_journal(writer.path).entries) == said
    # A busy machine may hold up one or two of them.
    assert statistics.median(took_s) < 1.0
    assert writer.close(3.0)


def test_journal_exists_and_is_owned_from_the_start_to_the_end(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path, header(), no_trouble)
    wait_until(lambda: writer.path.exists() and writer.path.stat().st_size > 0)
    session = read_journal(writer.path)
    assert session.header == header()
    assert not session.is_finished
    assert SessionLock(tmp_path, header().id).is_held()
    assert writer.close(0.0)
    assert not SessionLock(tmp_path, header().id).is_held()
    assert read_journal(writer.path).is_finished


def test_title_and_labels_change(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path, header(title="old"), no_trouble)
    writer.set_title("new")
    writer.write(spoken("one"))
    writer.set_label("system", "Class")
    assert writer.close(1.0)
    head = read_journal(writer.path).header
    assert head.title == "new"
    assert [speaker.label for speaker in head.speakers] == ["You", "Class"]


def test_closing_twice_is_harmless_and_what_comes_later_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    writer = JournalWriter(tmp_path, header(), no_trouble)
    assert writer.close(1.0)
    writer.write(spoken("late"))
    assert writer.close(2.0)
    assert read_journal(writer.path).entries == ()
    assert read_journal(writer.path).duration_s == 1.0
    assert "not saved" in caplog.text
    assert "late" not in caplog.text


def test_no_thread_is_left_behind(tmp_path: Path) -> None:
    before = threading.active_count()
    writer = JournalWriter(tmp_path, header(), no_trouble)
    writer.write(spoken("one"))
    assert writer.close(1.0)
    assert threading.active_count() == before


def test_id_that_leads_elsewhere_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownSessionError):
        JournalWriter(tmp_path, header("../elsewhere"), no_trouble)


def test_disk_that_refuses_is_told_once_and_loses_nothing(tmp_path: Path) -> None:
    disk, told = Disk(), Told()
    disk.works = False
    writer = JournalWriter(
        tmp_path, header(), told.trouble, told.recovered, retry_s=0.01, open_file=disk.open_file
    )
    said = spoken("one two three four five six")
    for word in said:
        writer.write([word])
    wait_until(lambda: len(told.troubles) == 1)
    assert "Permission denied" in told.troubles[0]
    assert str(tmp_path) in told.troubles[0]
    disk.works = True
    wait_until(lambda: told.n_recovered == 1)
    assert list(read_journal(writer.path).entries) == said
    assert writer.close(6.0)
    assert len(told.troubles) == 1


@needs_posix
def test_folder_in_the_way_of_a_file_is_told(tmp_path: Path) -> None:
    told = Told()
    (tmp_path / "sessions").write_text("a file")
    writer = JournalWriter(
        tmp_path / "sessions", header(), told.trouble, told.recovered, retry_s=0.01
    )
    writer.write(spoken("one"))
    wait_until(lambda: len(told.troubles) == 1)
    (tmp_path / "sessions").unlink()
    wait_until(lambda: told.n_recovered == 1)
    assert writer.close(1.0)
    assert list(read_journal(writer.path).entries) == spoken("one")


def test_words_that_could_not_be_saved_at_the_end_are_told(tmp_path: Path) -> None:
    disk, told = Disk(), Told()
    disk.works = False
    writer = JournalWriter(tmp_path, header(), told.trouble, retry_s=60, open_file=disk.open_file)
    writer.write(spoken("one"))
    assert not writer.close(1.0)
    assert "could not be saved" in told.troubles[-1]
    assert len(told.troubles) == 2


def test_disk_that_hangs_holds_up_nobody(tmp_path: Path) -> None:
    told = Told()
    goes_on = threading.Event()

    def hang(path: Path, flags: int) -> int:
        goes_on.wait(HANGS_S)
        return open_private(path, flags)

    writer = JournalWriter(tmp_path, header(), told.trouble, open_file=hang)
    before_s = time.monotonic()
    for word in spoken("one two three"):
        writer.write([word])
    assert not writer.close(3.0, timeout_s=0.1)
    assert time.monotonic() - before_s < HANGS_S
    assert "does not answer" in told.troubles[0]
    goes_on.set()
    wait_until(lambda: writer.close(3.0))
    assert len(read_journal(writer.path).entries) == 3


@needs_posix
@pytest.mark.parametrize("whole_folder", [True, False])
def test_deleted_journal_is_begun_anew(tmp_path: Path, whole_folder: bool) -> None:
    told = Told()
    folder = tmp_path / "sessions"
    writer = JournalWriter(folder, header(), told.trouble)
    writer.set_title("talk")
    writer.write(spoken("gone"))
    wait_until(lambda: is_in_file(writer.path, "gone"))
    for path in list(folder.iterdir()) if whole_folder else [writer.path]:
        path.unlink()
    if whole_folder:
        folder.rmdir()
    writer.write(spoken("two three", start_s=1.0))
    assert writer.close(3.0)
    session = read_journal(writer.path)
    assert session.header == header(title="talk")
    remark, *said = session.entries
    assert isinstance(remark, Remark)
    assert "deleted" in remark.text
    assert remark.at_s == 0.5
    assert said == spoken("two three", start_s=1.0)
    assert told.troubles == [remark.text]
    assert list(folder.iterdir()) == [writer.path]


def test_disk_that_cannot_be_synced_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    told = Told()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", refuse)
        writer = JournalWriter(tmp_path, header(), told.trouble, told.recovered, sync_s=0.01)
        writer.write(spoken("one"))
        wait_until(lambda: len(told.troubles) == 1)
    # Tried again without anything new to write.
    wait_until(lambda: told.n_recovered == 1)
    assert "Input/output error" in told.troubles[0]
    assert writer.close(1.0)
    assert len(told.troubles) == told.n_recovered == 1


def test_syncs_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced_s: list[float] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced_s.append(time.monotonic()))
    writer = JournalWriter(tmp_path, header(), no_trouble, sync_s=0.1)

    def write_until_synced() -> bool:
        writer.write(spoken("word"))
        return len(synced_s) >= 5

    wait_until(write_until_synced)
    # The first is the folder's, with the file's name.
    assert synced_s[4] - synced_s[1] >= 3 * 0.1 - 0.02
    assert writer.close(1.0)


def test_memory_is_flat(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path, header(), no_trouble)
    n_header_lines = 1

    def write_many(n_before: int) -> None:
        for number in range(1500):
            writer.write([Word("mic", f" {number}", number * 0.1, number * 0.1 + 0.05)])
        n_lines = n_header_lines + n_before + 1500
        wait_until(
            lambda: writer.path.exists() and writer.path.read_bytes().count(b"\n") == n_lines
        )

    write_many(0)
    tracemalloc.start()
    try:
        write_many(1500)
        before, _ = tracemalloc.get_traced_memory()
        for n_before in range(3000, 10_500, 1500):
            write_many(n_before)
        # The writer may still be about to let go of what it has just written.
        wait_until(lambda: tracemalloc.get_traced_memory()[0] - before < 100_000)
    finally:
        tracemalloc.stop()
    assert writer.close(1.0)


@contextlib.contextmanager
def run_program(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, "-m", "tests.app.captions.journaling", *arguments],
        cwd=Path(__file__).parents[3],
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        try:
            yield program
        finally:
            program.kill()


@needs_posix
def test_kill_loses_no_word_older_than_a_second(tmp_path: Path) -> None:
    chance = random.Random(3)
    folders = [tmp_path / str(run) for run in range(10)]
    n_old = n_lost = 0
    with contextlib.ExitStack() as stack:
        programs = [
            stack.enter_context(run_program("count", str(folder), "100")) for folder in folders
        ]
        for folder, program in zip(folders, programs, strict=True):
            assert program.stdout is not None
            first = program.stdout.readline()
            time.sleep(chance.uniform(0, 0.5))
            killed_s = time.monotonic()
            program.kill()
            # A last line without its end was not printed yet.
            *lines, _ = (first + program.communicate()[0]).split("\n")
            printed = [line.split() for line in lines]
            session = read_journal(folder / f"{header().id}.jsonl")
            kept = [int(entry.text) for entry in session.entries if isinstance(entry, Word)]
            assert kept == list(range(1, len(kept) + 1))
            assert session.n_unreadable == 0
            assert not session.is_finished
            assert not SessionLock(folder, header().id).is_held()
            old = [int(number) for number, at_s in printed if float(at_s) < killed_s - 1.0]
            assert len(kept) >= len(old)
            n_old += len(old)
            n_lost += max(0, len(printed) - len(kept))
    assert n_old > 20
    # Not only within the second: next to nothing is lost at all.
    assert n_lost <= 100


@needs_posix
def test_full_disk_is_told_once_and_written_to_later(tmp_path: Path) -> None:
    with run_program("fill", str(tmp_path)) as program:
        told, _ = program.communicate(timeout=60)
    assert program.returncode == 0, told
    assert told.count("trouble:") == 1
    assert "disk is full" in told
    assert told.count("recovered") == 1
    session = read_journal(tmp_path / f"{header().id}.jsonl")
    assert [entry.text for entry in session.entries if isinstance(entry, Word)] == [
        f" {number}" for number in range(1, 502)
    ]
    assert session.n_unreadable == 0
    assert session.is_finished

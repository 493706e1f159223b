"""The sessions on this computer."""

from __future__ import annotations

import dataclasses
import json
import os
import sys
import threading
from datetime import timedelta
from pathlib import Path

import pytest

from app.captions.entries import Word
from app.captions.errors import SessionError, SessionInUseError, UnknownSessionError
from app.captions.history import SessionState, SessionStore
from app.captions.journal import JournalWriter
from tests.app.captions.sessions import STARTED, cut_off_session, header, spoken, wait_until

FIRST, SECOND, THIRD = "20260101-000000-bbbb", "20260101-000000-cccc", "20260202-000000-dddd"


def record(folder: Path, session_id: str, text: str, *, hours_later: int = 0) -> None:
    """Record a session to its end."""
    head = dataclasses.replace(header(session_id), started=STARTED + timedelta(hours=hours_later))
    writer = JournalWriter(folder, head, pytest.fail)
    writer.write(spoken(text))
    assert writer.close(100.0)


def texts(store: SessionStore, session_id: str) -> list[str]:
    return [entry.text for entry in store.read(session_id).entries if isinstance(entry, Word)]


def test_no_folder_is_no_sessions(tmp_path: Path) -> None:
    store = SessionStore(tmp_path / "nowhere")
    assert store.sessions() == store.unfinished() == list(store.search("x")) == []
    assert not (tmp_path / "nowhere").exists()


def test_newest_is_listed_first(tmp_path: Path) -> None:
    record(tmp_path, FIRST, "one", hours_later=1)
    record(tmp_path, SECOND, "two words", hours_later=3)
    record(tmp_path, THIRD, "three", hours_later=2)
    listed = SessionStore(tmp_path).sessions()
    assert [summary.header.id for summary in listed] == [SECOND, THIRD, FIRST]
    newest = listed[0]
    assert newest.header.started == STARTED + timedelta(hours=3)
    assert (newest.duration_s, newest.n_words, newest.preview) == (100.0, 2, "two words")
    assert newest.state is SessionState.FINISHED
    assert newest.size_bytes == (tmp_path / f"{SECOND}.jsonl").stat().st_size


def test_each_session_has_its_state(tmp_path: Path) -> None:
    record(tmp_path, FIRST, "one")
    cut_off_session(tmp_path, header(SECOND), spoken("two three"))
    (tmp_path / f"{SECOND}.lock").touch()
    writer = JournalWriter(tmp_path, header(THIRD), pytest.fail)
    writer.write(spoken("four"))
    (tmp_path / "empty.jsonl").touch()
    (tmp_path / "broken.jsonl").write_bytes(b"\xff\0\xfe\n" * 9)
    (tmp_path / "newer.jsonl").write_text(json.dumps({"voxcap": 9, "id": "newer"}) + "\n")
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / ".hidden.jsonl").write_text("not ours")
    store = SessionStore(tmp_path)
    wait_until((tmp_path / f"{THIRD}.jsonl").exists)
    summaries = {summary.header.id: summary for summary in store.sessions()}
    assert {session_id: summary.state.value for session_id, summary in summaries.items()} == {
        FIRST: "finished",
        SECOND: "unfinished",
        THIRD: "running",
        "empty": "damaged",
        "broken": "damaged",
        "newer": "damaged",
        "folder": "damaged",
    }
    assert "update Voxcap" in summaries["newer"].problem
    assert all(bool(s.problem) == (s.state is SessionState.DAMAGED) for s in summaries.values())
    (unfinished,) = store.unfinished()
    assert (unfinished.header.id, unfinished.n_words) == (SECOND, 2)
    assert unfinished.duration_s == 1.5
    assert not (tmp_path / f"{SECOND}.lock").exists()
    assert writer.close(1.0)


def test_first_characters_of_an_id_suffice(tmp_path: Path) -> None:
    for session_id, text in ((FIRST, "one"), (SECOND, "two"), (THIRD, "three")):
        record(tmp_path, session_id, text)
    store = SessionStore(tmp_path)
    assert texts(store, "20260202") == texts(store, THIRD) == [" three"]
    with pytest.raises(UnknownSessionError, match="2 sessions begin with 20260101"):
        store.read("20260101")
    with pytest.raises(UnknownSessionError, match="sessions list") as caught:
        store.read("2027")
    assert caught.value.value == "2027"


def test_whole_id_wins_over_one_that_goes_on(tmp_path: Path) -> None:
    record(tmp_path, "talk", "short")
    record(tmp_path, "talk-2", "long")
    assert texts(SessionStore(tmp_path), "talk") == [" short"]


@pytest.mark.parametrize("session_id", ["", "../secret", "..", "/etc/passwd", "a/../b", ".secret"])
def test_ids_never_leave_the_folder(tmp_path: Path, session_id: str) -> None:
    folder = tmp_path / "sessions"
    record(folder, FIRST, "one")
    record(tmp_path, "secret", "secret")
    store = SessionStore(folder)
    for change in (store.read, store.delete, store.finish, lambda name: store.rename(name, "x")):
        with pytest.raises(UnknownSessionError):
            change(session_id)
    assert (tmp_path / "secret.jsonl").exists()


def test_title_is_changed_whether_finished_or_not(tmp_path: Path) -> None:
    record(tmp_path, FIRST, "one")
    path = cut_off_session(tmp_path, header(SECOND), spoken("two three"))
    path.write_bytes(path.read_bytes()[:-7])
    store = SessionStore(tmp_path)
    for session_id, said in ((FIRST, [" one"]), (SECOND, [" two"])):
        for title in ("draft", "Réunion\n你好 \ud800", ""):
            store.rename(session_id, title)
            assert store.read(session_id).header.title == title
            assert [s for s in store.sessions() if s.header.title == title]
        assert texts(store, session_id) == said
        assert store.read(session_id).n_unreadable == 0
    assert [summary.header.id for summary in store.unfinished()] == [SECOND]


def test_unfinished_session_is_finished_where_it_ends(tmp_path: Path) -> None:
    path = cut_off_session(tmp_path, header(FIRST), spoken("one two three"))
    path.write_bytes(path.read_bytes()[:-7])
    store = SessionStore(tmp_path)
    store.rename(FIRST, "Talk")
    store.finish(FIRST)
    session = store.read(FIRST)
    assert session.is_finished
    assert session.duration_s == 1.5
    assert session.header.title == "Talk"
    assert texts(store, FIRST) == [" one", " two"]
    (summary,) = store.sessions()
    assert (summary.state, summary.n_words) == (SessionState.FINISHED, 2)
    assert store.unfinished() == []
    before = path.read_bytes()
    store.finish(FIRST)
    assert path.read_bytes() == before


def test_deleted_session_is_gone(tmp_path: Path) -> None:
    record(tmp_path, FIRST, "one")
    record(tmp_path, SECOND, "two")
    store = SessionStore(tmp_path)
    store.delete(FIRST)
    assert [path.name for path in tmp_path.iterdir()] == [f"{SECOND}.jsonl"]
    with pytest.raises(UnknownSessionError):
        store.delete(FIRST)


def test_running_session_is_left_alone(tmp_path: Path) -> None:
    writer = JournalWriter(tmp_path, header(FIRST), pytest.fail)
    writer.write(spoken("one"))
    store = SessionStore(tmp_path)
    wait_until(lambda: bool(store.sessions()))
    for change in (store.delete, store.finish, lambda name: store.rename(name, "x")):
        with pytest.raises(SessionInUseError, match="stop it first"):
            change(FIRST)
    writer.write(spoken("two", start_s=1.0))
    assert writer.close(2.0)
    assert texts(store, FIRST) == [" one", " two"]
    store.delete(FIRST)


def test_newer_format_is_left_untouched(tmp_path: Path) -> None:
    path = tmp_path / f"{FIRST}.jsonl"
    content = json.dumps({"voxcap": 9}) + '\n{"half'
    path.write_text(content)
    store = SessionStore(tmp_path)
    for change in (store.read, store.finish, lambda name: store.rename(name, "x")):
        with pytest.raises(SessionError, match="format 9"):
            change(FIRST)
    assert path.read_text() == content
    assert list(tmp_path.iterdir()) == [path]


def test_search_goes_through_all_sessions(tmp_path: Path) -> None:
    record(tmp_path, FIRST, "Das Café war schön")
    record(tmp_path, THIRD, "another café and a CAFE")
    (tmp_path / "newer.jsonl").write_text('{"voxcap": 9}\n')
    (tmp_path / "folder.jsonl").mkdir()
    hits = list(SessionStore(tmp_path).search("cafe"))
    assert [(hit.header.id, hit.passage.start_s) for hit in hits] == [
        (THIRD, 1.0),
        (THIRD, 4.0),
        (FIRST, 1.0),
    ]
    assert hits[0].passage.line == "another café and a CAFE"
    with pytest.raises(SessionError, match="nothing to search for"):
        SessionStore(tmp_path).search("...")


def test_disk_that_refuses_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    record(tmp_path, FIRST, "one")
    store = SessionStore(tmp_path)
    monkeypatch.setattr(Path, "unlink", refuse)
    with pytest.raises(SessionError, match="cannot be deleted: Permission denied"):
        store.delete(FIRST)
    monkeypatch.setattr(os, "write", refuse)
    with pytest.raises(SessionError, match="cannot be renamed: Permission denied"):
        store.rename(FIRST, "x")
    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(SessionError, match="cannot be read: Permission denied"):
        store.read(FIRST)
    monkeypatch.setattr(os, "listdir", refuse)
    with pytest.raises(SessionError, match="cannot be read: Permission denied"):
        store.sessions()


@pytest.mark.skipif(sys.platform == "win32", reason="a file in use cannot be deleted there")
def test_changes_at_once_are_all_made(tmp_path: Path) -> None:
    record(tmp_path, FIRST, "one")
    failed: list[Exception] = []

    def change(n: int) -> None:
        store = SessionStore(tmp_path)
        for i in range(10):
            try:
                store.rename(FIRST, f"{n} {i}")
                store.sessions()
            except SessionInUseError:
                continue
            except Exception as error:
                failed.append(error)

    threads = [threading.Thread(target=change, args=(n,)) for n in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    session = SessionStore(tmp_path).read(FIRST)
    assert session.n_unreadable == 0
    assert session.header.title

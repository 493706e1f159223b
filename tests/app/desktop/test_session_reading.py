"""What the list of sessions shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.captions.entries import Gap
from app.captions.errors import SessionError
from app.captions.history import SessionStore
from app.desktop.session_reading import find_in_sessions, readable_session, session_rows
from tests.app.captions.sessions import cut_off_session, header, spoken


@pytest.fixture
def store(tmp_path: Path) -> SessionStore:
    cut_off_session(tmp_path, header("20260302-023015-bcdf"), spoken("one two five"))
    cut_off_session(tmp_path, header("20260303-023015-bcdf", title="Five"), spoken("nine nine"))
    return SessionStore(tmp_path)


def test_rows(store: SessionStore) -> None:
    rows = {row.id: row for row in session_rows(store)}
    first = rows["20260302-023015-bcdf"]
    assert first.preview == "one two five"
    assert first.is_unfinished
    assert not first.is_running
    assert "3 word(s)" in first.facts
    assert "cut off" in first.facts
    assert rows["20260303-023015-bcdf"].title == "Five"
    store.finish(first.id)
    again = next(row for row in session_rows(store) if row.id == first.id)
    assert not again.is_unfinished
    assert "cut off" not in again.facts


def test_what_cannot_be_read_is_a_row_that_says_so(store: SessionStore, tmp_path: Path) -> None:
    (tmp_path / "20260301-000000-bcdf.jsonl").write_bytes(b"\0\1\2")
    row = next(row for row in session_rows(store) if row.id == "20260301-000000-bcdf")
    assert "damaged" in row.facts


def test_a_session_to_read(store: SessionStore, tmp_path: Path) -> None:
    said = [*spoken("one"), Gap("mic", 1.0, 5.0, "paused"), *spoken("two", "system", 6.0)]
    cut_off_session(tmp_path, header("20260304-023015-bcdf"), said)
    text = readable_session(store, "20260304-023015-bcdf")
    assert text.texts == ["one", "4 s not captured: paused", "two"]
    assert [each.label for each in text.paragraphs] == ["You", "You", "Others"]


def test_search(store: SessionStore) -> None:
    found = find_in_sessions(store, "FIVE")
    assert found.n_places == 1
    assert found.lines == {"20260302-023015-bcdf": ["one two five"]}
    assert {row.id for row in session_rows(store) if found.has(row)} == {
        "20260302-023015-bcdf",
        "20260303-023015-bcdf",
    }
    with pytest.raises(SessionError):
        find_in_sessions(store, "?")

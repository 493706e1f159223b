"""What a later start knows of a model that was not got to its end."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.desktop.getting_note import GettingNote, Unfinished


@given(
    st.builds(Unfinished, st.text("ab /é\n", min_size=1).map(Path), st.booleans(), st.booleans())
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_written_is_read(tmp_path: Path, unfinished: Unfinished) -> None:
    note = GettingNote(tmp_path / "models")
    note.write(unfinished)
    assert GettingNote(tmp_path / "models").read() == unfinished


def test_nothing_is_known_where_nothing_was_begun_or_all_is_done(tmp_path: Path) -> None:
    note = GettingNote(tmp_path / "models")
    assert note.read() is None
    note.remove()
    note.write(Unfinished(tmp_path))
    note.remove()
    assert note.read() is None


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"folder": 1}', "\udcff"])
def test_damaged_note_is_none(tmp_path: Path, text: str) -> None:
    note = GettingNote(tmp_path)
    note.write(Unfinished(tmp_path))
    (path,) = tmp_path.iterdir()
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    assert note.read() is None


def test_disk_that_refuses_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    note = GettingNote(tmp_path / "file")
    note.write(Unfinished(tmp_path))
    assert note.read() is None

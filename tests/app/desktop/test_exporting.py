"""Sessions are written to files with good names."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.captions.errors import SessionError
from app.captions.export import EXPORT_FORMATS, ExportError
from app.captions.history import SessionStore
from app.desktop.exporting import (
    export_session,
    format_choices,
    format_of,
    suggested_name,
    with_extension,
)
from tests.app.captions.sessions import cut_off_session, header, spoken


@given(st.text(max_size=200))
def test_any_title_gives_a_name_that_every_system_takes(title: str) -> None:
    name = suggested_name(header(title=title))
    assert name
    assert len(name) <= 100
    assert not set(name) & set('<>:"/\\|?*\n\t\0')
    assert name == name.strip(" .")


def test_names() -> None:
    assert suggested_name(header(title="Meeting: a/b")) == "Meeting a b"
    assert suggested_name(header()).startswith("Voxcap 2026-03-0")
    assert suggested_name(header(title="CON")).startswith("Voxcap ")


def test_every_format_can_be_chosen() -> None:
    choices = format_choices()
    assert [choice.format for choice in choices] == list(EXPORT_FORMATS.values())
    assert choices[2].text == "SubRip subtitles (*.srt)"
    assert len({choice.text for choice in choices}) == len(choices)


def test_extensions() -> None:
    srt, txt = EXPORT_FORMATS["srt"], EXPORT_FORMATS["txt"]
    assert with_extension(Path("a"), srt) == Path("a.srt")
    assert with_extension(Path("v1.2"), srt) == Path("v1.2.srt")
    assert with_extension(Path("a.SRT"), srt) == Path("a.SRT")
    assert format_of(Path("a.srt"), txt) is srt
    assert format_of(Path("a.b"), txt) is txt
    assert format_of(Path("a.txt"), EXPORT_FORMATS["txt-times"]) is EXPORT_FORMATS["txt-times"]


@pytest.mark.parametrize("name", EXPORT_FORMATS)
def test_a_session_is_written(tmp_path: Path, name: str) -> None:
    head = header()
    cut_off_session(tmp_path / "sessions", head, spoken("one two three"))
    path = tmp_path / f"out{EXPORT_FORMATS[name].extension}"
    store = SessionStore(tmp_path / "sessions")
    assert export_session(store, head.id, path, EXPORT_FORMATS[name]) == path
    text = path.read_text(encoding="utf-8")
    if name == "json":
        text = json.dumps(json.loads(text))
    assert all(word in text for word in ("one", "two", "three"))


def test_what_cannot_be_written_is_told_with_advice(tmp_path: Path) -> None:
    head = replace(header(), title="x")
    cut_off_session(tmp_path, head, spoken("one"))
    store = SessionStore(tmp_path)
    with pytest.raises(ExportError, match=r"cannot be written.*another folder"):
        export_session(store, head.id, tmp_path / "missing" / "a.txt", EXPORT_FORMATS["txt"])
    with pytest.raises(SessionError):
        export_session(store, "20200101-000000-bcdf", tmp_path / "a.txt", EXPORT_FORMATS["txt"])

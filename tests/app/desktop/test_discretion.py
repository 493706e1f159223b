"""What is private stays out of reports."""

from __future__ import annotations

from pathlib import Path, PureWindowsPath

import pytest

from app.desktop.discretion import without_debugging, without_home


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("in /home/anna/a and /home/anna", "in ~/a and ~"),
        ("'/home/anna'", "'~'"),
        ("/home/anna-maria/a", "/home/anna-maria/a"),
        ("/home/annabel", "/home/annabel"),
        ("/srv/home/bob", "/srv/home/bob"),
    ],
)
def test_home_is_a_tilde(text: str, told: str) -> None:
    assert without_home(text, Path("/home/anna")) == told


def test_home_as_windows_writes_it() -> None:
    home = PureWindowsPath("C:\\Users\\Anna")
    written = "C:\\Users\\Anna\\a 'C:\\\\Users\\\\Anna\\\\b' C:/Users/Anna/c"
    assert without_home(written, home) == "~\\a '~\\\\b' ~/c"  # type: ignore[arg-type]


def test_a_root_for_a_home_leaves_paths_alone() -> None:
    assert without_home("/usr/lib", Path("/")) == "/usr/lib"


def test_debug_entries_go_with_all_their_lines() -> None:
    lines = [
        "  of an entry before",
        "2026-11-29 10:00:00,1 INFO app: kept",
        "Traceback",
        "2026-11-29 10:00:01,1 DEBUG app: said ERROR",
        "  more said WARNING",
        "2026-11-29 10:00:02,1 WARNING app: kept, no DEBUG",
    ]
    assert list(without_debugging(lines)) == [lines[1], lines[2], lines[5]]

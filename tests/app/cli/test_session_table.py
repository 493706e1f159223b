"""Sessions as the terminal shows them."""

from __future__ import annotations

import io
import re

import pytest

from app.captions.history import SessionState, SessionSummary
from app.cli.session_table import columns, length, print_sessions
from tests.app.captions.sessions import header


def summary(title: str = "", preview: str = "", problem: str = "") -> SessionSummary:
    head = header(title=title)
    return SessionSummary(head, 3725.9, 1234, SessionState.FINISHED, preview, 999, problem)


def test_columns_stand_below_each_other_and_the_last_is_shortened() -> None:
    rows = [
        ("ID", "STARTED", "LENGTH", "WORDS", "STATE", "TITLE"),
        ("a", "b", "c", "d", "e", "x" * 99),
    ]
    first, second = columns(rows)
    assert first == "ID  STARTED  LENGTH  WORDS  STATE  TITLE"
    assert second == "a   b             c      d  e      " + "x" * 59 + "…"


@pytest.mark.parametrize(
    ("time_s", "text"), [(0, "0:00:00"), (3725.9, "1:02:05"), (360_000, "100:00:00")]
)
def test_length(time_s: float, text: str) -> None:
    assert length(time_s) == text


@pytest.mark.parametrize("width", [80, 100, 200])
def test_table_on_a_terminal_fits_and_shows_what_was_said_as_it_is(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stdout", screen)
    print_sessions([summary(preview="[bold]so\x1b[2J it began " * 20)])
    lines = re.sub(r"\x1b\[[0-9;]*m", "", screen.getvalue()).splitlines()
    assert all(len(line) <= width for line in lines)
    assert "\x1b" not in "".join(lines)
    assert header().id in lines[1]
    assert "1:02:05   1234  finished  [bold]" in lines[1]


def test_problem_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    print_sessions([summary(title="Talk", problem="it is empty"), summary(problem="it is empty")])
    _, first, second = capsys.readouterr().out.splitlines()
    assert first.endswith("Talk (it is empty)")
    assert second.endswith("  it is empty")

"""`voxcap sessions` on a folder of sessions."""

from __future__ import annotations

import argparse
import io
import json
from pathlib import Path

import pytest

from app.captions.entries import Gap
from app.captions.export import EXPORT_FORMATS
from app.captions.history import SessionStore
from app.captions.session_lock import SessionLock
from app.cli import main, sessions
from app.paths import sessions_folder
from tests.app.captions.sessions import cut_off_session, header, spoken

TALK = "20260302-023015-bcdf"
CALL = "20260405-101112-ghjk"


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """A profile with a finished session and one that was cut off."""
    folder = sessions_folder(tmp_path / "profile")
    folder.parent.mkdir()
    said = [*spoken("Good morning, dear listeners."), *spoken("Thanks.", "system", 70.0)]
    gap = Gap("mic", 10.0, 60.0, "paused")
    cut_off_session(folder, header(TALK, title="Talk"), [*said[:4], gap, said[4]])
    SessionStore(folder).finish(TALK)
    cut_off_session(folder, header(CALL), spoken("Can you hear me at the café"))
    return tmp_path / "profile"


@pytest.fixture
def voxcap(profile: Path, capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        code = main(["sessions", arguments[0], "--profile", str(profile), *arguments[1:]])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run


def test_list_shows_the_newest_first(voxcap) -> None:
    code, out, err = voxcap("list")
    heading, call, talk = out.splitlines()
    assert (code, err) == (0, "")
    assert heading.startswith("ID ")
    assert heading.endswith("STATE       TITLE")
    assert call.startswith(CALL)
    assert call.endswith("unfinished  Can you hear me at the café")
    assert talk.startswith(TALK)
    assert "0:01:10      5  finished    Talk" in talk


def test_nothing_to_list_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sessions", "list", "--profile", str(tmp_path)]) == 0
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == "There are no sessions yet.\n"


def test_show_takes_the_beginning_of_an_id(voxcap) -> None:
    code, out, _ = voxcap("show", TALK[:9])
    assert code == 0
    head, *text = out.splitlines()
    assert head.startswith("== Talk (2026-03-0")
    assert head.endswith(", 0:01:10) ==")
    assert text == [
        "You: Good morning, dear listeners.",
        "[00:00:10 - 00:01:00 You: not captured: paused]",
        "Others: Thanks.",
    ]


def test_show_with_times_of_a_range(voxcap) -> None:
    _, out, _ = voxcap("show", TALK, "--times", "--from", "1:00", "--to", "0:02:00")
    assert out.splitlines()[1:] == ["[00:01:10 - 00:01:10] Others: Thanks."]


@pytest.mark.parametrize("name", EXPORT_FORMATS)
def test_export_to_standard_output(voxcap, profile: Path, name: str) -> None:
    session = SessionStore(sessions_folder(profile)).read(TALK)
    code, out, err = voxcap("export", TALK, "-", "--format", name)
    assert (code, err) == (0, "")
    assert out == EXPORT_FORMATS[name].document(session)


def test_export_by_extension_refuses_to_replace(voxcap, tmp_path: Path) -> None:
    target = tmp_path / "talk.srt"
    assert voxcap("export", TALK, str(target)) == (0, "", "")
    first = target.read_text(encoding="utf-8")
    assert first.startswith("1\n00:00:00,000 --> ")
    code, out, err = voxcap("export", TALK, str(target), "--no-labels", "--bom")
    assert (code, out) == (1, "")
    assert err == f"voxcap: {target} exists already; --force replaces it\n"
    assert target.read_text(encoding="utf-8") == first
    assert voxcap("export", TALK, str(target), "--no-labels", "--bom", "--force")[0] == 0
    second = target.read_text(encoding="utf-8")
    assert second.startswith("\ufeff1\n")
    assert "You: " in first
    assert "You: " not in second


def test_export_with_replacements(voxcap, tmp_path: Path) -> None:
    table = tmp_path / "table.csv"
    table.write_text("find,replace,mode\ndear listeners,everybody,whole word\n", encoding="utf-8")
    code, out, err = voxcap("export", TALK, "-", "--replacements", str(table))
    assert (code, err) == (0, "")
    assert out.startswith("You: Good morning, everybody.\n")


def test_export_into_a_folder_that_is_not_there(voxcap, tmp_path: Path) -> None:
    target = tmp_path / "missing" / "talk.json"
    code, _, err = voxcap("export", TALK, str(target))
    assert code == 1
    assert err == f"voxcap: {target}: No such file or directory.\n"


def test_damaged_lines_are_told_and_the_rest_is_exported(voxcap, profile: Path) -> None:
    (path,) = sessions_folder(profile).glob(f"{TALK}*.jsonl")
    lines = path.read_bytes().split(b"\n")
    lines[1] = b'{"kind": garbage'
    path.write_bytes(b"\n".join(lines))
    code, out, err = voxcap("export", TALK, "-", "--format", "json")
    assert code == 0
    assert err == (
        f"voxcap: session {TALK}: 1 damaged line could not be read; everything else is there\n"
    )
    assert json.loads(out)["segments"][0]["text"] == "morning, dear listeners."


def test_search_finds_without_case_and_accents(voxcap) -> None:
    code, out, _ = voxcap("search", "the", "CAFE")
    assert code == 0
    assert out == f"{CALL}  0:00:05  You: Can you hear me at the café\n"


def test_search_that_finds_nothing_says_so(voxcap) -> None:
    assert voxcap("search", "elephant") == (0, "", "Nothing was found.\n")


def test_rename(voxcap) -> None:
    assert voxcap("rename", CALL, "Call with Eve") == (0, "", "")
    assert "Call with Eve" in voxcap("list")[1]


def test_unknown_session(voxcap) -> None:
    for action in (["show", "1999"], ["rename", "1999", "x"], ["delete", "--yes", "1999"]):
        code, out, err = voxcap(*action)
        assert (code, out) == (1, "")
        assert err.count("\n") == 1
        assert "1999" in err
        assert "sessions list" in err


def test_ids_cannot_leave_the_folder(voxcap, tmp_path: Path) -> None:
    outside = tmp_path / "outside.jsonl"
    outside.write_text("{}")
    assert voxcap("delete", "--yes", "../../outside")[0] == 1
    assert outside.exists()


def test_delete_goes_on_after_one_that_fails(voxcap) -> None:
    code, _, err = voxcap("delete", "--yes", "1999", CALL, CALL)
    assert code == 1
    assert err.count("\n") == 1
    assert CALL not in voxcap("list")[1]


@pytest.mark.parametrize(("answer", "code"), [("y\n", 0), ("n\n", 1), ("", 1)])
def test_delete_asks_on_a_terminal(
    voxcap, monkeypatch: pytest.MonkeyPatch, answer: str, code: int
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal(answer))
    result = voxcap("delete", CALL)
    assert result[0] == code
    assert result[2].startswith(f"Delete session {CALL} for good? [y/N] ")
    assert (CALL in voxcap("list")[1]) == (code == 1)


def test_delete_without_a_terminal_needs_yes(voxcap, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    code, _, err = voxcap("delete", CALL)
    assert code == 2
    assert "--yes" in err
    assert CALL in voxcap("list")[1]


def test_running_session_is_not_deleted(voxcap, profile: Path) -> None:
    lock = SessionLock(sessions_folder(profile), CALL)
    lock.acquire()
    try:
        assert voxcap("delete", "--yes", CALL)[0] == 1
        assert "running" in voxcap("list")[1]
    finally:
        lock.release()
    assert "unfinished" in voxcap("list")[1]


def test_recover_lists_then_finishes(voxcap) -> None:
    code, out, err = voxcap("recover")
    assert code == 0
    assert CALL in out
    assert TALK not in out
    assert "--all" in err
    assert voxcap("recover", "--all") == (0, "", "")
    assert voxcap("recover") == (0, "", "No session was cut off.\n")
    assert "Can you hear me" in voxcap("show", CALL)[1]


@pytest.mark.parametrize(
    ("text", "time_s"),
    [("0", 0), ("90", 90), ("1.5", 1.5), ("2:03", 123), ("1:02:03", 3723), ("1:02:03.25", 3723.25)],
)
def test_times(text: str, time_s: float) -> None:
    assert sessions.time_s(text) == time_s


@pytest.mark.parametrize("text", ["", ":", "1:", "1:2:3:4", "-1", "1,5", "noon", "٣", "9" * 5000])
def test_what_is_no_time(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError):
        sessions.time_s(text)


def test_format_names_offered_are_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sessions", "export", "--help"]) == 0
    assert f"{{{','.join(EXPORT_FORMATS)}}}" in capsys.readouterr().out.replace("\n", "")

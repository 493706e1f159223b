"""Files that appear only when they are whole, and the names they get."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.cli.destination import FileDestination, plan_files
from app.cli.errors import UsageError


def test_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "talk.txt"
    path.write_text("old")
    destination = FileDestination(path)
    destination.open().write("né")
    assert path.read_text() == "old"
    destination.commit()
    assert path.read_bytes() == "né".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_discarded_file_leaves_no_trace(tmp_path: Path) -> None:
    destination = FileDestination(tmp_path / "talk.txt")
    destination.open().write("half")
    destination.discard()
    assert list(tmp_path.iterdir()) == []


def test_discarding_after_commit_keeps_the_file(tmp_path: Path) -> None:
    destination = FileDestination(tmp_path / "talk.txt")
    destination.open()
    destination.commit()
    destination.discard()
    assert (tmp_path / "talk.txt").exists()


def test_new_file_has_ordinary_permissions(tmp_path: Path) -> None:
    (tmp_path / "ordinary").touch()
    destination = FileDestination(tmp_path / "talk.txt")
    destination.open()
    destination.commit()
    modes = {path.stat().st_mode for path in tmp_path.iterdir()}
    assert len(modes) == 1


def test_link_keeps_pointing(tmp_path: Path) -> None:
    (tmp_path / "real.txt").write_text("old")
    link = tmp_path / "link.txt"
    link.symlink_to("real.txt")
    destination = FileDestination(link)
    destination.open().write("new")
    destination.commit()
    assert link.is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_device_is_written_to_and_not_replaced() -> None:
    destination = FileDestination(Path(os.devnull))
    destination.open().write("text")
    destination.commit()
    assert not Path(os.devnull).is_file()


def test_one_input_and_a_file(tmp_path: Path) -> None:
    target = tmp_path / "out.txt"
    assert plan_files(["a.wav"], str(target), ".txt") == [target]


def test_folder_takes_a_file_for_each_input(tmp_path: Path) -> None:
    paths = plan_files(["x/a.wav", "-", "b.tar.flac"], str(tmp_path), ".json")
    assert [path.name for path in paths] == ["a.json", "stdin.json", "b.tar.json"]


@pytest.mark.parametrize(
    ("inputs", "output", "message"),
    [
        (["a.wav", "b.wav"], "out.txt", "existing folder"),
        (["a.wav"], "nowhere/out.txt", "no folder"),
        (["a.wav"], "nowhere/", "no folder"),
        (["x/a.wav", "y/a.wav"], ".", "two of the files"),
        (["a.wav"], "a.wav", "would replace"),
        (["a.txt"], ".", "would replace"),
    ],
)
def test_impossible_outputs(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    inputs: list[str],
    output: str,
    message: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a.wav").touch()
    Path("a.txt").touch()
    with pytest.raises(UsageError, match=message):
        plan_files(inputs, output, ".txt")

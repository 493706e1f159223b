"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from app.whole_file import WholeFile, write_whole


def test_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "talk.txt"
    path.write_text("old")
    file = WholeFile(path)
    file.open().write("né\n")
    assert path.read_text() == "old"
    file.commit()
    file.discard()
    assert path.read_bytes() == "né\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_discarded_file_leaves_no_trace(tmp_path: Path) -> None:
    file = WholeFile(tmp_path / "talk.txt")
    file.open().write("half")
    file.discard()
    assert list(tmp_path.iterdir()) == []


def test_permissions_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "private.txt"
    path.touch(mode=0o600)
    write_whole(path, "secret")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_new_file_has_ordinary_permissions(tmp_path: Path) -> None:
    (tmp_path / "ordinary").touch()
    write_whole(tmp_path / "talk.txt", "text")
    assert len({path.stat().st_mode for path in tmp_path.iterdir()}) == 1


def test_link_keeps_pointing(tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to("real.txt")
    write_whole(tmp_path / "link.txt", "new")
    assert (tmp_path / "link.txt").is_symlink()
    assert (tmp_path / "real.txt").read_text() == "new"


def test_longest_name_a_file_can_have(tmp_path: Path) -> None:
    path = tmp_path / ("n" * 251 + ".txt")
    write_whole(path, "text")
    assert path.read_text() == "text"


def test_device_is_written_to_and_not_replaced() -> None:
    write_whole(Path(os.devnull), "text")
    assert not Path(os.devnull).is_file()


def test_failure_keeps_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "talk.txt"
    path.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "half \ud83d")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(
    not os.path.exists("/dev/full"), reason="there is no device that is always full"
)
def test_full_disk_is_told_and_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = os.open("/dev/full", os.O_WRONLY)
    temporary = tmp_path / ".temporary"
    temporary.touch()
    monkeypatch.setattr("tempfile.mkstemp", lambda **_: (full, str(temporary)))
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "talk.txt", "text")
    assert list(tmp_path.iterdir()) == []


def test_error_names_the_file_that_was_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "talk.txt"
    with pytest.raises(FileNotFoundError) as caught:
        write_whole(path, "text")
    assert caught.value.filename == str(path)

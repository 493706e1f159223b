from __future__ import annotations

import os
import socket
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.desktop.meeting_point import (
    MOST_PATH_BYTES,
    MeetingPointError,
    instance_name,
    is_ours,
    meeting_point,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes are no files there")


@pytest.fixture
def runtime(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    # The path of a socket is short, and a test's own folder may be too long for it.
    with tempfile.TemporaryDirectory(prefix="vx", dir="/tmp") as name:
        folder = Path(name)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
        monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "tmp"))
        yield folder


def test_users_and_profiles_do_not_meet(tmp_path: Path) -> None:
    names = {
        instance_name(user, profile)
        for user in ("1000", "1001")
        for profile in (None, tmp_path / "a", tmp_path / "b")
    }
    assert len(names) == 6


def test_one_profile_has_one_name_however_it_is_spelt(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "a")
    monkeypatch.chdir(tmp_path)
    names = {
        instance_name("1000", path)
        for path in (tmp_path / "a", Path("a"), tmp_path / "a" / ".." / "a", tmp_path / "link")
    }
    assert len(names) == 1


def test_place_is_the_users_own_and_a_socket_fits_there(runtime: Path, tmp_path: Path) -> None:
    point = meeting_point(tmp_path / ("long" * 60))
    assert point == meeting_point(tmp_path / ("long" * 60))
    assert point.socket is not None
    assert runtime in point.socket.parents
    assert point.socket.parent == point.lock.parent
    assert point.socket.parent.stat().st_mode & 0o077 == 0
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(point.address)


def test_folder_too_deep_for_a_socket_is_passed_over(
    runtime: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    deep = tmp_path / ("deep" * 20)
    deep.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(deep))
    address = meeting_point(None).address
    assert len(os.fsencode(address)) <= MOST_PATH_BYTES
    assert not address.startswith(str(deep))


def test_folder_where_others_may_write_is_passed_over(runtime: Path) -> None:
    runtime.chmod(0o777)
    assert runtime not in meeting_point(None).lock.parents


def test_without_any_folder_there_is_an_error(
    runtime: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(MeetingPointError, match="XDG_RUNTIME_DIR"):
        meeting_point(None)


def test_what_is_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ours, link = tmp_path / "ours", tmp_path / "link"
    ours.touch()
    link.symlink_to(ours)
    assert is_ours(ours)
    assert not is_ours(link)
    assert not is_ours(tmp_path / "missing")
    user = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: user + 1)
    assert not is_ours(ours)

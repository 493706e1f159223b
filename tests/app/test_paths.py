"""Where things of the user are kept."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from app.paths import config_folder, log_folder, sessions_folder

FOLDERS = [sessions_folder, config_folder, log_folder]


def test_profile_moves_everything(tmp_path: Path) -> None:
    folders = [folder(tmp_path) for folder in FOLDERS]
    assert [folder.parent for folder in folders] == [tmp_path] * len(FOLDERS)
    assert len(set(folders)) == len(FOLDERS)


def test_sessions_are_in_the_users_data_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = sessions_folder(None)
    assert folder.parent == platformdirs.user_data_path("voxcap", appauthor=False)
    assert folder.name == "sessions"


@pytest.mark.parametrize("system", [Unix, MacOS, Windows])
def test_no_folder_lies_in_another_on_any_system(
    system: type[Unix | MacOS | Windows], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    for kind in ("data", "config", "log"):

        def path(name: str, appauthor: bool, kind: str = kind) -> Path:
            place: Path = getattr(system(name, appauthor), f"user_{kind}_path")
            return place

        monkeypatch.setattr(platformdirs, f"user_{kind}_path", path)
    folders: list[Callable[[Path | None], Path]] = list(FOLDERS)
    for one, other in permutations(folders, 2):
        assert not one(None).is_relative_to(other(None))
    assert all("voxcap" in folder(None).parts for folder in folders)

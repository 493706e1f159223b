"""Where things of the user are kept."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import platformdirs
import pytest

from app.paths import (
    config_folder,
    log_folder,
    models_folder,
    prepared_folder,
    sessions_folder,
)

FOLDERS = [sessions_folder, config_folder, log_folder, models_folder, prepared_folder]


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


@pytest.mark.parametrize(
    ("data", "config", "log", "cache"),
    [
        ("share/voxcap", ".config/voxcap", "state/voxcap/log", ".cache/voxcap"),
        ("Support/voxcap", "Support/voxcap", "Logs/voxcap", "Caches/voxcap"),
        ("Local/voxcap", "Local/voxcap", "Local/voxcap/Logs", "Local/voxcap/Cache"),
    ],
    ids=["linux", "macos", "windows"],
)
def test_no_folder_lies_in_another(
    data: str,
    config: str,
    log: str,
    cache: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    places = {"data": data, "config": config, "log": log, "cache": cache}
    for kind, place in places.items():

        def path(name: str, appauthor: bool, place: str = place) -> Path:
            return tmp_path / place

        monkeypatch.setattr(platformdirs, f"user_{kind}_path", path)
    for one, other in permutations(FOLDERS, 2):
        assert not one(None).is_relative_to(other(None))
    assert config_folder(None).is_relative_to(tmp_path / config)
    assert log_folder(None).is_relative_to(tmp_path / log)
    assert models_folder(None).is_relative_to(tmp_path / data)
    assert prepared_folder(None).is_relative_to(tmp_path / cache)

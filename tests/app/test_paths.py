"""Where things of the user are kept."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from app.paths import sessions_folder


def test_profile_moves_the_sessions(tmp_path: Path) -> None:
    assert sessions_folder(tmp_path).parent == tmp_path


def test_sessions_are_in_the_users_data_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    folder = sessions_folder(None)
    assert folder.parent == platformdirs.user_data_path("voxcap", appauthor=False)
    assert folder.name == "sessions"

"""What the settings call the full model."""

from __future__ import annotations

from pathlib import Path

from app.desktop.full_model import FULL, FullModel


def test_in_voxcaps_own_folders_it_has_a_name(tmp_path: Path) -> None:
    full = FullModel(tmp_path)
    assert full.name_of(full.folder) == FULL
    assert full.name_of(tmp_path / "prepared" / "0123-int4-1") == FULL


def test_elsewhere_it_is_called_by_its_folder(tmp_path: Path) -> None:
    elsewhere = tmp_path / "hub" / "snapshots" / "0123"
    assert FullModel(tmp_path).name_of(elsewhere) == str(elsewhere)

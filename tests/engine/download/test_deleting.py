from __future__ import annotations

from pathlib import Path

import pytest

from engine import CheckpointError, ModelDownload, delete_downloaded
from tests.engine.download.conftest import FILES


def test_what_was_fetched_goes(download: ModelDownload) -> None:
    folder = download.run()
    assert delete_downloaded(folder)
    assert not folder.exists()


def test_what_others_have_put_beside_it_stays(download: ModelDownload) -> None:
    folder = download.run()
    (folder / "notes.txt").write_text("mine")
    assert delete_downloaded(folder)
    assert [path.name for path in folder.iterdir()] == ["notes.txt"]


def test_the_same_files_of_somebody_else_stay(tmp_path: Path) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    assert not delete_downloaded(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == set(FILES)


def test_a_damaged_record_deletes_nothing(download: ModelDownload) -> None:
    folder = download.run()
    (folder / "voxcap-model.json").write_text("{")
    with pytest.raises(CheckpointError, match="damaged"):
        delete_downloaded(folder)
    assert set(FILES) < {path.name for path in folder.iterdir()}


def test_where_there_is_no_folder_there_is_nothing_to_delete(tmp_path: Path) -> None:
    assert not delete_downloaded(tmp_path / "none")

from __future__ import annotations

from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from engine.checkpoint import open_checkpoint, summarise_checkpoint
from engine.checkpoint.preparing import PreparedModels
from engine.errors import SettingError
from tests.engine.checkpoint.test_preparing import RowsPacker
from tests.random_checkpoint import write_random_checkpoint

FORMATS = ("mistral", "hf")


@pytest.mark.parametrize("shards", [1, 3])
@pytest.mark.parametrize("name", FORMATS)
def test_a_whole_folder(tmp_path, name, shards):
    write_random_checkpoint(tmp_path, name, dtype=torch.bfloat16, shards=shards)
    (tmp_path / "notes.txt").write_text("not part of the model")
    summary = summarise_checkpoint(tmp_path)
    checkpoint = open_checkpoint(tmp_path)
    assert summary.problems == ()
    assert summary.folder == tmp_path
    assert summary.format_name == name
    assert summary.n_parameters == checkpoint.n_parameters
    assert summary.dtypes == ("bfloat16",)
    assert summary.config == checkpoint.config
    assert summary.audio is not None
    assert summary.audio.delay_ms == 480
    found = {file.name: file.n_bytes for file in summary.files}
    weights = {path.name for path in tmp_path.glob("*.safetensors")}
    assert weights | {"tekken.json"} <= found.keys()
    assert "notes.txt" not in found
    assert all((tmp_path / file).stat().st_size == size for file, size in found.items())


def test_every_problem_of_a_broken_folder_is_listed(tmp_path):
    write_random_checkpoint(tmp_path, "mistral")
    weights = tmp_path / "consolidated.safetensors"
    tensors = load_file(weights)
    del tensors["norm.weight"]
    save_file(tensors, weights)
    (tmp_path / "tekken.json").unlink()
    summary = summarise_checkpoint(tmp_path)
    assert summary.format_name == "mistral"
    assert summary.config is not None
    assert summary.audio is None
    assert len(summary.problems) == 2
    assert "tekken.json" in summary.problems[0]
    assert "norm.weight" in summary.problems[1]


def test_a_broken_config_and_broken_weights_are_both_listed(tmp_path):
    write_random_checkpoint(tmp_path, "hf")
    (tmp_path / "config.json").write_text("{")
    (tmp_path / "model.safetensors").write_bytes(b"1234")
    summary = summarise_checkpoint(tmp_path)
    assert [("config.json" in one, "model.safetensors" in one) for one in summary.problems] == [
        (True, False),
        (False, True),
    ]
    assert (summary.n_parameters, summary.dtypes, summary.config) == (0, (), None)
    assert summary.audio is not None


def test_a_missing_shard_leaves_the_others_listed(tmp_path):
    write_random_checkpoint(tmp_path, "mistral", shards=3)
    gone, *there = sorted(tmp_path.glob("*.safetensors"))
    gone.unlink()
    summary = summarise_checkpoint(tmp_path)
    assert len(summary.problems) == 1
    assert gone.name in summary.problems[0]
    assert {path.name for path in there} <= {file.name for file in summary.files}


def test_a_folder_that_is_no_model(tmp_path):
    (tmp_path / "params.json").write_text("{}")
    summary = summarise_checkpoint(tmp_path)
    assert summary.format_name is None
    assert [(file.name, file.n_bytes) for file in summary.files] == [("params.json", 2)]
    assert len(summary.problems) == 1
    assert "consolidated.safetensors" in summary.problems[0]


def test_a_folder_that_is_not_there(tmp_path):
    summary = summarise_checkpoint(tmp_path / "absent")
    assert summary.files == ()
    assert "There is no model folder" in summary.problems[0]


def test_a_folder_that_may_be_listed_but_not_entered(tmp_path, monkeypatch):
    write_random_checkpoint(tmp_path, "mistral")

    def forbidden(path: Path) -> bool:
        if path.parent == tmp_path:
            raise PermissionError(13, "Permission denied", str(path))
        return False

    monkeypatch.setattr(Path, "is_file", forbidden)
    summary = summarise_checkpoint(tmp_path)
    assert summary.files == ()
    assert len(summary.problems) == 1
    assert "Permission denied" in summary.problems[0]


def test_the_wrong_format_is_a_problem_and_an_unknown_one_an_error(tmp_path):
    write_random_checkpoint(tmp_path, "hf")
    assert "choose format 'hf'" in summarise_checkpoint(tmp_path, "mistral").problems[0]
    with pytest.raises(SettingError):
        summarise_checkpoint(tmp_path, "onnx")


@pytest.fixture
def prepared(tmp_path):
    source = open_checkpoint(write_random_checkpoint(tmp_path / "model", "mistral"))
    return PreparedModels(tmp_path / "prepared").prepare(source, RowsPacker())


def test_a_prepared_folder(prepared):
    summary = summarise_checkpoint(prepared.folder)
    assert summary.problems == ()
    assert summary.format_name == "prepared"
    assert summary.n_parameters == prepared.n_parameters
    assert summary.dtypes == ("int8",)
    assert summary.config == prepared.config
    assert summary.audio is not None
    assert {file.name: file.n_bytes for file in summary.files} == {
        path.name: path.stat().st_size for path in prepared.folder.iterdir()
    }


@pytest.mark.parametrize("name", ["weights.voxcap", "tekken.json"])
def test_a_broken_prepared_folder(prepared, name):
    content = (prepared.folder / name).read_bytes()
    (prepared.folder / name).write_bytes(content[: len(content) // 2])
    summary = summarise_checkpoint(prepared.folder)
    assert summary.format_name is None
    assert len(summary.problems) == 1
    assert name in summary.problems[0]
    assert len(summary.files) == 2

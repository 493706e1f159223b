from __future__ import annotations

import json
import logging
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch
from safetensors.torch import load_file, save_file

from engine.checkpoint import open_checkpoint
from engine.errors import CheckpointError, SettingError, TokenizerError
from tests.random_checkpoint import (
    NAMED_SHAPES,
    SMALL,
    mistral_tensors,
    random_transformers_model,
    write_random_checkpoint,
)

FORMATS = ("mistral", "hf")
WEIGHTS = {"mistral": "consolidated.safetensors", "hf": "model.safetensors"}
CONFIGS = {"mistral": "params.json", "hf": "config.json"}
A_NORM = {"mistral": "norm.weight", "hf": "language_model.model.norm.weight"}


def write_both(folder: Path) -> Path:
    for name in FORMATS:
        write_random_checkpoint(folder, name)
    return folder


def refusal(folder: Path, name: str = "auto") -> CheckpointError:
    with pytest.raises(CheckpointError) as caught:
        open_checkpoint(folder, name)
    assert "\n" not in str(caught.value)
    return caught.value


def rewrite(folder: Path, name: str, change: Callable[[dict[str, torch.Tensor]], object]) -> None:
    path = folder / WEIGHTS[name]
    tensors = load_file(path)
    change(tensors)
    save_file(tensors, path)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.float16])
@pytest.mark.parametrize("shards", [1, 3])
@pytest.mark.parametrize("name", FORMATS)
def test_every_tensor_is_the_models_own(tmp_path, name, shards, dtype):
    shape = NAMED_SHAPES["odd_heads"]
    write_random_checkpoint(tmp_path, name, shape=shape, seed=2, dtype=dtype, shards=shards)
    checkpoint = open_checkpoint(tmp_path, name)
    expected = mistral_tensors(random_transformers_model(shape, 2, dtype), shape, dtype)
    assert checkpoint.shapes.keys() == expected.keys()
    for tensor_name, tensor in expected.items():
        found = checkpoint.tensor(tensor_name)
        assert found.dtype == dtype
        assert torch.equal(found, tensor), tensor_name
    assert checkpoint.n_parameters == sum(tensor.numel() for tensor in expected.values())
    assert checkpoint.n_bytes >= checkpoint.n_parameters * dtype.itemsize
    assert checkpoint.dtypes == (str(dtype).removeprefix("torch."),)
    assert checkpoint.format_name == name


@pytest.mark.parametrize("name", FORMATS)
def test_the_only_format_there_is_found(tmp_path, name):
    write_random_checkpoint(tmp_path, name)
    checkpoint = open_checkpoint(str(tmp_path))
    assert checkpoint.format_name == name
    assert checkpoint.folder == tmp_path
    assert checkpoint.tokenizer_path == tmp_path / "tekken.json"
    assert checkpoint.load_tokenizer().vocab_size == SMALL.vocab_size


def test_of_both_formats_mistrals_is_taken_and_the_log_says_so(tmp_path, caplog):
    caplog.set_level(logging.INFO, logger="engine")
    write_both(tmp_path)
    assert open_checkpoint(tmp_path).format_name == "mistral"
    (record,) = [one for one in caplog.records if one.name.startswith("engine")]
    assert record.levelno == logging.INFO
    assert "both formats" in record.getMessage()
    assert "mistral" in record.getMessage()


@pytest.mark.parametrize("name", FORMATS)
def test_a_named_format_is_taken_without_a_word(tmp_path, caplog, name):
    caplog.set_level(logging.INFO, logger="engine")
    write_both(tmp_path)
    assert open_checkpoint(tmp_path, name).format_name == name
    assert not [one for one in caplog.records if one.name.startswith("engine")]


@pytest.mark.parametrize(("wanted", "present"), [FORMATS, FORMATS[::-1]])
def test_the_other_format_is_not_taken_in_silence(tmp_path, wanted, present):
    write_random_checkpoint(tmp_path, present)
    error = refusal(tmp_path, wanted)
    assert f"choose format '{present}'" in str(error)
    assert (error.parameter, error.value) == ("format", wanted)


def test_an_incomplete_format_beside_a_complete_one_is_passed_over(tmp_path):
    write_random_checkpoint(tmp_path, "hf")
    (tmp_path / "params.json").write_text("{}")
    assert open_checkpoint(tmp_path).format_name == "hf"


def test_a_folder_with_neither_format_says_what_is_missing(tmp_path):
    (tmp_path / "params.json").write_text("{}")
    error = refusal(tmp_path)
    for name in ("consolidated.safetensors", "config.json", "model.safetensors"):
        assert name in str(error)
    assert "lacks params.json" not in str(error)
    assert "params.json" not in str(refusal(tmp_path, "mistral"))


@pytest.mark.parametrize("name", FORMATS)
def test_an_empty_folder_lacks_everything(tmp_path, name):
    error = refusal(tmp_path, name)
    assert CONFIGS[name] in str(error)
    assert WEIGHTS[name] in str(error)


def test_an_unknown_format_is_refused(tmp_path):
    with pytest.raises(SettingError, match="auto, mistral, hf") as caught:
        open_checkpoint(tmp_path, "gguf")
    assert (caught.value.parameter, caught.value.value) == ("format", "gguf")


def test_a_path_that_is_no_folder_is_refused(tmp_path):
    assert "There is no model folder" in str(refusal(tmp_path / "absent"))
    file = tmp_path / "model.safetensors"
    file.touch()
    assert "is a file" in str(refusal(file))


@pytest.mark.parametrize(
    ("operation", "file_name"),
    [
        ("iterdir", ""),
        ("is_file", "tekken.json"),
        ("open", "consolidated.safetensors"),
        ("read_bytes", "params.json"),
    ],
)
def test_what_may_not_be_read_is_named(tmp_path, monkeypatch, operation, file_name):
    write_random_checkpoint(tmp_path, "mistral")
    allowed = getattr(Path, operation)

    def guarded(path: Path, *args: Any, **options: Any) -> object:
        if path == tmp_path / file_name:
            raise PermissionError(13, "Permission denied", str(path))
        return allowed(path, *args, **options)

    monkeypatch.setattr(Path, operation, guarded)
    message = str(refusal(tmp_path))
    assert "Permission denied" in message
    assert str(tmp_path) in message


@pytest.mark.parametrize("name", FORMATS)
def test_every_wrong_tensor_is_named_at_once(tmp_path, name):
    write_random_checkpoint(tmp_path, name)
    norm = A_NORM[name]

    def spoil(tensors: dict[str, torch.Tensor]) -> None:
        absent, misshapen, mistyped = sorted(tensors.keys() - {norm})[:3]
        spoilt.extend((absent, misshapen, mistyped, "lm_head.weight", norm))
        del tensors[absent]
        tensors[misshapen] = torch.zeros(3, 2)
        tensors[mistyped] = tensors[mistyped].double()
        tensors["lm_head.weight"] = torch.zeros(1)
        tensors[norm] = tensors[norm].to(torch.int8)

    spoilt: list[str] = []
    rewrite(tmp_path, name, spoil)
    message = str(refusal(tmp_path, name))
    for tensor_name in spoilt:
        assert tensor_name in message
    for word in ("missing", "unexpected", "wrong shape", "[3, 2]", "F64", "I8", "bfloat16"):
        assert word in message


def test_hundreds_of_wrong_tensors_are_counted(tmp_path):
    write_random_checkpoint(tmp_path, "mistral")
    rewrite(tmp_path, "mistral", lambda tensors: tensors.clear())
    message = str(refusal(tmp_path))
    assert "57 tensors are missing" in message
    assert "and 49 more" in message
    assert len(message) < 1000


@pytest.mark.parametrize("n_bytes", [0, 7, 100, 20_000, -1])
@pytest.mark.parametrize("name", FORMATS)
def test_a_truncated_file_is_refused(tmp_path, name, n_bytes):
    write_random_checkpoint(tmp_path, name)
    path = tmp_path / WEIGHTS[name]
    path.write_bytes(path.read_bytes()[:n_bytes])
    error = refusal(tmp_path)
    assert "Download it again" in str(error)
    assert error.parameter == path.name


def test_a_file_of_something_else_is_refused(tmp_path):
    write_random_checkpoint(tmp_path, "mistral")
    path = tmp_path / "consolidated.safetensors"
    path.write_bytes(b"<html>" * 1000)
    assert "damaged" in str(refusal(tmp_path))
    path.write_bytes(b"version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n")
    assert "git lfs pull" in str(refusal(tmp_path))


@pytest.mark.parametrize("name", FORMATS)
def test_a_missing_tokenizer_is_named(tmp_path, name):
    write_random_checkpoint(tmp_path, name)
    (tmp_path / "tekken.json").unlink()
    with pytest.raises(TokenizerError, match=r"no tekken\.json") as caught:
        open_checkpoint(tmp_path)
    assert caught.value.parameter == "tekken.json"


def test_the_tokenizer_of_another_model_is_refused(tmp_path):
    write_random_checkpoint(tmp_path / "other", "mistral", shape=NAMED_SHAPES["no_groups"])
    write_random_checkpoint(tmp_path, "mistral")
    shutil.copy(tmp_path / "other" / "tekken.json", tmp_path)
    with pytest.raises(TokenizerError, match="another model: its vocabulary size is 1277"):
        open_checkpoint(tmp_path).load_tokenizer()


@pytest.mark.parametrize("name", FORMATS)
def test_a_missing_shard_is_named(tmp_path, name):
    write_random_checkpoint(tmp_path, name, shards=3)
    shard = min(tmp_path.glob("*-00002-of-*.safetensors"))
    shard.unlink()
    error = refusal(tmp_path)
    assert shard.name in str(error)
    assert error.value == (shard.name,)


@pytest.mark.parametrize(
    "index",
    [
        "{",
        "[]",
        "{}",
        '{"weight_map": []}',
        '{"weight_map": {}}',
        '{"weight_map": {"norm.weight": 3}}',
        '{"weight_map": {"norm.weight": "../norm.safetensors"}}',
    ],
)
def test_a_damaged_index_is_refused(tmp_path, index):
    write_random_checkpoint(tmp_path, "mistral", shards=2)
    path = tmp_path / "consolidated.safetensors.index.json"
    path.write_text(index)
    assert path.name in str(refusal(tmp_path))


def test_a_tensor_in_two_shards_is_refused(tmp_path):
    write_random_checkpoint(tmp_path, "mistral", shards=2)
    first, second = sorted(tmp_path.glob("*.safetensors"))
    twice = dict(list(load_file(first).items())[:1])
    save_file(load_file(second) | twice, second)
    error = refusal(tmp_path)
    assert error.parameter in twice
    assert first.name in str(error)
    assert second.name in str(error)


def test_a_wrong_config_is_refused_with_its_field(tmp_path):
    write_random_checkpoint(tmp_path, "mistral")
    path = tmp_path / "params.json"
    params = json.loads(path.read_text())
    params["hidden_dim"] += 16
    path.write_text(json.dumps(params))
    message = str(refusal(tmp_path))
    assert "layers.0.feed_forward.w1.weight is [96, 64] and should be [112, 64]" in message
    del params["hidden_dim"]
    path.write_text(json.dumps(params))
    assert refusal(tmp_path).parameter == "hidden_dim"


@pytest.mark.parametrize("name", FORMATS)
def test_tensors_are_views_of_the_mapped_file(tmp_path, name):
    write_random_checkpoint(tmp_path, name, dtype=torch.bfloat16)
    checkpoint = open_checkpoint(tmp_path)
    value = "layers.0.attention.wv.weight"
    first, second = checkpoint.tensor(value), checkpoint.tensor(value)
    assert first.data_ptr() == second.data_ptr()

"""Preparing a checkpoint: kept whole or not at all, and never used when altered."""

from __future__ import annotations

import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import torch
from torch import Tensor

from engine.checkpoint import open_checkpoint
from engine.checkpoint.checkpoint import Checkpoint
from engine.checkpoint.identity import checkpoint_identity
from engine.checkpoint.prepared_model import WEIGHTS_FILE
from engine.checkpoint.preparing import PreparedModels, is_packed
from engine.errors import CheckpointError, PreparedFolderError
from engine.kernels.packed import PackedMatrix
from tests.random_checkpoint import write_random_checkpoint


class RowsPacker:
    """Packs each row to int8 with a scale, as simply as can be."""

    precision = "int8"
    layout = 7

    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        scales = weight.float().abs().amax(dim=1) / 127
        values = (weight.float() / scales[:, None]).round().to(torch.int8)
        return PackedMatrix(*weight.shape, values, scales)

    def packed_bytes(self, n_rows: int, n_columns: int) -> int:
        return n_rows * (n_columns + 4)


class InterruptedWorkError(Exception):
    pass


@pytest.fixture(scope="module", params=["mistral", "hf"])
def checkpoint(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Checkpoint:
    folder = tmp_path_factory.mktemp("model")
    return open_checkpoint(write_random_checkpoint(folder, request.param, seed=4))


@pytest.fixture
def store(tmp_path: Path) -> PreparedModels:
    return PreparedModels(tmp_path / "prepared")


def only_folder(tmp_path: Path) -> Path:
    (folder,) = (path for path in (tmp_path / "prepared").iterdir() if path.is_dir())
    return folder


def test_a_prepared_model_is_whole_by_itself(checkpoint: Checkpoint, store: PreparedModels) -> None:
    prepared = store.prepare(checkpoint, RowsPacker())
    prepared.load(2)
    assert prepared.config == checkpoint.config
    assert prepared.shapes == checkpoint.shapes
    assert prepared.n_parameters == checkpoint.n_parameters
    assert prepared.source == checkpoint_identity(checkpoint)
    assert prepared.load_tokenizer().vocab_size == checkpoint.load_tokenizer().vocab_size
    for name in checkpoint.shapes:
        found, wanted = prepared.tensor(name), checkpoint.tensor(name)
        if is_packed(name):
            packed = RowsPacker().pack_matrix(wanted)
            assert isinstance(found, PackedMatrix)
            assert (found.n_rows, found.n_columns) == tuple(wanted.shape)
            assert torch.equal(found.weights, packed.weights)
            assert found.scales is not None
            assert packed.scales is not None
            assert torch.equal(found.scales, packed.scales)
        else:
            assert isinstance(found, Tensor)
            assert found.dtype == wanted.dtype
            assert torch.equal(found, wanted)


def test_the_matrices_and_nothing_else_are_packed(checkpoint: Checkpoint) -> None:
    kept = {name for name in checkpoint.shapes if not is_packed(name)}
    assert all(len(checkpoint.shapes[name]) == 2 for name in checkpoint.shapes.keys() - kept)
    matrices = {name for name in kept if len(checkpoint.shapes[name]) == 2}
    assert all("ada_rms_norm" in name for name in matrices)


def test_what_was_prepared_is_found_again(checkpoint: Checkpoint, store: PreparedModels) -> None:
    assert store.find(checkpoint, RowsPacker(), n_threads=2) is None
    made = store.find_or_prepare(checkpoint, RowsPacker(), n_threads=2)
    made_at = (made.folder / WEIGHTS_FILE).stat().st_mtime_ns
    found = store.find_or_prepare(checkpoint, RowsPacker(), n_threads=2)
    assert (found.folder / WEIGHTS_FILE).stat().st_mtime_ns == made_at
    (entry,) = store.entries()
    assert entry.model is not None
    assert entry.model.source_name == checkpoint.folder.name
    assert entry.n_bytes > found.n_bytes


def test_another_model_layout_or_precision_is_another_one(
    checkpoint: Checkpoint, store: PreparedModels, tmp_path: Path
) -> None:
    store.prepare(checkpoint, RowsPacker())
    other = open_checkpoint(write_random_checkpoint(tmp_path / "other", "mistral", seed=5))
    assert store.find(other, RowsPacker(), 1) is None
    newer, narrower = RowsPacker(), RowsPacker()
    newer.layout = 8
    narrower.precision = "int4"
    assert store.find(checkpoint, newer, 1) is None
    assert store.find(checkpoint, narrower, 1) is None


def test_a_copy_of_the_model_elsewhere_is_the_same(
    checkpoint: Checkpoint, store: PreparedModels, tmp_path: Path
) -> None:
    store.prepare(checkpoint, RowsPacker())
    shutil.copytree(checkpoint.folder, tmp_path / "moved")
    moved = open_checkpoint(tmp_path / "moved", checkpoint.format_name)
    assert store.find(moved, RowsPacker(), 1) is not None


@pytest.mark.parametrize("harm", ["truncated", "altered", "gone", "no tokenizer"])
def test_what_was_altered_is_made_anew(
    checkpoint: Checkpoint, store: PreparedModels, tmp_path: Path, harm: str
) -> None:
    store.prepare(checkpoint, RowsPacker())
    weights = only_folder(tmp_path) / WEIGHTS_FILE
    content = weights.read_bytes()
    if harm == "truncated":
        weights.write_bytes(content[: len(content) // 2])
    elif harm == "altered":
        weights.write_bytes(content[:4096] + bytes([content[4096] ^ 1]) + content[4097:])
    elif harm == "gone":
        weights.unlink()
    else:
        (only_folder(tmp_path) / "tekken.json").unlink()
    assert store.find(checkpoint, RowsPacker(), 1) is None
    store.find_or_prepare(checkpoint, RowsPacker(), 1)
    assert weights.read_bytes() == content
    assert store.find(checkpoint, RowsPacker(), 1) is not None


def test_an_interruption_leaves_nothing(
    checkpoint: Checkpoint, store: PreparedModels, tmp_path: Path
) -> None:
    told: list[tuple[int, int]] = []

    def interrupt(n_done: int, n_all: int) -> None:
        told.append((n_done, n_all))
        if len(told) == 5:
            raise InterruptedWorkError

    with pytest.raises(InterruptedWorkError):
        store.prepare(checkpoint, RowsPacker(), interrupt)
    assert store.entries() == ()
    assert not [path for path in (tmp_path / "prepared").iterdir() if path.is_dir()]
    told.clear()
    store.prepare(checkpoint, RowsPacker(), lambda *progress: told.append(progress))
    assert told == sorted(told)
    assert told[-1] == (checkpoint.n_parameters, checkpoint.n_parameters)


def test_what_a_killed_process_left_is_seen_and_replaced(
    checkpoint: Checkpoint, store: PreparedModels, tmp_path: Path
) -> None:
    prepared = store.prepare(checkpoint, RowsPacker())
    left = prepared.folder.with_name(prepared.folder.name + ".part")
    prepared.folder.rename(left)
    with (left / WEIGHTS_FILE).open("r+b") as file:
        file.write(bytes(64))
    (entry,) = store.entries()
    assert entry.model is None
    assert "not finished" in entry.problem
    assert store.find(checkpoint, RowsPacker(), 1) is None
    store.prepare(checkpoint, RowsPacker())
    assert not left.exists()


def test_a_full_disk_is_told_before_anything_is_written(
    checkpoint: Checkpoint,
    store: PreparedModels,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=1_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage)
    with pytest.raises(PreparedFolderError, match="Make room"):
        store.prepare(checkpoint, RowsPacker())
    assert store.entries() == ()


def test_a_place_that_cannot_be_written_to_is_told(checkpoint: Checkpoint, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(PreparedFolderError, match="cannot be written"):
        PreparedModels(tmp_path / "file").prepare(checkpoint, RowsPacker())


def test_removing(checkpoint: Checkpoint, store: PreparedModels, tmp_path: Path) -> None:
    prepared = store.prepare(checkpoint, RowsPacker())
    with pytest.raises(CheckpointError):
        store.remove("../prepared")
    store.remove(prepared.folder.name)
    assert store.entries() == ()
    assert list((tmp_path / "prepared").iterdir()) == []


class CountingPacker(RowsPacker):
    """Counts the matrices it packed."""

    def __init__(self) -> None:
        self.n_packed = 0

    def pack_matrix(self, weight: Tensor) -> PackedMatrix:
        self.n_packed += 1
        return super().pack_matrix(weight)


def test_of_two_at_once_one_prepares_and_the_other_waits(
    checkpoint: Checkpoint, tmp_path: Path
) -> None:
    packers = [CountingPacker() for _ in range(4)]
    stores = [PreparedModels(tmp_path / "prepared") for _ in packers]
    with ThreadPoolExecutor(len(packers)) as workers:
        made = list(
            workers.map(
                lambda store, packer: store.find_or_prepare(checkpoint, packer, 1), stores, packers
            )
        )
    n_matrices = sum(is_packed(name) for name in checkpoint.shapes)
    assert sorted(packer.n_packed for packer in packers) == [0, 0, 0, n_matrices]
    for prepared in made:
        assert isinstance(prepared.tensor(next(filter(is_packed, prepared.shapes))), PackedMatrix)

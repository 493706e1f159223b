"""Files of prepared weights: what was written comes back, or an error does."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor

from engine.checkpoint.prepared_file import PreparedFile, PreparedFileWriter
from engine.errors import CheckpointError

DTYPES = (torch.uint8, torch.int8, torch.bfloat16, torch.float16, torch.float32)

SHAPES = st.lists(st.integers(0, 40), min_size=1, max_size=3)


def write(path: Path, parts: dict[str, Tensor]) -> Path:
    writer = PreparedFileWriter(path)
    for name, part in parts.items():
        writer.add(name, part)
    writer.finish({"precision": "int4"})
    return path


def some_parts() -> dict[str, Tensor]:
    values = torch.arange(10_000, dtype=torch.float32)
    return {"a": values.view(100, 100), "b": (values % 200).to(torch.uint8), "c": values[:7]}


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    return write(tmp_path / "weights.voxcap", some_parts())


@settings(max_examples=25)
@given(shapes=st.lists(st.tuples(SHAPES, st.sampled_from(DTYPES)), max_size=5))
def test_what_was_written_comes_back(shapes: list[tuple[list[int], torch.dtype]]) -> None:
    parts = {
        f"tensor {index}": (torch.randn(shape) * 50).abs().to(dtype)
        for index, (shape, dtype) in enumerate(shapes)
    }
    with tempfile.TemporaryDirectory() as folder:
        found = PreparedFile(write(Path(folder) / "weights", parts))
        found.load(2)
        assert found.facts == {"precision": "int4"}
        assert found.parts.keys() == parts.keys()
        for name, part in parts.items():
            assert found.tensor(name).dtype == part.dtype
            assert torch.equal(found.tensor(name), part)
            assert not len(part.reshape(-1)) or found.tensor(name).data_ptr() % 64 == 0


def test_rows_that_are_not_side_by_side_are_written_in_order(tmp_path: Path) -> None:
    matrix = torch.randn(6, 8).t()
    found = PreparedFile(write(tmp_path / "weights", {"matrix": matrix}))
    found.load(1)
    assert torch.equal(found.tensor("matrix"), matrix)


@settings(max_examples=40)
@given(data=st.data())
def test_a_byte_that_was_altered_is_found(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = write(Path(folder) / "weights", some_parts())
        content = bytearray(path.read_bytes())
        stored = PreparedFile(path).parts.values()
        used = [(0, 56), *((part.start, part.start + part.n_bytes) for part in stored)]
        used.append((max(end for _, end in used), len(content)))
        start, end = data.draw(st.sampled_from(used))
        place = data.draw(st.integers(start, end - 1))
        content[place] ^= 1 << data.draw(st.integers(0, 7))
        path.write_bytes(content)
        with pytest.raises(CheckpointError) as caught:
            PreparedFile(path).load(1)
        assert "Prepare the model again" in str(caught.value)


@pytest.mark.parametrize("n_bytes", [0, 1, 63, 64, 4096, 40_000, -1])
def test_a_file_that_was_cut_off_is_found(whole: Path, n_bytes: int) -> None:
    whole.write_bytes(whole.read_bytes()[:n_bytes])
    with pytest.raises(CheckpointError, match="Prepare the model again"):
        PreparedFile(whole)


def test_a_file_that_was_not_finished_is_none(tmp_path: Path) -> None:
    writer = PreparedFileWriter(tmp_path / "weights")
    writer.add("a", torch.ones(5000))
    writer.close()
    with pytest.raises(CheckpointError, match="not finished"):
        PreparedFile(tmp_path / "weights")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(CheckpointError, match="Cannot read"):
        PreparedFile(tmp_path / "weights")


def test_a_file_that_is_there_is_not_overwritten(whole: Path) -> None:
    before = whole.read_bytes()
    with pytest.raises(FileExistsError):
        PreparedFileWriter(whole)
    assert whole.read_bytes() == before


def test_a_file_that_shrinks_while_it_is_read_is_found(whole: Path) -> None:
    found = PreparedFile(whole)
    whole.write_bytes(whole.read_bytes()[:5000])
    with pytest.raises(CheckpointError, match="too short"):
        found.load(2)

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import torch
from safetensors import safe_open
from safetensors.torch import save_file
from torch import Tensor

from engine.checkpoint.mapped_pages import drop_file_pages

N_VALUES = 1 << 20


def _mapped(folder: Path) -> Tensor:
    path = folder / "weights.safetensors"
    save_file({"odd": torch.zeros(3), "weight": torch.arange(N_VALUES, dtype=torch.float32)}, path)
    tensor: Tensor = safe_open(path, framework="pt").get_tensor("weight")
    return tensor


def _resident_kib(address: int) -> int:
    """Return the resident part of the mapping that holds an address."""
    inside = False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        first, *rest = line.split()
        if "-" in first:
            start, end = (int(part, 16) for part in first.split("-"))
            inside = start <= address < end
        elif inside and first == "Rss:":
            return int(rest[0])
    raise AssertionError("no mapping holds the address")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux gives pages back")
def test_pages_of_a_file_are_given_back_and_read_again(tmp_path: Path) -> None:
    tensor = _mapped(tmp_path)
    total = tensor.sum()
    before = _resident_kib(tensor.data_ptr() + 8192)
    drop_file_pages(tensor)
    after = _resident_kib(tensor.data_ptr() + 8192)
    assert before - after >= tensor.nbytes // 1024 - 8
    assert tensor.sum() == total


def test_ordinary_memory_is_left_alone() -> None:
    tensor = torch.arange(N_VALUES, dtype=torch.float32)
    drop_file_pages(tensor)
    assert torch.equal(tensor, torch.arange(N_VALUES, dtype=torch.float32))
    drop_file_pages(torch.empty(0))

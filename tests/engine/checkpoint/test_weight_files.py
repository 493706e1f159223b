from __future__ import annotations

from pathlib import Path

import pytest
import torch
from safetensors.torch import save_file

from engine.checkpoint.weight_files import WeightFiles

TENSOR_BYTES = 25_000_000
N_TENSORS = 4
SLACK_BYTES = 8_000_000


def resident_bytes() -> int:
    n_pages = int(Path("/proc/self/statm").read_text().split()[1])
    return n_pages * 4096


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads Linux's memory counters")
def test_a_tensor_is_read_when_it_is_touched_and_never_copied(tmp_path):
    path = tmp_path / "weights.safetensors"
    values = torch.ones(TENSOR_BYTES // 2, dtype=torch.bfloat16)
    save_file({f"tensor{number}": values.clone() for number in range(N_TENSORS)}, path)

    before = resident_bytes()
    weights = WeightFiles([path])
    tensors = [weights.tensor(name) for name in weights.stored]
    assert weights.n_bytes > N_TENSORS * TENSOR_BYTES
    assert resident_bytes() - before < SLACK_BYTES

    assert torch.equal(tensors[0], values)
    grown = resident_bytes() - before
    assert TENSOR_BYTES - SLACK_BYTES < grown < TENSOR_BYTES + SLACK_BYTES


def test_a_tensor_outlives_the_object_it_came_from(tmp_path):
    path = tmp_path / "weights.safetensors"
    save_file({"tensor": torch.arange(1000)}, path)
    tensor = WeightFiles([path]).tensor("tensor")
    assert torch.equal(tensor, torch.arange(1000))

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import torch

from engine.kernels.huge_pages import HUGE_PAGE_BYTES, HugePages, empty_chunk

THP = Path("/sys/kernel/mm/transparent_hugepage/enabled")


def test_tensors_lie_apart_and_aligned() -> None:
    memory = HugePages()
    shapes = [(3,), (100, 7), (1 << 20,), (0, 5), (70 << 20,), (5,)]
    tensors = [memory.empty(shape, torch.uint8).fill_(i) for i, shape in enumerate(shapes)]
    tensors.append(memory.empty((6, 2), torch.float32).fill_(6))
    for index, tensor in enumerate(tensors):
        assert tensor.is_contiguous()
        assert tensor.data_ptr() % 64 == 0
        assert (tensor == index).all()
    assert [tuple(tensor.shape) for tensor in tensors] == [*shapes, (6, 2)]


def test_small_tensors_share_a_chunk() -> None:
    memory = HugePages()
    first, second = (memory.empty((100,), torch.uint8) for _ in range(2))
    assert second.data_ptr() - first.data_ptr() == 128


def test_tensors_outlive_what_made_them() -> None:
    tensor = HugePages().empty((1 << 20,), torch.uint8).fill_(7)
    others = [empty_chunk(1 << 20).fill_(1) for _ in range(3)]
    assert (tensor == 7).all()
    assert len(others) == 3


@pytest.mark.skipif(
    not THP.exists() or "[never]" in THP.read_text(), reason="there are no huge pages here"
)
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_the_system_is_asked_for_huge_pages() -> None:
    chunk = empty_chunk(3 << 20)
    assert chunk.data_ptr() % HUGE_PAGE_BYTES == 0
    assert len(chunk) == 4 << 20
    permissions, flags = _mapping(chunk.data_ptr())
    # Private: the setting that was read above says nothing of shared memory.
    assert permissions == "rw-p"
    assert "hg" in flags


def _mapping(address: int) -> tuple[str, list[str]]:
    """Return the permissions and the flags of the mapping that holds an address."""
    inside, permissions = False, ""
    for line in Path("/proc/self/smaps").read_text().splitlines():
        first, *rest = line.split()
        if "-" in first:
            start, end = (int(part, 16) for part in first.split("-"))
            inside, permissions = start <= address < end, rest[0]
        elif inside and first == "VmFlags:":
            return permissions, rest
    raise AssertionError("no mapping holds the address")

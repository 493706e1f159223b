"""Loading torch's libraries ahead of its import."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOAD = """
import sys
from engine.torch_loading import load_torch_libraries
load_torch_libraries()
assert "torch" not in sys.modules
{check}
import torch
print(torch.ones(2).sum().item())
"""

IS_MAPPED = 'assert "libtorch_python" in open("/proc/self/maps").read()'


def run(check: str = "") -> str:
    code = LOAD.format(check=check)
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_the_libraries_are_there_before_the_import() -> None:
    assert run(IS_MAPPED) == "2.0\n"


def test_where_the_libraries_have_other_names_the_import_does_it_all() -> None:
    assert run("sys.platform = 'elsewhere'; load_torch_libraries()") == "2.0\n"

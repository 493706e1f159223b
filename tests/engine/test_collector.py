"""The garbage collector while much is imported, and after."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import gc
collected = []
gc.callbacks.append(lambda phase, info: collected.append(info["generation"]))
"""

IMPORT = """
import engine
collected.clear()
engine.Engine
assert collected == []
assert gc.isenabled()
gc.collect()
kept = len(gc.get_objects())
assert kept < 50_000, kept
assert gc.get_freeze_count() > 100_000
"""

GARBAGE = """
import weakref
from engine.collector import held_collector
class Node: pass
def circle():
    node = Node()
    node.itself = node
    return weakref.ref(node)
with held_collector():
    collected.clear()
    within = [circle() for _ in range(100_000)]
    assert collected == []
after = circle()
gc.collect()
assert after() is None
"""

SWITCHED_OFF = """
from engine.collector import held_collector
gc.disable()
with held_collector():
    pass
assert not gc.isenabled()
assert gc.get_freeze_count() == 0
"""

FAILING = """
from engine.collector import held_collector
try:
    with held_collector():
        raise ImportError
except ImportError:
    pass
assert gc.isenabled()
"""


@pytest.mark.parametrize("code", [IMPORT, GARBAGE, SWITCHED_OFF, FAILING])
def test_in_a_process_of_its_own(code: str) -> None:
    subprocess.run([sys.executable, "-c", BEGIN + code], check=True)

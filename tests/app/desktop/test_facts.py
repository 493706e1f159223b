"""Versions and the computer, line by line."""

from __future__ import annotations

import platform
import subprocess
import sys

from app.desktop.facts import computer_facts, machine_facts, software_facts, version_of
from engine import MachineReport

WITHOUT_TORCH = """
import sys
from app.desktop.facts import computer_facts, software_facts
print(*software_facts(), *computer_facts())
sys.exit("torch" in sys.modules or "PySide6" in sys.modules)
"""


def test_versions() -> None:
    told = dict(software_facts())
    assert told["Python"] == platform.python_version()
    assert told["numpy"] == version_of("numpy") != "not installed"
    assert version_of("no-such-distribution") == "not installed"


def test_facts_import_nothing_slow() -> None:
    assert subprocess.run([sys.executable, "-c", WITHOUT_TORCH], check=False).returncode == 0


def test_every_fact_says_something() -> None:
    machine = MachineReport("2.13.0", "AVX2", 2, 4, 2, ("cpu",), ("auto",), "Linux", (), "off")
    for label, value in (*computer_facts(), *machine_facts(machine)):
        assert label
        assert value

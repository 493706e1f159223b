"""How busy this computer is with other work."""

from __future__ import annotations

import time
from pathlib import Path

_STAT = Path("/proc/stat")
_SECONDS = 0.5
# In /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal.
_IDLE = (3, 4)
_N_KINDS = 8


def processor_load(stat: Path = _STAT, seconds: float = _SECONDS) -> float | None:
    """Return how many processors' worth of work was done in half a second from now on.

    None where the system does not tell. Time that a host takes from a virtual machine counts.
    """
    before = _ticks(stat)
    time.sleep(seconds)
    after = _ticks(stat)
    if before is None or after is None:
        return None
    spent = [later - sooner for later, sooner in zip(after[0], before[0], strict=True)]
    total = sum(spent)
    busy = total - sum(spent[kind] for kind in _IDLE)
    return after[1] * busy / total if total else None


def _ticks(stat: Path) -> tuple[list[int], int] | None:
    """Return the ticks of all processors together by kind, and the number of processors."""
    try:
        lines = stat.read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    processors = [line for line in lines if line.startswith("cpu")]
    kinds = [int(value) for value in processors[0].split()[1 : _N_KINDS + 1]]
    return kinds, len(processors) - 1

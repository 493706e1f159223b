"""What the operating system says about this computer."""

from __future__ import annotations

import os
import platform
from pathlib import Path

# The vector and matrix instructions that decide how fast a model runs, as Linux names them.
_TELLING_FEATURES = {
    "avx2": "AVX2",
    "fma": "FMA",
    "f16c": "F16C",
    "avx_vnni": "AVX-VNNI",
    "avx512f": "AVX-512F",
    "avx512_vnni": "AVX-512 VNNI",
    "avx512_bf16": "AVX-512 BF16",
    "amx_int8": "AMX INT8",
    "amx_bf16": "AMX BF16",
    "asimddp": "dot product",
    "i8mm": "I8MM",
    "bf16": "BF16",
    "sve": "SVE",
}


def processor_name(cpuinfo: str) -> str:
    """Return the processor's model from the text of /proc/cpuinfo, else what Python knows."""
    return _field(cpuinfo, "model name") or platform.processor() or platform.machine()


def processor_features(cpuinfo: str) -> list[str]:
    """Return the telling features named in the text of /proc/cpuinfo."""
    flags = (_field(cpuinfo, "flags") or _field(cpuinfo, "Features")).split()
    return [name for flag, name in _TELLING_FEATURES.items() if flag in flags]


def read_cpuinfo() -> str:
    """Return the text of /proc/cpuinfo, empty on systems without it."""
    return _read("/proc/cpuinfo")


def read_meminfo() -> str:
    """Return the text of /proc/meminfo, empty on systems without it."""
    return _read("/proc/meminfo")


def memory_bytes() -> int | None:
    """Return the size of the main memory, or None where the system does not say."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def available_bytes(meminfo: str) -> int | None:
    """Return the memory that programs may still take from the text of /proc/meminfo.

    None where it does not say.
    """
    number, _, unit = _field(meminfo, "MemAvailable").partition(" ")
    return int(number) * 1024 if number.isdecimal() and unit == "kB" else None


def gibibytes(n_bytes: int | None) -> str:
    """Return a size for people, "unknown" for None."""
    return "unknown" if n_bytes is None else f"{n_bytes / 2**30:.1f} GiB"


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _field(text: str, name: str) -> str:
    for line in text.splitlines():
        key, _, value = line.partition(":")
        if key.strip() == name:
            return value.strip()
    return ""

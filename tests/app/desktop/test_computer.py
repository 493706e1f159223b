"""Reading what Linux says about the computer."""

from __future__ import annotations

from app.desktop.computer import (
    available_bytes,
    gibibytes,
    memory_bytes,
    processor_features,
    processor_name,
    read_meminfo,
)

X86 = "processor\t: 0\nmodel name\t: AMD EPYC\nflags\t\t: fpu avx2 fma avx512f\n\nprocessor\t: 1\n"
ARM = "processor\t: 0\nFeatures\t: fp asimd asimddp i8mm\nCPU part\t: 0xd0c\n"


def test_processors() -> None:
    assert processor_name(X86) == "AMD EPYC"
    assert processor_features(X86) == ["AVX2", "FMA", "AVX-512F"]
    assert processor_features(ARM) == ["dot product", "I8MM"]


def test_system_that_says_nothing() -> None:
    assert processor_features("") == []
    assert processor_name("")


def test_memory_is_plausible() -> None:
    size = memory_bytes()
    assert size is None or size > 100_000_000


def test_memory_that_is_available() -> None:
    assert available_bytes("MemTotal: 24 kB\nMemAvailable:    2048 kB\n") == 2 * 2**20
    assert available_bytes("") is None
    assert available_bytes("MemAvailable: many\n") is None
    here = available_bytes(read_meminfo())
    whole = memory_bytes()
    assert here is None or whole is None or 0 < here <= whole


def test_sizes_in_words() -> None:
    assert gibibytes(3 * 2**29) == "1.5 GiB"
    assert gibibytes(None) == "unknown"

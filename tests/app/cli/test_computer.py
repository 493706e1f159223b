"""Reading what Linux says about the processor."""

from __future__ import annotations

from app.cli.computer import memory_bytes, processor_features, processor_name

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

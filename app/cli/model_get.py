"""`voxcap model get`: the full model onto this computer, ready to be used."""

from __future__ import annotations

import argparse
import os
import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.cli import arguments
from app.cli.destination import standard_output
from app.cli.errors import EXIT_DONE, EXIT_FAILED, EXIT_INTERRUPTED, UsageError
from app.cli.model_progress import byte_display
from app.cli.model_store import prepare
from app.desktop.full_model import FullModel

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine import DownloadProgress, ModelDownload

_PHASES: Final = {
    "asking": "Asking the hub",
    "receiving": "Fetching the model",
    "checking": "Verifying",
}
# Main-thread joins are interrupted by Ctrl+C only between such waits on Windows.
_LOOK_EVERY_S: Final = 0.2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--folder",
        type=Path,
        metavar="FOLDER",
        help="where to put it (default: Voxcap's own place)",
    )
    parser.add_argument(
        "--no-prepare", action="store_true", help="leave preparing to the first use"
    )
    parser.add_argument(
        "--delete-original",
        action="store_true",
        help="delete the 8.9 GB once they are prepared; a later Voxcap may need them again",
    )
    arguments.add_precision_argument(parser)
    arguments.add_threads_argument(parser)
    arguments.add_profile_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Fetch what is missing, verify it and prepare it; return the exit code."""
    from engine import ModelDownload

    if args.delete_original and (args.no_prepare or args.folder is not None):
        raise UsageError(
            "--delete-original only goes with preparing, and with Voxcap's own folder."
        )
    full = FullModel(args.profile)
    found = None if args.folder is not None else full.find()
    if found is not None:
        _print(f"The full model is there already: {_shown(found)}")
    else:
        folder = args.folder or full.folder
        download = ModelDownload(folder.absolute(), full.release)
        if not _has_room(full, folder, download.n_received):
            return EXIT_FAILED
        if not _fetch(full, folder, download):
            return EXIT_INTERRUPTED
        found = folder
        _print(f"The full model is in {_shown(found)}")
    if not args.no_prepare:
        _prepare(args, full, found)
    name = "full" if args.folder is None else _shown(found)
    _print(f"To use it: voxcap listen --model {name}")
    return EXIT_DONE


def _has_room(full: FullModel, folder: Path, n_received: int) -> bool:
    from app.cli.main import complain
    from engine import space_needs

    is_enough = True
    for need in space_needs(full.space_needs(n_received, folder)):
        if not need.is_met:
            is_enough = False
            complain(
                f"The model and its prepared weights need {need.n_wanted / 1e9:.1f} GB in "
                f"{_shown(need.folder.parent)}, where {need.n_free / 1e9:.1f} GB are free. Make "
                "room there, or choose another place with --folder."
            )
    return is_enough


def _fetch(full: FullModel, folder: Path, download: ModelDownload) -> bool:
    """Fetch; return whether it was not interrupted."""
    from app.cli.main import complain

    release = full.release
    n_left = release.n_bytes - download.n_received
    _print(
        f"Fetching {release.repository} ({release.n_bytes / 1e9:.1f} GB, {n_left / 1e9:.1f} GB of "
        f"it still to come) into {_shown(folder)}"
    )
    with byte_display() as display:

        def show(progress: DownloadProgress) -> None:
            display.show(_PHASES[progress.phase], progress.n_done, progress.n_all)

        work = _Work(download, show)
        try:
            work.run()
        except KeyboardInterrupt:
            work.stop()
            complain("Paused. What was received is kept: `voxcap model get` goes on with it.")
            return False
    return True


class _Work:
    """The download on a thread beside this one, so that Ctrl+C is not kept waiting by a network."""

    def __init__(self, download: ModelDownload, show: Callable[[DownloadProgress], None]) -> None:
        self._download = download
        self._show = show
        self._error: Exception | None = None
        self._thread = threading.Thread(target=self._work, name="voxcap-download", daemon=True)

    def run(self) -> None:
        """Fetch; raise what the download raises, or KeyboardInterrupt."""
        self._thread.start()
        while self._thread.is_alive():
            self._thread.join(_LOOK_EVERY_S)
        if self._error is not None:
            raise self._error

    def stop(self) -> None:
        """End it."""
        self._download.stop()
        self._thread.join()

    def _work(self) -> None:
        try:
            self._download.run(self._show)
        except Exception as error:
            self._error = error


def _prepare(args: argparse.Namespace, full: FullModel, folder: Path) -> None:
    from app.cli.main import complain
    from engine import SettingError

    try:
        prepared = prepare(args, folder)
    except SettingError as error:
        if args.precision is not None:
            raise
        complain(error)
        return
    _print(f"Prepared in {_shown(prepared)}")
    if args.delete_original and full.is_own:
        full.delete_own()
        _print(f"Deleted {_shown(folder)}")


def _shown(path: Path) -> str:
    return os.fsencode(path).decode(errors="replace")


def _print(line: str) -> None:
    output = standard_output()
    output.write(line + "\n")
    output.flush()

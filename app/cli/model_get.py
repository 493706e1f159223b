"""`voxcap model get`: the full model onto this computer, ready to be used."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import threading
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.cli import arguments
from app.cli.destination import print_line, shown
from app.cli.errors import EXIT_DONE, EXIT_FAILED, EXIT_INTERRUPTED, UsageError
from app.cli.model_progress import byte_display
from app.cli.model_store import prepare
from app.desktop.full_model import FULL, FullModel
from app.desktop.model_check import PREPARED
from app.paths import config_folder

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine import CheckpointSummary, DownloadProgress, ModelDownload

_PHASES: Final = {
    "asking": "Asking the hub",
    "receiving": "Fetching the model",
    "checking": "Verifying",
}
# Main-thread joins are interrupted by Ctrl+C only between such waits on Windows.
_LOOK_EVERY_S: Final = 0.2
_HUB: Final = "https://huggingface.co"


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
    parser.add_argument(
        "--use", action="store_true", help="also let the app use it from its next start on"
    )
    arguments.add_precision_argument(parser)
    arguments.add_threads_argument(parser)
    arguments.add_profile_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Fetch what is missing, verify it and prepare it; return the exit code."""
    if args.delete_original and (args.no_prepare or args.folder is not None):
        raise UsageError(
            "--delete-original only goes with preparing, and with Voxcap's own folder."
        )
    full = FullModel(args.profile)
    target = full.folder if args.folder is None else args.folder.absolute()
    there = _what_is_there(args, full)
    if there is not None:
        folder = there.folder
        print_line(f"The full model is there already: {shown(folder)}")
    else:
        folder = target
        code = _get(full, folder)
        if code != EXIT_DONE:
            return code
        print_line(f"The full model is in {shown(folder)}")
    if there is not None and there.format_name == PREPARED:
        print_line(f"It is prepared for {there.dtypes[0]}.")
    elif not args.no_prepare and not _prepare(args, folder):
        return EXIT_INTERRUPTED
    name = FULL if args.folder is None else str(folder)
    if args.use:
        _let_the_app_use(name, args.profile)
    print_line(f"To use it: voxcap {_how_to_listen(name, args.profile)}")
    return EXIT_DONE


def _what_is_there(args: argparse.Namespace, full: FullModel) -> CheckpointSummary | None:
    """Return what there is of the model in the folder meant, or else anywhere, if it will do."""
    from engine import summarise_checkpoint

    folder = full.find() if args.folder is None else args.folder.absolute()
    if folder is None or not folder.exists():
        return None
    summary = summarise_checkpoint(folder)
    if summary.problems:
        return None
    # Of weights prepared for one precision no other can be made.
    is_of_another = summary.format_name == PREPARED and args.precision not in (
        None,
        "auto",
        *summary.dtypes,
    )
    return None if is_of_another else summary


def _get(full: FullModel, folder: Path) -> int:
    """Fetch the model into a folder; return the exit code."""
    from engine import ModelDownload

    download = ModelDownload(folder, full.release)
    n_left = full.release.n_bytes - download.n_received
    print_line(
        f"Fetching {full.release.repository} ({full.release.n_bytes / 1e9:.1f} GB, "
        f"{n_left / 1e9:.1f} GB of it still to come) from {os.environ.get('HF_ENDPOINT') or _HUB} "
        f"into {shown(folder)}"
    )
    if not _has_room(full, folder, download.n_received):
        return EXIT_FAILED
    return EXIT_DONE if _fetch(download) else EXIT_INTERRUPTED


def _has_room(full: FullModel, folder: Path, n_received: int) -> bool:
    from app.cli.main import complain
    from engine import space_needs

    is_enough = True
    for need in space_needs(full.space_needs(n_received, folder)):
        wanted = (
            f"The model and its prepared weights need {need.n_wanted / 1e9:.1f} GB in "
            f"{shown(need.folder.parent)}, where {need.n_free / 1e9:.1f} GB are free."
        )
        if need.is_met:
            print_line(wanted)
        else:
            is_enough = False
            complain(f"{wanted} Make room there, or choose another place with --folder.")
    return is_enough


def _fetch(download: ModelDownload) -> bool:
    """Fetch; return whether it was not interrupted."""
    from app.cli.main import complain

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


def _prepare(args: argparse.Namespace, folder: Path) -> bool:
    """Prepare it, if that is needed here; return whether it was not interrupted."""
    from app.cli.main import complain
    from engine import SettingError, delete_downloaded, ensure_prepared

    try:
        prepared = prepare(ensure_prepared, args, folder)
    except KeyboardInterrupt:
        complain(
            "Preparing was interrupted. The model is whole: `voxcap model get` prepares it, or "
            "else its first use."
        )
        return False
    except SettingError as error:
        if error.parameter != "precision":
            raise
        complain(error)
        return True
    print_line(f"Prepared in {shown(prepared)}")
    if not args.delete_original:
        return True
    if delete_downloaded(folder):
        print_line(f"Deleted {shown(folder)}")
    else:
        complain(f"{shown(folder)} stays: Voxcap has not fetched it.")
    return True


def _let_the_app_use(model: str, profile: Path | None) -> None:
    from app.settings.store import FILE_NAME, SettingsStore

    store = SettingsStore(config_folder(profile) / FILE_NAME)
    settings = store.load().settings
    store.save(replace(settings, recognition=replace(settings.recognition, model=model)))
    print_line("The app uses it from its next start on.")


def _how_to_listen(model: str, profile: Path | None) -> str:
    words = ["listen", "--model", model]
    if profile is not None:
        words += ["--profile", str(profile)]
    line = subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
    return shown(line)

"""`voxcap` without a command: the app with its windows, or a word to the one that runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from app.cli.errors import EXIT_FAILED, UsageError

_SHOW, _TOGGLE, _PAUSE = "show", "toggle", "pause"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that need no command."""
    app = parser.add_argument_group("the app", "without a command")
    app.add_argument(
        "--profile",
        dest="profile_of_all",
        type=Path,
        metavar="FOLDER",
        help="where Voxcap keeps everything, instead of its own place",
    )
    app.add_argument(
        "--demo", type=Path, metavar="FILE", help="caption a recording as if it were played now"
    )
    words = app.add_mutually_exclusive_group()
    words.add_argument(
        "--toggle",
        dest="remote",
        action="store_const",
        const=_TOGGLE,
        help="have the running app start or stop to listen; starts it where there is none",
    )
    words.add_argument(
        "--pause",
        dest="remote",
        action="store_const",
        const=_PAUSE,
        help="have the running app pause or go on",
    )
    words.add_argument(
        "--show",
        dest="remote",
        action="store_const",
        const=_SHOW,
        help="have the running app show its window",
    )


def fit(args: argparse.Namespace) -> None:
    """Give a command the profile that stands in front of it, and refuse what is for the app.

    Raises:
        UsageError: there is such an argument.
    """
    for name in ("demo", "remote"):
        value = getattr(args, name)
        if value is not None:
            option = f"--{value}" if name == "remote" else f"--{name}"
            raise UsageError(f"{option} is for the app, not for 'voxcap {args.command}'")
    if getattr(args, "profile", None) is None:
        args.profile = args.profile_of_all


def run(args: argparse.Namespace) -> int:
    """Open the app, or tell the one that runs what to do; return once that is done."""
    from app.cli.main import complain
    from app.desktop.launch import Launch
    from app.desktop.remote_commands import RemoteCommand

    if args.demo is not None and args.remote is not None:
        raise UsageError(f"--demo opens the app, and --{args.remote} is for the one that runs")
    if args.demo is not None and not args.demo.is_file():
        raise UsageError(f"--demo {args.demo}: there is no such file")
    try:
        from app.ui.start import start
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        complain(
            f"The windows need PySide6, which cannot be used here ({error}). Install "
            "PySide6-Essentials; 'voxcap listen' captions in the terminal."
        )
        return EXIT_FAILED
    command = None if args.remote is None else RemoteCommand(args.remote)
    return start(Launch(args.profile_of_all, command, args.demo, args.debug), complain)

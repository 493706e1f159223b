"""Parsing the command line, running the sub-command, and what comes of its errors."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import importlib.metadata
import io
import logging
import os
import sys
import traceback
from collections.abc import Sequence
from typing import NoReturn

from app.cli import windows
from app.cli.errors import EXIT_FAILED, EXIT_INTERRUPTED, EXIT_WRONG_USAGE, UsageError

# Each sub-command is a module with `add_arguments(parser)` and `run(args) -> exit code`. Only the
# modules' own imports happen before the arguments are known, and none of them imports torch.
_COMMANDS = {
    "transcribe": "write down what is said in audio and video files",
    "devices": "list what can be captured: microphones, system audio, applications",
    "sessions": "read, export and search what was captioned before",
    "listen": "caption what is being said, as it is said",
    "model": "get the full model, look into model folders, prepare them",
    "bench": "measure how fast this computer runs a model",
    "doctor": "check whether this computer is ready",
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run `voxcap` with the arguments, by default the process's own, and return its exit code.

    0 done, 1 failed, 2 wrong usage, 130 interrupted. Errors are one line on standard error.
    """
    argv = sys.argv[1:] if argv is None else argv
    debug = "--debug" in argv
    _occupy_standard_descriptors()
    _accept_any_character(sys.stdout)
    _accept_any_character(sys.stderr)
    _log_to_terminal(logging.DEBUG if debug else logging.WARNING)
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        return EXIT_FAILED
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Exception as error:
        return _report(error, debug=debug)
    finally:
        _settle_output()


def complain(message: object) -> None:
    """Write one line to standard error, if there is one."""
    line = " ".join(str(message).split())
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(f"voxcap: {line}", file=sys.stderr, flush=True)


def _run(argv: Sequence[str]) -> int:
    try:
        args = _parser().parse_args(argv)
    except SystemExit as request:
        return request.code if isinstance(request.code, int) else EXIT_FAILED
    if args.command is None:
        return windows.run(args)
    windows.fit(args)
    code: int = importlib.import_module(f"app.cli.{args.command}").run(args)
    return code


def _report(error: Exception, *, debug: bool) -> int:
    from engine import SettingError, VoxcapError

    if debug and sys.stderr is not None:
        traceback.print_exception(error)
    if isinstance(error, (UsageError, SettingError)):
        complain(error)
        return EXIT_WRONG_USAGE
    if isinstance(error, VoxcapError):
        complain(error)
    elif isinstance(error, OSError):
        complain(f"{error.filename}: {error.strerror}." if error.filename else error)
    elif isinstance(error, MemoryError):
        complain("There is not enough memory; close other programs or take a smaller model.")
    else:
        hint = "" if debug else "; --debug shows where"
        complain(f"This is a fault in Voxcap ({type(error).__name__}: {error}){hint}.")
    return EXIT_FAILED


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        complain(f"{message} ('{self.prog} --help' shows how to use it)")
        raise SystemExit(EXIT_WRONG_USAGE)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="voxcap",
        description="Live captions on your own computer, fully offline. Without a command the "
        "app opens.",
        epilog="Exit codes: 0 done, 1 failed, 2 wrong usage.",
    )
    parser.add_argument("--version", action="version", version=f"voxcap {version()}")
    debug_help = "show the traceback of an error, and log more"
    parser.add_argument("--debug", action="store_true", help=debug_help)
    windows.add_arguments(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, summary in _COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        command.add_argument(
            "--debug", action="store_true", default=argparse.SUPPRESS, help=debug_help
        )
        importlib.import_module(f"app.cli.{name}").add_arguments(command)
    return parser


def version() -> str:
    """Return the installed version of Voxcap."""
    try:
        return importlib.metadata.version("voxcap")
    except importlib.metadata.PackageNotFoundError:
        return "(not installed)"


def _log_to_terminal(level: int) -> None:
    logging.basicConfig(level=level, format="voxcap: %(message)s", force=True)
    # The app logs more than this to its file.
    for handler in logging.getLogger().handlers:
        handler.setLevel(level)


def _occupy_standard_descriptors() -> None:
    """Keep files opened later from becoming standard input, output or error where one is closed."""
    for descriptor in (0, 1, 2):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, os.O_RDWR)


def _accept_any_character(stream: object) -> None:
    """Write a replacement for what the terminal's encoding lacks instead of failing."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")


def _settle_output() -> None:
    """Drop output that cannot be written, which the interpreter would complain of at its end."""
    if sys.stdout is None:
        return
    try:
        sys.stdout.flush()
    except (OSError, ValueError):
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

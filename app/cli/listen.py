"""`voxcap listen`: live captions in the terminal."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli import arguments
from app.cli.errors import EXIT_DONE, EXIT_FAILED, UsageError

if TYPE_CHECKING:
    from app.captions.entries import SessionHeader
    from app.cli.caption_view import CaptionView
    from app.session import SessionSettings

_LABELLED = ("mic", "system", "app", "file")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the sub-command."""
    sources = parser.add_argument_group(
        "what to listen to", "one or several; the default microphone where none is given"
    )
    sources.add_argument(
        "--mic",
        nargs="?",
        const="default",
        metavar="NAME",
        help="a microphone, the default one without a name; 'voxcap devices' lists them",
    )
    sources.add_argument(
        "--system",
        nargs="?",
        const="default",
        metavar="NAME",
        help="what the computer plays, through the default output or the one named",
    )
    sources.add_argument("--app", metavar="NAME", help="what one application plays")
    sources.add_argument(
        "--file",
        metavar="PATH",
        help="an audio or video file as if it were played now; '-' reads raw 16 kHz mono s16le "
        "PCM from standard input",
    )
    sources.add_argument(
        "--fast", action="store_true", help="do not wait for the file's own time to pass"
    )
    sources.add_argument(
        "--label",
        type=_label,
        action="append",
        default=[],
        metavar="SOURCE=TEXT",
        help="what to call the lines of mic, system, app or file",
    )
    arguments.add_model_argument(parser)
    arguments.add_format_argument(parser)
    arguments.add_delay_argument(parser)
    arguments.add_threads_argument(parser)
    arguments.add_precision_argument(parser)
    parser.add_argument(
        "--no-vad",
        action="store_true",
        help="let the model hear silence too; costs power and changes nothing else",
    )
    parser.add_argument(
        "--max-behind",
        type=arguments.positive_int,
        default=8,
        metavar="SECONDS",
        help="how far captions may fall behind before sound is left out (default 8)",
    )
    parser.add_argument(
        "--save",
        type=Path,
        action="append",
        default=[],
        metavar="PATH",
        help="write the captions there at the end; the extension .txt, .srt, .vtt or .json is "
        "the format; may be repeated",
    )
    parser.add_argument("--force", action="store_true", help="replace files that --save names")
    parser.add_argument("--plain", action="store_true", help="plain lines, as without a terminal")
    arguments.add_profile_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Listen until interrupted or until the file ends; return 1 if something failed."""
    from app.cli.listen_inputs import inputs_of
    from app.cli.listening import Listening
    from app.cli.main import complain
    from app.desktop.models import load_engine
    from app.desktop.starting import Plan, prepare
    from app.paths import sessions_folder

    _check_saves(args)
    _check_file(args)
    folder = sessions_folder(args.profile)
    _mention_unfinished(folder)
    model = arguments.model_path(args.model, args.profile)
    inputs = inputs_of(args)
    plan = Plan(model, arguments.engine_settings(args, len(inputs)), inputs, _settings(args))
    view = _view(args, folder)
    session, header = prepare(plan, folder, view.show, load_engine)
    listening = Listening(session, view, header, complain)
    listening.run()
    complain(listening.summary(_kept_as(folder, header)))
    saved = listening.save(args.save)
    is_done = saved and listening.is_kept and session.error is None
    return EXIT_DONE if is_done else EXIT_FAILED


def _label(text: str) -> tuple[str, str]:
    source, separator, label = text.partition("=")
    if not separator or source not in _LABELLED:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not such as mic=Ann; the source is one of {', '.join(_LABELLED)}"
        )
    return source, " ".join(label.split())


def _check_saves(args: argparse.Namespace) -> None:
    """Refuse, before anything is said, what could not be saved at the end."""
    from app.captions.export import format_for
    from engine import VoxcapError

    for path in args.save:
        try:
            format_for(path)
        except VoxcapError as error:
            raise UsageError(f"--save {error}") from error
        if not path.parent.is_dir():
            raise UsageError(f"--save {path}: there is no folder {path.parent}")
        if path.is_dir():
            raise UsageError(f"--save {path}: this is a folder")
        if path.is_file() and not args.force:
            raise UsageError(f"--save {path}: this file exists; --force replaces it")


def _check_file(args: argparse.Namespace) -> None:
    from app.cli.progress import is_terminal

    if args.fast and args.file is None:
        raise UsageError("--fast is for --file")
    if args.file == "-" and is_terminal(sys.stdin):
        raise UsageError(
            "--file - reads raw PCM, and standard input is a terminal; pipe sound into it"
        )


def _mention_unfinished(folder: Path) -> None:
    from app.captions.errors import SessionError
    from app.captions.history import SessionStore
    from app.cli.main import complain

    try:
        n_unfinished = len(SessionStore(folder).unfinished())
    except SessionError as error:
        # Captions are wanted now, whatever became of earlier ones.
        complain(error)
        return
    if n_unfinished:
        complain(
            f"{n_unfinished} earlier session(s) were cut off; their words are kept: "
            "'voxcap sessions recover' lists them."
        )


def _kept_as(folder: Path, header: SessionHeader) -> str:
    from app.captions.journal_file import SUFFIX

    return str(folder / f"{header.id}{SUFFIX}")


def _view(args: argparse.Namespace, folder: Path) -> CaptionView:
    from app.cli.destination import standard_output
    from app.cli.live_view import LiveView
    from app.cli.main import complain
    from app.cli.plain_view import PlainView
    from app.cli.terminal import live_view_fits

    if args.plain or not live_view_fits():
        return PlainView(standard_output(), complain)
    return LiveView(saved_in=str(folder))


def _settings(args: argparse.Namespace) -> SessionSettings:
    from app.cli.main import complain
    from app.desktop.starting import voice_detectors
    from app.session import AllVoice, SessionSettings
    from engine import DEFAULT_DELAY_MS

    return SessionSettings(
        delay_ms=args.delay_ms or DEFAULT_DELAY_MS,
        backlog_limit_s=float(args.max_behind),
        new_detector=AllVoice if args.no_vad else voice_detectors(complain),
    )

"""`voxcap transcribe`: what was said in recordings, as text."""

from __future__ import annotations

import argparse
import functools
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from app.cli import arguments
from app.cli.errors import EXIT_DONE, EXIT_FAILED, UsageError

if TYPE_CHECKING:
    from app.audio import ByteStream, Recording
    from app.cli.destination import Destination
    from app.cli.progress import BarDisplay, NoDisplay
    from engine import Engine, EngineSettings

MOST_TOGETHER = 8

# Shorter recordings are done before a bar could say anything.
_SHORTEST_FOR_BAR_BYTES = 1 << 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the sub-command."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="audio or video file; '-' reads raw 16 kHz mono s16le PCM from standard input",
    )
    arguments.add_model_argument(parser)
    arguments.add_format_argument(parser)
    arguments.add_delay_argument(parser)
    parser.add_argument(
        "--output-format",
        choices=("text", "timed", "json"),
        default="text",
        help="running text, a line with times for each word, or a JSON document for each file",
    )
    parser.add_argument(
        "--output",
        metavar="PATH",
        help="write to this file, or into this folder, instead of standard output",
    )
    arguments.add_threads_argument(parser)
    arguments.add_precision_argument(parser)
    arguments.add_profile_argument(parser)
    parser.add_argument(
        "--streams-together",
        action="store_true",
        help=f"transcribe up to {MOST_TOGETHER} files at once, which is faster in all",
    )


def run(args: argparse.Namespace) -> int:
    """Transcribe the files; return 0, or 1 if any of them failed."""
    from app.cli.destination import STANDARD_INPUT, FileDestination, plan_files, shown
    from app.cli.formats import FORMATS, Heading
    from app.cli.main import complain
    from app.cli.transcription import Job, Transcription
    from engine import DEFAULT_DELAY_MS

    files: list[str] = args.files
    _check_standard_input(files, args)
    transcript_format = FORMATS[args.output_format]
    paths: Sequence[Path] | None = None
    if args.output is not None:
        paths = plan_files(files, args.output, transcript_format.extension)
    model = arguments.model_path(args.model, args.profile)
    n_together = min(len(files), MOST_TOGETHER) if args.streams_together else 1
    settings = arguments.engine_settings(args, n_together)

    with _display(files) as display:
        destinations: list[Destination]
        if paths is None:
            destinations = [_shown(display)] * len(files)
        else:
            destinations = [FileDestination(path) for path in paths]
        jobs = [
            Job(
                functools.partial(_open_source, name),
                Heading(
                    name="standard input" if name == STANDARD_INPUT else shown(name),
                    model=args.model,
                    delay_ms=args.delay_ms or DEFAULT_DELAY_MS,
                    shown=len(files) > 1 and paths is None,
                ),
                transcript_format,
                destination,
            )
            for name, destination in zip(files, destinations, strict=True)
        ]
        transcription = Transcription(
            functools.partial(_load_engine, model, settings), n_together, display, complain
        )
        return EXIT_DONE if transcription.run(jobs) else EXIT_FAILED


def _check_standard_input(files: Sequence[str], args: argparse.Namespace) -> None:
    from app.cli.progress import is_terminal

    if "-" not in files:
        return
    if files.count("-") > 1:
        raise UsageError("'-' can be given once")
    if args.streams_together and len(files) > 1:
        raise UsageError("'-' would hold up the other files; leave --streams-together away")
    if is_terminal(sys.stdin):
        raise UsageError("'-' reads raw PCM, and standard input is a terminal; pipe sound into it")


def _load_engine(model: Path, settings: EngineSettings) -> Engine:
    from engine import Engine

    return Engine.load(model, settings)


def _open_source(name: str) -> Recording:
    from app.audio import AudioError, AudioFile, PcmStream

    if name != "-":
        return AudioFile(name)
    if sys.stdin is None:
        raise AudioError("standard input: it is closed.", parameter="path", value=name)
    return PcmStream(cast("ByteStream", sys.stdin.buffer))


def _display(files: Sequence[str]) -> BarDisplay | NoDisplay:
    from app.cli.progress import BarDisplay, NoDisplay, bars_fit

    if bars_fit() and any(_is_long(name) for name in files):
        return BarDisplay()
    return NoDisplay()


def _shown(display: BarDisplay | NoDisplay) -> Destination:
    """Return where text is shown: above the bars when they share a terminal with it."""
    from app.cli.destination import SinkDestination, standard_output
    from app.cli.progress import BarDisplay, is_terminal

    if isinstance(display, BarDisplay) and is_terminal(sys.stdout):
        return SinkDestination(display)
    return SinkDestination(standard_output())


def _is_long(name: str) -> bool:
    try:
        return name != "-" and os.stat(name).st_size >= _SHORTEST_FOR_BAR_BYTES
    except OSError:
        return False

"""Types of command-line arguments that several sub-commands share.

What the engine supports is asked of the engine, and only when the argument is given: its import
takes a second that `--help` should not cost.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.paths import prepared_folder

if TYPE_CHECKING:
    from engine import EngineSettings

DEMO_MODEL_NAME = "demo"


def add_model_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--model`."""
    parser.add_argument(
        "--model",
        default=DEMO_MODEL_NAME,
        metavar="PATH|full|demo",
        help="folder of a Voxtral Realtime model, or 'full' for the one that `voxcap model get` "
        "fetched; the default 'demo' only knows English digits",
    )


def add_format_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--format`."""
    parser.add_argument(
        "--format",
        type=checkpoint_format,
        metavar="auto|mistral|hf",
        help="whose files of the model folder to read (default: auto, Mistral's before HF's)",
    )


def add_delay_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--delay-ms`."""
    parser.add_argument(
        "--delay-ms",
        type=delay_ms,
        metavar="N",
        help="how far the text stays behind the sound (default 480): "
        "80 to 1200 in steps of 80, or 2400; longer is more accurate",
    )


def add_threads_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--threads`."""
    parser.add_argument(
        "--threads",
        type=positive_int,
        metavar="N",
        help="compute threads (default: one for each core, a single one for a small model)",
    )


def add_precision_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--precision`."""
    parser.add_argument(
        "--precision",
        type=precision,
        metavar="auto|float32|bfloat16|int8|int4",
        help="of the model's weights (default: auto)",
    )


def add_profile_argument(parser: argparse.ArgumentParser) -> None:
    """Add `--profile`."""
    parser.add_argument(
        "--profile",
        type=Path,
        metavar="FOLDER",
        help="where Voxcap keeps everything, instead of its own place",
    )


def engine_settings(args: argparse.Namespace, max_streams: int) -> EngineSettings:
    """Return the engine's settings from `--threads`, `--precision`, `--format` and `--profile`."""
    from engine import EngineSettings

    given = {
        name: value
        for name in ("threads", "precision", "format")
        if (value := getattr(args, name, None)) is not None
    }
    folder = prepared_folder(getattr(args, "profile", None))
    return EngineSettings(max_streams=max_streams, prepared_folder=folder, **given)


def model_path(name: str, profile: Path | None = None) -> Path:
    """Return the folder of the model so named.

    Raises:
        ResourceError: the demo model is meant and not installed.
        FullModelMissingError: the full model is meant and not on this computer.
    """
    from app.desktop.models import model_folder

    return model_folder(name, profile)


def checkpoint_format(text: str) -> str:
    """Return a supported checkpoint format."""
    from engine import CHECKPOINT_FORMATS

    return _one_of(text, CHECKPOINT_FORMATS)


def precision(text: str) -> str:
    """Return a supported precision; bfloat16 may be called bf16."""
    from engine import PRECISIONS

    return _one_of("bfloat16" if text == "bf16" else text, PRECISIONS)


def delay_ms(text: str) -> int:
    """Return a delay, in milliseconds, that the model was trained for."""
    from engine import SUPPORTED_DELAYS_MS

    try:
        value = int(text)
    except ValueError:
        value = 0
    if value not in SUPPORTED_DELAYS_MS:
        choices = ", ".join(str(delay) for delay in SUPPORTED_DELAYS_MS)
        raise argparse.ArgumentTypeError(f"{text} ms is not supported; choose one of {choices}")
    return value


def positive_int(text: str) -> int:
    """Return an integer above 0."""
    try:
        value = int(text)
    except ValueError:
        value = 0
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return value


def _one_of(text: str, choices: Sequence[str]) -> str:
    if text not in choices:
        raise argparse.ArgumentTypeError(f"{text!r} is none of {', '.join(choices)}")
    return text

"""`voxcap model info`: what a model folder holds."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from app.cli import arguments
from app.cli.errors import EXIT_DONE, EXIT_FAILED

if TYPE_CHECKING:
    from engine import CheckpointSummary

_FORMAT_NAMES = {"mistral": "Mistral", "hf": "Hugging Face", "prepared": "prepared weights"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument("path", metavar="PATH|full|demo", help="model folder")
    arguments.add_format_argument(parser)
    arguments.add_profile_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Describe the folder; return 0 if the model can be used and 1 if not."""
    from app.cli.destination import print_line
    from app.cli.main import complain
    from engine import summarise_checkpoint

    folder = arguments.model_path(args.path, args.profile)
    summary = summarise_checkpoint(folder, args.format or "auto")
    for line in describe(summary):
        print_line(line)
    for problem in summary.problems:
        complain(problem)
    return EXIT_FAILED if summary.problems else EXIT_DONE


def describe(summary: CheckpointSummary) -> list[str]:
    """Return lines for people to read; problems are not among them."""
    from app.cli.destination import shown
    from engine import SUPPORTED_DELAYS_MS

    rows = [("Folder", shown(summary.folder))]
    if summary.format_name is not None:
        rows.append(("Format", _FORMAT_NAMES.get(summary.format_name, summary.format_name)))
    rows += [("File", f"{file.name}  {megabytes(file.n_bytes)}") for file in summary.files]
    if summary.n_parameters:
        rows.append(("Parameters", f"{summary.n_parameters:,} in {', '.join(summary.dtypes)}"))
    config = summary.config
    if config is not None:
        encoder, decoder = config.encoder, config.decoder
        rows += [
            (
                "Encoder",
                f"{encoder.n_layers} layers of {encoder.dim}, {encoder.n_heads} heads, "
                f"window {encoder.window_states * 0.02:g} s",
            ),
            (
                "Decoder",
                f"{decoder.n_layers} layers of {decoder.dim}, {decoder.n_heads} heads "
                f"({decoder.n_kv_heads} for keys and values), "
                f"window {decoder.window_tokens * 0.08:g} s",
            ),
            ("Vocabulary", f"{decoder.vocab_size:,} tokens"),
        ]
    if summary.audio is not None:
        rows.append(("Own delay", f"{summary.audio.delay_ms:g} ms"))
    if not summary.problems:
        rows.append(("Delays", f"{', '.join(str(delay) for delay in SUPPORTED_DELAYS_MS)} ms"))
    rows.append(("Usable", "no" if summary.problems else "yes"))
    width = max(len(label) for label, _ in rows) + 2
    return [f"{label + ':':<{width}}{value}" for label, value in rows]


def megabytes(n_bytes: int) -> str:
    """Return a size in MB (10^6 bytes)."""
    return f"{n_bytes / 1e6:,.1f} MB"

"""What each precision costs in accuracy: on the demo model's digits, and on full-size shapes.

    python -m tests.benchmarks.accuracy [--sequences 200] [--threads 2] [--seed 7]

Digits: the word error rate of the demo model over the speaker who was left out of training, as in
`demo_accuracy`, with native kernels and, where they are switched off, with what torch offers.

Full size: random weights of the full model's shapes, as in `layer_errors`. Numbers of that kind
bound the noise a format adds; that real weights bear it must be measured on real weights.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from unittest.mock import patch

import torch
from rich.console import Console
from rich.table import Table

from engine import Engine, EngineSettings
from engine.kernels import BFloat16Format, Float32Format, LinearFormat, native_kernels
from engine.kernels.native.availability import ENVIRONMENT_VARIABLE
from engine.kernels.native.formats import NATIVE_FORMATS
from engine.kernels.native.pool import NativePool
from engine.kernels.torch_int4 import TorchInt4Format
from engine.kernels.torch_int8 import TorchInt8Format
from tests.benchmarks.demo_accuracy import PROJECT, STREAMS, score_digits
from tests.benchmarks.digit_sequences import DigitRecordings
from tests.benchmarks.layer_errors import (
    RandomWeights,
    head_scores,
    layer_errors,
    matrix_errors,
)

DELAY_MS = 480
PRECISIONS = ("float32", "bfloat16", "int8", "int4")


def digits_table(n_sequences: int, seed: int, n_threads: int) -> Table:
    """Return the demo model's word error rates."""
    sequences = list(DigitRecordings.load().sequences(n_sequences, seed))
    table = Table(title=f"Demo model, {n_sequences} sequences of digits, delay {DELAY_MS} ms")
    for heading in ("precision", "kernels", "WER %", "beside float32", "sub del ins", "of words"):
        table.add_column(heading, justify="right")
    exact: float | None = None
    for kernels in ({}, {ENVIRONMENT_VARIABLE: "off"}):
        for precision in PRECISIONS:
            settings = EngineSettings(precision=precision, threads=n_threads, max_streams=STREAMS)
            with patch.dict(os.environ, kernels):
                engine = Engine.load(PROJECT / "resources" / "demo-model", settings)
            score = score_digits(engine, sequences, DELAY_MS)
            engine.close()
            rate = 100 * score.word_error_rate
            exact = rate if exact is None else exact
            table.add_row(
                precision,
                engine.metrics().facts.linear_format,
                f"{rate:.2f}",
                f"{rate - exact:+.2f}",
                f"{score.substitutions} {score.deletions} {score.insertions}",
                str(score.spoken),
            )
    return table


def full_size_tables(formats: Sequence[LinearFormat]) -> Iterator[Table]:
    """Give the errors of matrices and layers, then of the head."""
    weights = RandomWeights()
    table = Table(
        title="Relative errors. Matrices: of normal inputs, of inputs with outliers. "
        "Layers: of the output, of what the layer adds"
    )
    table.add_column("")
    for each in formats:
        table.add_column(each.name, justify="right")
    for label, errors in (*matrix_errors(weights, formats), *layer_errors(weights, formats)):
        table.add_row(label, *errors)
    yield table
    table = Table(title="Head of 131,072 rows, random inputs")
    for heading in ("format", "logit error", "same best token", "largest lead lost"):
        table.add_column(heading, justify="right")
    for each, score in zip(formats, head_scores(weights, formats), strict=True):
        table.add_row(
            each.name,
            f"{score.logit_error:.2%}",
            f"{score.agreement:.1%}",
            f"{score.largest_lead_lost:.2f} deviations",
        )
    yield table


def all_formats(n_threads: int) -> list[LinearFormat]:
    """Return the formats of this computer's best native kernels, and torch's."""
    found: list[LinearFormat] = []
    kernels = native_kernels()
    if kernels.library is not None:
        pool = NativePool(kernels.library, n_threads, kernels.instruction_sets[0])
        found += [NATIVE_FORMATS[precision](pool) for precision in PRECISIONS]
    return [*found, Float32Format(), BFloat16Format(), TorchInt8Format(), TorchInt4Format()]


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sequences", type=int, default=200)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    torch.set_num_threads(arguments.threads)
    console = Console(width=180)
    for table in full_size_tables(all_formats(arguments.threads)):
        console.print(table)
    console.print(digits_table(arguments.sequences, arguments.seed, arguments.threads))


if __name__ == "__main__":
    main()

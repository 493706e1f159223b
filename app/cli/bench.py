"""`voxcap bench`: how fast this computer runs a model, part by part."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.cli import arguments
from app.cli.errors import EXIT_DONE
from app.whole_file import write_whole

if TYPE_CHECKING:
    from app.desktop.facts import Fact
    from engine import BenchmarkResult, BenchmarkSettings

FULL_SIZE_NAME = "full-size"
_TOKEN_MS = 80


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--model",
        default=FULL_SIZE_NAME,
        metavar="PATH|full|demo|full-size",
        help="model folder, or random weights of the full model's shape, which are as quick as "
        "the real ones (default: full-size)",
    )
    arguments.add_format_argument(parser)
    arguments.add_precision_argument(parser)
    arguments.add_threads_argument(parser)
    arguments.add_profile_argument(parser)
    parser.add_argument(
        "--streams", type=arguments.positive_int, default=1, metavar="N", help="sources at once"
    )
    parser.add_argument(
        "--context",
        type=arguments.positive_int,
        default=200,
        metavar="TOKENS",
        help="what was heard before, 80 ms each (default: 200; the most that matters is 8192)",
    )
    parser.add_argument(
        "--hop-ms",
        type=hop_ms,
        default=_TOKEN_MS,
        metavar="N",
        help="sound that comes at a time: 80 to 1280 in steps of 80 (default: 80)",
    )
    parser.add_argument(
        "--seconds",
        type=arguments.positive_int,
        default=10,
        metavar="N",
        help="how long to measure (default: 10)",
    )
    parser.add_argument("--json", type=Path, metavar="PATH", help="write all figures to a file")


def hop_ms(text: str) -> int:
    """Return a number of milliseconds that is a whole number of tokens."""
    value = arguments.positive_int(text)
    if value % _TOKEN_MS or value > 16 * _TOKEN_MS:
        raise argparse.ArgumentTypeError(f"{text} is not one of 80, 160, ... 1280")
    return value


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    from app.cli.destination import standard_output
    from app.desktop.load import processor_load
    from engine import BenchmarkSettings, run_benchmark

    is_random = args.model == FULL_SIZE_NAME
    settings = BenchmarkSettings(
        model=None if is_random else arguments.model_path(args.model, args.profile),
        engine=arguments.engine_settings(args, max_streams=args.streams),
        n_streams=args.streams,
        context_tokens=args.context,
        hop_tokens=args.hop_ms // _TOKEN_MS,
        seconds=args.seconds,
    )
    busy = processor_load()
    result = run_benchmark(settings)
    output = standard_output()
    for line in table([*machine(busy), *setting_facts(settings, result), *figures(result)]):
        output.write(line + "\n")
    output.write(verdict(result) + "\n")
    output.flush()
    if args.json is not None:
        write_whole(args.json, json.dumps(record(settings, result, busy), indent=2) + "\n")
    return EXIT_DONE


def machine(busy: float | None) -> list[Fact]:
    """Return what the computer is and how busy it was before."""
    from app.desktop.facts import computer_facts

    others = "unknown" if busy is None else f"{busy:.1f} processors' worth before measuring"
    return [*computer_facts(), ("Others' work", others)]


def setting_facts(settings: BenchmarkSettings, result: BenchmarkResult) -> list[Fact]:
    """Return what was measured."""
    facts = result.facts
    return [
        ("Model", facts.model),
        ("Weights", f"{facts.precision}: {facts.linear_format}"),
        ("Because", facts.linear_format_reason),
        ("Attention", facts.backend),
        ("Threads", str(facts.threads)),
        ("Streams", str(settings.n_streams)),
        ("Context", f"{settings.context_tokens} tokens"),
        ("Hop", f"{settings.hop_tokens * _TOKEN_MS} ms"),
    ]


def figures(result: BenchmarkResult) -> list[Fact]:
    """Return the figures; times are for 80 ms of sound."""
    rows = [
        ("Hops measured", str(len(result.hop_ms))),
        ("Median", f"{milliseconds(result.median_ms)} for each {_TOKEN_MS} ms of sound"),
        ("95 in 100 within", milliseconds(result.quantile_ms(0.95))),
        ("99 in 100 within", milliseconds(result.quantile_ms(0.99))),
        ("Real-time factor", f"{result.real_time_factor:.2f}"),
    ]
    rows += [(f"  {part.replace('_', ' ')}", milliseconds(ms)) for part, ms in result.parts_ms]
    for name, times in (("encoder", result.encoder), ("decoder", result.decoder)):
        if times is not None:
            rows += [
                (f"  {name}, products", milliseconds(times.linear_ms)),
                (f"  {name}, attention", milliseconds(times.attention_ms)),
                (f"  {name}, the rest", milliseconds(times.glue_ms)),
            ]
    rows += [
        ("Decoder passes a token", f"{result.passes_per_token:.2f}"),
        ("Loading", f"{result.loading_s:.1f} s"),
        ("Memory", gigabytes(result.resident_bytes)),
        ("Memory at most", gigabytes(result.peak_resident_bytes)),
        ("Read from memory", f"{result.bytes_per_token / 1e9:.2f} GB for 80 ms"),
    ]
    if result.memory_bytes_per_s is not None:
        share = result.bytes_per_token / (result.median_ms / 1e3) / result.memory_bytes_per_s
        rows += [
            ("Memory reads at", f"{result.memory_bytes_per_s / 1e9:.1f} GB/s"),
            ("Share of that", f"{share:.0%}"),
        ]
    return rows


def verdict(result: BenchmarkResult) -> str:
    """Say whether this computer keeps up."""
    factor = result.real_time_factor
    if factor > 1:
        return f"This computer does not keep up: it is {factor:.1f} times too slow."
    if result.quantile_ms(0.95) > _TOKEN_MS:
        return "This computer keeps up, but not at every moment: captions will lag now and then."
    return f"This computer keeps up: it needs {factor:.0%} of the time there is."


def table(rows: list[Fact]) -> list[str]:
    """Return lines with the values under one another."""
    width = max(len(label) for label, _ in rows) + 2
    return [f"{label + ':':<{width}}{value}" for label, value in rows]


def record(
    settings: BenchmarkSettings, result: BenchmarkResult, busy: float | None
) -> dict[str, Any]:
    """Return everything for a file of JSON."""
    return {
        "machine": dict(machine(busy)),
        "settings": {
            "streams": settings.n_streams,
            "context_tokens": settings.context_tokens,
            "hop_ms": settings.hop_tokens * _TOKEN_MS,
        },
        "median_ms": result.median_ms,
        "p95_ms": result.quantile_ms(0.95),
        "p99_ms": result.quantile_ms(0.99),
        "real_time_factor": result.real_time_factor,
        **asdict(result),
    }


def milliseconds(value: float) -> str:
    """Return a duration for the table."""
    return f"{value:.1f} ms"


def gigabytes(n_bytes: int | None) -> str:
    """Return a size for the table."""
    return "unknown" if n_bytes is None else f"{n_bytes / 1e9:.2f} GB"

"""The engine on a checkpoint of the true size, beside transformers on the same weights.

    python -m tests.benchmarks.full_size_checkpoint FOLDER
    python -m tests.benchmarks.full_size FOLDER --steps 20 --transformers

Prints how long loading takes, the memory it takes, milliseconds per 80 ms step of a live stream
by part, and with --profile the torch operators the time goes to. Speed does not depend on the
weights' values.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.profiler import ProfilerActivity, profile

from engine import Engine, EngineSettings, NoRutEscape
from engine.metrics import resident_bytes
from tests.benchmarks.full_size_transformers import TransformersStream, load_transformers
from tests.engine.recording import noise

SAMPLES_PER_TOKEN = 1280
PROMPT_TOKENS = 39


def resident_gb() -> float:
    """Return this process's resident memory; pages of mapped files count once touched."""
    return (resident_bytes() or 0) / 1e9


def anonymous_gb() -> float:
    """Return resident memory that is not backed by a file, where the system tells."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return float("nan")
    return next(int(line.split()[1]) for line in lines if line.startswith("RssAnon")) * 1024 / 1e9


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return how many seconds a call took, and its result."""
    began = time.perf_counter()
    result = work()
    return time.perf_counter() - began, result


def one_step_chunks(n_steps: int) -> Iterator[np.ndarray]:
    """Yield the sound of one step at a time."""
    samples = noise(n_steps * 0.08 + 1)
    for step in range(n_steps):
        yield samples[step * SAMPLES_PER_TOKEN :][:SAMPLES_PER_TOKEN]


def describe_steps(label: str, step_ms: list[float]) -> None:
    """Print the median and spread of the steps."""
    print(
        f"{label}: median {statistics.median(step_ms):.0f} ms per 80 ms step, "
        f"fastest {min(step_ms):.0f}, slowest {max(step_ms):.0f} ({len(step_ms)} steps)",
        flush=True,
    )


def measure_engine(
    folder: Path, precision: str, threads: int, n_steps: int, profiled: bool
) -> None:
    """Load the engine, run the prompt, then steps one by one."""
    settings = EngineSettings(
        precision=precision, threads=threads, rut_escape=NoRutEscape(), max_streams=1
    )
    load_s, engine = timed(lambda: Engine.load(folder, settings))
    print(f"engine: loaded in {load_s:.1f} s, resident {resident_gb():.2f} GB", flush=True)
    stream = engine.open_stream(480)
    prompt_s, _ = timed(lambda: stream.feed(noise(PROMPT_TOKENS * 0.08 - 2.56 + 0.01)))
    print(f"engine: prompt of {PROMPT_TOKENS} tokens in {prompt_s:.1f} s", flush=True)
    step_ms = [timed(lambda c=chunk: stream.feed(c))[0] * 1e3 for chunk in one_step_chunks(n_steps)]
    describe_steps(f"engine {precision}", step_ms)
    parts = ", ".join(
        f"{part} {durations.median_ms:.1f}" for part, durations in engine.metrics().parts
    )
    print(f"  by part (medians, ms): {parts}")
    print(f"  resident {resident_gb():.2f} GB, of which not of a file {anonymous_gb():.2f} GB")
    if profiled:
        with profile(activities=[ProfilerActivity.CPU]) as found:
            stream.feed(noise(0.08))
        print(found.key_averages().table(sort_by="self_cpu_time_total", row_limit=12))


def measure_transformers(folder: Path, threads: int, n_steps: int) -> None:
    """Run the same through transformers' own model and caches, in bfloat16."""
    torch.set_num_threads(threads)
    load_s, model = timed(lambda: load_transformers(folder))
    print(f"transformers: weights mapped in {load_s:.1f} s, resident {resident_gb():.2f} GB")
    prompt_s, stream = timed(lambda: TransformersStream(model, PROMPT_TOKENS - 33))
    print(f"transformers: prompt of {PROMPT_TOKENS} tokens in {prompt_s:.1f} s", flush=True)
    step_ms = [timed(stream.step)[0] * 1e3 for _ in range(n_steps)]
    describe_steps("transformers bfloat16", step_ms)
    print(f"  resident {resident_gb():.2f} GB, of which not of a file {anonymous_gb():.2f} GB")


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--precision", default="bfloat16", choices=("bfloat16", "float32"))
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--transformers", action="store_true")
    arguments = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}, {arguments.threads} threads")
    measure_engine(
        arguments.folder,
        arguments.precision,
        arguments.threads,
        arguments.steps,
        arguments.profile,
    )
    gc.collect()
    if arguments.transformers:
        measure_transformers(arguments.folder, arguments.threads, arguments.steps)


if __name__ == "__main__":
    main()

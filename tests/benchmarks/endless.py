"""Hours of audio through a small random model: flat memory, flat steps, the reference's tokens.

    python -m tests.benchmarks.endless --hours 3

The model's windows are shorter than the real one's for the decoder and true for the encoder, so
that every mechanism (blocks given back, moved, reused) runs thousands of times.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import tempfile
import time
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from engine import EngineSettings, NoRutEscape
from engine.metrics import resident_bytes
from tests.engine.recording import RecordingEngine, noise
from tests.random_checkpoint import CheckpointShape, write_random_checkpoint

SHAPE = CheckpointShape(
    dim=32,
    n_layers=1,
    n_heads=2,
    n_kv_heads=1,
    hidden_dim=48,
    window_tokens=1024,
    encoder_dim=32,
    encoder_layers=1,
    encoder_heads=1,
    encoder_hidden_dim=48,
    encoder_window_states=750,
)
CHUNK_S = 10.0
TOKENS_PER_S = 12.5
MINUTE_S = 60.0


@dataclass(frozen=True, slots=True)
class Run:
    """What a backend did: its tokens, and per minute of audio the memory and time it took.

    Attributes:
        tokens: every generated token.
        resident_mb: at the end of each minute of audio.
        step_ms: milliseconds per token, of each minute of audio.
    """

    tokens: array[int]
    resident_mb: list[float]
    step_ms: list[float]


def chunks(hours: float) -> Iterator[npt.NDArray[np.float32]]:
    """Yield hours of changing sound in ten-second pieces."""
    for index in range(round(hours * 3600 / CHUNK_S)):
        yield noise(CHUNK_S, seed=index)


def run(folder: Path, attention: str, hours: float) -> Run:
    """Stream hours of sound through the model on one attention backend."""
    settings = EngineSettings(
        precision="float32", threads=1, attention=attention, rut_escape=NoRutEscape(), max_streams=1
    )
    engine = RecordingEngine.load(folder, settings)
    stream = engine.open_stream(480)
    tokens = array("i", bytes(4 * round(hours * 3600 * TOKENS_PER_S)))
    n_tokens = 0
    resident_mb, step_ms, minute = [], [], []
    for index, samples in enumerate(chunks(hours), start=1):
        began = time.perf_counter()
        stream.feed(samples)
        minute.append((time.perf_counter() - began) * 1e3 / (CHUNK_S * TOKENS_PER_S))
        for token in engine.take_logits().argmax(dim=1).tolist():
            tokens[n_tokens] = token
            n_tokens += 1
        if index % round(MINUTE_S / CHUNK_S) == 0:
            gc.collect()
            resident_mb.append((resident_bytes() or 0) / 1e6)
            step_ms.append(statistics.median(minute))
            minute.clear()
    return Run(tokens[:n_tokens], resident_mb, step_ms)


def main() -> None:
    """Run both backends and print what they did."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--hours", type=float, default=3.0)
    parser.add_argument("--attention", nargs="+", default=["cpu", "reference"])
    arguments = parser.parse_args()
    hours = arguments.hours
    with tempfile.TemporaryDirectory() as name:
        folder = write_random_checkpoint(Path(name), "mistral", seed=1, shape=SHAPE)
        runs = {}
        for attention in arguments.attention:
            runs[attention] = found = run(folder, attention, hours)
            after_5 = found.resident_mb[min(4, len(found.resident_mb) - 1)]
            drift = [megabytes - after_5 for megabytes in found.resident_mb[5:]]
            print(
                f"{attention}: {len(found.tokens)} tokens, {len(set(found.tokens))} different; "
                f"resident {after_5:.1f} MB after 5 minutes, then "
                f"{min(drift, default=0):+.1f} to {max(drift, default=0):+.1f} MB, "
                f"{found.resident_mb[-1] - after_5:+.1f} MB at the end; ms per token "
                f"{statistics.median(found.step_ms[:10]):.2f} in the first 10 minutes, "
                f"{statistics.median(found.step_ms[-10:]):.2f} in the last",
                flush=True,
            )
    first, *others = runs.values()
    for name, other in zip(arguments.attention[1:], others, strict=True):
        pairs = enumerate(zip(first.tokens, other.tokens, strict=True))
        difference = next((index for index, (ours, theirs) in pairs if ours != theirs), None)
        verdict = "identical" if difference is None else f"different from token {difference} on"
        print(f"tokens of {arguments.attention[0]} and {name}: {verdict}")


if __name__ == "__main__":
    main()

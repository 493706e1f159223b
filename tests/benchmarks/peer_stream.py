"""Measure how long transcribe.cpp takes for pieces of a stream; prints JSON.

    python tests/benchmarks/peer_stream.py FILE.gguf [--threads 2] [--pieces-ms 960 160 80]

It needs numpy and transcribe-cpp only, so that it can run in an environment of its own. For every
length of pieces it prints milliseconds of compute for each 80 ms of sound, one number a piece.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from transcribe_cpp import Model, Stream, VoxtralRealtimeStreamOptions

SAMPLE_RATE = 16_000
TOKEN_MS = 80
LEAST_PIECES = 3
# Noise heard before; with the prompt the decoder then looks back to 200 tokens.
HEARD_PIECES, HEARD_PIECE_MS = 14, 960


def measure(
    file: Path, n_threads: int, pieces_ms: Sequence[int], seconds: float
) -> dict[int, list[float]]:
    """Return by length of pieces the milliseconds for each 80 ms of them."""
    with Model(file, backend="cpu") as model:
        session = model.session(n_threads=n_threads)
        options = VoxtralRealtimeStreamOptions(min_decode_interval_ms=1)
        with session, session.stream(family=options) as stream:
            for _ in range(HEARD_PIECES):
                feed_ms(stream, HEARD_PIECE_MS)
            return {length: pieces(stream, length, seconds) for length in pieces_ms}


def pieces(stream: Stream, length_ms: int, seconds: float) -> list[float]:
    """Feed pieces for so many seconds of compute after one to warm up."""
    feed_ms(stream, length_ms)
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < LEAST_PIECES or time.perf_counter() < end:
        times.append(feed_ms(stream, length_ms) * TOKEN_MS / length_ms)
    return times


def feed_ms(stream: Stream, length_ms: int) -> float:
    """Feed noise; return milliseconds of compute."""
    rng = np.random.default_rng(stream.revision)
    n_samples = length_ms * SAMPLE_RATE // 1000
    sound = (0.1 * rng.standard_normal(n_samples)).clip(-1, 1).astype(np.float32)
    begin = time.perf_counter()
    stream.feed(sound)
    return (time.perf_counter() - begin) * 1000


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, help="a GGUF file")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--pieces-ms", type=int, nargs="+", default=[960, 160, 80])
    parser.add_argument("--seconds", type=float, default=5)
    arguments = parser.parse_args()
    times = measure(arguments.file, arguments.threads, arguments.pieces_ms, arguments.seconds)
    print(json.dumps(times))


if __name__ == "__main__":
    main()

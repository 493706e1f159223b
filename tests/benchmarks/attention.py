"""Time of one attention layer at the real model's sizes, beside torch's fused attention.

    python -m tests.benchmarks.attention [--threads 1 2] [--seconds 1.0]

Each line is one step of one stream with a full window: the median and the fastest fifth. Several
layers' caches are used in turn, so that keys come from memory as they do in the model. The fused
attention gets the whole history as one contiguous run and no mask, which is less than the task.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle

import torch
from torch.nn.functional import scaled_dot_product_attention

from engine.attention import (
    AttentionLayer,
    AttentionSpec,
    PagedKVCache,
    SequenceSlice,
    StepBuffers,
    with_block_pooling,
)
from engine.attention.cpu import CpuBackend
from engine.attention.kv_cache import CacheLayers

BLOCK_TOKENS = 32
POOL_SIZE = 4
CACHE_BYTES = 150_000_000


@dataclass(frozen=True)
class Case:
    """One kind of layer after `n_tokens` tokens of a stream, one token at a time."""

    name: str
    n_heads: int
    n_kv_heads: int
    head_size: int
    window: int
    n_tokens: int
    states_per_token: int

    @property
    def n_keys(self) -> int:
        return min(self.n_tokens * self.states_per_token, self.window + self.states_per_token - 1)


CASES = (
    Case("encoder", 32, 32, 64, 750, 400, POOL_SIZE),
    Case("decoder 200", 32, 8, 128, 8192, 200, 1),
    Case("decoder 2000", 32, 8, 128, 8192, 2000, 1),
    Case("decoder 8192", 32, 8, 128, 8192, 20_000, 1),
)


def measure(run: Callable[[], None], seconds: float) -> tuple[float, float]:
    """Return the median and the fastest fifth of the time of `run` in milliseconds."""
    run()
    times = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(times) < 5:
        start = time.perf_counter()
        run()
        times.append((time.perf_counter() - start) * 1e3)
    return statistics.median(times), sorted(times)[len(times) // 5]


def engine_step(case: Case, dtype: torch.dtype) -> tuple[Callable[[], None], Callable[[], None]]:
    """Return what attends in the next layer, and what builds the step's metadata."""
    spec = AttentionSpec(
        case.n_heads, case.n_kv_heads, case.head_size, case.window, BLOCK_TOKENS, dtype
    )
    bytes_per_key = 2 * case.n_kv_heads * case.head_size * dtype.itemsize
    n_layers = max(2, min(8, CACHE_BYTES // (bytes_per_key * case.n_keys)))
    pooled = with_block_pooling(CpuBackend, POOL_SIZE, case.window)
    tiny = AttentionSpec(1, 1, 8, case.window, BLOCK_TOKENS, dtype)
    encodes = case.states_per_token > 1
    cache = PagedKVCache(
        CpuBackend,
        pooled,
        CacheLayers(n_layers, spec) if encodes else CacheLayers(1, tiny),
        CacheLayers(1, tiny) if encodes else CacheLayers(n_layers, spec),
        block_tokens=BLOCK_TOKENS,
        pool_size=POOL_SIZE,
        max_sequences=1,
        max_chunk_tokens=64,
    )
    layers = cache.encoder_layers if encodes else cache.decoder_layers
    backend = pooled if encodes else CpuBackend
    for kv_cache in layers:
        kv_cache.normal_()
    sequence = cache.open_sequence()
    for _ in range(case.n_tokens - 1):
        sequence.reserve(1)
        sequence.encoder_advanced(1)
        sequence.decoder_advanced(1)
    sequence.reserve(1)
    limits = cache.limits(max_rows=1)
    buffers = StepBuffers(limits, BLOCK_TOKENS)
    builder = backend.builder_class()(spec, limits)
    layer = AttentionLayer(backend, spec, case.head_size**-0.5)
    query, out = torch.randn(2, case.states_per_token, case.n_heads, case.head_size)
    key, value = torch.randn(2, case.states_per_token, case.n_kv_heads, case.head_size)

    def build() -> None:
        builder.build(buffers.fill([SequenceSlice(sequence, case.n_tokens - 1, 1)]))

    built = builder.build(buffers.fill([SequenceSlice(sequence, case.n_tokens - 1, 1)]))
    in_turn = cycle(layers)

    def attend() -> None:
        layer.attend(query, key, value, next(in_turn), built, out)

    return attend, build


def fused_step(case: Case, dtype: torch.dtype) -> Callable[[], None]:
    """Return torch's fused attention with the queries of a group as rows of one head."""
    rows = case.n_heads // case.n_kv_heads * case.states_per_token
    query = torch.randn(1, case.n_kv_heads, rows, case.head_size).to(dtype)
    shape = (2, 1, case.n_kv_heads, case.n_keys, case.head_size)
    n_layers = max(2, min(8, CACHE_BYTES // (torch.Size(shape).numel() * dtype.itemsize)))
    in_turn = cycle([torch.randn(shape).to(dtype) for _ in range(n_layers)])

    def attend() -> None:
        keys, values = next(in_turn)
        scaled_dot_product_attention(query, keys, values)

    return attend


def main() -> None:
    """Print one line for each number of threads, layer and cache dtype."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--threads", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    print("threads  layer         cache      cpu backend     build   torch fused   (ms: p50 / p20)")
    for threads in arguments.threads:
        torch.set_num_threads(threads)
        for case in CASES:
            for dtype in (torch.float32, torch.bfloat16):
                attend, build = engine_step(case, dtype)
                ours = measure(attend, arguments.seconds)
                building = measure(build, arguments.seconds / 5)
                fused = measure(fused_step(case, dtype), arguments.seconds)
                print(
                    f"{threads:7}  {case.name:12}  {str(dtype).removeprefix('torch.'):8}"
                    f"  {ours[0]:6.2f} /{ours[1]:6.2f}  {building[0]:6.3f}"
                    f"  {fused[0]:6.2f} /{fused[1]:6.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()

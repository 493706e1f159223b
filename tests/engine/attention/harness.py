"""Drives one backend, plain or pooled, over random packed steps beside the oracle."""

from __future__ import annotations

from dataclasses import dataclass, field

import torch
from torch import Tensor

from engine.attention import (
    AttentionBackend,
    AttentionLayer,
    AttentionSpec,
    BackendRegistry,
    StepLimits,
    StepMetadata,
    with_block_pooling,
)
from tests.engine.attention.oracle import windowed_attention

SCALE = 0.3
POOL_SIZE = 4


@dataclass(frozen=True)
class Plain:
    """The backend as it is: a position is a token."""

    positions_per_token = 1

    def backend(
        self, backend: type[AttentionBackend], window: int, registry: BackendRegistry
    ) -> type[AttentionBackend]:
        return backend

    def __str__(self) -> str:
        return "plain"


@dataclass(frozen=True)
class Pooled:
    """The backend with block pooling: POOL_SIZE positions are a token."""

    positions_per_token = POOL_SIZE

    def backend(
        self, backend: type[AttentionBackend], window: int, registry: BackendRegistry
    ) -> type[AttentionBackend]:
        return with_block_pooling(backend, POOL_SIZE, window, registry)

    def __str__(self) -> str:
        return "pooled"


@dataclass(frozen=True)
class Scenario:
    """What a backend is driven through. Chunks are tokens per stream, one tuple per step."""

    steps: tuple[tuple[int, ...], ...]
    window: int = 7
    block_tokens: int = 2
    n_kv_heads: int = 2
    group_size: int = 2
    head_size: int = 8
    dtype: torch.dtype = torch.float32
    padding_rows: int = 1
    seed: int = 0

    @property
    def n_streams(self) -> int:
        return max(len(chunks) for chunks in self.steps)

    def spec(self) -> AttentionSpec:
        return AttentionSpec(
            n_heads=self.n_kv_heads * self.group_size,
            n_kv_heads=self.n_kv_heads,
            head_size=self.head_size,
            window=self.window,
            block_size=self.block_tokens,
            dtype=self.dtype,
        )


@dataclass
class StreamUnderTest:
    """One stream: its history for the oracle, its blocks for the backend."""

    keys: Tensor
    values: Tensor
    first_block: int = 0
    block_ids: list[int] = field(default_factory=list)
    n_tokens: int = 0


@dataclass(frozen=True)
class Step:
    """One packed step as it is handed to a backend, and what must come out."""

    metadata: StepMetadata
    query: Tensor
    key: Tensor
    value: Tensor
    expected: Tensor
    n_written: int


class Driver:
    """Runs a scenario on a backend. Blocks get scattered ids and are reused as soon as unseen.

    The cache starts as NaN, and blocks given back become NaN again, so that reading a slot that
    was not written, or is not the stream's any more, cannot go unnoticed.
    """

    def __init__(
        self,
        backend: type[AttentionBackend],
        form: Plain | Pooled,
        scenario: Scenario,
        registry: BackendRegistry,
    ) -> None:
        self.scenario = scenario
        self.per_token = form.positions_per_token
        self.backend = form.backend(backend, scenario.window, registry)
        self.random = torch.Generator().manual_seed(scenario.seed)
        spec = scenario.spec()
        largest_chunk = max(max(chunks) for chunks in scenario.steps)
        longest = -(-scenario.window // self.per_token) + largest_chunk
        per_stream = longest // scenario.block_tokens + 2
        n_blocks = per_stream * scenario.n_streams + 1
        shape = self.backend.kv_cache_shape(
            n_blocks, scenario.block_tokens, spec.n_kv_heads, spec.head_size
        )
        self.kv_cache = torch.full(shape, torch.nan, dtype=spec.dtype)
        self.free = [int(i) + 1 for i in torch.randperm(n_blocks - 1, generator=self.random)]
        self.limits = StepLimits(
            max_sequences=scenario.n_streams,
            max_rows=largest_chunk * scenario.n_streams + scenario.padding_rows,
            max_blocks=per_stream,
        )
        self.builder = self.backend.builder_class()(spec, self.limits)
        self.layer = AttentionLayer(self.backend, spec, SCALE)
        empty = torch.empty(0, spec.n_kv_heads, spec.head_size)
        self.streams = [StreamUnderTest(empty, empty) for _ in range(scenario.n_streams)]

    def prepare(self, chunks: tuple[int, ...]) -> Step:
        """Return the next step, in which stream i brings chunks[i] tokens."""
        spec, padding = self.scenario.spec(), self.scenario.padding_rows
        n_rows = (sum(chunks) + padding) * self.per_token
        query = torch.randn(n_rows, spec.n_heads, spec.head_size, generator=self.random)
        key = torch.randn(n_rows, spec.n_kv_heads, spec.head_size, generator=self.random)
        value = torch.randn(n_rows, spec.n_kv_heads, spec.head_size, generator=self.random)
        expected = torch.full((n_rows, spec.n_heads, spec.head_size), 7.0, dtype=torch.float64)
        table = torch.randint(0, 1 << 20, (len(chunks), self.limits.max_blocks)).int()
        starts, lengths, slots, row = [0], [], [], 0
        for index, (stream, n_tokens) in enumerate(zip(self.streams, chunks, strict=False)):
            rows = slice(row, row + n_tokens * self.per_token)
            stream.keys = torch.cat([stream.keys, key[rows].to(spec.dtype)])
            stream.values = torch.cat([stream.values, value[rows].to(spec.dtype)])
            expected[rows] = windowed_attention(
                query[rows], stream.keys, stream.values, spec.window, SCALE
            )
            slots += self._take_slots(stream, n_tokens)
            table[index, : len(stream.block_ids)] = torch.tensor(stream.block_ids).int()
            lengths.append(stream.n_tokens - stream.first_block * spec.block_size)
            starts.append(starts[-1] + n_tokens)
            row = rows.stop
        metadata = StepMetadata(
            query_start=torch.tensor(starts, dtype=torch.int32),
            seq_lens=torch.tensor(lengths, dtype=torch.int32),
            slot_mapping=torch.tensor(slots + [-1] * padding, dtype=torch.int64),
            block_table=table,
            n_tokens=sum(chunks),
            max_query_len=max(chunks),
            max_seq_len=max(lengths),
        )
        return Step(metadata, query, key, value, expected, row)

    def attend(self, step: Step) -> Tensor:
        """Run the step and give back the blocks no later query sees."""
        out = torch.full(step.query.shape, 7.0)
        built = self.builder.build(step.metadata)
        self.layer.attend(step.query, step.key, step.value, self.kv_cache, built, out)
        for stream in self.streams:
            self._give_back_unseen(stream)
        return out

    def _take_slots(self, stream: StreamUnderTest, n_tokens: int) -> list[int]:
        slots = []
        for token in range(stream.n_tokens, stream.n_tokens + n_tokens):
            block, offset = divmod(token, self.scenario.block_tokens)
            if block - stream.first_block == len(stream.block_ids):
                stream.block_ids.append(self.free.pop())
            block_id = stream.block_ids[block - stream.first_block]
            slots.append(block_id * self.scenario.block_tokens + offset)
        stream.n_tokens += n_tokens
        return slots

    def _give_back_unseen(self, stream: StreamUnderTest) -> None:
        oldest = max(0, stream.n_tokens * self.per_token - self.scenario.window + 1)
        while (stream.first_block + 1) * self.scenario.block_tokens * self.per_token <= oldest:
            if not stream.block_ids:
                break
            block_id = stream.block_ids.pop(0)
            stream.first_block += 1
            untouched_block = 0
            self.backend.copy_block(
                self.kv_cache, self.scenario.block_tokens, untouched_block, block_id
            )
            self.free.insert(
                int(torch.randint(len(self.free) + 1, (1,), generator=self.random)), block_id
            )

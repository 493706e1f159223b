"""What is particular to the cpu backend: its runs, its tiles, its memory."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_flatten

from engine.attention import AttentionBackend, AttentionLayer, AttentionSpec, StepLimits
from engine.attention.cpu import CpuBackend
from engine.attention.cpu_step import find_pieces, find_write_runs
from engine.attention.reference import ReferenceBackend
from engine.attention.spec import StepMetadata

BLOCK_SIZE = 32


@settings(max_examples=100, deadline=None)
@given(
    block_ids=st.lists(st.integers(0, 12), min_size=1, max_size=8, unique=True),
    block_size=st.integers(1, 5),
    max_keys=st.integers(1, 9),
    data=st.data(),
)
def test_pieces_cover_the_keys_in_order(
    block_ids: list[int], block_size: int, max_keys: int, data: st.DataObject
) -> None:
    n_slots = len(block_ids) * block_size
    first = data.draw(st.integers(0, n_slots - 1))
    end = data.draw(st.integers(first + 1, n_slots))
    slots: list[int] = []
    columns: list[int] = []
    for piece in find_pieces(first, end, block_ids, block_size, max_keys):
        slots += range(piece.slots.start, piece.slots.stop)
        columns += range(piece.columns.start, piece.columns.stop)
        assert piece.slots.stop - piece.slots.start <= max_keys
    expected = [block_ids[p // block_size] * block_size + p % block_size for p in range(first, end)]
    assert slots == expected
    assert columns == list(range(end - first))


def test_consecutive_blocks_are_one_piece() -> None:
    pieces = list(find_pieces(3, 21, [4, 5, 6, 1, 2], 5, 1000))
    assert [(p.slots.start, p.slots.stop) for p in pieces] == [(23, 35), (5, 11)]


@settings(max_examples=100, deadline=None)
@given(st.lists(st.integers(-1, 6), max_size=12))
def test_write_runs_cover_the_rows_with_a_slot(slots: list[int]) -> None:
    written: dict[int, int] = {}
    for run in find_write_runs(slots):
        rows = range(run.rows.start, run.rows.stop)
        written |= dict(zip(rows, range(run.slots.start, run.slots.stop), strict=True))
    assert written == {row: slot for row, slot in enumerate(slots) if slot >= 0}


def test_consecutive_slots_are_one_write() -> None:
    runs = list(find_write_runs([7, 8, 9, 3, -1, -1, 0, 1]))
    assert [(r.rows.start, r.rows.stop) for r in runs] == [(0, 3), (3, 4), (6, 8)]


def one_stream_step(n_keys: int, n_queries: int, block_ids: list[int]) -> StepMetadata:
    slots = [
        block_ids[p // BLOCK_SIZE] * BLOCK_SIZE + p % BLOCK_SIZE
        for p in range(n_keys - n_queries, n_keys)
    ]
    return StepMetadata(
        query_start=torch.tensor([0, n_queries], dtype=torch.int32),
        seq_lens=torch.tensor([n_keys], dtype=torch.int32),
        slot_mapping=torch.tensor(slots, dtype=torch.int64),
        block_table=torch.tensor([block_ids], dtype=torch.int32),
        n_tokens=n_queries,
        max_query_len=n_queries,
        max_seq_len=n_keys,
    )


def attend(
    backend: type[AttentionBackend], spec: AttentionSpec, step: StepMetadata, history: Tensor
) -> Tensor:
    """Attend with the last rows of a stream with keys and values `history` [2, n, heads, d]."""
    n_keys, n_queries = int(step.seq_lens[0]), step.n_tokens
    n_blocks = int(step.block_table.max()) + 1
    shape = backend.kv_cache_shape(n_blocks, BLOCK_SIZE, spec.n_kv_heads, spec.head_size)
    kv_cache = torch.full(shape, torch.nan, dtype=spec.dtype)
    layer = AttentionLayer(backend, spec, scale=spec.head_size**-0.5)
    limits = StepLimits(1, n_keys, step.block_table.shape[1])
    builder = backend.builder_class()(spec, limits)
    past = one_stream_step(n_keys, n_keys, step.block_table[0].tolist())
    layer.implementation.write_kv(history[0], history[1], kv_cache, builder.build(past))
    query = torch.randn(
        n_queries, spec.n_heads, spec.head_size, generator=torch.Generator().manual_seed(1)
    )
    out = torch.empty_like(query)
    key, value = history[:, -n_queries:]
    layer.attend(query, key, value, kv_cache, builder.build(step), out)
    return out


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize(
    ("n_heads", "n_kv_heads", "head_size", "window", "n_keys", "n_queries"),
    [
        pytest.param(32, 32, 64, 750, 1100, 4, id="encoder"),
        pytest.param(32, 8, 128, 8192, 1300, 1, id="decoder"),
        pytest.param(32, 8, 128, 8192, 39, 39, id="prompt"),
        pytest.param(2, 2, 16, 750, 1200, 700, id="tiles by queries"),
        pytest.param(32, 1, 8, 900, 1500, 200, id="tiles by scores"),
    ],
)
def test_real_shapes_equal_the_reference(
    n_heads: int,
    n_kv_heads: int,
    head_size: int,
    window: int,
    n_keys: int,
    n_queries: int,
    dtype: torch.dtype,
) -> None:
    spec = AttentionSpec(n_heads, n_kv_heads, head_size, window, BLOCK_SIZE, dtype)
    random = torch.Generator().manual_seed(0)
    history = torch.randn(2, n_keys, n_kv_heads, head_size, generator=random)
    n_blocks = -(-n_keys // BLOCK_SIZE)
    block_ids = [(i + n_blocks // 3) % n_blocks for i in range(n_blocks)]
    step = one_stream_step(n_keys, n_queries, block_ids)
    torch.testing.assert_close(
        attend(CpuBackend, spec, step, history),
        attend(ReferenceBackend, spec, step, history),
        atol=1e-6,
        rtol=1e-5,
    )


class NewStorage(TorchDispatchMode):
    """Counts the bytes of tensors that operators return and did not get."""

    def __init__(self) -> None:
        super().__init__()
        self.n_bytes = 0

    def __torch_dispatch__(
        self, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        given = {_storage(x) for x in tree_flatten((args, kwargs))[0] if isinstance(x, Tensor)}
        result = func(*args, **(kwargs or {}))
        for x in tree_flatten(result)[0]:
            if isinstance(x, Tensor) and _storage(x) not in given:
                self.n_bytes += x.numel() * x.element_size()
        return result


def _storage(tensor: Tensor) -> int:
    return tensor.untyped_storage().data_ptr()


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize("n_queries", [1, 4])
def test_a_step_allocates_no_tensor(n_queries: int, dtype: torch.dtype) -> None:
    spec = AttentionSpec(8, 2, 32, 750, BLOCK_SIZE, dtype)
    block_ids = [3, 4, 0, 1, *range(5, 30)]
    kv_cache = torch.zeros(CpuBackend.kv_cache_shape(30, BLOCK_SIZE, 2, 32), dtype=dtype)
    layer = AttentionLayer(CpuBackend, spec, scale=1.0)
    builder = CpuBackend.builder_class()(spec, StepLimits(1, n_queries, len(block_ids)))
    query, out = torch.zeros(2, n_queries, 8, 32)
    key, value = torch.zeros(2, n_queries, 2, 32)
    for n_keys in (100, 900):
        built = builder.build(one_stream_step(n_keys, n_queries, block_ids))
        with NewStorage() as allocated:
            layer.attend(query, key, value, kv_cache, built, out)
        assert allocated.n_bytes == 0

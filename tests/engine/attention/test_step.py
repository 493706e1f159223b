from __future__ import annotations

import pytest
import torch

from engine.attention import Sequence, SequenceSlice, StepBuffers, StepLimits
from engine.errors import SettingError
from tests.engine.attention.caches import Sizes, paged_cache, run_one_by_one

SIZES = Sizes(encoder_window=10, decoder_window=23, block_tokens=4, max_chunk_tokens=6)


@pytest.fixture
def sequences() -> list[Sequence]:
    """Two streams of different ages, each with 5 tokens reserved."""
    cache = paged_cache(SIZES)
    old, young = cache.open_sequence(), cache.open_sequence()
    run_one_by_one(old, 101)
    run_one_by_one(young, 2)
    old.reserve(5)
    young.reserve(5)
    return [old, young]


def buffers(max_rows: int = 20, max_blocks: int = 12) -> StepBuffers:
    return StepBuffers(StepLimits(2, max_rows, max_blocks), SIZES.block_tokens)


def slot(sequence: Sequence, token: int) -> int:
    block, offset = divmod(token - sequence.first_token, SIZES.block_tokens)
    return sequence.block_ids[block] * SIZES.block_tokens + offset


def test_rows_are_packed_in_the_order_given(sequences: list[Sequence]) -> None:
    old, young = sequences
    step = buffers().fill([SequenceSlice(young, 2, 5), SequenceSlice(old, 101, 3)])
    assert step.query_start.tolist() == [0, 5, 8]
    assert step.seq_lens.tolist() == [7, 104 - old.first_token]
    expected = [slot(young, t) for t in range(2, 7)] + [slot(old, t) for t in range(101, 104)]
    assert step.slot_mapping.tolist() == expected
    for row, sequence in enumerate((young, old)):
        filled = step.block_table[row, : len(sequence.block_ids)].tolist()
        assert tuple(filled) == sequence.block_ids
    assert (step.n_tokens, step.max_query_len) == (8, 5)
    assert step.max_seq_len == max(step.seq_lens.tolist())
    dtypes = [t.dtype for t in (step.query_start, step.seq_lens, step.block_table)]
    assert dtypes == [torch.int32] * 3
    assert step.slot_mapping.dtype is torch.int64


def test_buffers_are_filled_in_place(sequences: list[Sequence]) -> None:
    reused = buffers()
    first = reused.fill([SequenceSlice(part, part.encoded_tokens, 2) for part in sequences])
    second = reused.fill([SequenceSlice(sequences[0], 101, 1)])
    for name in ("query_start", "seq_lens", "slot_mapping", "block_table"):
        assert getattr(first, name).data_ptr() == getattr(second, name).data_ptr()


def test_step_without_rows_is_empty() -> None:
    step = buffers().fill([])
    assert step.query_start.tolist() == [0]
    assert (step.n_tokens, step.max_query_len, step.max_seq_len) == (0, 0, 0)


def test_step_larger_than_the_buffers_is_refused(sequences: list[Sequence]) -> None:
    part = SequenceSlice(sequences[1], 2, 5)
    with pytest.raises(SettingError, match="5 rows"):
        buffers(max_rows=4).fill([part])
    with pytest.raises(SettingError, match="blocks"):
        buffers(max_blocks=1).fill([part])
    with pytest.raises(SettingError, match="3 sequences"):
        buffers().fill([part] * 3)


@pytest.mark.parametrize(("first_token", "n_tokens"), [(10, 2), (104, 5), (-1, 1)])
def test_tokens_without_a_block_are_refused(
    sequences: list[Sequence], first_token: int, n_tokens: int
) -> None:
    with pytest.raises(SettingError, match="reserve") as caught:
        buffers().fill([SequenceSlice(sequences[0], first_token, n_tokens)])
    assert caught.value.value == first_token

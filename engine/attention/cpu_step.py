"""What the cpu backend computes from a step's metadata once, for all layers of a kind.

A sequence's visible keys lie in a few runs of consecutive blocks. A run is one slice of the cache,
so nothing is gathered; the runs' bounds are plain integers made here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import torch
from torch import Tensor

from engine.attention.backend import MetadataBuilder
from engine.attention.spec import AttentionSpec, StepLimits, StepMetadata

_MAX_TILE_QUERIES = 256
# Scores of a tile of several queries take at most this many floats (16 MB).
_MAX_SCORES = 1 << 22
# Keys are converted to float32 in pieces of this many floats (4 MB): small enough to stay in the
# cache until they are used, large enough that threads seldom wait for each other.
_MAX_CONVERTED = 1 << 20


@dataclass(frozen=True, slots=True)
class KeyPiece:
    """Keys that lie side by side in the cache.

    Attributes:
        slots: where they lie.
        columns: which columns of the tile's scores they are.
    """

    slots: slice
    columns: slice


@dataclass(frozen=True, slots=True)
class QueryTile:
    """Some consecutive queries of one sequence and the keys at least one of them sees.

    Attributes:
        rows: the queries' rows in the step.
        pieces: the keys, oldest first.
        n_queries: number of rows.
        n_keys: number of keys; the last `n_queries` of them are the queries' own.
        n_unlimited: leading queries that see the oldest key. Query i after them has lost the
            i + 1 oldest keys to the window.
    """

    rows: slice
    pieces: tuple[KeyPiece, ...]
    n_queries: int
    n_keys: int
    n_unlimited: int


@dataclass(frozen=True, slots=True)
class WriteRun:
    """Consecutive rows whose keys go to consecutive slots."""

    rows: slice
    slots: slice


class Workspace:
    """Buffers shared by all layers of a kind; every float32 tensor a step needs is a view of them.

    Attributes:
        after: bool [max_queries, max_queries], True where the column is greater than the row.
        up_to: its opposite.
    """

    def __init__(
        self, spec: AttentionSpec, max_queries: int, max_scores: int, max_piece_keys: int
    ) -> None:
        """Make the buffers.

        Args:
            spec: the layers' shape.
            max_queries: queries of the largest tile.
            max_scores: scores of the largest tile.
            max_piece_keys: keys of the largest piece.
        """
        self._queries = torch.empty(max_queries * spec.n_heads * spec.head_size)
        self._result = torch.empty_like(self._queries)
        self._scores = torch.empty(max_scores)
        self._piece_scores = torch.empty(max_scores)
        self._converted = torch.empty(max_piece_keys * spec.n_kv_heads * spec.head_size)
        self.after = torch.ones(max_queries, max_queries, dtype=torch.bool).triu_(1)
        self.up_to = self.after.logical_not()

    def queries(self, n_heads: int, n_rows: int, head_size: int) -> Tensor:
        """Return float32 [n_heads, n_rows, head_size] for the scaled queries."""
        return _view(self._queries, n_heads, n_rows, head_size)

    def result(self, n_heads: int, n_rows: int, head_size: int) -> Tensor:
        """Return float32 [n_heads, n_rows, head_size] for the sum of values."""
        return _view(self._result, n_heads, n_rows, head_size)

    def scores(self, n_heads: int, n_rows: int, n_keys: int) -> Tensor:
        """Return float32 [n_heads, n_rows, n_keys] for the scores of a tile."""
        return _view(self._scores, n_heads, n_rows, n_keys)

    def piece_scores(self, n_heads: int, n_keys: int, n_rows: int) -> Tensor:
        """Return float32 [n_heads, n_keys, n_rows] for the scores of a piece, keys first."""
        return _view(self._piece_scores, n_heads, n_keys, n_rows)

    def as_float32(self, piece: Tensor) -> Tensor:
        """Return a piece [n_heads, n_keys, head_size] itself, or a copy until the next call."""
        if piece.dtype is torch.float32:
            return piece
        return _view(self._converted, *piece.shape).copy_(piece)


@dataclass(frozen=True, slots=True)
class CpuStep:
    """The cpu backend's metadata of a step."""

    tiles: tuple[QueryTile, ...]
    writes: tuple[WriteRun, ...]
    workspace: Workspace


class CpuStepBuilder(MetadataBuilder[CpuStep]):
    """Finds the runs of keys and slots of a step."""

    def __init__(self, spec: AttentionSpec, limits: StepLimits) -> None:
        """Make the workspace; arguments as in the base class."""
        super().__init__(spec, limits)
        self._max_queries = min(limits.max_rows, _MAX_TILE_QUERIES)
        longest = limits.max_blocks * spec.block_size
        self._max_scores = max(_MAX_SCORES, spec.n_heads * min(longest, spec.window))
        self._max_piece_keys = _max_piece_keys(spec, longest)
        self._workspace = Workspace(spec, self._max_queries, self._max_scores, self._max_piece_keys)

    def build(self, step: StepMetadata) -> CpuStep:
        """Return tiles of queries with their runs of keys, and the runs to write."""
        tiles: list[QueryTile] = []
        starts = step.query_start.tolist()
        for sequence, seq_len in enumerate(step.seq_lens.tolist()):
            start, stop = starts[sequence], starts[sequence + 1]
            if start == stop:
                continue
            first_key = max(0, seq_len - (stop - start) - self.spec.window + 1)
            first_block = first_key // self.spec.block_size
            end_block = (seq_len - 1) // self.spec.block_size + 1
            block_ids = step.block_table[sequence, first_block:end_block].tolist()
            tile_queries = self._tile_queries(stop - start, seq_len)
            for row in range(start, stop, tile_queries):
                rows = slice(row, min(stop, row + tile_queries))
                end = seq_len - (stop - rows.stop)
                tiles.append(self._tile(rows, end, block_ids, first_block))
        writes = tuple(find_write_runs(step.slot_mapping.tolist()))
        return CpuStep(tuple(tiles), writes, self._workspace)

    def _tile_queries(self, n_queries: int, seq_len: int) -> int:
        """Return how many queries of a sequence to take at once so that their scores fit."""
        n_keys = min(seq_len, self.spec.window + n_queries - 1)
        fitting = self._max_scores // (self.spec.n_heads * n_keys)
        return max(1, min(n_queries, self._max_queries, fitting))

    def _tile(self, rows: slice, end: int, block_ids: list[int], first_block: int) -> QueryTile:
        """Return the tile of queries whose last one is at position `end` - 1 of its sequence."""
        n_queries = rows.stop - rows.start
        window, block_size = self.spec.window, self.spec.block_size
        oldest_of_first_query = end - n_queries - window + 1
        first_key = max(0, oldest_of_first_query)
        pieces = find_pieces(
            first_key - first_block * block_size,
            end - first_block * block_size,
            block_ids,
            block_size,
            self._max_piece_keys,
        )
        return QueryTile(
            rows=rows,
            pieces=tuple(pieces),
            n_queries=n_queries,
            n_keys=end - first_key,
            n_unlimited=min(n_queries, first_key - oldest_of_first_query + 1),
        )


def find_pieces(
    first_key: int, end_key: int, block_ids: list[int], block_size: int, max_keys: int
) -> Iterator[KeyPiece]:
    """Yield the keys first_key ... end_key - 1 of a block list as slices of at most `max_keys`.

    Consecutive block ids make one run.
    """
    column = 0
    position = first_key
    while position < end_key:
        block, offset = divmod(position, block_size)
        run_end = block + 1
        while run_end * block_size < end_key and block_ids[run_end] == block_ids[run_end - 1] + 1:
            run_end += 1
        n_keys = min(run_end * block_size, end_key, position + max_keys) - position
        slot = block_ids[block] * block_size + offset
        yield KeyPiece(slice(slot, slot + n_keys), slice(column, column + n_keys))
        column += n_keys
        position += n_keys


def find_write_runs(slots: list[int]) -> Iterator[WriteRun]:
    """Yield the runs of consecutive slots of a slot mapping; rows with slot -1 belong to none."""
    bounds = [
        row
        for row in range(1, len(slots))
        if slots[row] != slots[row - 1] + 1 or slots[row - 1] < 0
    ]
    for start, stop in pairwise([0, *bounds, len(slots)]):
        if start < stop and slots[start] >= 0:
            slot = slots[start]
            yield WriteRun(slice(start, stop), slice(slot, slot + stop - start))


def _max_piece_keys(spec: AttentionSpec, longest: int) -> int:
    """Return how many keys one piece may have: a float32 cache is read where it lies."""
    if spec.dtype is torch.float32:
        return longest
    return max(1, _MAX_CONVERTED // (spec.n_kv_heads * spec.head_size))


def _view(buffer: Tensor, n_heads: int, n_rows: int, n_columns: int) -> Tensor:
    return buffer[: n_heads * n_rows * n_columns].view(n_heads, n_rows, n_columns)

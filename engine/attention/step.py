"""The metadata of a packed step, filled in place from the sequences' block tables."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import torch

from engine.attention.sequence import Sequence
from engine.attention.spec import StepLimits, StepMetadata
from engine.errors import SettingError


@dataclass(frozen=True, slots=True)
class SequenceSlice:
    """Consecutive tokens of one sequence that take part in a step.

    Attributes:
        sequence: whose.
        first_token: absolute position of the first token.
        n_tokens: how many.
    """

    sequence: Sequence
    first_token: int
    n_tokens: int


class StepBuffers:
    """Buffers for the metadata of one step, made once.

    Encoder and decoder need one each if their metadata is in use at the same time.
    """

    def __init__(self, limits: StepLimits, block_tokens: int) -> None:
        """Make the buffers.

        Args:
            limits: the largest step, in tokens.
            block_tokens: tokens of a block.
        """
        self._limits = limits
        self._block_tokens = block_tokens
        self._query_start = torch.zeros(limits.max_sequences + 1, dtype=torch.int32)
        self._seq_lens = torch.zeros(limits.max_sequences, dtype=torch.int32)
        self._slots = torch.zeros(limits.max_rows, dtype=torch.int64)
        self._table = torch.zeros(limits.max_sequences, limits.max_blocks, dtype=torch.int32)
        self._offsets = np.arange(block_tokens)

    def fill(self, rows: Iterable[SequenceSlice]) -> StepMetadata:
        """Return the metadata of a step over these tokens, packed in the order given.

        The tensors are views of the buffers: they are valid until the next call.

        Raises:
            SettingError: the step is larger than the limits, or a token has no block.
        """
        slices = tuple(rows)
        n_tokens = sum(part.n_tokens for part in slices)
        self._require_within("sequences", len(slices), self._limits.max_sequences)
        self._require_within("rows", n_tokens, self._limits.max_rows)
        query_start, seq_lens = self._query_start.numpy(), self._seq_lens.numpy()
        row = 0
        for index, part in enumerate(slices):
            query_start[index] = row
            seq_lens[index] = part.first_token + part.n_tokens - part.sequence.first_token
            self._fill_sequence(index, row, part)
            row += part.n_tokens
        query_start[len(slices)] = row
        return StepMetadata(
            query_start=self._query_start[: len(slices) + 1],
            seq_lens=self._seq_lens[: len(slices)],
            slot_mapping=self._slots[:n_tokens],
            block_table=self._table[: len(slices)],
            n_tokens=n_tokens,
            max_query_len=max((part.n_tokens for part in slices), default=0),
            max_seq_len=int(seq_lens[: len(slices)].max(initial=0)),
        )

    def _fill_sequence(self, index: int, row: int, part: SequenceSlice) -> None:
        """Fill one sequence's line of the table and the slots of its rows, block by block."""
        block_ids = part.sequence.block_ids
        self._require_within("blocks", len(block_ids), self._limits.max_blocks)
        self._table.numpy()[index, : len(block_ids)] = block_ids
        position = part.first_token - part.sequence.first_token
        end = position + part.n_tokens
        if part.n_tokens < 0 or position < 0 or end > len(block_ids) * self._block_tokens:
            raise SettingError(
                f"The tokens {part.first_token} to {part.first_token + part.n_tokens} of a stream "
                "have no place in its cache; reserve them before the step.",
                parameter="first_token",
                value=part.first_token,
            )
        slots = self._slots.numpy()
        while position < end:
            block, offset = divmod(position, self._block_tokens)
            n_slots = min(self._block_tokens - offset, end - position)
            first_slot = block_ids[block] * self._block_tokens
            np.add(
                self._offsets[offset : offset + n_slots],
                first_slot,
                out=slots[row : row + n_slots],
            )
            position += n_slots
            row += n_slots

    def _require_within(self, what: str, count: int, limit: int) -> None:
        if count > limit:
            raise SettingError(
                f"A step of {count} {what} is larger than the {limit} its buffers were made for.",
                parameter=f"max_{what}",
                value=count,
            )

"""One stream's block table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from torch import Tensor

from engine.attention.backend import AttentionBackend
from engine.attention.blocks import BlockPlan, BlockRing
from engine.errors import SettingError, StreamClosedError


@dataclass(frozen=True, slots=True)
class DecoderBlocks:
    """The decoder's cache tensors, where blocks move from one id to another."""

    backend: type[AttentionBackend]
    layers: tuple[Tensor, ...]
    block_tokens: int

    def copy(self, source: int, target: int) -> None:
        """Copy a block in every layer."""
        for kv_cache in self.layers:
            self.backend.copy_block(kv_cache, self.block_tokens, source, target)


class Sequence:
    """One stream's block table and how far encoder and decoder have come.

    Opened by `PagedKVCache.open_sequence`. A round is: `reserve`, the encoder's step,
    `encoder_advanced`, the decoder's step or steps, `decoder_advanced`. Metadata of a step is
    filled after the calls before it and used before the calls after it, because these change the
    table. All counts are absolute, in tokens, and may grow without end.
    """

    def __init__(
        self,
        plan: BlockPlan,
        *,
        full: BlockRing,
        decoder_only: BlockRing,
        decoder_blocks: DecoderBlocks,
        give_back: Callable[[], None],
    ) -> None:
        """Start empty.

        Args:
            plan: when blocks go.
            full: the stream's ids of full blocks.
            decoder_only: the stream's ids of decoder-only blocks.
            decoder_blocks: where a block's decoder part moves.
            give_back: called once when the sequence is closed.
        """
        self._plan = plan
        self._full = full
        self._decoder_only = decoder_only
        self._decoder_blocks = decoder_blocks
        self._give_back = give_back
        self._block_ids: list[int] = []
        self._first_block = 0
        self._n_moved = 0
        self._encoded_tokens = 0
        self._decoded_tokens = 0
        self._closed = False

    @property
    def encoded_tokens(self) -> int:
        """Tokens whose states the encoder has written."""
        return self._encoded_tokens

    @property
    def decoded_tokens(self) -> int:
        """Tokens the decoder has written."""
        return self._decoded_tokens

    @property
    def reserved_tokens(self) -> int:
        """First token that has no block."""
        return (self._first_block + len(self._block_ids)) * self._plan.block_tokens

    @property
    def first_token(self) -> int:
        """Token position of the table's first slot, a multiple of the block size."""
        return self._first_block * self._plan.block_tokens

    @property
    def block_ids(self) -> tuple[int, ...]:
        """Block ids of the table, oldest first."""
        return tuple(self._block_ids)

    def reserve(self, n_tokens: int) -> None:
        """Allocate the blocks of the next `n_tokens` tokens of the encoder.

        Raises:
            SettingError: the encoder would be more than `max_chunk_tokens` ahead of the decoder.
            StreamClosedError: the sequence is closed.
        """
        self._require_open()
        end = self._encoded_tokens + n_tokens
        lead = self._encoded_tokens - self._decoded_tokens
        if n_tokens < 0 or lead + n_tokens > self._plan.max_chunk_tokens:
            raise SettingError(
                f"Cannot reserve {n_tokens} tokens: the encoder is {lead} tokens ahead of the "
                f"decoder and may be {self._plan.max_chunk_tokens} ahead at most.",
                parameter="n_tokens",
                value=n_tokens,
            )
        while self.reserved_tokens < end:
            self._block_ids.append(self._full.take())

    def encoder_advanced(self, n_tokens: int) -> None:
        """Note that the encoder has written the next `n_tokens` tokens; give back what it can.

        Raises:
            SettingError: those tokens were not reserved.
            StreamClosedError: the sequence is closed.
        """
        self._encoded_tokens = self._advanced(
            self._encoded_tokens, n_tokens, self.reserved_tokens, "reserved"
        )
        self._drop_unseen_blocks()

    def decoder_advanced(self, n_tokens: int) -> None:
        """Note that the decoder has written the next `n_tokens` tokens; give back what it can.

        Raises:
            SettingError: the encoder has not come that far.
            StreamClosedError: the sequence is closed.
        """
        self._decoded_tokens = self._advanced(
            self._decoded_tokens, n_tokens, self._encoded_tokens, "encoded"
        )
        self._drop_unseen_blocks()

    def close(self) -> None:
        """Give everything back. A second call does nothing."""
        if self._closed:
            return
        self._closed = True
        self._block_ids.clear()
        self._give_back()

    def _require_open(self) -> None:
        if self._closed:
            raise StreamClosedError("This stream's cache is closed; open a new stream.")

    def _advanced(self, position: int, n_tokens: int, end: int, state: str) -> int:
        self._require_open()
        if n_tokens < 0 or position + n_tokens > end:
            raise SettingError(
                f"Cannot advance by {n_tokens} tokens from {position}: only the tokens before "
                f"{end} are {state}.",
                parameter="n_tokens",
                value=n_tokens,
            )
        return position + n_tokens

    def _drop_unseen_blocks(self) -> None:
        """Give back the blocks nobody sees, then move those only the decoder sees."""
        block_tokens = self._plan.block_tokens
        first_encoder_token = self._plan.first_encoder_token(self._encoded_tokens)
        first_decoder_token = self._plan.first_decoder_token(self._decoded_tokens)
        n_unseen = min(first_encoder_token, first_decoder_token) // block_tokens - self._first_block
        for index in range(n_unseen):
            (self._decoder_only if index < self._n_moved else self._full).give_back()
        del self._block_ids[:n_unseen]
        self._first_block += n_unseen
        self._n_moved = max(0, self._n_moved - n_unseen)

        if self._plan.decoder_only_blocks == 0:
            return
        n_movable = min(first_encoder_token, self._decoded_tokens) // block_tokens
        for index in range(self._n_moved, n_movable - self._first_block):
            target = self._decoder_only.take()
            self._decoder_blocks.copy(self._block_ids[index], target)
            self._full.give_back()
            self._block_ids[index] = target
            self._n_moved += 1

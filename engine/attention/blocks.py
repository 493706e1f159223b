"""Which block ids a stream's key/value cache uses.

One block table serves the encoder, whose layers are pooled, and the decoder. The encoder's window
is short but its keys are large, the decoder's window is long but its keys are small; so ids are of
two kinds. Full blocks have storage in the layers of both, decoder-only blocks in the decoder's. A
block starts full. Once the encoder sees it no more and the decoder has written it, the decoder's
part moves to a decoder-only block.

Each stream has its own range of ids of both kinds and takes them in turn, in a ring. As blocks are
given back in the order they were taken, no id is ever wanting, a stream's slots are at most two
runs of each kind, and no memory is touched for streams that were never opened.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BlockPlan:
    """How many blocks of each kind a stream needs, and when one may go.

    Attributes:
        block_tokens: tokens of a block.
        pool_size: encoder states per token.
        encoder_window: states an encoder query sees, itself included.
        decoder_window: tokens a decoder query sees, itself included.
        max_chunk_tokens: how far the encoder may be ahead of the decoder.
    """

    block_tokens: int
    pool_size: int
    encoder_window: int
    decoder_window: int
    max_chunk_tokens: int

    def first_encoder_token(self, encoded_tokens: int) -> int:
        """Return the oldest token of which the next encoder query sees a state."""
        return max(0, self.pool_size * encoded_tokens - self.encoder_window + 1) // self.pool_size

    def first_decoder_token(self, decoded_tokens: int) -> int:
        """Return the oldest token the next decoder query sees."""
        return max(0, decoded_tokens - self.decoder_window + 1)

    @property
    def encoder_reach(self) -> int:
        """Tokens before its own that an encoder query sees, at most."""
        return -(-(self.encoder_window - 1) // self.pool_size)

    @property
    def decoder_reach(self) -> int:
        """Tokens before its own that a decoder query sees, at most."""
        return self.decoder_window - 1

    @property
    def full_blocks(self) -> int:
        """Full blocks one stream holds at most."""
        return self._blocks_touched(self.encoder_reach + self.max_chunk_tokens)

    @property
    def decoder_only_blocks(self) -> int:
        """Decoder-only blocks one stream holds at most; 0 where nothing ever moves."""
        if self.decoder_reach <= self.encoder_reach:
            return 0
        return self._blocks_touched(self.decoder_reach)

    @property
    def table_blocks(self) -> int:
        """Entries of a stream's block table at most."""
        return self._blocks_touched(
            max(self.encoder_reach, self.decoder_reach) + self.max_chunk_tokens
        )

    def _blocks_touched(self, n_tokens: int) -> int:
        """Return how many blocks a range of that many tokens touches at most."""
        return (n_tokens + 2 * self.block_tokens - 2) // self.block_tokens


class BlockRing:
    """A range of block ids taken and given back in turn."""

    def __init__(self, first_id: int, size: int) -> None:
        """Start with all `size` ids from `first_id` free."""
        self._first_id = first_id
        self._size = size
        self._n_taken = 0
        self._n_given_back = 0

    @property
    def in_use(self) -> int:
        """Ids taken and not given back."""
        return self._n_taken - self._n_given_back

    def take(self) -> int:
        """Return the next id.

        Raises:
            IndexError: every id is in use, which the sizes of `BlockPlan` exclude.
        """
        if self.in_use == self._size:
            raise IndexError(f"all {self._size} blocks of the stream are in use")
        block_id = self._first_id + self._n_taken % self._size
        self._n_taken += 1
        return block_id

    def give_back(self) -> None:
        """Give back the id that was taken first."""
        self._n_given_back += 1

"""Whatever streams do, what is visible stays, no block has two owners, and nothing runs out."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from torch import Tensor

from engine.attention import Sequence
from tests.engine.attention.caches import Sizes, paged_cache


class CacheMachine(RuleBasedStateMachine):
    """Streams come, run and go in any order. Slots hold the numbers of their stream and position.

    The numbers are written where the reference backend's layout has them, and read back through
    the block table.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sequences: dict[int, Sequence] = {}
        self.n_opened = 0

    @initialize(
        encoder_window=st.integers(1, 30),
        decoder_window=st.integers(1, 40),
        block_tokens=st.integers(1, 5),
        pool_size=st.integers(2, 4),
        max_chunk_tokens=st.integers(1, 9),
    )
    def make(self, **sizes: int) -> None:
        self.sizes = Sizes(max_sequences=3, **sizes)
        self.cache = paged_cache(self.sizes)

    @precondition(lambda self: len(self.sequences) < self.sizes.max_sequences)
    @rule()
    def open(self) -> None:
        self.n_opened += 1
        self.sequences[self.n_opened] = self.cache.open_sequence()

    @precondition(lambda self: self.sequences)
    @rule(
        chosen=st.integers(0, 2),
        rounds=st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), min_size=4, max_size=20),
    )
    def run(self, chosen: int, rounds: list[tuple[int, int]]) -> None:
        """Let one stream encode and decode up to that many tokens in each round."""
        numbers = sorted(self.sequences)
        number = numbers[chosen % len(numbers)]
        sequence = self.sequences[number]
        for to_encode, to_decode in rounds:
            lead = sequence.encoded_tokens - sequence.decoded_tokens
            self._encode(number, sequence, min(to_encode, self.sizes.max_chunk_tokens - lead))
            self._require_visible(number, sequence)
            lead = sequence.encoded_tokens - sequence.decoded_tokens
            self._decode(number, sequence, min(to_decode, lead))
            self._require_visible(number, sequence)

    @precondition(lambda self: len(self.sequences) == self.sizes.max_sequences)
    @rule(chosen=st.integers(0, 2))
    def close(self, chosen: int) -> None:
        self.sequences.pop(sorted(self.sequences)[chosen]).close()

    @invariant()
    def visible_positions_of_all_streams_are_intact(self) -> None:
        for number, sequence in self.sequences.items():
            self._require_visible(number, sequence)

    @invariant()
    def no_block_has_two_owners_and_tables_are_bounded(self) -> None:
        owned = [block for sequence in self.sequences.values() for block in sequence.block_ids]
        assert len(owned) == len(set(owned))
        for sequence in self.sequences.values():
            assert len(sequence.block_ids) <= self.cache.plan.table_blocks
            assert sequence.first_token % self.sizes.block_tokens == 0

    @invariant()
    def nothing_moves_for_a_short_decoder_window(self) -> None:
        if hasattr(self, "cache"):
            reach = -(-(self.sizes.encoder_window - 1) // self.sizes.pool_size)
            if self.sizes.decoder_window - 1 <= reach:
                assert self.cache.n_blocks == self.cache.n_full_blocks

    def _encode(self, number: int, sequence: Sequence, n_tokens: int) -> None:
        sequence.reserve(n_tokens)
        first = sequence.encoded_tokens * self.sizes.pool_size
        for state in range(first, first + n_tokens * self.sizes.pool_size):
            self._encoder_slot(sequence, state).fill_(number * 10_000 + state)
        sequence.encoder_advanced(n_tokens)

    def _decode(self, number: int, sequence: Sequence, n_tokens: int) -> None:
        first = sequence.decoded_tokens
        for token in range(first, first + n_tokens):
            self._decoder_slot(sequence, token).fill_(number * 10_000 + token)
        sequence.decoder_advanced(n_tokens)

    def _require_visible(self, number: int, sequence: Sequence) -> None:
        next_state = sequence.encoded_tokens * self.sizes.pool_size
        for state in range(max(0, next_state - self.sizes.encoder_window + 1), next_state):
            slot = self._encoder_slot(sequence, state)
            assert slot.tolist() == [[[number * 10_000 + state]]] * 2
        next_token = sequence.decoded_tokens
        for token in range(max(0, next_token - self.sizes.decoder_window + 1), next_token):
            slot = self._decoder_slot(sequence, token)
            assert slot.tolist() == [[[number * 10_000 + token]]] * 2

    def _encoder_slot(self, sequence: Sequence, state: int) -> Tensor:
        block_states = self.sizes.block_tokens * self.sizes.pool_size
        block = state // block_states - sequence.first_token // self.sizes.block_tokens
        assert block >= 0
        block_id = sequence.block_ids[block]
        assert block_id < self.cache.n_full_blocks
        return self.cache.encoder_layers[1][:, block_id, state % block_states]

    def _decoder_slot(self, sequence: Sequence, token: int) -> Tensor:
        block, offset = divmod(token - sequence.first_token, self.sizes.block_tokens)
        assert block >= 0
        return self.cache.decoder_layers[1][:, sequence.block_ids[block], offset]


CacheMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=12, deadline=None)
TestCacheMachine = CacheMachine.TestCase

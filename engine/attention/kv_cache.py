"""The paged key/value cache: one block table per stream, shared by encoder and decoder."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from engine.attention.backend import AttentionBackend
from engine.attention.blocks import BlockPlan, BlockRing
from engine.attention.registry import require_fit
from engine.attention.sequence import DecoderBlocks, Sequence
from engine.attention.spec import AttentionSpec, StepLimits
from engine.errors import CacheFullError, SettingError


@dataclass(frozen=True, slots=True)
class CacheLayers:
    """A stack of layers of one kind that keep keys and values.

    Attributes:
        n_layers: how many.
        spec: their shape; `block_size` in tokens, `window` in the layer's own positions.
    """

    n_layers: int
    spec: AttentionSpec


class PagedKVCache:
    """Keys and values of the encoder's and the decoder's layers for several streams.

    Attributes:
        plan: how many blocks a stream needs.
        n_full_blocks: block ids below it have storage for encoder and decoder, ids from it on for
            the decoder only.
        n_blocks: all block ids.
        encoder_layers: one cache tensor per encoder layer.
        decoder_layers: one cache tensor per decoder layer.
    """

    def __init__(
        self,
        backend: type[AttentionBackend],
        pooled_backend: type[AttentionBackend],
        encoder: CacheLayers,
        decoder: CacheLayers,
        *,
        block_tokens: int,
        pool_size: int,
        max_sequences: int,
        max_chunk_tokens: int,
    ) -> None:
        """Reserve the memory; what no stream has used is not touched.

        Args:
            backend: of the decoder's layers.
            pooled_backend: of the encoder's layers, pooled by `pool_size`.
            encoder: the encoder's layers.
            decoder: the decoder's layers.
            block_tokens: tokens of a block.
            pool_size: encoder states per token.
            max_sequences: streams open at once at most.
            max_chunk_tokens: how many tokens the encoder may be ahead of the decoder.

        Raises:
            AttentionBackendError: a backend does not support its layers' dtype or head size.
            SettingError: a size is not positive, or a spec's block size is not `block_tokens`.
        """
        sizes = {
            "block_tokens": block_tokens,
            "pool_size": pool_size,
            "max_sequences": max_sequences,
            "max_chunk_tokens": max_chunk_tokens,
        }
        for parameter, value in sizes.items():
            if value < 1:
                raise SettingError(
                    f"{parameter} of the KV cache must be at least 1, not {value}.",
                    parameter=parameter,
                    value=value,
                )
        for layers in (encoder, decoder):
            if layers.spec.block_size != block_tokens:
                raise SettingError(
                    f"The layers' block_size ({layers.spec.block_size}) must be the cache's "
                    f"block_tokens ({block_tokens}), counted in tokens.",
                    parameter="block_size",
                    value=layers.spec.block_size,
                )
        self.plan = BlockPlan(
            block_tokens=block_tokens,
            pool_size=pool_size,
            encoder_window=encoder.spec.window,
            decoder_window=decoder.spec.window,
            max_chunk_tokens=max_chunk_tokens,
        )
        self.n_full_blocks = max_sequences * self.plan.full_blocks
        self.n_blocks = self.n_full_blocks + max_sequences * self.plan.decoder_only_blocks
        self.encoder_layers = _cache_tensors(pooled_backend, encoder, self.n_full_blocks)
        self.decoder_layers = _cache_tensors(backend, decoder, self.n_blocks)
        self._decoder_blocks = DecoderBlocks(backend, self.decoder_layers, block_tokens)
        self._max_sequences = max_sequences
        self._free_places = list(reversed(range(max_sequences)))

    def limits(self, max_rows: int) -> StepLimits:
        """Return the limits of steps over this cache with up to `max_rows` rows, in tokens."""
        return StepLimits(self._max_sequences, max_rows, self.plan.table_blocks)

    def open_sequence(self) -> Sequence:
        """Return the empty block table of a new stream.

        Raises:
            CacheFullError: `max_sequences` streams are open.
        """
        if not self._free_places:
            raise CacheFullError(
                f"All {self._max_sequences} streams are open; finish one of them, or load the "
                "engine with a larger max_streams.",
                parameter="max_streams",
                value=self._max_sequences,
            )
        place = self._free_places.pop()
        first_decoder_only = self.n_full_blocks + place * self.plan.decoder_only_blocks
        return Sequence(
            self.plan,
            full=BlockRing(place * self.plan.full_blocks, self.plan.full_blocks),
            decoder_only=BlockRing(first_decoder_only, self.plan.decoder_only_blocks),
            decoder_blocks=self._decoder_blocks,
            give_back=lambda: self._free_places.append(place),
        )


def _cache_tensors(
    backend: type[AttentionBackend], layers: CacheLayers, n_blocks: int
) -> tuple[Tensor, ...]:
    spec = layers.spec
    require_fit(backend, spec)
    shape = backend.kv_cache_shape(n_blocks, spec.block_size, spec.n_kv_heads, spec.head_size)
    # Ordinary pages: the slots of a head lie megabytes from those of the next, so that with huge
    # pages a stream's first seconds would take the memory of a full window.
    return tuple(torch.empty(shape, dtype=spec.dtype) for _ in range(layers.n_layers))

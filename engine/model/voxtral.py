"""The whole network: mel frames to audio vectors, tokens and audio vectors to logits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor

from engine.attention import AttentionBackend, AttentionLayer, AttentionSpec, with_block_pooling
from engine.checkpoint.config import ModelConfig
from engine.checkpoint.tensor_table import EMBEDDING_PREFIX, ENCODER_PREFIX
from engine.kernels import LinearFormat
from engine.model.decoder import Decoder
from engine.model.encoder import Adapter, Encoder
from engine.model.layer import TensorByName
from engine.model.rope import RotaryAngles
from engine.model.stack import Stack, StackStep
from engine.model.stem import StemState

BLOCK_TOKENS = 32
FRAMES_PER_STATE = 2


@dataclass(frozen=True, slots=True)
class AttentionPlan:
    """The backends and layer specs of one model's two stacks, both counted in tokens."""

    encoder_backend: type[AttentionBackend]
    encoder: AttentionSpec
    decoder_backend: type[AttentionBackend]
    decoder: AttentionSpec


def plan_attention(
    config: ModelConfig, backend: type[AttentionBackend], dtype: torch.dtype
) -> AttentionPlan:
    """Return the attention of a model whose KV cache has that dtype.

    The encoder makes `config.downsample` states for each token; its backend pools the blocks.
    """
    encoder, decoder = config.encoder, config.decoder
    return AttentionPlan(
        encoder_backend=with_block_pooling(backend, config.downsample, encoder.window_states),
        encoder=AttentionSpec(
            n_heads=encoder.n_heads,
            n_kv_heads=encoder.n_heads,
            head_size=encoder.head_dim,
            window=encoder.window_states,
            block_size=BLOCK_TOKENS,
            dtype=dtype,
        ),
        decoder_backend=backend,
        decoder=AttentionSpec(
            n_heads=decoder.n_heads,
            n_kv_heads=decoder.n_kv_heads,
            head_size=decoder.head_dim,
            window=decoder.window_tokens,
            block_size=BLOCK_TOKENS,
            dtype=dtype,
        ),
    )


class VoxtralModel:
    """Weights and layers; everything that belongs to a stream is passed in."""

    def __init__(
        self,
        config: ModelConfig,
        tensor: TensorByName,
        linear_format: LinearFormat,
        attention: AttentionPlan,
    ) -> None:
        """Read the network.

        Args:
            config: its shape.
            tensor: gives the checkpoint's tensor of a (Mistral) name, or a matrix packed before.
            linear_format: packs the matrices.
            attention: as `plan_attention` returns it.
        """
        self.config = config
        self._encoder_angles = RotaryAngles(config.encoder.rope, config.encoder.head_dim)
        self._decoder_angles = RotaryAngles(config.decoder.rope, config.decoder.head_dim)
        self._encoder = Encoder(
            config.encoder,
            lambda name: tensor(ENCODER_PREFIX + name),
            linear_format.for_rows(config.downsample),
            _attention_layer(attention.encoder_backend, attention.encoder),
        )
        self._adapter = Adapter(
            config.downsample,
            lambda name: tensor(EMBEDDING_PREFIX + "audio_language_projection." + name),
            linear_format.for_rows(1),
        )
        self._decoder = Decoder(
            config.decoder,
            tensor,
            linear_format.for_rows(1),
            _attention_layer(attention.decoder_backend, attention.decoder),
        )

    def new_stem_state(self) -> StemState:
        """Return the convolutions' state of a stream that has heard nothing."""
        return self._encoder.stem.new_state()

    @property
    def encoder_stack(self) -> Stack:
        """The encoder's transformer layers."""
        return self._encoder.stack

    @property
    def decoder_stack(self) -> Stack:
        """The decoder's transformer layers."""
        return self._decoder.stack

    def delay_scales(self, delay_tokens: int) -> Tensor:
        """Return the delay conditioning of a stream, float32 [decoder layers, dim]."""
        return self._decoder.delay.scales(delay_tokens)

    def encode(
        self,
        mels: Sequence[Tensor],
        stems: Sequence[StemState],
        first_tokens: Sequence[int],
        attention: Any,
        kv_caches: Sequence[Tensor],
    ) -> Tensor:
        """Turn the streams' mel frames into encoder states.

        Args:
            mels: per stream float32 [8 · tokens, n_mels].
            stems: the streams' convolution states, moved on.
            first_tokens: the token position each stream's frames begin at.
            attention: metadata of the step from the encoder backend's builder.
            kv_caches: the encoder layers' caches.

        Returns:
            Float32 [4 · tokens of all streams, encoder dim].
        """
        x = self._encoder.stem(mels, stems)
        n_states = self.config.downsample
        positions = [
            torch.arange(first * n_states, first * n_states + len(mel) // FRAMES_PER_STATE)
            for first, mel in zip(first_tokens, mels, strict=True)
        ]
        step = StackStep(self._encoder_angles.rotations(torch.cat(positions)), attention)
        return self._encoder(x, step, kv_caches)

    def adapt(self, states: Tensor) -> Tensor:
        """Return audio vectors, float32 [tokens, decoder dim], of `encode`'s states."""
        return self._adapter(states)

    def decode(
        self,
        token_ids: Tensor,
        audio: Tensor,
        positions: Tensor,
        scales: Tensor,
        attention: Any,
        kv_caches: Sequence[Tensor],
    ) -> Tensor:
        """Run the decoder's layers.

        Args:
            token_ids: int64 [tokens], the token before each position.
            audio: float32 [tokens, dim], the audio vector of each position.
            positions: int64 [tokens].
            scales: delay scales, float32 [layers, tokens or 1, dim].
            attention: metadata of the step from the decoder backend's builder.
            kv_caches: the decoder layers' caches.

        Returns:
            Float32 [tokens, dim], to be given to `logits`.
        """
        x = self._decoder.embed(token_ids).add_(audio)
        step = StackStep(self._decoder_angles.rotations(positions), attention)
        return self._decoder(x, step, kv_caches, scales)

    def logits(self, rows: Tensor) -> Tensor:
        """Return float32 [rows, vocab_size] for rows of `decode`'s result."""
        return self._decoder.logits(rows)


def _attention_layer(backend: type[AttentionBackend], spec: AttentionSpec) -> AttentionLayer:
    return AttentionLayer(backend, spec, scale=spec.head_size**-0.5)

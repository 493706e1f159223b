"""The causal audio encoder and the adapter that makes one vector per token of it."""

from __future__ import annotations

from collections.abc import Sequence

import torch.nn.functional as F
from torch import Tensor

from engine.attention import AttentionLayer
from engine.checkpoint.config import EncoderConfig
from engine.kernels import LinearFormat
from engine.model.layer import EncoderLayer, LayerShape, TensorByName
from engine.model.native_stack import make_stack
from engine.model.norm import RMSNorm
from engine.model.stack import StackStep
from engine.model.stem import ConvStem


class Encoder:
    """Convolution stem, transformer layers, final norm: 8 mel frames become 4 states.

    Attributes:
        stem: the convolutions.
        stack: the transformer layers.
    """

    def __init__(
        self,
        config: EncoderConfig,
        tensor: TensorByName,
        linear_format: LinearFormat,
        attention: AttentionLayer,
    ) -> None:
        """Read the encoder; `tensor` takes names below `whisper_encoder.`."""
        self.stem = ConvStem(tensor, linear_format.exact)
        shape = LayerShape(config.n_heads, config.n_heads, config.head_dim)
        layers = tuple(
            EncoderLayer(
                _below(tensor, f"transformer.layers.{layer}."),
                shape,
                config.norm_eps,
                linear_format,
                attention,
            )
            for layer in range(config.n_layers)
        )
        self.stack = make_stack(layers, linear_format, attention)
        self._norm = RMSNorm(tensor("transformer.norm.weight"), config.norm_eps)

    def __call__(self, x: Tensor, step: StackStep, kv_caches: Sequence[Tensor]) -> Tensor:
        """Return normalised states for the stem's output x, float32 [states, dim]."""
        self.stack.run(x, step, kv_caches, scales=None)
        return self._norm(x)


class Adapter:
    """Joins `downsample` consecutive states and projects them into the decoder's space."""

    def __init__(self, downsample: int, tensor: TensorByName, linear_format: LinearFormat) -> None:
        """Read the adapter; `tensor` takes names below `audio_language_projection.`."""
        self._downsample = downsample
        self._first = linear_format.pack_one(tensor("0.weight"))
        self._second = linear_format.pack_one(tensor("2.weight"))

    def __call__(self, states: Tensor) -> Tensor:
        """Return audio vectors, float32 [tokens, decoder dim], of states [4 · tokens, dim]."""
        joined = states.view(-1, states.shape[1] * self._downsample)
        return self._second(F.gelu(self._first(joined)))


def _below(tensor: TensorByName, prefix: str) -> TensorByName:
    return lambda name: tensor(prefix + name)

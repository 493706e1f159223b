"""The text decoder: token embeddings, transformer layers, and the head tied to the embeddings."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from engine.attention import AttentionLayer
from engine.checkpoint.config import DecoderConfig
from engine.checkpoint.tensor_table import EMBEDDING_PREFIX
from engine.kernels import LinearFormat
from engine.model.delay import DelayConditioning
from engine.model.layer import LayerShape, TensorByName, TransformerLayer
from engine.model.native_stack import make_stack
from engine.model.norm import RMSNorm
from engine.model.stack import StackStep

EMBEDDINGS = EMBEDDING_PREFIX + "tok_embeddings.weight"


class Decoder:
    """One position a token: embedding of the previous token plus audio vector in, logits out.

    Attributes:
        stack: the transformer layers.
        delay: what conditions them on the delay.
    """

    def __init__(
        self,
        config: DecoderConfig,
        tensor: TensorByName,
        linear_format: LinearFormat,
        attention: AttentionLayer,
    ) -> None:
        """Read the decoder; `tensor` takes full (Mistral) names."""
        shape = LayerShape(config.n_heads, config.n_kv_heads, config.head_dim)
        layers = tuple(
            TransformerLayer(
                _of_layer(tensor, layer), shape, config.norm_eps, linear_format, attention
            )
            for layer in range(config.n_layers)
        )
        self.stack = make_stack(layers, linear_format, attention)
        self._norm = RMSNorm(tensor("norm.weight"), config.norm_eps)
        self._head = linear_format.pack_one(tensor(EMBEDDINGS))
        self.delay = DelayConditioning(config, tensor)

    def embed(self, token_ids: Tensor) -> Tensor:
        """Return the embeddings of int64 [tokens] as float32 [tokens, dim]."""
        return self._head.weight_rows(token_ids)

    def __call__(
        self, x: Tensor, step: StackStep, kv_caches: Sequence[Tensor], scales: Tensor
    ) -> Tensor:
        """Run the layers.

        Args:
            x: inputs, float32 [tokens, dim]; changed in place.
            step: what the layers share.
            kv_caches: one a layer.
            scales: delay scales, float32 [n_layers, tokens or 1, dim].

        Returns:
            The residual stream after the last layer, float32 [tokens, dim].
        """
        self.stack.run(x, step, kv_caches, scales)
        return x

    def logits(self, x: Tensor) -> Tensor:
        """Return logits, float32 [rows, vocab_size], of rows of the residual stream."""
        return self._head(self._norm(x))


def _of_layer(tensor: TensorByName, layer: int) -> TensorByName:
    return lambda name: tensor(f"layers.{layer}.{name}")

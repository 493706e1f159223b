"""Conditioning of the decoder on the delay a caption may take.

The delay, in tokens, becomes a sinusoidal vector; in each decoder layer a small two-layer network
turns it into a scale of the normalised input of that layer's MLP (paper arXiv 2602.11298).
"""

from __future__ import annotations

import math
from collections.abc import Callable

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.checkpoint.config import DecoderConfig

MAX_PERIOD = 10_000.0


def delay_embedding(delay_tokens: int, dim: int) -> Tensor:
    """Return the sinusoidal vector of a delay, float32 [dim]: all cosines, then all sines.

    Frequencies are 10000^(-i/(dim/2)); angles are computed in float64.
    """
    half = dim // 2
    exponents = torch.arange(half, dtype=torch.float64) / half
    angles = delay_tokens * torch.exp(-math.log(MAX_PERIOD) * exponents)
    return torch.cat((angles.cos(), angles.sin())).to(torch.float32)


class DelayConditioning:
    """The per-layer scales 1 + B·gelu(A·t) for a delay; constant for a session, so kept."""

    def __init__(self, config: DecoderConfig, tensor: Callable[[str], Tensor]) -> None:
        """Read the networks.

        Args:
            config: shape of the decoder.
            tensor: gives the checkpoint's tensor of a (Mistral) name.
        """
        self._dim = config.dim
        self._layers = [
            tuple(
                tensor(f"layers.{layer}.ada_rms_norm_t_cond.{part}.weight").to(torch.float32)
                for part in (0, 2)
            )
            for layer in range(config.n_layers)
        ]
        self._scales: dict[int, Tensor] = {}

    def scales(self, delay_tokens: int) -> Tensor:
        """Return the scales of every layer for a delay, float32 [n_layers, dim]."""
        if delay_tokens not in self._scales:
            embedding = delay_embedding(delay_tokens, self._dim)
            self._scales[delay_tokens] = torch.stack(
                [1.0 + F.linear(F.gelu(F.linear(embedding, a)), b) for a, b in self._layers]
            )
        return self._scales[delay_tokens]

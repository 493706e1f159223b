"""The two causal convolutions in front of the encoder, advanced a few frames at a time.

A convolution over a handful of frames is a product of patches with the flattened kernel, so the
patches of several streams go through one matrix product.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from engine.kernels import LinearFormat
from engine.model.layer import TensorByName

KERNEL_FRAMES = 3
FIRST_PADDING = 2
SECOND_PADDING = 1


@dataclass(slots=True)
class StemState:
    """What one stream's convolutions remember: zeros at the start of a stream.

    Attributes:
        mel_tail: the last 2 mel frames, float32 [2, n_mels].
        first_tail: the last output of the first convolution, float32 [1, dim].
    """

    mel_tail: Tensor
    first_tail: Tensor


class ConvStem:
    """conv(k3, s1) → GELU → conv(k3, s2) → GELU, left-padded by 2 and 1 zeros."""

    def __init__(self, tensor: TensorByName, linear_format: LinearFormat) -> None:
        first, second = (tensor(f"conv_layers.{layer}.conv.weight") for layer in (0, 1))
        self._n_mels, self._dim = first.shape[1], first.shape[0]
        self._first = linear_format.pack_one(
            first.reshape(first.shape[0], -1), tensor("conv_layers.0.conv.bias")
        )
        self._second = linear_format.pack_one(
            second.reshape(second.shape[0], -1), tensor("conv_layers.1.conv.bias")
        )

    def new_state(self) -> StemState:
        """Return the state of a stream that has heard nothing."""
        return StemState(
            torch.zeros(FIRST_PADDING, self._n_mels), torch.zeros(SECOND_PADDING, self._dim)
        )

    def __call__(self, mels: Sequence[Tensor], states: Sequence[StemState]) -> Tensor:
        """Turn mel frames into encoder inputs and move the states on.

        Args:
            mels: per stream, float32 [frames, n_mels] with an even number of frames.
            states: the streams' states, changed in place.

        Returns:
            Float32 [sum of frames / 2, dim], the streams one after the other.
        """
        patches = []
        for mel, state in zip(mels, states, strict=True):
            padded = torch.cat((state.mel_tail, mel))
            state.mel_tail = padded[-FIRST_PADDING:]
            patches.append(_patches(padded, stride=1))
        first = F.gelu(self._first(_joined(patches)))
        patches = []
        for part, state in zip(torch.split(first, [len(mel) for mel in mels]), states, strict=True):
            padded = torch.cat((state.first_tail, part))
            state.first_tail = padded[-SECOND_PADDING:].clone()
            patches.append(_patches(padded, stride=2))
        return F.gelu(self._second(_joined(patches)))


def _patches(frames: Tensor, stride: int) -> Tensor:
    """Return the kernel's inputs, [outputs, channels * 3], channels outermost as in the kernel."""
    return frames.unfold(0, KERNEL_FRAMES, stride).flatten(1)


def _joined(parts: Sequence[Tensor]) -> Tensor:
    return parts[0] if len(parts) == 1 else torch.cat(tuple(parts))

"""What advances the rows of a step through all layers of a stack."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from torch import Tensor


@dataclass(frozen=True, slots=True)
class StackStep:
    """What all layers of a stack share in one step.

    Attributes:
        rotations: the rows' rotations, complex64 [rows, head_dim / 2], of `RotaryAngles`.
        attention: the attention backend's metadata of this step.
    """

    rotations: Tensor
    attention: Any


@dataclass(frozen=True, slots=True)
class StackTimes:
    """Seconds by kind of work.

    Attributes:
        linear_s: the products.
        attention_s: rotary positions, stores to the cache, attention.
        glue_s: norms and quantising of activations.
    """

    linear_s: float
    attention_s: float
    glue_s: float


class Stack(ABC):
    """Transformer layers of one shape, one after the other."""

    @abstractmethod
    def run(
        self, x: Tensor, step: StackStep, kv_caches: Sequence[Tensor], scales: Tensor | None
    ) -> None:
        """Advance x through all layers in place.

        Args:
            x: the residual stream, float32 [rows, dim], contiguous.
            step: what the layers share.
            kv_caches: one a layer.
            scales: factors of the normalised inputs of the layers' MLPs, float32
                [layers, rows or 1, dim], or None for none.
        """

    def take_times(self) -> StackTimes | None:
        """Return what was spent since the last call, or None where it is not measured."""
        return None

"""Which dtype a model runs in, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import torch

from engine.kernels import BFloat16Format, Float32Format, LinearFormat

LARGEST_FLOAT32_BYTES = 1_000_000_000
_FLOAT32_BYTES = 4


@dataclass(frozen=True, slots=True)
class Precision:
    """A precision that was chosen.

    Attributes:
        name: "float32" or "bfloat16".
        dtype: of the KV cache.
        linear_format: makes the format of the linear layers.
        reason: why, in words for diagnostics.
    """

    name: str
    dtype: torch.dtype
    linear_format: Callable[[], LinearFormat]
    reason: str


def choose_precision(wanted: str, n_parameters: int) -> Precision:
    """Return the precision asked for; "auto" takes float32 where its weights are under 1 GB."""
    if wanted != "auto":
        return _precision(wanted, "chosen in the settings")
    if n_parameters * _FLOAT32_BYTES < LARGEST_FLOAT32_BYTES:
        return _precision("float32", "the model is small")
    return _precision("bfloat16", "the model's float32 weights would take over 1 GB")


def _precision(name: str, reason: str) -> Precision:
    if name == "float32":
        return Precision(name, torch.float32, Float32Format, reason)
    return Precision(name, torch.bfloat16, BFloat16Format, reason)

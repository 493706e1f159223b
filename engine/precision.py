"""Which precision a model runs in, on which kernels, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

import torch

from engine.kernels import LayerSamples, LinearFormat, NativeKernels, choose_format
from engine.kernels.native.pool import NativePool

LARGEST_FLOAT32_BYTES: Final = 1_000_000_000
_FLOAT32_BYTES: Final = 4


@dataclass(frozen=True, slots=True)
class Precision:
    """A precision that was chosen.

    Attributes:
        name: the kind of numbers the weights are, such as "int4".
        dtype: of the KV cache.
        linear_format: the format of the linear layers.
        reason: why, in words for diagnostics.
    """

    name: str
    dtype: torch.dtype
    linear_format: LinearFormat
    reason: str

    def attention(self, wanted: str) -> str:
        """Return the name of the attention backend; "auto" takes what suits the format best."""
        return self.linear_format.attention if wanted == "auto" else wanted


def choose_precision(
    wanted: str,
    n_parameters: int,
    kernels: NativeKernels,
    samples: LayerSamples,
    n_threads: int,
    check_layers: Callable[[torch.dtype, NativePool], None],
) -> Precision:
    """Return the precision asked for on the best kernels there are for it.

    "auto" takes float32 where its weights are under 1 GB, int4 where they are not.

    Args:
        wanted: a name of `engine.PRECISIONS`.
        n_parameters: weights of the model.
        kernels: the native kernels there are.
        samples: weights of the model to check and to time kernels with.
        n_threads: compute threads.
        check_layers: raises a NativeKernelError if layers with a KV cache of that dtype come out
            wrong on native kernels.
    """
    name, reason = _named(wanted, n_parameters)
    dtype = torch.float32 if name == "float32" else torch.bfloat16
    choice = choose_format(name, kernels, samples, n_threads, partial(check_layers, dtype))
    return Precision(
        name=choice.linear_format.precision,
        dtype=dtype,
        linear_format=choice.linear_format,
        reason=f"{reason}; {choice.reason}",
    )


def _named(wanted: str, n_parameters: int) -> tuple[str, str]:
    if wanted != "auto":
        return wanted, "chosen in the settings"
    if n_parameters * _FLOAT32_BYTES < LARGEST_FLOAT32_BYTES:
        return "float32", "the model is small"
    return "int4", "the model's float32 weights would take over 1 GB"

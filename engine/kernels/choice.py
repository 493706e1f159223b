"""Which weight format computes on this computer, and why."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine.errors import NativeKernelError
from engine.kernels.dense import BFloat16Format, Float32Format
from engine.kernels.linear import LinearFormat
from engine.kernels.native.availability import NativeKernels
from engine.kernels.native.formats import NATIVE_FORMATS, NativeFormat
from engine.kernels.native.pool import NativePool
from engine.kernels.native.self_check import check_format
from engine.kernels.samples import LayerSamples
from engine.kernels.torch_choice import CANDIDATES, fastest_torch_format

logger = logging.getLogger(__name__)

PoolCheck: TypeAlias = Callable[[NativePool], None]
"""Raises a NativeKernelError if something that a pool runs comes out wrong."""

_DENSE = {"float32": Float32Format, "bfloat16": BFloat16Format}


@dataclass(frozen=True, slots=True)
class FormatChoice:
    """A weight format that was chosen.

    Attributes:
        linear_format: the format.
        reason: why, in words for diagnostics.
    """

    linear_format: LinearFormat
    reason: str


def choose_format(
    precision: str,
    kernels: NativeKernels,
    samples: LayerSamples,
    n_threads: int,
    check_layers: PoolCheck,
) -> FormatChoice:
    """Return the best format for a precision: native kernels that prove right, else torch.

    Args:
        precision: "float32", "bfloat16", "int8" or "int4".
        kernels: the native kernels there are.
        samples: weights to check and to time with.
        n_threads: threads of the pool that is made for native kernels.
        check_layers: tells whether the rest of a layer comes out right.
    """
    refused: list[str] = []
    if kernels.library is not None:
        for instruction_set in kernels.instruction_sets:
            try:
                pool = NativePool(kernels.library, n_threads, instruction_set)
                found = _checked(NATIVE_FORMATS[precision](pool), samples)
                check_layers(pool)
            except NativeKernelError as error:
                logger.warning("%s", error)
                refused.append(instruction_set)
            else:
                return FormatChoice(found, _with_refusals(kernels.reason, refused))
    reason = _with_refusals(kernels.reason, refused)
    if precision in CANDIDATES:
        found = fastest_torch_format(precision, samples)
        return FormatChoice(found, f"the quickest that torch has here; {reason}")
    return FormatChoice(_DENSE[precision](), reason)


def _checked(native_format: NativeFormat, samples: LayerSamples) -> LinearFormat:
    for weight in (*samples.encoder, *samples.decoder):
        check_format(native_format, weight)
    return native_format


def _with_refusals(reason: str, refused: list[str]) -> str:
    if not refused:
        return reason
    return f"{reason}; refused, as the log says: {', '.join(refused)}"

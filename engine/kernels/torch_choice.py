"""The quickest way torch has on this computer, found by timing a layer.

Torch's narrow operators differ by system and processor between quick and a hundred times slower
than no narrowing at all, and nothing tells which it is but a clock.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final

import torch
from torch import Tensor

from engine.kernels.dense import BFloat16Format
from engine.kernels.linear import Linear, LinearFormat
from engine.kernels.packed import Weight, unpacked
from engine.kernels.samples import LayerSamples
from engine.kernels.torch_int4 import TorchInt4Format
from engine.kernels.torch_int8 import TorchInt8Format

logger = logging.getLogger(__name__)

CANDIDATES: Final[dict[str, tuple[type[LinearFormat], ...]]] = {
    "int8": (TorchInt8Format, BFloat16Format),
    "int4": (TorchInt4Format, TorchInt8Format, BFloat16Format),
}
"""What may serve a precision without native kernels: its own width or a more exact one."""

# More than this is no better a measure and takes its time to pack.
_MOST_WEIGHTS = 1 << 24
_MOST_CALLS = 8
_BUDGET_S = 0.3
# More than the caches hold, so that weights come from memory as they do in a whole step.
_EVICTING_VALUES = 1 << 24


class FormatByRows(LinearFormat):
    """One format for layers that see a row or two at a time, one for those that see more."""

    def __init__(self, few: LinearFormat, many: LinearFormat, most_few_rows: int) -> None:
        """Take `few` up to `most_few_rows` rows."""
        self._few = few
        self._many = many
        self._most_few_rows = most_few_rows

    @property
    def name(self) -> str:
        """Both names."""
        return f"{self._many.name} for the encoder, {self._few.name} for the decoder"

    @property
    def precision(self) -> str:
        """Both precisions."""
        return f"{self._many.precision} and {self._few.precision}"

    def pack(self, weights: Sequence[Weight], biases: Sequence[Tensor | None]) -> Linear:
        """Pack for few rows."""
        return self._few.pack(weights, biases)

    def for_rows(self, n_rows: int) -> LinearFormat:
        """Return the format for so many rows."""
        return self._few if n_rows <= self._most_few_rows else self._many

    @property
    def exact(self) -> LinearFormat:
        """As the format for few rows says."""
        return self._few.exact


def fastest_torch_format(precision: str, samples: LayerSamples) -> LinearFormat:
    """Return what serves a precision quickest, timed on the first layers."""
    candidates = [candidate() for candidate in CANDIDATES[precision]]
    encoder, decoder = unpacked((samples.encoder[0], samples.decoder[0]))
    few = _fastest(candidates, decoder, samples.decoder_rows)
    many = _fastest(candidates, encoder, samples.encoder_rows)
    return few if few is many else FormatByRows(few, many, samples.decoder_rows)


def _fastest(candidates: Sequence[LinearFormat], weight: Tensor, n_rows: int) -> LinearFormat:
    """Return the quickest format for products of `n_rows` rows; the last one surely works."""
    weight = weight[: max(1, _MOST_WEIGHTS // weight.shape[1])]
    seconds = {candidate: _time(candidate, weight, n_rows) for candidate in candidates}
    logger.info(
        "A layer of %s takes %d rows in: %s.",
        tuple(weight.shape),
        n_rows,
        ", ".join(f"{each.name} {taken * 1000:.2f} ms" for each, taken in seconds.items()),
    )
    return min(candidates, key=seconds.__getitem__)


def _time(candidate: LinearFormat, weight: Tensor, n_rows: int) -> float:
    """Return the seconds of a product, infinity where this torch cannot do it."""
    x = torch.randn(n_rows, weight.shape[1], generator=torch.Generator().manual_seed(0))
    try:
        layer = candidate.pack_one(weight)
        layer(x)
    except (RuntimeError, AttributeError, NotImplementedError) as error:
        logger.info("%s does not work here: %s", candidate.name, error)
        return math.inf
    return shortest_s(lambda: layer(x))


def shortest_s(call: Callable[[], object]) -> float:
    """Return the shortest of a few calls in seconds, with nothing of theirs left in the caches."""
    others = torch.zeros(_EVICTING_VALUES)
    shortest = math.inf
    end = perf_counter() + _BUDGET_S
    for _ in range(_MOST_CALLS):
        others += 1
        begin = perf_counter()
        call()
        now = perf_counter()
        shortest = min(shortest, now - begin)
        if now > end:
            break
    return shortest

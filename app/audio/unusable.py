"""Samples that cannot be sound."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

# 120 dB above full scale: no sound, and its square would overflow in the engine's spectrum.
_LARGEST_SAMPLE = 1e6


def silence_unusable(
    values: npt.NDArray[np.float32],
) -> tuple[npt.NDArray[np.float32], int]:
    """Make silence of samples that are no numbers or absurdly large.

    Args:
        values: float32 of any shape; left as it is.

    Returns:
        The samples, float32 of the same shape, and how many had to be replaced.
    """
    unusable = ~(np.abs(values) <= _LARGEST_SAMPLE)
    n_unusable = int(np.count_nonzero(unusable))
    if not n_unusable:
        return values, 0
    return np.where(unusable, np.float32(0), values), n_unusable

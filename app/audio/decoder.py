"""What the decoders of audio files have in common."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True, slots=True)
class Frames:
    """Decoded sound: `values` is float32 [n, channels] at `rate_hz`, full scale +-1."""

    values: npt.NDArray[np.float32]
    rate_hz: int


class Decoder(Protocol):
    """An opened audio file."""

    @property
    def duration_s(self) -> float | None:
        """Length in seconds as the file declares it, or None where it does not."""

    def frames(self) -> Iterator[Frames]:
        """Yield the sound in order.

        Raises:
            DamagedAudioError: after the last frames, when some could not be decoded.
        """

    def close(self) -> None:
        """Close the file. Harmless when repeated."""


class CannotDecodeError(Exception):
    """The file is not of a kind this decoder reads; another may."""

"""What every source of sound gives, and the sample rate and block length they share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

SAMPLE_RATE = 16_000
BLOCK_SAMPLES = SAMPLE_RATE // 2

Samples: TypeAlias = npt.NDArray[np.float32]


class AudioSource(Protocol):
    """A recording or a live stream, read once from its beginning to its end."""

    @property
    def name(self) -> str:
        """What to call the source in messages and headings."""

    @property
    def duration_s(self) -> float | None:
        """Length in seconds as the source declares it, or None where it does not."""

    def blocks(self) -> Iterator[Samples]:
        """Yield the sound as float32 [n], 16 kHz mono, n > 0.

        Raises:
            DamagedAudioError: after the last block, when some of the sound could not be read.
            AudioError: when the source holds no sound.
        """

    def close(self) -> None:
        """Give back the file or device. Harmless when repeated."""

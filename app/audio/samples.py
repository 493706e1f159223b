"""The sound that the engine takes: float32, 16 kHz, mono, full scale +-1."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

SAMPLE_RATE = 16_000
BLOCK_SAMPLES = SAMPLE_RATE // 2

Samples: TypeAlias = npt.NDArray[np.float32]

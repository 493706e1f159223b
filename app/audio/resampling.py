"""Any sample rate to 16 kHz, block by block."""

from __future__ import annotations

import numpy as np
import soxr

from app.audio.samples import SAMPLE_RATE, Samples


class Resampler:
    """Streaming band-limited resampling of one channel to 16 kHz.

    Every way of cutting the sound into blocks gives the same samples, as many as its length is
    worth, rounded.
    """

    def __init__(self, from_rate_hz: int) -> None:
        self._stream = (
            None
            if from_rate_hz == SAMPLE_RATE
            else soxr.ResampleStream(from_rate_hz, SAMPLE_RATE, 1, dtype="float32", quality="HQ")
        )

    def resample(self, samples: Samples) -> Samples:
        """Take float32 [n] and return what is ready, float32 [m]; the filter holds some back."""
        if self._stream is None:
            return samples
        return np.asarray(self._stream.resample_chunk(samples), dtype=np.float32)

    def flush(self) -> Samples:
        """End the stream and return the rest of it, float32 [m]."""
        rest = np.zeros(0, dtype=np.float32)
        if self._stream is None:
            return rest
        return np.asarray(self._stream.resample_chunk(rest, last=True), dtype=np.float32)

"""A device's frames to what the engine takes."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from app.audio.downmix import Downmix
from app.audio.errors import AudioError
from app.audio.resampling import Resampler
from app.audio.samples import Samples
from app.audio.unusable import silence_unusable


class Conversion:
    """Frames of one rate and channel count to 16 kHz mono, piece by piece.

    The filter of the resampler is centred: output sample n is the sound at n / 16000 seconds after
    the first frame, whatever the rate. The filter needs the sound after it too, so the last 40 to
    115 ms of what went in come out only with later frames or `flush`. Every way of cutting the
    frames into pieces gives the same samples.

    Attributes:
        n_unusable: samples so far that were no numbers or absurdly large and became silence.

    Raises:
        AudioError: the rate or the channels are none that sound has.
    """

    def __init__(self, rate_hz: int, channels: int) -> None:
        if rate_hz < 1 or channels < 1:
            raise AudioError(
                f"The device says it has {channels} channels and {rate_hz} frames a second. "
                "Choose another device."
            )
        self.n_unusable = 0
        self._rate_hz = rate_hz
        self._downmix = Downmix(channels)
        self._resampler = Resampler(rate_hz)

    def convert(self, frames: npt.NDArray[np.float32]) -> Samples:
        """Take frames, float32 [n, channels], and return what is ready, float32 [m], finite."""
        usable, n_unusable = silence_unusable(frames)
        self.n_unusable += n_unusable
        return self._resampler.resample(self._downmix.mix(usable))

    def flush(self) -> Samples:
        """Return the rest, float32 [m]; frames that come later begin at a new sample 0.

        In all there are as many samples as the frames since the last `flush` are worth, rounded.
        """
        rest = self._resampler.flush()
        self._resampler = Resampler(self._rate_hz)
        return rest

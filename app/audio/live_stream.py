"""One opening of a device: its frames become blocks that know their time."""

from __future__ import annotations

from app.audio.conversion import Conversion
from app.audio.device import CaptureDevice, CapturedFrames
from app.audio.samples import SAMPLE_RATE, Samples
from app.audio.source import Block

# How much later than counted sound must have been captured for some to be missing before it.
_LEAST_MISSING_S = 0.25


class LiveStream:
    """Converts what an open device gives, and keeps the time.

    The first frame's time is the clock's, by when it was captured. From then on frames are
    counted, the lost ones included, so that the clock's jitter never shows. Where frames are
    missing, a block starts later than the one before it ended.

    Args:
        device: the open device; closing it is left to the caller.
        origin_s: reading of the clock that is sample 0.
        earliest_sample: the first block starts here or later.

    Attributes:
        device: as given.
        name: what is captured, as the system calls it.
        rate_hz: the device's frames in a second.
        channels: the device's channels.
    """

    def __init__(self, device: CaptureDevice, origin_s: float, earliest_sample: int) -> None:
        self.device = device
        self.name = device.device
        self.rate_hz = device.rate_hz
        self.channels = device.channels
        self._conversion = Conversion(self.rate_hz, self.channels)
        self._origin_s = origin_s
        self._first_sample: int | None = None
        self._n_frames = 0
        self._end_sample = earliest_sample
        self._captured_s = 0.0

    @property
    def n_unusable(self) -> int:
        """Samples that were no numbers or absurdly large and became silence."""
        return self._conversion.n_unusable

    def take(self, frames: CapturedFrames) -> list[Block]:
        """Return the blocks that are ready after some more frames; the filter holds some back."""
        blocks: list[Block] = []
        if self._first_sample is None:
            self._first_sample = max(self._end_sample, self._clock_sample(frames))
            self._end_sample = self._first_sample
        elif frames.n_lost > 0:
            blocks += self._lose(frames.n_lost)
        self._n_frames += len(frames.values)
        self._captured_s = frames.captured_s
        return blocks + self._block(self._conversion.convert(frames.values))

    def catch_up(self, frames: CapturedFrames) -> list[Block]:
        """Let the time of frames that come after a wait be the clock's, if sound is missing.

        Returns:
            What was held back from before the wait, when time jumps.
        """
        if self._first_sample is None:
            return []
        counted_sample = self._first_sample + self._n_samples(self._n_frames + frames.n_lost)
        if self._clock_sample(frames) - counted_sample < _LEAST_MISSING_S * SAMPLE_RATE:
            return []
        rest = self.flush()
        self._first_sample = None
        self._n_frames = 0
        return rest

    def flush(self) -> list[Block]:
        """Return what was held back, for when no frames follow."""
        return self._block(self._conversion.flush())

    def _lose(self, n_lost: int) -> list[Block]:
        n_lost_samples = self._n_samples(self._n_frames + n_lost) - self._n_samples(self._n_frames)
        self._n_frames += n_lost
        if not n_lost_samples:
            return []
        rest = self.flush()
        counted_sample = (self._first_sample or 0) + self._n_samples(self._n_frames)
        self._end_sample = max(self._end_sample, counted_sample)
        return rest

    def _block(self, samples: Samples) -> list[Block]:
        if self._first_sample is None or not len(samples):
            return []
        start_sample = self._end_sample
        self._end_sample += len(samples)
        taken_s = self._n_frames / self.rate_hz
        held_back_s = taken_s - (self._end_sample - self._first_sample) / SAMPLE_RATE
        return [Block(start_sample, samples, self._captured_s - held_back_s)]

    def _clock_sample(self, frames: CapturedFrames) -> int:
        """Return when the frames began, in samples since the origin."""
        began_s = frames.captured_s - len(frames.values) / self.rate_hz
        return round((began_s - self._origin_s) * SAMPLE_RATE)

    def _n_samples(self, n_frames: int) -> int:
        return round(n_frames * SAMPLE_RATE / self.rate_hz)

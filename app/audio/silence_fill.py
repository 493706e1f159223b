"""Time that goes on where a system delivers no sound at all while nothing plays."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from app.audio.device import CaptureDevice, CapturedFrames
from app.audio.elapsed import elapsed_s

# Sound may come this much later than usual before silence takes its place.
_SLACK_S = 0.25

# How much slower than the computer's clock a device's may run without silence being put between
# its frames. Real ones differ by a tenth of this.
_MOST_DRIFT = 1e-3

# No more silence than this at once: a longer absence is told as lost frames, which take no memory.
_LONGEST_S = 1.0


class SilenceFill:
    """Says how much silence belongs before and between the frames of a device.

    In a silence the stream is kept `_SLACK_S` behind the clock, and brought level with it by the
    frames that end the silence. Where frames come after silence has taken their place, the stream
    is ahead of the clock, and the next silence that much shorter.
    """

    def __init__(self, rate_hz: int, origin_s: float) -> None:
        """Begin a stream.

        Args:
            rate_hz: frames in a second.
            origin_s: the clock's reading at the first frame.
        """
        self._rate_hz = rate_hz
        self._origin_s = origin_s
        self._slack = _SLACK_S * rate_hz
        self._position = 0
        self._usual_lag = 0.0
        self._in_silence = True

    def before(self, n_frames: int, captured_s: float, n_lost: int = 0) -> int:
        """Return how many frames of silence belong right before frames that came.

        Args:
            n_frames: how many came.
            captured_s: when the last of them had been captured.
            n_lost: how many the device knows to be lost right before them.
        """
        self._position += n_lost + n_frames
        lag = self._lag(captured_s)
        usual = 0.0 if self._in_silence else self._usual_lag + self._slack
        n_silence = round(lag) if lag > usual else 0
        self._position += n_silence
        step = _MOST_DRIFT * n_frames
        target = max(lag - n_silence, 0.0)
        self._usual_lag += min(max(target - self._usual_lag, -step), step)
        self._in_silence = False
        return n_silence

    def due(self, now_s: float) -> int:
        """Return how many frames of silence to give now that nothing has come."""
        lag = self._lag(now_s)
        if not self._in_silence and lag <= self._usual_lag + self._slack:
            return 0
        self._in_silence = True
        self._usual_lag = 0.0
        n_silence = max(int(lag - self._slack), 0)
        self._position += n_silence
        return n_silence

    def _lag(self, now_s: float) -> float:
        return (now_s - self._origin_s) * self._rate_hz - self._position


class SilenceFilledDevice:
    """An open device that delivers silence, exact zeros, whenever the one inside has nothing."""

    def __init__(self, inner: CaptureDevice, clock: Callable[[], float] = elapsed_s) -> None:
        self.inner = inner
        self._clock = clock
        self._fill = SilenceFill(inner.rate_hz, clock())

    @property
    def device(self) -> str:
        """What is captured, as the system calls it to people."""
        return self.inner.device

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""
        return self.inner.rate_hz

    @property
    def channels(self) -> int:
        """Channels of a frame."""
        return self.inner.channels

    def read(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came, after the silence before it, or the silence that has passed.

        Raises:
            DeviceLostError: nothing will come any more.
        """
        came = self.inner.read(timeout_s)
        if came is not None:
            n_silence = self._fill.before(len(came.values), came.captured_s, came.n_lost)
            return self._after_silence(came, n_silence)
        now_s = self._clock()
        n_silence = self._fill.due(now_s)
        if not n_silence:
            return None
        nothing = np.zeros((0, self.channels), np.float32)
        return self._after_silence(CapturedFrames(nothing, 0, now_s - _SLACK_S), n_silence)

    def close(self) -> None:
        """Give the device back. Harmless when repeated."""
        self.inner.close()

    def _after_silence(self, came: CapturedFrames, n_silence: int) -> CapturedFrames:
        n_zeros = min(n_silence, round(_LONGEST_S * self.rate_hz))
        zeros = np.zeros((n_zeros, self.channels), np.float32)
        values = np.concatenate([zeros, came.values]) if n_zeros else came.values
        return CapturedFrames(values, came.n_lost + n_silence - n_zeros, came.captured_s)

"""One open stream of PortAudio."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt

from app.audio.device import CapturedFrames, DeviceLostError
from app.audio.elapsed import elapsed_s
from app.audio.errors import AudioError
from app.audio.portaudio.advice import explain, is_format_refused
from app.audio.portaudio.inputs import InputDevice
from app.audio.portaudio.module import CallbackStatus, CallbackTime, InputStream, SoundDevice
from app.audio.ring import FrameRing, frames_missing

logger = logging.getLogger(__name__)

_COMMON_RATES_HZ = (48_000, 44_100, 16_000, 32_000, 96_000, 22_050, 8_000)
_MOST_CHANNELS = 8

# A callback takes Python's lock, so there should be few of them; and where the computer is busy the
# system must keep what it has captured until the callback gets its turn.
_BLOCK_S = 0.03
_LATENCY_S = 0.1
_RING_S = 4.0

# PortAudio's times are believed up to this age of a block; some systems give nonsense.
_LONGEST_LATENCY_S = 1.0

CloseStream = Callable[[Callable[[], None]], None]


class PortAudioCapture:
    """An open device, in the first of its own formats that it takes; a `CaptureDevice`.

    The device's own thread copies what comes into a ring, counts what was lost and stamps the
    time. Everything else happens in the thread that reads.
    """

    def __init__(self, module: SoundDevice, source: InputDevice, close: CloseStream) -> None:
        """Start to capture.

        Args:
            module: `sounddevice`.
            source: what to capture.
            close: calls what it is given when no other function of PortAudio runs.

        Raises:
            AudioError: the device refuses every format, is busy, gone or not allowed.
        """
        self.source = source
        self._module = module
        self._close_stream = close
        self._rate_hz = source.rate_hz
        self._last_s: float | None = None
        self._finished = threading.Event()
        self._ring: FrameRing
        self._stream: InputStream | None = self._open()

    @property
    def device(self) -> str:
        """What is captured, as the system calls it to people."""
        return self.source.name

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""
        return self._rate_hz

    @property
    def channels(self) -> int:
        """Channels of a frame."""
        return self._channels

    def read(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came, waiting at most `timeout_s` for it, or None if nothing did.

        Raises:
            DeviceLostError: nothing will come any more.
        """
        frames = self._ring.take(0.0 if self._finished.is_set() else timeout_s)
        if frames is None and not self._is_active():
            # What came between the two looks comes first.
            frames = self._ring.take(0.0)
            if frames is None:
                raise DeviceLostError(f"{self.device} has stopped; it may have been unplugged.")
        return frames

    def close(self) -> None:
        """Give the device back. Harmless when repeated."""
        stream, self._stream = self._stream, None
        if stream is not None:
            self._close_stream(stream.close)

    def _is_active(self) -> bool:
        try:
            return self._stream is not None and not self._finished.is_set() and self._stream.active
        except self._module.PortAudioError:
            return False

    def _open(self) -> InputStream:
        tried = []
        for rate_hz, channels in _formats(self.source):
            try:
                return self._open_as(rate_hz, channels)
            except self._module.PortAudioError as error:
                if not is_format_refused(error):
                    raise explain(error, self.device) from error
                tried.append(f"{rate_hz / 1000:g} kHz x {channels}")
        raise AudioError(
            f"{self.device} takes none of the usual formats (sample rate x channels tried: "
            f"{', '.join(tried)}). Choose another format in the system's sound settings, or "
            "another device.",
            parameter="mic",
            value=self.device,
        )

    def _open_as(self, rate_hz: int, channels: int) -> InputStream:
        self._rate_hz, self._channels = rate_hz, channels
        self._ring = FrameRing(round(_RING_S * rate_hz), channels)
        self._finished.clear()
        self._last_s = None
        stream = self._module.InputStream(
            samplerate=rate_hz,
            blocksize=round(_BLOCK_S * rate_hz),
            device=self.source.index,
            channels=channels,
            dtype="float32",
            latency=_LATENCY_S,
            callback=self._on_block,
            finished_callback=self._on_finished,
        )
        try:
            stream.start()
        except BaseException:
            stream.close()
            raise
        return stream

    def _on_block(
        self,
        values: npt.NDArray[np.float32],
        n_frames: int,
        time: CallbackTime,
        status: CallbackStatus,
    ) -> None:
        length_s = n_frames / self._rate_hz
        captured_s = elapsed_s() - _latency_s(time, length_s)
        n_lost = 0
        if status.input_overflow:
            n_lost = frames_missing(self._last_s, captured_s, n_frames, self._rate_hz)
        self._last_s = captured_s
        self._ring.put(values, captured_s, n_lost_before=n_lost)

    def _on_finished(self) -> None:
        self._finished.set()
        self._ring.wake()


def _latency_s(time: CallbackTime, length_s: float) -> float:
    """Return how long ago the last frame of a block was captured."""
    latency_s = time.currentTime - time.inputBufferAdcTime - length_s
    is_known = time.inputBufferAdcTime > 0 and 0 <= latency_s <= _LONGEST_LATENCY_S
    return latency_s if is_known else 0.0


def _formats(source: InputDevice) -> Iterator[tuple[int, int]]:
    """Yield sample rates and channels to try, the device's own first."""
    counts = sorted({min(source.max_channels, n) for n in (_MOST_CHANNELS, 2, 1)}, reverse=True)
    for rate_hz in dict.fromkeys((source.rate_hz, *_COMMON_RATES_HZ)):
        for channels in counts:
            yield rate_hz, channels

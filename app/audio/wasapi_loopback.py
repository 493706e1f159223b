"""What Windows plays, captured through WASAPI's loopback by the library pyaudiowpatch.

Written to the interface of pyaudiowpatch 0.2.12 and tested against an imitation of it: this has
never run on Windows.
"""

from __future__ import annotations

import functools
import importlib
import logging
import threading
from collections.abc import Callable, Iterator
from typing import Any, Protocol, cast

import numpy as np

from app.audio.device import CaptureDevice, CapturedFrames, DeviceLostError, SoundKind
from app.audio.elapsed import elapsed_s
from app.audio.errors import AudioError
from app.audio.ring import FrameRing, frames_missing
from app.audio.silence_fill import SilenceFilledDevice

logger = logging.getLogger(__name__)

_SUFFIX = " [Loopback]"
_BLOCK_S = 0.03
_RING_S = 4.0

# After this long without a frame, opening the device anew loses nothing.
_IDLE_S = 3.0

_GONE = "Connect loudspeakers or headphones, or choose an output in the Windows sound settings."


class Stream(Protocol):
    """pyaudiowpatch's stream."""

    def is_active(self) -> bool:
        """Tell whether blocks may still come."""

    def close(self) -> None:
        """Stop and free the stream."""


class PyAudio(Protocol):
    """pyaudiowpatch's view of the devices, as old as the oldest one that is not terminated."""

    def get_loopback_device_info_generator(self) -> Iterator[dict[str, Any]]:
        """List the outputs that can be captured."""

    def get_default_wasapi_loopback(self) -> dict[str, Any]:
        """Find the default output; raises OSError or LookupError."""

    def open(self, **settings: Any) -> Stream:
        """Open and start a stream; raises OSError or ValueError."""

    def terminate(self) -> None:
        """Close all streams and forget the devices."""


class PyAudioWPatch(Protocol):
    """The module."""

    paFloat32: int  # noqa: N815
    paContinue: int  # noqa: N815
    paInputOverflow: int  # noqa: N815

    def PyAudio(self) -> PyAudio:  # noqa: N802
        """Look for the devices."""


Pick = Callable[[PyAudio], dict[str, Any]]


def import_pyaudiowpatch() -> PyAudioWPatch:
    """Import the module.

    Raises:
        AudioError: it is not there.
    """
    try:
        return cast(PyAudioWPatch, importlib.import_module("pyaudiowpatch"))
    except (ImportError, OSError) as error:
        raise AudioError(
            "What the computer plays needs the Python package pyaudiowpatch, which cannot be "
            f"imported ({error}). Install it, or enable 'Stereo Mix' in the Windows sound "
            "settings and choose it as the microphone."
        ) from error


class WasapiLoopback:
    """The outputs of this computer, of which the sound can be captured."""

    def __init__(
        self,
        load: Callable[[], PyAudioWPatch] = import_pyaudiowpatch,
        clock: Callable[[], float] = elapsed_s,
    ) -> None:
        self._load = load
        self._clock = clock
        # PortAudio's functions must not run at the same time.
        self.lock = threading.Lock()

    def choices(self) -> list[LoopbackChoice]:
        """List what can be captured; everything that the default output plays comes first.

        Raises:
            AudioError: the library is not there, or finds no WASAPI.
        """
        module = self._load()
        with self.lock:
            audio = module.PyAudio()
            try:
                names = [str(info["name"]) for info in audio.get_loopback_device_info_generator()]
            except (OSError, LookupError) as error:
                raise AudioError(f"Windows gives no sound to capture ({error}). {_GONE}") from error
            finally:
                audio.terminate()
        default = [DefaultLoopbackChoice(self)] if names else []
        return [*default, *(LoopbackChoice(self, name) for name in dict.fromkeys(names))]

    def open(self, pick: Pick, label: str) -> SilenceFilledDevice:
        """Capture what `pick` finds.

        Raises:
            AudioError: it cannot be opened.
        """
        try:
            with self.lock:
                capture = LoopbackCapture(self._load(), pick, self.lock, self._clock)
        except (OSError, LookupError, ValueError) as error:
            raise AudioError(f"{label} cannot be captured ({error}). {_GONE}") from error
        return SilenceFilledDevice(capture, self._clock)


@functools.cache
def shared_wasapi_loopback() -> WasapiLoopback:
    """Return the one that all of the process share, as the library itself is shared."""
    return WasapiLoopback()


class LoopbackChoice:
    """What one output plays."""

    kind = SoundKind.SYSTEM
    # Nothing plays: that is normal.
    zeros_advice = None
    gone_advice = _GONE

    def __init__(self, loopback: WasapiLoopback, name: str) -> None:
        self._loopback = loopback
        self._name = name

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return f"wasapi:{self._name.removesuffix(_SUFFIX)}"

    @property
    def label(self) -> str:
        """What people call it."""
        return f"Sound of {self._name.removesuffix(_SUFFIX)}"

    def open(self) -> CaptureDevice:
        """Start to capture.

        Raises:
            AudioError: it cannot be opened; the message says why and what to do.
        """
        return self._loopback.open(self._pick, self.label)

    def is_current(self, device: CaptureDevice) -> bool:
        """Return True: a stream never moves to another output."""
        return True

    def _pick(self, audio: PyAudio) -> dict[str, Any]:
        for info in audio.get_loopback_device_info_generator():
            if info["name"] == self._name:
                return info
        raise LookupError("it is not there")


class DefaultLoopbackChoice(LoopbackChoice):
    """Everything that the default output plays."""

    id = "wasapi:default"
    label = "Everything this computer plays"

    def __init__(self, loopback: WasapiLoopback) -> None:
        super().__init__(loopback, "")

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether the open device is still the default; for the thread that reads it.

        The library only sees a new default once it is started anew, which ends the stream. So it
        is asked while nothing plays, as it is on the old output when the user changed to another.
        """
        inner = device.inner if isinstance(device, SilenceFilledDevice) else device
        if not isinstance(inner, LoopbackCapture) or not inner.is_idle:
            return True
        return inner.reopen(self._pick)

    def _pick(self, audio: PyAudio) -> dict[str, Any]:
        return audio.get_default_wasapi_loopback()


class LoopbackCapture:
    """An open output. It delivers nothing while nothing plays."""

    def __init__(
        self,
        module: PyAudioWPatch,
        pick: Pick,
        lock: threading.Lock,
        clock: Callable[[], float],
    ) -> None:
        """Start to capture; called with the lock held.

        Raises:
            OSError, LookupError, ValueError: what the library says.
        """
        self._module = module
        self._lock = lock
        self._clock = clock
        self._audio: PyAudio | None = None
        self._audio, info = self._find(pick)
        self._name = str(info["name"])
        self._rate_hz = int(info["defaultSampleRate"])
        self._channels = int(info["maxInputChannels"])
        self._ring = FrameRing(round(_RING_S * self._rate_hz), self._channels)
        self._heard_s = clock()
        self._block_s: float | None = None
        self._start(info)

    @property
    def device(self) -> str:
        """What is captured, as the system calls it to people."""
        return self._name.removesuffix(_SUFFIX)

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""
        return self._rate_hz

    @property
    def channels(self) -> int:
        """Channels of a frame."""
        return self._channels

    @property
    def is_idle(self) -> bool:
        """Whether nothing has come for some seconds."""
        return self._clock() - self._heard_s >= _IDLE_S

    def read(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came, waiting at most `timeout_s` for it, or None if nothing did.

        Raises:
            DeviceLostError: nothing will come any more.
        """
        frames = self._ring.take(timeout_s)
        if frames is not None:
            self._heard_s = self._clock()
        elif not self._is_active():
            frames = self._ring.take(0.0)
            if frames is None:
                raise DeviceLostError(f"{self.device} has stopped; it may have been unplugged.")
        return frames

    def reopen(self, pick: Pick) -> bool:
        """Open what `pick` finds now, if it is the same; otherwise close and return False."""
        self.close()
        with self._lock:
            try:
                self._audio, info = self._find(pick)
                is_same = (info["name"], info["defaultSampleRate"], info["maxInputChannels"]) == (
                    self._name,
                    self._rate_hz,
                    self._channels,
                )
                if is_same:
                    self._heard_s = self._clock()
                    self._start(info)
            except (OSError, LookupError, ValueError) as error:
                logger.info("no output can be opened any more: %s", error)
                is_same = False
        if not is_same:
            self.close()
        return is_same

    def close(self) -> None:
        """Give the device back. Harmless when repeated."""
        with self._lock:
            self._terminate()

    def _find(self, pick: Pick) -> tuple[PyAudio, dict[str, Any]]:
        audio = self._module.PyAudio()
        try:
            return audio, pick(audio)
        except BaseException:
            audio.terminate()
            raise

    def _start(self, info: dict[str, Any]) -> None:
        assert self._audio is not None
        try:
            self._stream = self._audio.open(
                format=self._module.paFloat32,
                channels=self._channels,
                rate=self._rate_hz,
                input=True,
                input_device_index=info["index"],
                frames_per_buffer=round(_BLOCK_S * self._rate_hz),
                stream_callback=self._on_block,
            )
        except BaseException:
            self._terminate()
            raise

    def _terminate(self) -> None:
        audio, self._audio = self._audio, None
        if audio is not None:
            # It closes the stream as well.
            audio.terminate()

    def _is_active(self) -> bool:
        try:
            return self._audio is not None and self._stream.is_active()
        except OSError:
            return False

    def _on_block(
        self, data: bytes, n_frames: int, times: dict[str, float], status: int
    ) -> tuple[None, int]:
        now_s = self._clock()
        n_lost = 0
        if status & self._module.paInputOverflow:
            n_lost = frames_missing(self._block_s, now_s, n_frames, self._rate_hz)
        self._block_s = now_s
        values = np.frombuffer(data, np.float32).reshape(-1, self._channels)
        self._ring.put(values, now_s, n_lost_before=n_lost)
        return None, self._module.paContinue

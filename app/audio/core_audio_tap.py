"""What a Mac plays, captured through Core Audio's taps (macOS 14.2 and later) by the library catap.

Written to the interface of catap 0.6 and tested against an imitation of it: this has never run on
a Mac.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable, Sequence
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from app.audio.device import CaptureDevice, CapturedFrames, DeviceLostError, SoundKind
from app.audio.elapsed import elapsed_s
from app.audio.errors import AudioError
from app.audio.ring import FrameRing
from app.audio.silence_fill import SilenceFilledDevice

logger = logging.getLogger(__name__)

_RING_FRAMES = 4 * 96_000

_BLACKHOLE = (
    "On an older Mac install BlackHole, send the sound both to it and to the loudspeakers with a "
    "Multi-Output Device of Audio MIDI Setup, and choose BlackHole as the microphone."
)
_ZEROS = (
    "Only silence comes from this Mac. If something is playing, allow Voxcap (or the terminal it "
    "runs in) in System Settings > Privacy & Security > Screen & System Audio Recording, then "
    "start it again."
)


class AudioStreamFormat(Protocol):
    """catap's description of a buffer: packed, interleaved PCM, little-endian."""

    sample_rate: float
    num_channels: int
    bits_per_sample: int
    is_float: bool


class AudioBuffer(Protocol):
    """catap's buffer."""

    data: bytes
    format: AudioStreamFormat


class AudioProcess(Protocol):
    """A program that catap sees using sound."""

    bundle_id: str | None
    name: str
    is_outputting: bool


class RecordingSession(Protocol):
    """catap's capture."""

    stream_format: AudioStreamFormat | None
    capture_failed: bool

    def start(self) -> None:
        """Make the tap and begin; raises OSError, RuntimeError or ValueError."""

    def close(self) -> None:
        """End and destroy the tap; raises what went wrong in the capture."""


class RecordingSessionClass(Protocol):
    """The class of that, with its ways to make one."""

    def from_system_audio(
        self, *, mono: bool, on_buffer: Callable[[AudioBuffer], None]
    ) -> RecordingSession:
        """Prepare to capture what all programs play."""

    def from_processes(
        self,
        processes: Sequence[AudioProcess],
        *,
        mono: bool,
        on_buffer: Callable[[AudioBuffer], None],
    ) -> RecordingSession:
        """Prepare to capture what some programs play, mixed."""


class Catap(Protocol):
    """The module."""

    RecordingSession: RecordingSessionClass

    def list_audio_processes(self) -> list[AudioProcess]:
        """List the programs that use sound; raises OSError."""


StartSession = Callable[[Callable[[AudioBuffer], None]], RecordingSession]


def import_catap() -> Catap:
    """Import the module.

    Raises:
        AudioError: it is not there, or the system is too old for it.
    """
    try:
        return cast(Catap, importlib.import_module("catap"))
    except (ImportError, OSError) as error:
        raise AudioError(
            "What the computer plays needs macOS 14.2 and the Python package catap, which cannot "
            f"be imported ({error}). {_BLACKHOLE}"
        ) from error


def tap_choices(load: Callable[[], Catap] = import_catap) -> list[SystemTapChoice]:
    """List what can be captured; everything that the computer plays comes first.

    Raises:
        AudioError: the library is not there.
    """
    catap = load()
    try:
        playing = [process for process in catap.list_audio_processes() if process.is_outputting]
    except OSError as error:
        logger.warning("the programs that play cannot be listed: %s", error)
        playing = []
    names = {_identity(process): process.name for process in playing}
    applications = [ApplicationTapChoice(catap, identity, name) for identity, name in names.items()]
    return [SystemTapChoice(catap), *applications]


class SystemTapChoice:
    """Everything that all programs play, to whichever output."""

    def __init__(self, catap: Catap) -> None:
        self._catap = catap

    @property
    def id(self) -> str:
        """Identity that outlives restarts."""
        return "tap:system"

    @property
    def label(self) -> str:
        """What people call it."""
        return "Everything this computer plays"

    @property
    def kind(self) -> SoundKind:
        """What the computer plays."""
        return SoundKind.SYSTEM

    @property
    def zeros_advice(self) -> str | None:
        """What nothing but exact zeros means here and what to do.

        A Mac gives zeros both while nothing plays and to programs it does not allow to listen.
        """
        return _ZEROS

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return f"Start Voxcap again. {_BLACKHOLE}"

    def open(self) -> CaptureDevice:
        """Start to capture.

        Raises:
            AudioError: it cannot be opened; the message says why and what to do.
        """
        try:
            capture = TapCapture(self._session, self.label)
        except (OSError, RuntimeError, ValueError, LookupError) as error:
            raise AudioError(
                f"{self.label} cannot be captured ({error}). {self.gone_advice}"
            ) from error
        return SilenceFilledDevice(capture)

    def is_current(self, device: CaptureDevice) -> bool:
        """Return True: a tap follows the programs to every output."""
        return True

    def _session(self, on_buffer: Callable[[AudioBuffer], None]) -> RecordingSession:
        return self._catap.RecordingSession.from_system_audio(mono=True, on_buffer=on_buffer)


class ApplicationTapChoice(SystemTapChoice):
    """What one application plays."""

    def __init__(self, catap: Catap, identity: str, name: str) -> None:
        super().__init__(catap)
        self._identity = identity
        self._name = name

    @property
    def id(self) -> str:
        """Identity that outlives restarts of the application."""
        return f"tap:app:{self._identity}"

    @property
    def label(self) -> str:
        """What people call it."""
        return self._name

    @property
    def kind(self) -> SoundKind:
        """An application."""
        return SoundKind.APPLICATION

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return f"Start {self._name} again and let it play something."

    def _session(self, on_buffer: Callable[[AudioBuffer], None]) -> RecordingSession:
        processes = [
            process
            for process in self._catap.list_audio_processes()
            if _identity(process) == self._identity
        ]
        if not processes:
            raise LookupError("it is not running")
        return self._catap.RecordingSession.from_processes(
            processes, mono=True, on_buffer=on_buffer
        )


class TapCapture:
    """An open tap, mixed to one channel; a `CaptureDevice`."""

    channels = 1

    def __init__(self, start: StartSession, device: str) -> None:
        """Start to capture.

        Raises:
            OSError, RuntimeError, ValueError, LookupError: what the library says.
        """
        self._device = device
        self._ring = FrameRing(_RING_FRAMES, self.channels)
        self._session: RecordingSession | None = start(self._on_buffer)
        try:
            self._session.start()
            stream_format = self._session.stream_format
            if stream_format is None:
                raise RuntimeError("the format of the sound is unknown")
        except BaseException:
            self.close()
            raise
        self._rate_hz = round(stream_format.sample_rate)

    @property
    def device(self) -> str:
        """What is captured, as the system calls it to people."""
        return self._device

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""
        return self._rate_hz

    def read(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came, waiting at most `timeout_s` for it, or None if nothing did.

        Raises:
            DeviceLostError: nothing will come any more.
        """
        frames = self._ring.take(timeout_s)
        if frames is None and (self._session is None or self._session.capture_failed):
            frames = self._ring.take(0.0)
            if frames is None:
                raise DeviceLostError(f"macOS has ended the capture of {self.device}.")
        return frames

    def close(self) -> None:
        """Give the device back. Harmless when repeated."""
        session, self._session = self._session, None
        if session is None:
            return
        try:
            session.close()
        # It raises whatever went wrong while capturing, which matters no longer.
        except Exception as error:
            logger.warning("a tap did not end well: %s", error)

    def _on_buffer(self, buffer: AudioBuffer) -> None:
        self._ring.put(decode(buffer), elapsed_s())


def decode(buffer: AudioBuffer) -> npt.NDArray[np.float32]:
    """Return a buffer's frames mixed to one channel, float32 [n, 1]."""
    sound = buffer.format
    values = _as_float(buffer.data, sound).reshape(-1, sound.num_channels)
    mono: npt.NDArray[np.float32] = values.mean(axis=1, keepdims=True, dtype=np.float32)
    return mono


def _as_float(data: bytes, sound: AudioStreamFormat) -> npt.NDArray[np.float32]:
    if sound.is_float:
        return np.frombuffer(data, "<f4")
    n_bytes = sound.bits_per_sample // 8
    # Moved to the upper bytes, integers of any width have the full scale of the widest.
    widened = np.zeros((len(data) // n_bytes, 4), np.uint8)
    widened[:, 4 - n_bytes :] = np.frombuffer(data, np.uint8).reshape(-1, n_bytes)
    return widened.view("<i4")[:, 0].astype(np.float32) / np.float32(2**31)


def _identity(process: AudioProcess) -> str:
    return process.bundle_id or process.name

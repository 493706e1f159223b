"""The part of the `sounddevice` module that is used, so that it can be replaced."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from app.audio.errors import AudioError
from app.audio.load_ahead import load_ahead

# Elsewhere the package brings the library with it.
_LIBRARY_ON_LINUX = "libportaudio.so.2"


class CallbackTime(Protocol):
    """PortAudio's times of a block, in seconds of the stream's clock; 0 where unknown."""

    @property
    def inputBufferAdcTime(self) -> float:  # noqa: N802
        """When the block's first frame was captured."""

    @property
    def currentTime(self) -> float:  # noqa: N802
        """When the callback was called."""


class CallbackStatus(Protocol):
    """What PortAudio says of a block."""

    @property
    def input_overflow(self) -> bool:
        """Whether frames were lost before it."""


StreamCallback = Callable[[npt.NDArray[np.float32], int, CallbackTime, CallbackStatus], None]


class InputStream(Protocol):
    """An open stream."""

    @property
    def samplerate(self) -> float:
        """Frames in a second."""

    @property
    def channels(self) -> int:
        """Channels of a frame."""

    @property
    def active(self) -> bool:
        """Whether blocks may still come."""

    def start(self) -> None:
        """Begin to call the callback."""

    def close(self) -> None:
        """Stop and free the stream."""


class Defaults(Protocol):
    """What PortAudio takes when it is not told."""

    @property
    def hostapi(self) -> int:
        """Index of the host API."""


class SoundDevice(Protocol):
    """The module."""

    default: Defaults
    PortAudioError: type[Exception]

    def query_hostapis(self) -> tuple[dict[str, Any], ...]:
        """Describe the host APIs and list their devices' indices."""

    def query_devices(self, device: int) -> dict[str, Any]:
        """Describe a device."""

    def InputStream(  # noqa: N802
        self,
        *,
        samplerate: float,
        blocksize: int,
        device: int,
        channels: int,
        dtype: str,
        latency: float,
        callback: StreamCallback,
        finished_callback: Callable[[], None],
    ) -> InputStream:
        """Open a stream."""

    def _initialize(self) -> None:
        """Look for the devices."""

    def _terminate(self) -> None:
        """Forget the devices, and end every stream."""


def import_sounddevice() -> SoundDevice:
    """Import the module, which initialises PortAudio.

    Raises:
        AudioError: it is not installed, or PortAudio cannot start.
    """
    if sys.platform == "linux":
        load_ahead(_LIBRARY_ON_LINUX)
    try:
        return cast(SoundDevice, importlib.import_module("sounddevice"))
    except ImportError as error:
        raise AudioError(
            f"Microphones need the Python package sounddevice, which cannot be imported ({error})."
        ) from error
    except OSError as error:
        raise AudioError(
            "Microphones need the PortAudio library, which is missing; "
            "install it with your system's packages (Debian and Ubuntu: libportaudio2)."
        ) from error
    # PortAudio starts while the module is imported, so the class of its error cannot be named.
    except Exception as error:
        raise start_error(error) from error


def start_error(error: Exception) -> AudioError:
    """Say that PortAudio does not start."""
    return AudioError(
        f"PortAudio could not start ({error.args[0] if error.args else error}). On Linux a mistake "
        "in ~/.asoundrc or /etc/asound.conf does this; correct it or rename the file."
    )

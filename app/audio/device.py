"""What the systems' ways of capturing sound have in common.

A `SoundChoice` is something a user can pick; opening it gives a `CaptureDevice`, which delivers
frames as the system has them. `LiveSource` makes an `AudioSource` of any choice.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

import numpy as np
import numpy.typing as npt

from app.audio.errors import AudioError


class SoundKind(Enum):
    """What a sound is to the user."""

    MICROPHONE = "microphone"
    SYSTEM = "system"
    APPLICATION = "application"


class DeviceLostError(AudioError):
    """An open device has stopped for good: unplugged, its server killed, taken away."""


@dataclass(frozen=True, slots=True, eq=False)
class CapturedFrames:
    """Sound as a device or a decoder gives it.

    Attributes:
        values: float32 [n, channels], full scale +-1; may hold values that are no numbers.
        n_lost: frames lost right before these.
        captured_s: reading of `elapsed_s` when the last frame had been captured.
    """

    values: npt.NDArray[np.float32]
    n_lost: int
    captured_s: float


class CaptureDevice(Protocol):
    """An open device. Used by one thread."""

    @property
    def device(self) -> str:
        """What is captured, as the system calls it to people."""

    @property
    def rate_hz(self) -> int:
        """Frames in a second."""

    @property
    def channels(self) -> int:
        """Channels of a frame."""

    def read(self, timeout_s: float) -> CapturedFrames | None:
        """Return what came, waiting at most `timeout_s` for it, or None if nothing did.

        Raises:
            DeviceLostError: nothing will come any more; the message is one sentence.
        """

    def close(self) -> None:
        """Give the device back. Harmless when repeated."""


class SoundChoice(Protocol):
    """A sound that can be captured. Cheap to make, holds nothing open, usable from any thread."""

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging, such as "pulse:alsa_input.usb-X"."""

    @property
    def label(self) -> str:
        """What people call it."""

    @property
    def kind(self) -> SoundKind:
        """What it is to the user."""

    @property
    def zeros_advice(self) -> str | None:
        """What nothing but exact zeros means here and what to do; None where they are normal."""

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""

    def open(self) -> CaptureDevice:
        """Start to capture.

        Raises:
            AudioError: it cannot be opened; the message says why and what to do.
        """

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether the open device is still what this choice means.

        It is not once the choice is "the default" and the user has another default now. May ask
        the system, so it is called about once a second.
        """

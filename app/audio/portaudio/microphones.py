"""PortAudio's devices as choices of a microphone."""

from __future__ import annotations

from collections.abc import Sequence

from app.audio.device import CaptureDevice, SoundKind
from app.audio.errors import AudioError
from app.audio.portaudio.advice import zeros_advice
from app.audio.portaudio.capture import PortAudioCapture
from app.audio.portaudio.inputs import InputDevice
from app.audio.portaudio.library import PortAudio


def microphone_choices(portaudio: PortAudio) -> list[MicrophoneChoice | DefaultMicrophoneChoice]:
    """List the microphones; the one that follows the user's default comes first.

    Raises:
        AudioError: PortAudio is missing or does not start.
    """
    inputs = portaudio.inputs()
    default = [DefaultMicrophoneChoice(portaudio, device) for device in inputs if device.is_default]
    return [*default, *(MicrophoneChoice(portaudio, device) for device in inputs)]


class MicrophoneChoice:
    """One device, known by its host API and its name."""

    kind = SoundKind.MICROPHONE

    def __init__(self, portaudio: PortAudio, device: InputDevice) -> None:
        self._portaudio = portaudio
        self._device = device

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return f"portaudio:{self._device.host_api}/{self._device.name}"

    @property
    def label(self) -> str:
        """What people call it."""
        return self._device.name

    @property
    def rate_hz(self) -> int:
        """The device's own sample rate."""
        return self._device.rate_hz

    @property
    def channels(self) -> int:
        """How many channels the device offers."""
        return self._device.max_channels

    @property
    def is_sound_server(self) -> bool:
        """Whether it is not a device but a way to a sound server's default source."""
        return self._device.is_sound_server

    @property
    def zeros_advice(self) -> str | None:
        """What nothing but exact zeros means here and what to do."""
        return zeros_advice()

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return f"Plug {self.label} in again, or choose another microphone."

    def open(self) -> CaptureDevice:
        """Start to capture.

        Raises:
            AudioError: it cannot be opened; the message says why and what to do.
        """
        return self._portaudio.open(self._pick)

    def is_current(self, device: CaptureDevice) -> bool:
        """Return True: a stream never moves to another device."""
        return True

    def _pick(self, inputs: Sequence[InputDevice]) -> InputDevice:
        for device in inputs:
            if device.identity == self._device.identity:
                return device
        raise _missing(self.label)


class DefaultMicrophoneChoice(MicrophoneChoice):
    """Whatever the user has as the default microphone."""

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return "portaudio:default"

    @property
    def label(self) -> str:
        """What people call it."""
        return "Default microphone"

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return "Plug a microphone in, or choose another in the system's sound settings."

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether the open device is still the default, as far as PortAudio's list knows.

        The list is as old as the oldest open stream (see `PortAudio`), so a change shows when the
        device stops, which it does when it is unplugged, or after a pause.
        """
        if not isinstance(device, PortAudioCapture):
            return True
        try:
            inputs = self._portaudio.inputs()
        except AudioError:
            return True
        identities = [each.identity for each in inputs if each.is_default]
        return not identities or device.source.identity in identities

    def _pick(self, inputs: Sequence[InputDevice]) -> InputDevice:
        for device in inputs:
            if device.is_default:
                return device
        raise _missing("A default microphone")


def _missing(name: str) -> AudioError:
    return AudioError(
        f"{name} is not there: plug it in, or choose another microphone "
        "('voxcap devices' lists them).",
        parameter="mic",
        value=name,
    )

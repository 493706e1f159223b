"""One channel of a device that has several, such as the second input of an audio interface."""

from __future__ import annotations

from app.audio.device import CaptureDevice, CapturedFrames, SoundChoice, SoundKind
from app.audio.errors import AudioError


class OneChannelChoice:
    """A choice of which one channel is captured, counted from 1; its id ends in "#" and it."""

    def __init__(self, whole: SoundChoice, channel: int) -> None:
        self._whole = whole
        self._channel = channel

    @property
    def id(self) -> str:
        """Identity that outlives restarts and replugging."""
        return f"{self._whole.id}#{self._channel}"

    @property
    def label(self) -> str:
        """What people call it."""
        return f"{self._whole.label}, channel {self._channel}"

    @property
    def kind(self) -> SoundKind:
        """What it is to the user."""
        return self._whole.kind

    @property
    def zeros_advice(self) -> str | None:
        """What nothing but exact zeros means here and what to do."""
        advice = self._whole.zeros_advice
        return advice and f"{advice} Or channel {self._channel} is not the one in use."

    @property
    def gone_advice(self) -> str:
        """What to do when it cannot be opened again."""
        return self._whole.gone_advice

    def open(self) -> CaptureDevice:
        """Start to capture.

        Raises:
            AudioError: it cannot be opened, or has no such channel.
        """
        device = self._whole.open()
        if self._channel > device.channels:
            device.close()
            raise AudioError(
                f"{device.device} has no channel {self._channel}: it gives "
                f"{device.channels}, counted from 1.",
                parameter="channel",
                value=self._channel,
            )
        return _OneChannelDevice(device, self._channel - 1)

    def is_current(self, device: CaptureDevice) -> bool:
        """Tell whether the open device is still what this choice means."""
        return self._whole.is_current(
            device.inner if isinstance(device, _OneChannelDevice) else device
        )


class _OneChannelDevice:
    channels = 1

    def __init__(self, inner: CaptureDevice, index: int) -> None:
        self.inner = inner
        self._index = index

    @property
    def device(self) -> str:
        return self.inner.device

    @property
    def rate_hz(self) -> int:
        return self.inner.rate_hz

    def read(self, timeout_s: float) -> CapturedFrames | None:
        came = self.inner.read(timeout_s)
        if came is None:
            return None
        values = came.values[:, self._index : self._index + 1]
        return CapturedFrames(values, came.n_lost, came.captured_s)

    def close(self) -> None:
        self.inner.close()

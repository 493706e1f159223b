"""A choice of sound whose devices deliver what a test gives them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from app.audio import AudioError, CaptureDevice, CapturedFrames, DeviceLostError, SoundKind

Frames = npt.NDArray[np.float32]


class ScriptedDevice:
    rate_hz = 48_000

    def __init__(self, name: str, frames: Sequence[Frames], *, is_lost_after: bool) -> None:
        self.device = name
        self.channels = frames[0].shape[1] if frames else 1
        self.is_closed = False
        self._frames = list(frames)
        self._is_lost_after = is_lost_after

    def read(self, timeout_s: float) -> CapturedFrames | None:
        if self._frames:
            return CapturedFrames(self._frames.pop(0), 0, 0.0)
        if self._is_lost_after:
            raise DeviceLostError(f"{self.device} is gone.")
        return None

    def close(self) -> None:
        self.is_closed = True


class ScriptedChoice:
    zeros_advice: str | None = "Is it muted?"
    gone_advice = "Plug it in again."

    def __init__(
        self,
        identity: str,
        label: str,
        kind: SoundKind = SoundKind.MICROPHONE,
        *,
        frames: Sequence[Frames] = (),
        error: str = "",
        is_lost_after: bool = False,
    ) -> None:
        self.id = identity
        self.label = label
        self.kind = kind
        self.opened: list[ScriptedDevice] = []
        self.asked_for: list[CaptureDevice] = []
        self._frames = frames
        self._error = error
        self._is_lost_after = is_lost_after

    def open(self) -> CaptureDevice:
        if self._error:
            raise AudioError(self._error)
        device = ScriptedDevice(self.label, self._frames, is_lost_after=self._is_lost_after)
        self.opened.append(device)
        return device

    def is_current(self, device: CaptureDevice) -> bool:
        self.asked_for.append(device)
        return True

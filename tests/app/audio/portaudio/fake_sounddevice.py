"""The part of the `sounddevice` module that is used, with devices that tests make up."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

RATE_REFUSED = ("Invalid sample rate", -9997)
CHANNELS_REFUSED = ("Invalid number of channels", -9998)
NO_SUCH_DEVICE = ("Invalid device", -9996)
NOT_INITIALIZED = ("PortAudio not initialized", -10000)


class PortAudioError(Exception):
    pass


@dataclasses.dataclass
class FakeInput:
    name: str
    channels: int = 2
    rate_hz: float = 48_000.0
    host_api: str = "ALSA"
    accepts: Callable[[float, int], bool] = lambda rate_hz, channels: True
    open_error: tuple[Any, ...] | None = None
    start_error: tuple[Any, ...] | None = None
    undecodable: bool = False


@dataclasses.dataclass(frozen=True)
class Time:
    inputBufferAdcTime: float = 0.0  # noqa: N815
    currentTime: float = 0.0  # noqa: N815


@dataclasses.dataclass(frozen=True)
class Status:
    input_overflow: bool = False


class FakeStream:
    def __init__(self, module: FakeSoundDevice, source: FakeInput, settings: dict[str, Any]):
        self.source = source
        self.settings = settings
        self.samplerate = settings["samplerate"]
        self.channels = settings["channels"]
        self.active = False
        self.is_closed = False
        self._module = module

    def start(self) -> None:
        if self.source.start_error:
            raise PortAudioError(*self.source.start_error)
        self.active = True

    def close(self) -> None:
        assert not self.is_closed
        self.is_closed = True
        self.end()
        self._module.streams.remove(self)

    def deliver(
        self,
        values: npt.NDArray[np.float32],
        time: Time = Time(),
        *,
        overflow: bool = False,
    ) -> None:
        # The library's buffer is used again for the next block.
        buffer = values.astype(np.float32)
        self.settings["callback"](buffer, len(buffer), time, Status(overflow))
        buffer[:] = np.nan

    def end(self) -> None:
        if self.active:
            self.active = False
            self.settings["finished_callback"]()


class Default:
    hostapi = 0


class FakeSoundDevice:
    """Lists, as PortAudio does, what was plugged in when it was last initialised."""

    PortAudioError = PortAudioError

    def __init__(self, *plugged_in: FakeInput, host_apis: tuple[str, ...] = ("ALSA",)) -> None:
        self.default = Default()
        self.host_apis = host_apis
        self.plugged_in = list(plugged_in)
        self.default_input: FakeInput | None = plugged_in[0] if plugged_in else None
        self.streams: list[FakeStream] = []
        self.attempts: list[tuple[float, int]] = []
        self.initialize_error: tuple[Any, ...] | None = None
        self._is_initialized = False
        self._initialize()

    def _initialize(self) -> None:
        assert not self._is_initialized
        if self.initialize_error:
            raise PortAudioError(*self.initialize_error)
        self._is_initialized = True
        self._listed = list(self.plugged_in)
        self._listed_default = self.default_input

    def _terminate(self) -> None:
        assert self._is_initialized
        assert not self.streams, "this ends running streams"
        self._is_initialized = False

    def query_hostapis(self) -> tuple[dict[str, Any], ...]:
        if not self._is_initialized:
            raise PortAudioError(*NOT_INITIALIZED)
        return tuple(self._host_api(name) for name in self.host_apis)

    def _host_api(self, name: str) -> dict[str, Any]:
        indices = [i for i, source in enumerate(self._listed) if source.host_api == name]
        default = next((i for i in indices if self._listed[i] is self._listed_default), -1)
        return {"name": name, "devices": indices, "default_input_device": default}

    def query_devices(self, device: int) -> dict[str, Any]:
        source = self._listed[device]
        if source.undecodable:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        return {
            "name": source.name,
            "max_input_channels": source.channels,
            "default_samplerate": source.rate_hz,
        }

    def InputStream(self, **settings: Any) -> FakeStream:  # noqa: N802
        if not self._is_initialized:
            raise PortAudioError(*NOT_INITIALIZED)
        source = self._listed[settings["device"]]
        self.attempts.append((settings["samplerate"], settings["channels"]))
        if source not in self.plugged_in:
            raise PortAudioError(*NO_SUCH_DEVICE)
        if source.open_error:
            raise PortAudioError(*source.open_error)
        if settings["channels"] > source.channels:
            raise PortAudioError(*CHANNELS_REFUSED)
        if not source.accepts(settings["samplerate"], settings["channels"]):
            raise PortAudioError(*RATE_REFUSED)
        assert settings["dtype"] == "float32"
        stream = FakeStream(self, source, settings)
        self.streams.append(stream)
        return stream

"""The devices that PortAudio lists, under names that outlive its numbering."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from app.audio.portaudio.module import SoundDevice

# Windows shows each device through up to four host APIs. This one is the system's own mixer with
# full names; the others cut the names off, resample or take the device for themselves.
_BEST_ON_WINDOWS = "Windows WASAPI"
_DUPLICATES_ON_WINDOWS = frozenset({"MME", "Windows DirectSound", "Windows WDM-KS"})

# ALSA devices that hand over to the sound server, whatever it captures at the time.
_SOUND_SERVER_DEVICES = frozenset({"default", "pulse", "pipewire"})


@dataclass(frozen=True, slots=True)
class InputDevice:
    """A device that captures sound.

    Attributes:
        index: PortAudio's number for it, good until the list is made anew.
        host_api: the way to it, such as "ALSA".
        name: unique within the host API: of equal names the later ones get a number.
        max_channels: how many channels it offers, at least 1.
        rate_hz: its own sample rate.
        is_default: whether it is what the user has as the default.
    """

    index: int
    host_api: str
    name: str
    max_channels: int
    rate_hz: int
    is_default: bool

    @property
    def identity(self) -> tuple[str, str]:
        """What stays the same when devices come and go."""
        return self.host_api, self.name

    @property
    def is_sound_server(self) -> bool:
        """Whether it is not a device but a way to a sound server's default source."""
        return self.host_api == "ALSA" and self.name in _SOUND_SERVER_DEVICES


def list_inputs(module: SoundDevice) -> list[InputDevice]:
    """List the devices that capture sound, the duplicates on Windows left out."""
    host_apis = module.query_hostapis()
    found = [
        (host_api, device) for host_api in host_apis for device in _inputs_of(module, host_api)
    ]
    if any(host_api["name"] == _BEST_ON_WINDOWS for host_api, _ in found):
        found = [each for each in found if each[0]["name"] not in _DUPLICATES_ON_WINDOWS]
    default_index = _default_index(module, host_apis, {device["index"] for _, device in found})
    taken: set[tuple[str, str]] = set()
    inputs = []
    for host_api, device in found:
        name = _unique(str(host_api["name"]), " ".join(str(device["name"]).split()), taken)
        inputs.append(
            InputDevice(
                index=device["index"],
                host_api=host_api["name"],
                name=name,
                max_channels=device["max_input_channels"],
                rate_hz=round(device["default_samplerate"]),
                is_default=device["index"] == default_index,
            )
        )
    return inputs


def _inputs_of(module: SoundDevice, host_api: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for index in host_api["devices"]:
        try:
            device = module.query_devices(index)
        # A name in an unknown encoding must not hide the other devices.
        except (UnicodeDecodeError, module.PortAudioError):
            continue
        if device["max_input_channels"] > 0:
            yield {**device, "index": index}


def _default_index(
    module: SoundDevice, host_apis: tuple[dict[str, Any], ...], shown: set[int]
) -> int | None:
    try:
        first = host_apis[module.default.hostapi]["default_input_device"]
    except (IndexError, module.PortAudioError):
        first = -1
    candidates = [first, *(host_api["default_input_device"] for host_api in host_apis)]
    return next((index for index in candidates if index in shown), None)


def _unique(host_api: str, name: str, taken: set[tuple[str, str]]) -> str:
    unique, number = name, 1
    while (host_api, unique) in taken:
        number += 1
        unique = f"{name} ({number})"
    taken.add((host_api, unique))
    return unique

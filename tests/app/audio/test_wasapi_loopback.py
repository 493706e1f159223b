"""WASAPI's loopback against an imitation of pyaudiowpatch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from app.audio import AudioError, DeviceLostError, SoundKind
from app.audio import wasapi_loopback as wasapi
from app.audio.wasapi_loopback import WasapiLoopback

RATE_HZ = 48_000


class FakeStream:
    def __init__(self, settings: dict[str, Any]) -> None:
        self.settings = settings
        self.is_running = True

    def is_active(self) -> bool:
        return self.is_running

    def close(self) -> None:
        self.is_running = False

    def deliver(self, values: np.ndarray, status: int = 0) -> None:
        result = self.settings["stream_callback"](
            values.astype(np.float32).tobytes(), len(values), {}, status
        )
        assert result == (None, FakePyAudioWPatch.paContinue)


class FakePyAudio:
    def __init__(self, module: FakePyAudioWPatch) -> None:
        self.module = module
        self.streams: list[FakeStream] = []
        if module.n_initialized == 0:
            module.listed = [dict(output) for output in module.outputs]
            module.listed_default = module.default
        module.n_initialized += 1

    def get_loopback_device_info_generator(self) -> Iterator[dict[str, Any]]:
        if self.module.has_no_wasapi:
            raise OSError(-9979, "Host API not found")
        yield from self.module.listed

    def get_default_wasapi_loopback(self) -> dict[str, Any]:
        for info in self.get_loopback_device_info_generator():
            if info["name"] == self.module.listed_default:
                return info
        raise LookupError("No analogue is found")

    def open(self, **settings: Any) -> FakeStream:
        if self.module.refuses:
            raise OSError(-9985, "Device unavailable")
        self.streams.append(FakeStream(settings))
        self.module.streams.append(self.streams[-1])
        return self.streams[-1]

    def terminate(self) -> None:
        for stream in self.streams:
            stream.close()
        self.module.n_initialized -= 1


class FakePyAudioWPatch:
    paFloat32 = 1  # noqa: N815
    paContinue = 0  # noqa: N815
    paInputOverflow = 2  # noqa: N815

    def __init__(self, *names: str) -> None:
        self.outputs = [
            {
                "index": number + 10,
                "name": name,
                "defaultSampleRate": float(RATE_HZ),
                "maxInputChannels": 2,
                "isLoopbackDevice": True,
            }
            for number, name in enumerate(names)
        ]
        self.default = names[0] if names else ""
        self.listed: list[dict[str, Any]] = []
        self.listed_default = ""
        self.n_initialized = 0
        self.has_no_wasapi = self.refuses = False
        self.streams: list[FakeStream] = []

    def PyAudio(self) -> FakePyAudio:  # noqa: N802
        return FakePyAudio(self)


class Clock:
    def __init__(self) -> None:
        self.now_s = 50.0

    def __call__(self) -> float:
        return self.now_s


@pytest.fixture
def module() -> FakePyAudioWPatch:
    return FakePyAudioWPatch("Speakers (Realtek) [Loopback]", "HDMI [Loopback]")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def loopback(module: FakePyAudioWPatch, clock: Clock) -> WasapiLoopback:
    return WasapiLoopback(lambda: module, clock)


def test_the_outputs_and_first_of_all_the_default(
    module: FakePyAudioWPatch, loopback: WasapiLoopback
) -> None:
    choices = loopback.choices()
    assert [(choice.id, choice.label) for choice in choices] == [
        ("wasapi:default", "Everything this computer plays"),
        ("wasapi:Speakers (Realtek)", "Sound of Speakers (Realtek)"),
        ("wasapi:HDMI", "Sound of HDMI"),
    ]
    assert all(choice.kind is SoundKind.SYSTEM for choice in choices)
    assert all(choice.zeros_advice is None for choice in choices)
    assert module.n_initialized == 0
    assert WasapiLoopback(FakePyAudioWPatch).choices() == []


def test_sound_comes_in_the_mixers_format_with_the_silence_before_it(
    module: FakePyAudioWPatch, loopback: WasapiLoopback, clock: Clock
) -> None:
    device = loopback.choices()[2].open()
    assert (device.device, device.rate_hz, device.channels) == ("HDMI", RATE_HZ, 2)
    stream = module.streams[-1]
    assert stream.settings["input_device_index"] == 11
    assert (stream.settings["rate"], stream.settings["channels"]) == (RATE_HZ, 2)
    clock.now_s += 1.0
    silence = device.read(0.0)
    assert silence is not None
    assert not silence.values.any()
    clock.now_s += 0.01
    sound = np.random.default_rng(0).uniform(-1, 1, (480, 2)).astype(np.float32)
    stream.deliver(sound)
    came = device.read(0.0)
    assert came is not None
    assert len(silence.values) + len(came.values) == round(1.01 * RATE_HZ)
    np.testing.assert_array_equal(came.values[-480:], sound)
    assert not came.values[:-480].any()
    clock.now_s += 0.11
    stream.deliver(sound, module.paInputOverflow)
    came = device.read(0.0)
    assert came is not None
    assert came.n_lost == pytest.approx(0.1 * RATE_HZ, abs=1)
    device.close()
    device.close()
    assert module.n_initialized == 0
    with pytest.raises(DeviceLostError, match="HDMI has stopped"):
        device.read(0.0)


def test_a_stream_that_ends_is_lost(module: FakePyAudioWPatch, loopback: WasapiLoopback) -> None:
    device = loopback.choices()[0].open()
    module.streams[-1].is_running = False
    with pytest.raises(DeviceLostError, match=r"Speakers \(Realtek\) has stopped"):
        device.read(0.0)
    device.close()


def test_a_new_default_is_noticed_while_nothing_plays(
    module: FakePyAudioWPatch, loopback: WasapiLoopback, clock: Clock
) -> None:
    default, named, _ = loopback.choices()
    device = default.open()
    module.default = "HDMI [Loopback]"
    module.streams[-1].deliver(np.zeros((480, 2)))
    device.read(0.0)
    clock.now_s += 2.0
    assert default.is_current(device)
    assert len(module.streams) == 1
    clock.now_s += 2.0
    assert named.is_current(device)
    assert not default.is_current(device)
    device.close()
    assert module.n_initialized == 0
    assert default.open().device == "HDMI"


def test_the_same_default_goes_on(
    module: FakePyAudioWPatch, loopback: WasapiLoopback, clock: Clock
) -> None:
    default = loopback.choices()[0]
    device = default.open()
    clock.now_s += 4.0
    assert default.is_current(device)
    assert default.is_current(device)
    assert [stream.is_running for stream in module.streams] == [False, True]
    n_before = len(device.read(0.0).values)  # type: ignore[union-attr]
    module.streams[-1].deliver(np.ones((480, 2)))
    came = device.read(0.0)
    assert came is not None
    assert n_before <= RATE_HZ
    np.testing.assert_array_equal(came.values[-480:], 1.0)
    device.close()
    assert module.n_initialized == 0


@pytest.mark.parametrize("trouble", ["refuses", "has_no_wasapi"])
def test_a_default_that_cannot_be_opened_anew_is_not_current(
    module: FakePyAudioWPatch, loopback: WasapiLoopback, clock: Clock, trouble: str
) -> None:
    default = loopback.choices()[0]
    device = default.open()
    clock.now_s += 4.0
    setattr(module, trouble, True)
    assert not default.is_current(device)
    assert module.n_initialized == 0
    with pytest.raises(DeviceLostError):
        device.read(0.0)
    with pytest.raises(AudioError, match="Everything this computer plays cannot be captured"):
        default.open()
    assert module.n_initialized == 0


def test_an_output_that_is_gone_and_a_system_without_wasapi(
    module: FakePyAudioWPatch, loopback: WasapiLoopback
) -> None:
    hdmi = loopback.choices()[2]
    del module.outputs[1]
    with pytest.raises(AudioError, match=r"Sound of HDMI cannot be captured .*not there"):
        hdmi.open()
    module.has_no_wasapi = True
    with pytest.raises(AudioError, match="Host API not found"):
        loopback.choices()
    assert module.n_initialized == 0


def test_a_missing_library_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(wasapi.importlib, "import_module", fail)
    with pytest.raises(AudioError, match=r"pyaudiowpatch.*Stereo Mix"):
        WasapiLoopback().choices()

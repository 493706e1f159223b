"""Which microphones there are, under which names, and how the list stays fresh."""

from __future__ import annotations

import subprocess
import sys
from ctypes.util import find_library
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import AudioError, SoundKind
from app.audio.portaudio import PortAudio, microphone_choices
from app.audio.portaudio import module as portaudio_module
from tests.app.audio.portaudio.fake_sounddevice import FakeInput, FakeSoundDevice, PortAudioError

BAD_ALSA_CONFIGURATION = "pcm.virtmic { type pulse\n"


def on(module: FakeSoundDevice) -> PortAudio:
    return PortAudio(lambda: module)


def ids(portaudio: PortAudio) -> list[str]:
    return [choice.id for choice in microphone_choices(portaudio)]


def test_the_default_comes_first_and_outputs_are_left_out() -> None:
    headset = FakeInput("Headset")
    module = FakeSoundDevice(FakeInput("Webcam", 1, 44_100.0), FakeInput("Speakers", 0), headset)
    module.default_input = headset
    portaudio = on(module)
    # PortAudio still has the default of when it started.
    assert ids(portaudio)[0] == "portaudio:default"
    choices = microphone_choices(portaudio)
    assert [choice.label for choice in choices] == ["Default microphone", "Webcam", "Headset"]
    assert all(choice.kind is SoundKind.MICROPHONE for choice in choices)
    assert all(choice.zeros_advice and choice.gone_advice for choice in choices)
    assert (choices[0].rate_hz, choices[1].rate_hz, choices[1].channels) == (48_000, 44_100, 1)
    device = choices[0].open()
    assert device.device == "Headset"
    device.close()


def test_no_device_and_no_default() -> None:
    assert ids(on(FakeSoundDevice())) == []
    module = FakeSoundDevice(FakeInput("Webcam"))
    module.default_input = None
    module._terminate()
    module._initialize()
    assert ids(on(module)) == ["portaudio:ALSA/Webcam"]


def test_windows_shows_each_device_once() -> None:
    apis = ("MME", "Windows DirectSound", "Windows WASAPI", "Windows WDM-KS", "ASIO")
    inputs = [FakeInput("Mic", host_api=api) for api in apis]
    module = FakeSoundDevice(*inputs, host_apis=apis)
    portaudio = on(module)
    assert ids(portaudio) == ["portaudio:Windows WASAPI/Mic", "portaudio:ASIO/Mic"]
    module.default_input = inputs[2]
    assert ids(portaudio)[0] == "portaudio:default"
    del module.plugged_in[2]
    assert "portaudio:MME/Mic" in ids(portaudio)


@given(names=st.lists(st.sampled_from(["Mic", "Mic (2)", "Mic (3)", "Cam", " Cam\n"]), max_size=9))
def test_equal_names_stay_apart(names: list[str]) -> None:
    module = FakeSoundDevice(*(FakeInput(name) for name in names))
    found = [identity for identity in ids(on(module)) if identity != "portaudio:default"]
    assert len(found) == len(set(found)) == len(names)


def test_a_number_tells_equal_names_apart_and_opens_the_right_one() -> None:
    module = FakeSoundDevice(FakeInput("Mic"), FakeInput("Mic", 1))
    choices = microphone_choices(on(module))
    assert [choice.label for choice in choices[1:]] == ["Mic", "Mic (2)"]
    device = choices[2].open()
    assert device.channels == 1
    device.close()


def test_a_name_that_cannot_be_read_hides_only_itself() -> None:
    module = FakeSoundDevice(FakeInput("?", undecodable=True), FakeInput("Mic"))
    assert ids(on(module)) == ["portaudio:ALSA/Mic"]


def test_a_device_is_found_again_whatever_its_number_is_now() -> None:
    first, second = FakeInput("First"), FakeInput("Second", 1)
    module = FakeSoundDevice(first, second)
    choice = microphone_choices(on(module))[-1]
    module.plugged_in.remove(first)
    device = choice.open()
    assert (device.device, device.channels) == ("Second", 1)
    device.close()
    module.plugged_in.remove(second)
    with pytest.raises(AudioError, match="Second is not there: plug it in") as caught:
        choice.open()
    assert caught.value.parameter == "mic"
    module.plugged_in.append(second)
    choice.open().close()


def test_the_list_is_not_made_anew_under_an_open_stream() -> None:
    module = FakeSoundDevice(FakeInput("Mic"))
    portaudio = on(module)
    choices = microphone_choices(portaudio)
    device = choices[1].open()
    module.plugged_in.append(FakeInput("New"))
    assert len(ids(portaudio)) == 2
    other = choices[0].open()
    assert len(module.streams) == 2
    device.close()
    device.close()
    assert len(ids(portaudio)) == 2
    other.close()
    assert len(ids(portaudio)) == 3


def test_the_default_is_current_until_the_user_has_another() -> None:
    old, new = FakeInput("Old"), FakeInput("New")
    module = FakeSoundDevice(old, new)
    portaudio = on(module)
    default, named, _ = microphone_choices(portaudio)
    device = default.open()
    assert default.is_current(device)
    device.close()
    module.default_input = new
    assert not default.is_current(device)
    assert named.is_current(device)
    assert default.open().device == "New"


def test_a_start_that_fails_once_can_succeed_later() -> None:
    module = FakeSoundDevice(FakeInput("Mic"))
    portaudio = on(module)
    default = microphone_choices(portaudio)[0]
    device = default.open()
    device.close()
    module.initialize_error = ("Unanticipated host error", -9999, (0, 0, ""))
    for _ in range(2):
        with pytest.raises(AudioError, match=r"could not start .*\.asoundrc"):
            microphone_choices(portaudio)
        assert default.is_current(device)
        with pytest.raises(AudioError, match="could not start"):
            default.open()
    module.initialize_error = None
    assert len(ids(portaudio)) == 2


def test_a_portaudio_that_answers_nothing_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    module = FakeSoundDevice(FakeInput("Mic"))

    def fail() -> None:
        raise PortAudioError("PortAudio not initialized", -10000)

    monkeypatch.setattr(module, "query_hostapis", fail)
    with pytest.raises(AudioError, match="could not start"):
        microphone_choices(on(module))


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (ImportError("No module named 'sounddevice'"), "package sounddevice"),
        (OSError("PortAudio library not found"), "libportaudio2"),
        (PortAudioError("Error initializing PortAudio", -9999), r"could not start .*\.asoundrc"),
    ],
)
def test_an_import_that_fails_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, error: Exception, message: str
) -> None:
    def fail(name: str) -> Any:
        raise error

    monkeypatch.setattr(portaudio_module.importlib, "import_module", fail)
    with pytest.raises(AudioError, match=message):
        microphone_choices(PortAudio())


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or find_library("portaudio") is None,
    reason="needs the PortAudio library on Linux",
)
def test_a_malformed_alsa_configuration_is_a_sentence_not_a_crash(tmp_path: Path) -> None:
    (tmp_path / ".asoundrc").write_text(BAD_ALSA_CONFIGURATION, encoding="utf-8")
    code = """
from app.audio import AudioError
from app.audio.portaudio import PortAudio, microphone_choices
try:
    microphone_choices(PortAudio())
except AudioError as error:
    print(error)
"""
    result = subprocess.run(
        [sys.executable, "-c", code],
        env={"HOME": str(tmp_path), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[4],
    )
    assert "could not start" in result.stdout
    assert ".asoundrc" in result.stdout

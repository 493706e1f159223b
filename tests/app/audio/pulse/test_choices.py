from __future__ import annotations

import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from app.audio.device import DeviceLostError, SoundChoice, SoundKind
from app.audio.errors import AudioError
from app.audio.pulse import pulse_choices, unavailable_reason
from app.audio.pulse.choices import is_outplayed
from tests.app.audio.pulse.recording import first_frames, hear, noise_file, read_while
from tests.pulse_server import SOON_S, PulseServer, wait_until


def by_id(server: PulseServer) -> dict[str, SoundChoice]:
    choices = pulse_choices(server.address)
    assert len({choice.id for choice in choices}) == len(choices)
    return {choice.id: choice for choice in choices}


def device_of(choice: SoundChoice) -> str:
    device = choice.open()
    device.close()
    return device.device


def test_everything_there_is_can_be_chosen(server: PulseServer) -> None:
    server.null_sink("speakers")
    server.null_sink("headset", 16_000, 1)
    server.virtual_microphone("headset_mic", "headset")
    server.pactl("set-default-source", "headset_mic")
    server.pactl("set-default-sink", "speakers")
    choices = by_id(server)
    assert {id_: (choice.label, choice.kind) for id_, choice in choices.items()} == {
        "pulse:mic": ("Default microphone (headset_mic)", SoundKind.MICROPHONE),
        "pulse:system": ("Everything this computer plays", SoundKind.SYSTEM),
        "pulse:mic:headset_mic": ("headset_mic", SoundKind.MICROPHONE),
        "pulse:system:speakers": ("Sound of speakers", SoundKind.SYSTEM),
        "pulse:system:headset": ("Sound of headset", SoundKind.SYSTEM),
    }
    assert list(choices)[:2] == ["pulse:mic", "pulse:system"]
    assert {id_: device_of(choice) for id_, choice in choices.items()} == {
        "pulse:mic": "headset_mic",
        "pulse:system": "Monitor of speakers",
        "pulse:mic:headset_mic": "headset_mic",
        "pulse:system:speakers": "Monitor of speakers",
        "pulse:system:headset": "Monitor of headset",
    }
    assert server.pactl("list", "short", "source-outputs").count("\n") <= 1


def test_only_a_microphone_is_not_expected_to_be_silent(server: PulseServer) -> None:
    server.null_sink("sink", 16_000, 1)
    server.virtual_microphone("mic", "sink")
    for choice in pulse_choices(server.address):
        if choice.kind is SoundKind.MICROPHONE:
            assert choice.zeros_advice is not None
            assert "muted" in choice.zeros_advice
        else:
            assert choice.zeros_advice is None
        assert choice.gone_advice.endswith(".")


def test_a_default_that_is_no_microphone_is_called_so(server: PulseServer) -> None:
    server.null_sink("only")
    label = by_id(server)["pulse:mic"].label
    assert label == "Default input: no microphone but Monitor of only"


def test_what_a_virtual_microphone_gives_is_exact(server: PulseServer, tmp_path: Path) -> None:
    server.null_sink("cable", 16_000, 1)
    server.virtual_microphone("mic", "cable")
    noise = noise_file(tmp_path / "noise.wav", 16_000, 1)
    device = by_id(server)["pulse:mic:mic"].open()
    assert (device.rate_hz, device.channels) == (16_000, 1)
    np.testing.assert_array_equal(hear(device, server, tmp_path / "noise.wav", "cable"), noise)
    device.close()


@pytest.mark.parametrize(
    ("id_", "command"), [("pulse:mic", "set-default-source"), ("pulse:system", "set-default-sink")]
)
def test_a_default_is_followed(server: PulseServer, id_: str, command: str) -> None:
    suffix = ".monitor" if id_ == "pulse:mic" else ""
    server.null_sink("old")
    server.null_sink("new")
    server.pactl(command, f"old{suffix}")
    choices = by_id(server)
    default, fixed = choices[id_], choices["pulse:system:old"]
    device, fixed_device = default.open(), fixed.open()
    assert default.is_current(device)
    server.pactl(command, f"new{suffix}")
    assert not default.is_current(device)
    assert fixed.is_current(fixed_device)
    assert len(first_frames(device)), "what is open goes on until it is closed"
    device.close()
    fixed_device.close()
    again = default.open()
    assert again.device == "Monitor of new"
    assert default.is_current(again)
    again.close()


def test_a_default_is_current_while_there_is_no_other(own_server: PulseServer) -> None:
    own_server.null_sink("only")
    choices = by_id(own_server)
    devices = [(choices[id_], choices[id_].open()) for id_ in ("pulse:mic", "pulse:system")]
    own_server.kill()
    for choice, device in devices:
        assert choice.is_current(device)
        with pytest.raises(DeviceLostError):
            device.read(0.5)
        device.close()
        assert choice.is_current(device)


def test_a_choice_finds_its_device_again_by_name(own_server: PulseServer) -> None:
    own_server.null_sink("before")
    own_server.null_sink("wanted")
    choice = by_id(own_server)["pulse:system:wanted"]
    assert device_of(choice) == "Monitor of wanted"
    own_server.remove("before")
    own_server.restart()
    assert device_of(choice) == "Monitor of wanted"
    own_server.remove("wanted")
    own_server.null_sink("stranger")
    with pytest.raises(AudioError, match=r"^Sound of wanted is not there now") as caught:
        choice.open()
    assert (caught.value.parameter, caught.value.value) == ("source", "wanted")


def test_defaults_of_a_server_without_any_are_refused(server: PulseServer) -> None:
    server.null_sink("leaving")
    choices = by_id(server)
    server.clear()
    assert pulse_choices(server.address) == []
    assert unavailable_reason(server.address) is None
    with pytest.raises(AudioError, match="There is no microphone"):
        choices["pulse:mic"].open()
    with pytest.raises(AudioError, match="no sound output"):
        choices["pulse:system"].open()


def test_one_application_is_heard_alone(server: PulseServer, tmp_path: Path) -> None:
    server.null_sink("speakers", 16_000, 1)
    noise = noise_file(tmp_path / "long.wav", 16_000, 1, duration_s=20.0)
    noise_file(tmp_path / "other.wav", 16_000, 1, duration_s=20.0)
    player = server.play(tmp_path / "long.wav", "speakers", "--client-name=Player")
    server.play(tmp_path / "other.wav", "speakers", "--client-name=Other", "--volume=20000")
    wait_until(lambda: "pulse:app:Player" in by_id(server), "the player plays")
    choice = by_id(server)["pulse:app:Player"]
    assert (choice.label, choice.kind) == ("Player", SoundKind.APPLICATION)
    device = choice.open()
    assert device.device == "Player"
    assert choice.is_current(device)
    begin_s = time.monotonic()
    values = read_while(device, lambda: time.monotonic() < begin_s + 1.5)
    loud = values[np.nonzero(values[:, 0])[0], 0]
    assert len(loud) > 8_000
    # Its samples and no others: of two that play at once the monitor gives the sum.
    piece = loud[1_000:1_100]
    spots = np.nonzero(noise[:, 0] == piece[0])[0]
    assert any(np.array_equal(noise[spot : spot + 100, 0], piece) for spot in spots)
    player.kill()
    player.wait()
    with pytest.raises(DeviceLostError, match=r"^Player has stopped playing"):
        read_while(device, lambda: time.monotonic() < begin_s + SOON_S)
    device.close()
    with pytest.raises(AudioError, match="Player plays nothing now"):
        choice.open()
    server.play(tmp_path / "long.wav", "speakers", "--client-name=Player")
    wait_until(lambda: "pulse:app:Player" in by_id(server), "the player plays again")
    device = choice.open()
    assert len(first_frames(device))
    device.close()


def stream(index: int, *, corked: bool) -> SimpleNamespace:
    return SimpleNamespace(index=index, corked=corked)


def test_an_application_that_goes_on_with_another_stream_is_followed() -> None:
    paused, playing = stream(1, corked=True), stream(2, corked=False)
    assert is_outplayed(1, [paused, playing])
    assert not is_outplayed(2, [paused, playing])
    assert not is_outplayed(1, [paused, stream(2, corked=True)])
    assert not is_outplayed(1, [stream(1, corked=False), playing])
    assert not is_outplayed(3, [paused, playing]), "its end is told by the device"
    assert not is_outplayed(1, [])


def test_no_server_means_nothing_to_choose(dead_address: str) -> None:
    begin_s = time.monotonic()
    assert pulse_choices(dead_address) == []
    assert time.monotonic() - begin_s < SOON_S
    reason = unavailable_reason(dead_address)
    assert reason is not None
    assert "No sound server" in reason


def test_a_server_that_never_answers_does_not_hold_the_list_up(silent_address: str) -> None:
    begin_s = time.monotonic()
    assert pulse_choices(silent_address) == []
    assert time.monotonic() - begin_s < SOON_S


def test_the_environment_names_the_server_where_none_is_given(
    server: PulseServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.null_sink("named")
    monkeypatch.setenv("PULSE_SERVER", server.address)
    assert "pulse:system:named" in {choice.id for choice in pulse_choices()}

"""What can be captured here, and which of it a name means."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.audio import AudioError, SoundChoice, SoundKind
from app.audio import catalogue as catalogue_module
from app.audio.catalogue import Catalogue, providers
from app.audio.portaudio import PortAudio
from tests.app.audio.portaudio.fake_sounddevice import FakeInput, FakeSoundDevice
from tests.app.audio.scripted_choice import ScriptedChoice

MICROPHONE, SYSTEM, APPLICATION = SoundKind.MICROPHONE, SoundKind.SYSTEM, SoundKind.APPLICATION


@pytest.fixture
def catalogue() -> Catalogue:
    return Catalogue(
        (
            ScriptedChoice("pulse:mic", "Default microphone (USB Headset)"),
            ScriptedChoice("pulse:system", "Everything this computer plays", SYSTEM),
            ScriptedChoice("pulse:mic:alsa_input.usb-1", "USB Headset"),
            ScriptedChoice("pulse:mic:virtmic", "Virtual microphone"),
            ScriptedChoice("pulse:mic:virtmic2", "Second virtual microphone"),
            ScriptedChoice("pulse:mic:alsa_input.pci-1", "Webcam"),
            ScriptedChoice("pulse:mic:alsa_input.pci-2", "Webcam"),
            ScriptedChoice("pulse:system:hdmi", "Sound of HDMI", SYSTEM),
            ScriptedChoice("pulse:app:firefox", "Firefox", APPLICATION),
        )
    )


@pytest.mark.parametrize(
    ("kind", "name", "identity"),
    [
        (MICROPHONE, "pulse:mic", "pulse:mic"),
        (MICROPHONE, "default", "pulse:mic"),
        (MICROPHONE, "Default microphone (USB Headset)", "pulse:mic"),
        (MICROPHONE, "USB Headset", "pulse:mic:alsa_input.usb-1"),
        (MICROPHONE, "usb headset", "pulse:mic:alsa_input.usb-1"),
        (MICROPHONE, "headset", "pulse:mic:alsa_input.usb-1"),
        (MICROPHONE, "virtmic", "pulse:mic:virtmic"),
        (MICROPHONE, "VIRTMIC2 ", "pulse:mic:virtmic2"),
        (MICROPHONE, "pci-2", "pulse:mic:alsa_input.pci-2"),
        (MICROPHONE, "second", "pulse:mic:virtmic2"),
        (SYSTEM, "hdmi", "pulse:system:hdmi"),
        (SYSTEM, "everything", "pulse:system"),
        (APPLICATION, "fire", "pulse:app:firefox"),
        (MICROPHONE, "virtmic#2", "pulse:mic:virtmic#2"),
        (MICROPHONE, "default#12", "pulse:mic#12"),
    ],
)
def test_a_name_is_taken_in_its_strictest_sense(
    catalogue: Catalogue, kind: SoundKind, name: str, identity: str
) -> None:
    choice = catalogue.find(kind, name)
    assert choice.id == identity
    assert choice.kind is kind


@pytest.mark.parametrize(
    ("kind", "name", "message"),
    [
        (MICROPHONE, "virtual", "means several.*'Virtual microphone', 'Second virtual microphone'"),
        (MICROPHONE, "Webcam", "means several.*There is 'Webcam'; .*an id"),
        (MICROPHONE, "Firefox", r"Microphone 'Firefox' is not there\. There is 'Default.*'Webcam'"),
        (SYSTEM, "", "is not there"),
        (SYSTEM, "#1", "is not there"),
        (SYSTEM, "speakers#1", "System audio 'speakers' is not there"),
        (SYSTEM, "hdmi#0", "'hdmi#0' is not there"),
    ],
)
def test_a_name_that_means_none_or_several_is_answered_with_what_there_is(
    catalogue: Catalogue, kind: SoundKind, name: str, message: str
) -> None:
    with pytest.raises(AudioError, match=message) as caught:
        catalogue.find(kind, name)
    assert caught.value.parameter == {MICROPHONE: "mic", SYSTEM: "system"}[kind]
    assert caught.value.value in (name, name.removesuffix("#1"))


def test_two_that_share_a_word_are_never_guessed_between() -> None:
    first, second = ScriptedChoice("a", "USB Mic Pro"), ScriptedChoice("b", "USB Mic")
    with pytest.raises(AudioError, match="means several"):
        Catalogue((first, second)).find(MICROPHONE, "usb")


def test_defaults_come_first(catalogue: Catalogue) -> None:
    assert catalogue.default_microphone().id == "pulse:mic"
    assert catalogue.default_system().id == "pulse:system"
    assert len(catalogue.microphones()) == 6
    assert len(catalogue.systems()) == 2
    assert len(catalogue.applications()) == 1
    defaults = [choice.id for choice in catalogue.choices if catalogue.is_default(choice)]
    assert defaults == ["pulse:mic", "pulse:system"]


@pytest.mark.parametrize("platform", ["linux", "win32", "darwin", "freebsd14"])
def test_where_there_is_nothing_the_user_is_told_what_to_do(platform: str) -> None:
    empty = Catalogue((), ("PortAudio could not start.",), platform)
    for ask in (
        empty.default_microphone,
        empty.default_system,
        lambda: empty.find(MICROPHONE, "x"),
        lambda: empty.find(APPLICATION, "x"),
    ):
        with pytest.raises(AudioError, match=r"There is no .* PortAudio could not start\.$"):
            ask()
    assert "no microphone" in str(empty.nothing_at_all())
    assert not empty.is_default(ScriptedChoice("a", "A"))


def test_a_way_that_cannot_be_used_is_only_a_problem() -> None:
    seen: list[int] = []

    def broken(found: Sequence[SoundChoice]) -> list[SoundChoice]:
        raise AudioError("It is broken.")

    def working(found: Sequence[SoundChoice]) -> list[SoundChoice]:
        seen.append(len(found))
        return [ScriptedChoice("a", "A")]

    catalogue = Catalogue.gather([working, broken, working], "linux")
    assert len(catalogue.choices) == 2
    assert catalogue.problems == ("It is broken.",)
    assert seen == [0, 1]


@pytest.fixture
def alsa(monkeypatch: pytest.MonkeyPatch) -> None:
    module = FakeSoundDevice(FakeInput("default", 32), FakeInput("pulse", 32), FakeInput("hw:1"))
    portaudio = PortAudio(lambda: module)
    monkeypatch.setattr(catalogue_module, "shared_portaudio", lambda: portaudio)


@pytest.mark.usefixtures("alsa")
def test_the_sound_servers_sources_are_not_shown_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    mic = ScriptedChoice("pulse:mic", "Default microphone")
    monkeypatch.setattr(catalogue_module, "pulse_choices", lambda: [mic])
    catalogue = Catalogue.gather(providers("linux"), "linux")
    assert [choice.id for choice in catalogue.choices] == ["pulse:mic", "portaudio:ALSA/hw:1"]
    assert not catalogue.problems


@pytest.mark.usefixtures("alsa")
def test_without_a_sound_server_the_cards_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue_module, "pulse_choices", list)
    monkeypatch.setattr(catalogue_module, "unavailable_reason", lambda: "No server runs.")
    catalogue = Catalogue.gather(providers("linux"), "linux")
    assert [choice.label for choice in catalogue.choices] == [
        "Default microphone",
        "default",
        "pulse",
        "hw:1",
    ]
    assert catalogue.problems == ("No server runs.",)
    assert catalogue.default_microphone().id == "portaudio:default"


@pytest.mark.usefixtures("alsa")
@pytest.mark.parametrize(("platform", "missing"), [("win32", "pyaudiowpatch"), ("darwin", "catap")])
def test_a_missing_library_only_removes_its_sounds(platform: str, missing: str) -> None:
    catalogue = Catalogue.gather(providers(platform), platform)
    assert [choice.kind for choice in catalogue.choices] == [MICROPHONE] * 4
    assert len(catalogue.problems) == 1
    assert missing in catalogue.problems[0]

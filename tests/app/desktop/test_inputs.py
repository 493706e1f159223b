"""What is listened to, by the settings."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import soundfile

from app.audio import AudioError, SoundKind
from app.audio.catalogue import Catalogue
from app.audio.source import Block
from app.desktop.inputs import ChosenInputs, RecordedInput
from app.session import LiveInput, PatientInput
from app.settings.model import Sound
from tests.app.audio.scripted_choice import ScriptedChoice

_MIC = ScriptedChoice("pulse:mic", "Default microphone (Headset)")
_USB = ScriptedChoice("pulse:mic:usb", "Headset")
_EVERYTHING = ScriptedChoice("pulse:system", "Everything", SoundKind.SYSTEM)
_BROWSER = ScriptedChoice("pulse:app:Firefox", "Firefox", SoundKind.APPLICATION)
_ALL = Catalogue((_MIC, _USB, _EVERYTHING, _BROWSER))


def _speakers(sound: Sound, there: Catalogue = _ALL) -> list[tuple[str, str, str]]:
    speakers = [item.speaker for item in ChosenInputs(lambda: there)(sound)]
    return [(speaker.id, speaker.label, speaker.device) for speaker in speakers]


def test_the_default_microphone_alone_has_no_label() -> None:
    assert _speakers(Sound()) == [("mic", "", "Default microphone (Headset)")]


def test_a_device_by_its_id() -> None:
    assert _speakers(Sound(microphone="pulse:mic:usb")) == [("mic", "", "Headset")]


def test_several_sounds_have_their_labels() -> None:
    sound = Sound(system="default", application="pulse:app:Firefox", system_label="Team")
    assert _speakers(sound) == [
        ("mic", "You", "Default microphone (Headset)"),
        ("system", "Team", "Everything"),
        ("app", "Firefox", "Firefox"),
    ]


def test_nothing_is_opened_or_dropped() -> None:
    (made,) = ChosenInputs(lambda: _ALL)(Sound(microphone="pulse:mic:usb"))
    assert type(made) is LiveInput
    assert _USB.opened == []


def test_nothing_chosen() -> None:
    def ask() -> Catalogue:
        raise AssertionError("there is nothing to ask for")

    with pytest.raises(AudioError, match="nothing to listen to"):
        ChosenInputs(ask)(Sound(microphone=""))


def test_a_device_that_is_not_there_now() -> None:
    with pytest.raises(AudioError, match=r"alsa_input\.x.*not there now.*'Headset'") as caught:
        _speakers(Sound(microphone="pulse:alsa_input.x"))
    assert "voxcap devices" not in str(caught.value)


@pytest.mark.parametrize(
    ("sound", "said"),
    [
        (Sound(), "There is no microphone"),
        (Sound(microphone="", system="default"), "There is no system audio"),
        (Sound(microphone="", application="pulse:app:Firefox"), "Let it play something"),
    ],
)
def test_nothing_there_at_all(sound: Sound, said: str) -> None:
    with pytest.raises(AudioError, match=said):
        _speakers(sound, Catalogue(()))


def test_a_recording_is_played_as_if_it_were_live(tmp_path: Path) -> None:
    path = tmp_path / "talk.wav"
    soundfile.write(path, np.full(8_000, 0.25, np.float32), 16_000, subtype="FLOAT")
    (made,) = RecordedInput(path)(Sound(microphone="", system="default"))
    assert type(made) is not PatientInput
    assert (made.speaker.label, made.speaker.device) == ("", "talk.wav")
    made.source.open(0.0)
    heard: list[Block] = []
    while not heard:
        heard += [event for event in made.source.read(0.5) if isinstance(event, Block)]
    made.source.close()
    assert np.all(heard[0].samples == np.float32(0.25))


def test_a_recording_that_is_not_there(tmp_path: Path) -> None:
    (made,) = RecordedInput(tmp_path / "no.wav")(Sound())
    with pytest.raises(AudioError, match="no such file"):
        made.source.open(0.0)

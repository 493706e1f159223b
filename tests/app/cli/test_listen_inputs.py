"""What is listened to, by the arguments."""

from __future__ import annotations

import argparse

import pytest

from app.audio import AudioError, SoundKind
from app.audio.catalogue import Catalogue
from app.cli.errors import UsageError
from app.cli.listen_inputs import inputs_of
from app.session import LiveInput, PatientInput
from tests.app.audio.scripted_choice import ScriptedChoice


def catalogue() -> Catalogue:
    return Catalogue(
        (
            ScriptedChoice("pulse:mic", "Default microphone (Headset)"),
            ScriptedChoice("pulse:mic:usb", "Headset"),
            ScriptedChoice("pulse:mic:cam", "Webcam"),
            ScriptedChoice("pulse:system", "Everything", SoundKind.SYSTEM),
            ScriptedChoice("pulse:app:Firefox", "Firefox", SoundKind.APPLICATION),
        )
    )


def no_catalogue() -> Catalogue:
    raise AssertionError("no device is needed")


def given(**changed: object) -> argparse.Namespace:
    nothing = {"mic": None, "system": None, "app": None, "file": None, "fast": False, "label": []}
    return argparse.Namespace(**{**nothing, **changed})


def speakers(**changed: object) -> list[tuple[str, str, str]]:
    found = inputs_of(given(**changed), catalogue)
    return [(item.speaker.id, item.speaker.label, item.speaker.device) for item in found]


def test_the_default_microphone_where_nothing_is_named() -> None:
    assert speakers() == [("mic", "", "Default microphone (Headset)")]


def test_one_source_needs_no_label() -> None:
    assert speakers(system="default") == [("system", "", "Everything")]
    assert speakers(mic="webcam", label=[("mic", "Ann")]) == [("mic", "Ann", "Webcam")]


def test_several_sources_are_labelled() -> None:
    assert speakers(mic="Webcam", system="default", app="firefox") == [
        ("mic", "You", "Webcam"),
        ("system", "Others", "Everything"),
        ("app", "Firefox", "Firefox"),
    ]


def test_labels_can_be_changed() -> None:
    found = speakers(mic="default", system="default", label=[("system", "Team"), ("mic", "Me")])
    assert [label for _, label, _ in found] == ["Me", "Team"]


def test_a_label_for_nothing_is_refused() -> None:
    with pytest.raises(UsageError, match="app"):
        speakers(label=[("app", "Browser")])


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(AudioError, match="Webcam"):
        speakers(mic="telephone")


def test_files_need_no_device() -> None:
    live = inputs_of(given(file="talk.wav"), no_catalogue)
    fast = inputs_of(given(file="talk.wav", fast=True), no_catalogue)
    piped = inputs_of(given(file="-"), no_catalogue)
    assert [type(item) for item in (*live, *fast, *piped)] == [
        LiveInput,
        PatientInput,
        PatientInput,
    ]


def test_a_file_beside_a_microphone_is_called_by_its_name() -> None:
    assert speakers(mic="default", file="talks/talk.wav")[1] == ("file", "talk", "talk.wav")

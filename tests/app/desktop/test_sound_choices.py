"""What there is to listen to, as rows."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio.catalogue import Catalogue
from app.audio.device import SoundKind
from app.desktop.sound_choices import (
    SoundRow,
    computer_rows,
    is_anything_chosen,
    microphone_rows,
)
from app.settings.model import Sound
from tests.app.audio.scripted_choice import ScriptedChoice

FULL = Catalogue(
    (
        ScriptedChoice("pulse:@default", "Default microphone (Headset)"),
        ScriptedChoice("pulse:headset", "Headset"),
        ScriptedChoice("pulse:@monitor", "Everything this computer plays", SoundKind.SYSTEM),
        ScriptedChoice("pulse:speakers", "Speakers", SoundKind.SYSTEM),
        ScriptedChoice("pulse:app/7", "Firefox", SoundKind.APPLICATION),
    ),
    (),
    "linux",
)
EMPTY = Catalogue((), (), "linux")

ids = st.sampled_from(
    ["", "default", "pulse:@default", "pulse:headset", "pulse:@monitor", "pulse:app/7", "x:gone"]
)


def current(rows: list[SoundRow]) -> SoundRow:
    found = [row for row in rows if row.is_current]
    assert len(found) == 1
    return found[0]


@given(
    st.sampled_from([FULL, EMPTY, None]),
    st.builds(Sound, microphone=ids, system=ids, application=ids),
)
def test_one_row_of_each_list_is_picked(catalogue: Catalogue | None, sound: Sound) -> None:
    for rows in (microphone_rows(catalogue, sound), computer_rows(catalogue, sound)):
        assert all(row.text for row in rows)
        assert len({row.sound for row in rows}) == len(rows)
        current(rows)


@given(
    st.sampled_from([FULL, EMPTY, None]), st.builds(Sound, microphone=ids, system=ids), st.data()
)
def test_a_row_that_was_picked_is_the_picked_one(
    catalogue: Catalogue | None, sound: Sound, data: st.DataObject
) -> None:
    for rows_of in (microphone_rows, computer_rows):
        row = data.draw(st.sampled_from(rows_of(catalogue, sound)))
        assert current(rows_of(catalogue, row.sound)).text == row.text


def test_what_is_listed() -> None:
    sound = Sound(microphone="default", system="pulse:speakers")
    assert [row.text for row in microphone_rows(FULL, sound)] == [
        "No microphone",
        "Default microphone (Headset)",
        "Headset",
    ]
    assert [row.text for row in computer_rows(FULL, sound)] == [
        "Nothing the computer plays",
        "Everything this computer plays",
        "Speakers",
        "Only Firefox",
    ]
    assert current(computer_rows(FULL, sound)).text == "Speakers"


def test_an_application_takes_the_place_of_everything_else() -> None:
    sound = Sound(system="default")
    firefox = computer_rows(FULL, sound)[-1].sound
    assert (firefox.system, firefox.application) == ("", "pulse:app/7")
    assert firefox.microphone == sound.microphone


@pytest.mark.parametrize("rows_of", [microphone_rows, computer_rows])
def test_what_is_not_there_is_kept_and_said_to_be_missing(rows_of: object) -> None:
    sound = Sound(microphone="usb:gone", system="usb:gone")
    row = current(rows_of(FULL, sound))  # type: ignore[operator]
    assert row.text == "gone (not there now)"
    assert not row.is_there
    assert row.sound == sound


def test_before_anything_is_known_nothing_is_said_to_be_missing() -> None:
    row = current(microphone_rows(None, Sound(microphone="usb:headset")))
    assert row.text == "headset"
    assert current(microphone_rows(None, Sound())).text == "Default microphone"
    assert current(microphone_rows(EMPTY, Sound())).text == "Default microphone (not there now)"


def test_whether_anything_is_chosen() -> None:
    assert is_anything_chosen(Sound())
    assert is_anything_chosen(Sound(microphone="", application="a"))
    assert not is_anything_chosen(Sound(microphone=""))

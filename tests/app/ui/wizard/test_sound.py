from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar

import numpy as np
import pytest
from pytestqt.qtbot import QtBot

from app.audio import SAMPLE_RATE, AudioEvent, Block, SoundChoice, SoundKind, Started
from app.audio.catalogue import Catalogue
from app.settings.model import Settings, Sound
from app.ui.wizard.sound_page import SoundPage
from tests.app.audio.scripted_choice import ScriptedChoice
from tests.app.ui.fake_controller import FakeController

MICROPHONE = ScriptedChoice("test:mic", "Webcam")
HEADSET = ScriptedChoice("test:headset", "Headset")
SPEAKERS = ScriptedChoice("test:speakers", "Speakers", SoundKind.SYSTEM)
SPEAKERS.zeros_advice = None
PLAYER = ScriptedChoice("test:player", "Player", SoundKind.APPLICATION)
CATALOGUE = Catalogue((MICROPHONE, HEADSET, SPEAKERS, PLAYER))


LEVELS = {"Webcam": 0.5, "Headset": 1e-5, "Speakers": 0.0, "Player": 0.1}


class SteadySource:
    """Sound that is as loud as its choice's name says, until it is closed."""

    open_names: ClassVar[list[str]] = []

    def __init__(self, choice: SoundChoice) -> None:
        self.name = choice.label
        self._end = 0

    def open(self, origin_s: float) -> None:
        self.open_names.append(self.name)

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        time.sleep(0.001)
        samples = np.full(SAMPLE_RATE // 10, LEVELS[self.name], np.float32)
        block = Block(self._end, samples, 0.0)
        started = [Started(0, self.name, SAMPLE_RATE, 1)] if not self._end else []
        self._end = block.end_sample
        return [*started, block]

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def close(self) -> None:
        self.open_names.remove(self.name)


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path, Settings(sound=Sound(system="default")))


@pytest.fixture
def page(qtbot: QtBot, controller: FakeController) -> Iterator[SoundPage]:
    page = SoundPage(controller, SteadySource)  # type: ignore[arg-type]
    qtbot.addWidget(page)
    yield page
    page.leave()
    qtbot.waitUntil(lambda: page.microphone.is_at_rest and page.computer.is_at_rest)
    assert SteadySource.open_names == []


def test_devices_are_looked_for_and_nothing_is_opened_meanwhile(
    page: SoundPage, controller: FakeController
) -> None:
    page.enter()
    assert controller.intents == ["refresh_choices"]
    assert SteadySource.open_names == []


def test_what_comes_of_each_sound_is_said(
    qtbot: QtBot, page: SoundPage, controller: FakeController
) -> None:
    page.enter()
    controller.offer(CATALOGUE)
    qtbot.waitUntil(lambda: page.microphone.words == "It is heard.")
    qtbot.waitUntil(lambda: page.computer.words == "Nothing is playing.")
    assert sorted(SteadySource.open_names) == ["Speakers", "Webcam"]


def test_another_choice_is_kept_and_tried(
    qtbot: QtBot, page: SoundPage, controller: FakeController
) -> None:
    page.enter()
    controller.offer(CATALOGUE)
    qtbot.waitUntil(lambda: page.microphone.words == "It is heard.")
    index = page.microphone.list.findText("Headset")
    page.microphone.list.setCurrentIndex(index)
    page.microphone.list.activated.emit(index)
    assert controller.settings.sound.microphone == "test:headset"
    qtbot.waitUntil(lambda: page.microphone.words == "It works, but nothing is heard.")
    qtbot.waitUntil(lambda: "Webcam" not in SteadySource.open_names)


def test_an_application_takes_the_place_of_everything(
    qtbot: QtBot, page: SoundPage, controller: FakeController
) -> None:
    page.enter()
    controller.offer(CATALOGUE)
    index = page.computer.list.findText("Only Player")
    page.computer.list.activated.emit(index)
    assert controller.settings.sound.application == "test:player"
    qtbot.waitUntil(lambda: page.computer.words == "It is heard.")
    qtbot.waitUntil(lambda: "Speakers" not in SteadySource.open_names)


def test_a_device_that_is_not_there_is_told(
    qtbot: QtBot, page: SoundPage, controller: FakeController
) -> None:
    page.enter()
    controller.offer(Catalogue((SPEAKERS,), ("No sound server runs.",), "linux"))
    assert page.microphone.words == "It cannot be used."
    qtbot.waitUntil(lambda: page.computer.words == "Nothing is playing.")


def test_sound_that_is_not_chosen_is_not_opened(
    page: SoundPage, controller: FakeController
) -> None:
    controller.settings = Settings(sound=Sound(microphone="", system=""))
    page.enter()
    controller.offer(CATALOGUE)
    assert page.microphone.words == page.computer.words == "Not listened to."
    assert SteadySource.open_names == []


def test_devices_are_given_back_as_the_page_is_left(
    qtbot: QtBot, page: SoundPage, controller: FakeController
) -> None:
    page.enter()
    controller.offer(CATALOGUE)
    qtbot.waitUntil(lambda: len(SteadySource.open_names) == 2)
    page.leave()
    qtbot.waitUntil(lambda: not SteadySource.open_names)
    controller.offer(CATALOGUE)
    assert page.microphone.is_at_rest
    page.enter()
    qtbot.waitUntil(lambda: len(SteadySource.open_names) == 2)

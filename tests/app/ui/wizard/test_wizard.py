from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWizard
from pytestqt.qtbot import QtBot

from app.audio import AudioEvent, SoundChoice
from app.audio.catalogue import Catalogue
from app.desktop.getting import Stage
from app.desktop.models import DEMO, model_folder
from app.desktop.speed_test import Loader, OnPrepared, TriedEngine
from app.settings.model import Recognition, Settings
from app.ui.getting_model import ModelGetter
from app.ui.wizard import SetupWizard
from engine import VoxcapError
from tests.app.audio.scripted_choice import ScriptedChoice
from tests.app.desktop.fake_getting import FakeGetting
from tests.app.ui.fake_controller import FakeController

CATALOGUE = Catalogue((ScriptedChoice("test:mic", "Webcam"),))


class SilentSource:
    name = "silence"

    def __init__(self, choice: SoundChoice) -> None: ...

    def open(self, origin_s: float) -> None: ...

    def read(self, timeout_s: float) -> Sequence[AudioEvent]:
        return []

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def close(self) -> None: ...


class Loading:
    """Stands in for the loading of a model, which ends when a test wants it to."""

    def __init__(self) -> None:
        self.asked_for: list[Recognition] = []
        self.may_end = threading.Event()

    def __call__(self, recognition: Recognition) -> Loader:
        self.asked_for.append(recognition)
        return self._load

    def _load(self, on_prepared: OnPrepared) -> TriedEngine:
        assert self.may_end.wait(30)
        raise VoxcapError("The model is broken. Choose another.")


@pytest.fixture
def controller(tmp_path: Path) -> FakeController:
    return FakeController(tmp_path / "sessions")


@pytest.fixture
def loading() -> Iterator[Loading]:
    loading = Loading()
    yield loading
    loading.may_end.set()


@pytest.fixture
def port() -> FakeGetting:
    return FakeGetting()


@pytest.fixture
def getter(controller: FakeController, port: FakeGetting, tmp_path: Path) -> Iterator[ModelGetter]:
    getter = ModelGetter(controller, port, tmp_path / "models")  # type: ignore[arg-type]
    yield getter
    port.let_go()
    getter.close()


@pytest.fixture
def wizard(
    qtbot: QtBot, controller: FakeController, loading: Loading, getter: ModelGetter
) -> Iterator[SetupWizard]:
    wizard = SetupWizard(controller, getter, None, SilentSource, loading)  # type: ignore[arg-type]
    wizard.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(wizard)
    wizard.open()
    controller.offer(CATALOGUE)
    yield wizard
    loading.may_end.set()
    wizard.reject()
    for test in (wizard.sound.microphone, wizard.sound.computer):
        qtbot.waitUntil(lambda test=test: test.is_at_rest)


def go_to(wizard: SetupWizard, page: object) -> None:
    while wizard.currentPage() is not page:
        before = wizard.currentId()
        wizard.next()
        assert wizard.currentId() != before


def test_pages_come_in_order_and_the_end_starts(
    wizard: SetupWizard, controller: FakeController
) -> None:
    titles = [wizard.currentPage().title()]
    while wizard.nextId() != -1:
        wizard.next()
        titles.append(wizard.currentPage().title())
    assert len(set(titles)) == 5
    wizard.button(QWizard.WizardButton.FinishButton).click()
    assert controller.intents[-2:] == ["finish_setup", "start"]


def test_the_end_need_not_start(wizard: SetupWizard, controller: FakeController) -> None:
    go_to(wizard, wizard.done_page)
    wizard.done_page.starts.setChecked(False)
    wizard.accept()
    assert controller.intents[-1] == "finish_setup"


@pytest.mark.parametrize("n_pages", range(5))
def test_it_can_be_left_at_any_page(
    wizard: SetupWizard, controller: FakeController, n_pages: int
) -> None:
    for _ in range(n_pages):
        wizard.next()
    wizard.close()
    assert controller.intents[-1] == "finish_setup"
    assert "start" not in controller.intents


def test_keyboard_alone_leads_through(
    qtbot: QtBot, wizard: SetupWizard, controller: FakeController
) -> None:
    for _ in range(4):
        wizard.button(QWizard.WizardButton.NextButton).setFocus()
        qtbot.keyClick(wizard.button(QWizard.WizardButton.NextButton), Qt.Key.Key_Space)
    assert wizard.currentPage() is wizard.done_page
    qtbot.keyClick(wizard, Qt.Key.Key_Return)
    assert controller.intents[-1] == "start"


def test_escape_leaves(qtbot: QtBot, wizard: SetupWizard, controller: FakeController) -> None:
    qtbot.keyClick(wizard, Qt.Key.Key_Escape)
    assert controller.intents[-1] == "finish_setup"


def test_devices_are_held_by_the_page_of_sounds_alone(qtbot: QtBot, wizard: SetupWizard) -> None:
    assert wizard.sound.microphone.is_at_rest
    wizard.next()
    assert not wizard.sound.microphone.is_at_rest
    wizard.next()
    qtbot.waitUntil(lambda: wizard.sound.microphone.is_at_rest)
    wizard.back()
    assert not wizard.sound.microphone.is_at_rest


def test_folder_is_taken_once_it_holds_a_model(
    qtbot: QtBot, wizard: SetupWizard, controller: FakeController, tmp_path: Path
) -> None:
    go_to(wizard, wizard.model)
    page = wizard.model
    assert page.isComplete()
    page.folder.click()
    assert not page.isComplete()
    page.path.setText(str(tmp_path))
    qtbot.waitUntil(lambda: page.words.text().startswith("No model"), timeout=60_000)
    assert not page.isComplete()
    page.path.setText(str(model_folder(DEMO)))
    assert not page.isComplete()
    qtbot.waitUntil(page.isComplete, timeout=60_000)
    assert "million" in page.words.text()
    wizard.next()
    assert controller.settings.recognition.model == str(model_folder(DEMO))
    wizard.back()
    page.demo.click()
    assert page.isComplete()
    assert page.words.text() == ""
    wizard.next()
    assert controller.settings.recognition.model == DEMO


def choose_full(qtbot: QtBot, wizard: SetupWizard) -> None:
    go_to(wizard, wizard.model)
    wizard.model.full.click()
    assert not wizard.model.isComplete()
    qtbot.waitUntil(lambda: wizard.model.place.survey is not None, timeout=60_000)


def test_full_model_is_got_and_used(
    qtbot: QtBot, wizard: SetupWizard, controller: FakeController, port: FakeGetting
) -> None:
    choose_full(qtbot, wizard)
    assert port.downloads == []
    wizard.next()
    assert wizard.currentPage() is wizard.getting
    assert controller.settings.recognition.model == DEMO
    qtbot.waitUntil(lambda: "2.2 GB" in wizard.getting.panel.amount.text(), timeout=60_000)
    port.let_go()
    qtbot.waitUntil(lambda: controller.settings.recognition.model != DEMO, timeout=60_000)
    wizard.next()
    assert wizard.currentPage() is wizard.speed
    assert controller.settings.recognition.model == str(port.downloads[0])


def test_setup_goes_on_with_the_demo_model_meanwhile(
    qtbot: QtBot,
    wizard: SetupWizard,
    controller: FakeController,
    getter: ModelGetter,
    port: FakeGetting,
) -> None:
    choose_full(qtbot, wizard)
    wizard.next()
    wizard.next()
    assert wizard.currentPage() is wizard.speed
    wizard.next()
    wizard.accept()
    assert getter.now.stage is Stage.RECEIVING
    assert controller.settings.recognition.model == DEMO
    port.let_go()
    qtbot.waitUntil(lambda: getter.now.stage is Stage.DONE, timeout=60_000)


def test_full_model_that_is_there_is_taken_at_once(
    qtbot: QtBot, wizard: SetupWizard, controller: FakeController, port: FakeGetting
) -> None:
    port.found = Path("/cache/full")
    choose_full(qtbot, wizard)
    assert "/cache/full" in wizard.model.place.words.text()
    wizard.next()
    assert wizard.currentPage() is wizard.speed
    assert controller.settings.recognition.model == "/cache/full"
    assert port.downloads == []


def test_too_little_room_is_told_and_another_place_taken(
    qtbot: QtBot, wizard: SetupWizard, port: FakeGetting, tmp_path: Path
) -> None:
    port.n_free = 1_000_000_000
    choose_full(qtbot, wizard)
    assert not wizard.model.isComplete()
    assert "too little room" in wizard.model.place.words.text()
    port.n_free = 100_000_000_000
    wizard.model.place.put_into(str(tmp_path / "large disk"))
    qtbot.waitUntil(wizard.model.isComplete, timeout=60_000)
    wizard.next()
    qtbot.waitUntil(lambda: port.downloads != [], timeout=60_000)
    assert port.downloads[0].parent == tmp_path / "large disk"


def test_model_on_its_way_is_shown_when_the_setup_is_run_again(
    qtbot: QtBot, wizard: SetupWizard, getter: ModelGetter, port: FakeGetting, tmp_path: Path
) -> None:
    getter.begin(tmp_path / "model", is_wanted=False)
    assert port.is_receiving.wait(60)
    go_to(wizard, wizard.model)
    wizard.model.full.click()
    assert wizard.model.isComplete()
    wizard.next()
    assert wizard.currentPage() is wizard.getting
    assert len(port.downloads) == 1


def test_first_words_to_try_are_those_the_model_knows(
    wizard: SetupWizard, controller: FakeController, tmp_path: Path
) -> None:
    go_to(wizard, wizard.done_page)
    assert any("one to nine" in label.text() for label in wizard.done_page.findChildren(QLabel))
    wizard.back()
    controller.settings = Settings(recognition=Recognition(model=str(tmp_path)))
    wizard.next()
    texts = [label.text() for label in wizard.done_page.findChildren(QLabel)]
    assert not any("one to nine" in text for text in texts)
    assert any(str(controller.store.folder) in text for text in texts)


def test_speed_is_measured_and_trouble_told(
    qtbot: QtBot, wizard: SetupWizard, controller: FakeController, loading: Loading
) -> None:
    go_to(wizard, wizard.speed)
    page = wizard.speed
    page.measure.click()
    assert page.is_measuring
    assert not page.measure.isEnabled()
    loading.may_end.set()
    qtbot.waitUntil(lambda: not page.is_measuring)
    assert page.suggestion.text() == "The model is broken. Choose another."
    assert page.measure.isEnabled()
    assert loading.asked_for == [controller.settings.recognition]


def test_measuring_can_be_stopped_and_left(
    qtbot: QtBot, wizard: SetupWizard, loading: Loading
) -> None:
    go_to(wizard, wizard.speed)
    page = wizard.speed
    page.measure.click()
    page.cancel.click()
    assert not page.is_measuring
    assert page.measure.isEnabled()
    page.measure.click()
    wizard.back()
    assert not page.is_measuring
    loading.may_end.set()


def test_every_control_has_a_name(wizard: SetupWizard) -> None:
    for control in (
        wizard.sound.microphone.list,
        wizard.sound.computer.list,
        wizard.model.path,
        wizard.speed.progress,
    ):
        assert control.accessibleName()
        assert "&" not in control.accessibleName()

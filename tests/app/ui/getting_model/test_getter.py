"""The full model comes beside the windows, whatever they do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.desktop.getting import Stage
from app.desktop.states import AppState
from app.ui.getting_model import GettingDialog, GettingLine, ModelGetter
from app.ui.main_window import MainWindow
from engine import DownloadError
from tests.app.desktop.fake_getting import PATIENCE_S, FakeGetting
from tests.app.ui.fake_controller import FakeController

WAIT_MS = int(PATIENCE_S * 1000)


class App:
    """A getter with all that it belongs to; made again as the app is started again."""

    def __init__(self, folder: Path, qtbot: QtBot) -> None:
        self.folder = folder
        self._qtbot = qtbot
        self.port = FakeGetting()
        self.start()

    def start(self) -> None:
        self.controller = FakeController(self.folder / "sessions")
        self.getter = ModelGetter(
            self.controller,  # type: ignore[arg-type]
            self.port,
            self.folder / "models",
        )
        self.window = MainWindow(self.controller)  # type: ignore[arg-type]
        self.line = GettingLine(self.getter, self.window.message, self.window)
        self.window.show()

    def end(self) -> None:
        self.getter.close()
        self.window.close()
        self.window.deleteLater()

    def wait_for(self, stage: Stage) -> None:
        self._qtbot.waitUntil(lambda: self.getter.now.stage is stage, timeout=WAIT_MS)

    def receive(self, is_wanted: bool = False) -> None:
        self.getter.begin(self.folder / "model", is_wanted)
        self._qtbot.waitUntil(lambda: self.getter.now.share is not None, timeout=WAIT_MS)

    @property
    def model(self) -> str:
        return self.controller.settings.recognition.model


@pytest.fixture
def app(tmp_path: Path, qtbot: QtBot) -> Iterator[App]:
    app = App(tmp_path, qtbot)
    yield app
    app.port.let_go()
    app.end()


def test_nothing_is_fetched_before_it_is_asked_for(app: App) -> None:
    assert app.getter.now.stage is Stage.NONE
    assert app.port.downloads == []
    assert not app.window.message.isVisible()


def test_window_shows_percent_and_opens_the_dialog(app: App) -> None:
    app.receive()
    message = app.window.message
    assert message.message.text() == "Getting the full model: 24 %"
    message.button.click()
    assert isinstance(app.line.dialog, GettingDialog)
    assert app.line.dialog.panel.pause.isVisible()
    assert "2.2 GB of 8.9 GB" in app.line.dialog.panel.amount.text()
    app.line.dialog.close()
    assert app.line.dialog is None
    app.port.may_come.set()
    app.wait_for(Stage.PREPARING)


def test_wanted_model_is_used_when_it_is_there(app: App) -> None:
    app.receive(is_wanted=True)
    app.port.let_go()
    app.wait_for(Stage.DONE)
    assert app.model == str(app.folder / "model")
    assert "is used from now on" in app.window.message.message.text()


@pytest.mark.parametrize("is_wanted", [True, False])
def test_user_is_asked_otherwise(app: App, is_wanted: bool) -> None:
    if is_wanted:
        app.controller.become(AppState.LISTENING)
    before = app.model
    app.receive(is_wanted=is_wanted)
    app.port.let_go()
    app.wait_for(Stage.DONE)
    assert app.model == before
    app.window.message.button.click()
    assert app.model == str(app.folder / "model")
    assert not app.window.message.isVisible()


def test_pause_and_go_on(app: App) -> None:
    app.receive()
    app.getter.pause()
    assert app.getter.now.stage is Stage.STOPPING
    app.wait_for(Stage.PAUSED)
    assert app.window.message.message.text() == "Getting the full model is paused."
    app.getter.go_on()
    app.port.let_go()
    app.wait_for(Stage.DONE)
    assert app.port.downloads == [app.folder / "model"] * 2


def test_quitting_pauses_and_the_next_start_offers_to_go_on(app: App) -> None:
    app.receive(is_wanted=True)
    app.getter.delete_original(True)
    app.end()
    app.start()
    n_before = len(app.port.downloads)
    assert app.getter.now.stage is Stage.PAUSED
    assert app.getter.folder == app.folder / "model"
    assert app.getter.deletes_original
    assert app.window.message.isVisible()
    assert len(app.port.downloads) == n_before
    app.port.let_go()
    app.getter.go_on()
    app.wait_for(Stage.DONE)
    assert app.model == str(app.port.prepared)
    assert app.port.deleted == [app.folder / "model"]
    app.end()
    app.start()
    assert app.getter.now.stage is Stage.NONE


def test_offer_can_be_put_away(app: App) -> None:
    app.receive()
    app.getter.pause()
    app.wait_for(Stage.PAUSED)
    app.window.message.close_button.click()
    assert not app.window.message.isVisible()
    app.getter.go_on()
    assert app.window.message.isVisible()


def test_trouble_is_told_and_tried_again(app: App) -> None:
    app.port.trouble = DownloadError("Nothing comes from hf.co any more.")
    app.receive()
    app.port.may_come.set()
    app.wait_for(Stage.FAILED)
    app.line.open()
    assert app.line.dialog is not None
    panel = app.line.dialog.panel
    assert panel.words.text() == "Nothing comes from hf.co any more."
    assert panel.try_again.isVisible()
    app.port.trouble = None
    panel.try_again.click()
    app.port.let_go()
    app.wait_for(Stage.DONE)
    assert panel.use.isVisible()
    panel.use.click()
    assert app.model == str(app.folder / "model")


def test_giving_up_asks_and_deletes(app: App, qtbot: QtBot) -> None:
    app.receive()
    app.getter.pause()
    app.wait_for(Stage.PAUSED)
    app.line.open()
    assert app.line.dialog is not None
    panel = app.line.dialog.panel
    panel.give_up.click()
    assert panel.dialog is not None
    keep, delete = panel.dialog.defaultButton(), panel.dialog.buttons()
    keep.click()
    assert app.port.discarded == []
    panel.give_up.click()
    assert panel.dialog is not None
    delete = next(button for button in panel.dialog.buttons() if "Delete" in button.text())
    delete.click()
    app.wait_for(Stage.NONE)
    assert app.port.discarded == [app.folder / "model"]
    qtbot.waitUntil(lambda: app.line.dialog is not None and app.line.dialog.get.isEnabled())
    assert not app.window.message.isVisible()


def test_dialog_begins_where_the_user_says(app: App, qtbot: QtBot, tmp_path: Path) -> None:
    app.line.open()
    dialog = app.line.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.get.isEnabled, timeout=WAIT_MS)
    app.port.n_free = 1_000_000
    dialog.place.put_into(str(tmp_path / "other"))
    qtbot.waitUntil(lambda: "too little" in dialog.place.words.text(), timeout=WAIT_MS)
    assert not dialog.get.isEnabled()
    app.port.n_free = 100_000_000_000
    dialog.place.look()
    qtbot.waitUntil(dialog.get.isEnabled, timeout=WAIT_MS)
    dialog.get.click()
    assert not dialog.get.isVisible()
    app.port.let_go()
    app.wait_for(Stage.DONE)
    assert app.port.downloads[-1].parent == tmp_path / "other"


def test_model_that_is_there_is_taken_without_a_download(app: App, qtbot: QtBot) -> None:
    app.port.found = app.folder / "cache"
    app.line.open()
    dialog = app.line.dialog
    assert dialog is not None
    qtbot.waitUntil(dialog.get.isEnabled, timeout=WAIT_MS)
    dialog.get.click()
    assert app.model == str(app.folder / "cache")
    assert app.port.downloads == []
    assert dialog.panel.isVisible()

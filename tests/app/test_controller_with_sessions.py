"""The controller with real sessions on their real threads."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import pytest
import soundfile
from pytestqt.qtbot import QtBot

from app.audio.catalogue import Catalogue
from app.captions.entries import Word
from app.captions.history import SessionStore
from app.controller import CLOSE_WITHIN_S, AppController
from app.desktop.inputs import ChosenInputs, Inputs, RecordedInput
from app.desktop.models import load_engine
from app.desktop.starting import SessionMaker
from app.desktop.states import AppState
from app.resources import resource_path
from app.session.snapshot import SessionSnapshot
from app.settings.model import Recognition, Settings, Sound
from app.settings.store import SettingsStore
from app.ui.background import Background
from engine import EngineSettings
from tests.app.audio.scripted_choice import ScriptedChoice
from tests.app.session.reading_engine import ReadingEngine, speech

PATIENCE_MS = 60_000
NO_SPARING = Settings(sound=Sound(spares_silence=False))


@dataclass
class App:
    """A controller and what is behind it.

    Attributes:
        may_load: an engine is loaded once this is set.
        engines: all that were loaded.
    """

    folder: Path
    qtbot: QtBot
    may_load: threading.Event = field(default_factory=threading.Event)
    engines: list[ReadingEngine] = field(default_factory=list)
    controllers: list[AppController] = field(default_factory=list)

    def controller(
        self,
        inputs: Inputs,
        settings: Settings = NO_SPARING,
        load: Callable[[Path, EngineSettings], object] | None = None,
    ) -> AppController:
        store = SettingsStore(self.folder / "settings.json")
        sessions = self.folder / "sessions"
        made = AppController(
            settings,
            store.save,
            SessionStore(sessions),
            Background(),
            SessionMaker(sessions, sessions / "prepared", inputs, load or self._load),  # type: ignore[arg-type]
            lambda: Catalogue(()),
        )
        self.controllers.append(made)
        return made

    def wait_for(self, controller: AppController, state: AppState) -> None:
        self.qtbot.waitUntil(lambda: controller.state is state, timeout=PATIENCE_MS)

    def _load(self, model: Path, settings: EngineSettings) -> ReadingEngine:
        assert self.may_load.wait(PATIENCE_MS / 1000)
        self.engines.append(ReadingEngine())
        return self.engines[-1]


@pytest.fixture
def app(qtbot: QtBot, tmp_path: Path) -> Iterator[App]:
    app = App(tmp_path, qtbot)
    app.may_load.set()
    before = set(threading.enumerate())
    yield app
    for controller in app.controllers:
        controller.close()
    app.may_load.set()
    deadline_s = time.monotonic() + PATIENCE_MS / 1000
    for thread in set(threading.enumerate()) - before:
        if thread.name.startswith(("voxcap", "journal")):
            thread.join(max(0.0, deadline_s - time.monotonic()))
            assert not thread.is_alive(), thread


@pytest.fixture
def talk(tmp_path: Path) -> Path:
    path = tmp_path / "talk.wav"
    soundfile.write(path, speech(60.0), 16_000, subtype="FLOAT")
    return path


def _words(snapshot: SessionSnapshot | None) -> list[str]:
    entries = () if snapshot is None else snapshot.transcript.entries
    return [entry.text.strip() for entry in entries if isinstance(entry, Word)]


def _kept(controller: AppController) -> list[str]:
    entries = controller.store.read(controller.session_id).entries
    return [entry.text.strip() for entry in entries if isinstance(entry, Word)]


def _talking(app: App, controller: AppController, n_words: int = 1) -> None:
    controller.start()
    app.qtbot.waitUntil(lambda: len(_words(controller.snapshot)) >= n_words, timeout=PATIENCE_MS)


def test_a_recording_is_captioned_to_its_end_and_kept(app: App, tmp_path: Path) -> None:
    short = tmp_path / "short.wav"
    soundfile.write(short, speech(2.0), 16_000, subtype="FLOAT")
    controller = app.controller(RecordedInput(short))
    states: list[AppState] = []
    controller.state_changed.connect(states.append)
    controller.start()
    assert controller.state is AppState.LOADING
    app.wait_for(controller, AppState.IDLE)
    assert _words(controller.snapshot) == ["w0", "w1"]
    assert _kept(controller) == ["w0", "w1"]
    assert controller.store.read(controller.session_id).is_finished
    assert states == [AppState.LOADING, AppState.LISTENING, AppState.IDLE]


def test_pausing_resuming_and_another_model(app: App, talk: Path) -> None:
    controller = app.controller(RecordedInput(talk))
    _talking(app, controller)
    controller.pause()
    controller.resume()
    assert controller.state is AppState.LISTENING
    first = controller.session_id
    recognition = replace(controller.settings.recognition, model="/models/other")
    controller.change_settings(replace(controller.settings, recognition=recognition))
    app.qtbot.waitUntil(lambda: len(app.engines) == 2, timeout=PATIENCE_MS)
    app.wait_for(controller, AppState.LISTENING)
    assert app.engines[0].is_closed
    assert controller.session_id != first
    assert controller.store.read(first).is_finished
    kept = SettingsStore(app.folder / "settings.json").load().settings
    assert kept.recognition.model == "/models/other"


def test_the_delay_changes_while_listening(app: App, talk: Path) -> None:
    controller = app.controller(RecordedInput(talk))
    _talking(app, controller)
    session_id = controller.session_id
    recognition = replace(controller.settings.recognition, delay_ms=960)
    controller.change_settings(replace(controller.settings, recognition=recognition))
    app.qtbot.waitUntil(
        lambda: controller.snapshot is not None and controller.snapshot.delay_ms == 960,
        timeout=PATIENCE_MS,
    )
    assert controller.session_id == session_id
    assert controller.state is AppState.LISTENING


def test_closing_while_listening_keeps_what_was_said(app: App, talk: Path) -> None:
    controller = app.controller(RecordedInput(talk))
    _talking(app, controller)
    shown = _words(controller.snapshot)
    controller.close()
    assert controller.state is AppState.IDLE
    assert _kept(controller)[: len(shown)] == shown
    assert controller.store.read(controller.session_id).is_finished


def test_closing_while_the_model_takes_for_ever(app: App, talk: Path) -> None:
    app.may_load.clear()
    controller = app.controller(RecordedInput(talk))
    controller.start()
    app.qtbot.waitUntil(lambda: controller.snapshot is not None, timeout=PATIENCE_MS)
    assert controller.state is AppState.LOADING
    begin_s = time.monotonic()
    controller.close()
    assert time.monotonic() - begin_s < CLOSE_WITHIN_S + PATIENCE_MS / 1000


def test_no_device(app: App) -> None:
    controller = app.controller(ChosenInputs(lambda: Catalogue(())))
    controller.start()
    app.wait_for(controller, AppState.FAILED)
    assert "There is no microphone" in controller.error
    assert app.engines == []


def test_a_device_that_vanishes_before_it_is_opened(app: App) -> None:
    gone = ScriptedChoice("x:mic", "Headset", error="Headset is gone. Plug it in again.")
    controller = app.controller(ChosenInputs(lambda: Catalogue((gone,))))
    controller.start()
    app.wait_for(controller, AppState.FAILED)
    assert controller.error == "Headset is gone. Plug it in again."
    controller.acknowledge_failure()
    assert controller.state is AppState.IDLE


def _no_memory(model: Path, settings: EngineSettings) -> object:
    raise MemoryError


def test_an_engine_that_fails_in_a_way_nobody_foresaw(app: App, talk: Path) -> None:
    controller = app.controller(RecordedInput(talk), load=_no_memory)
    controller.start()
    app.wait_for(controller, AppState.FAILED)
    assert "MemoryError" in controller.error


def test_a_damaged_model(app: App, talk: Path, tmp_path: Path) -> None:
    settings = replace(NO_SPARING, recognition=Recognition(model=str(tmp_path / "empty")))
    (tmp_path / "empty").mkdir()
    controller = app.controller(RecordedInput(talk), settings, load_engine)
    controller.start()
    app.wait_for(controller, AppState.FAILED)
    assert "params.json" in controller.error
    # What was said meanwhile could not be captioned; that there was something is kept.
    assert controller.session_id in [summary.header.id for summary in controller.store.sessions()]


def test_a_folder_of_sessions_that_cannot_be_written_to(app: App, talk: Path) -> None:
    (app.folder / "sessions").write_text("in the way", encoding="utf-8")
    controller = app.controller(RecordedInput(talk))
    _talking(app, controller)
    assert controller.state is AppState.LISTENING
    assert controller.snapshot is not None
    assert any(
        "not" in message and "sessions" in message for message in controller.snapshot.messages
    )


def test_the_demo_model_hears_the_sample(app: App, tmp_path: Path) -> None:
    sample, text = resource_path("samples/digits.flac"), resource_path("samples/digits.txt")
    values, rate_hz = soundfile.read(sample, frames=48_000, dtype="int16")
    soundfile.write(tmp_path / "begin.wav", values, rate_hz)
    controller = app.controller(RecordedInput(tmp_path / "begin.wav"), Settings(), load_engine)
    controller.start()
    app.wait_for(controller, AppState.IDLE)
    heard = " ".join(_words(controller.snapshot)).lower().replace(",", "").replace(".", "").split()
    assert len(heard) >= 3
    assert heard == text.read_text(encoding="utf-8").split()[: len(heard)]
    assert _kept(controller) == _words(controller.snapshot)

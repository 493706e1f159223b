"""How far a model is prepared that is being loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.captions.entries import Speaker
from app.desktop import starting
from app.desktop.loading import LoadingProgress
from app.desktop.starting import SessionMaker
from app.desktop.states import AppState
from app.desktop.status_words import status_words
from app.session import PatientInput
from app.session.snapshot import SessionState
from app.settings.model import Settings, Sound
from tests.app.session.reading_engine import ReadingEngine
from tests.app.session.scripted_source import ScriptedSource


def test_share_is_known_while_it_is_prepared() -> None:
    progress = LoadingProgress()
    assert progress.prepared_share is None
    progress.tell(43, 100)
    assert progress.prepared_share == pytest.approx(0.43)
    progress.tell(100, 100)
    assert progress.prepared_share is None


def test_status_tells_percent_only_while_loading() -> None:
    words = status_words(AppState.LOADING, None, prepared_share=0.439)
    assert words == "Preparing the model for this computer: 43 %"
    assert "43" not in status_words(AppState.PAUSED, None, prepared_share=0.439)


def test_session_tells_what_the_engine_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(model: Path, settings: object, on_progress: object) -> ReadingEngine:
        on_progress(1, 4)  # type: ignore[operator]
        return ReadingEngine()

    monkeypatch.setattr(starting, "load_engine", load)
    source = ScriptedSource("mic")
    source.end()
    inputs = [PatientInput(Speaker("mic", "You", "Headset"), source)]
    maker = SessionMaker(tmp_path, tmp_path / "prepared", lambda sound: inputs)
    prepared = maker(Settings(sound=Sound(spares_silence=False)), lambda snapshot: None)
    assert prepared.loading.prepared_share is None
    prepared.session.start()
    assert prepared.session.join(60)
    assert prepared.session.snapshot().state is SessionState.STOPPED
    assert prepared.loading.prepared_share == pytest.approx(0.25)

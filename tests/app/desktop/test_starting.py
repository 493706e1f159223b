"""Sessions as the settings say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.captions.entries import Speaker
from app.captions.history import SessionStore
from app.desktop import models
from app.desktop.starting import SessionMaker, needs_new_session, voice_detectors
from app.session import LiveInput, PatientInput, SileroVoice, voice
from app.session.snapshot import SessionState
from app.settings.limits import LIMITS
from app.settings.model import Recognition, Settings, Sound
from engine import EngineSettings, SettingError
from tests.app.session.reading_engine import ReadingEngine, speech
from tests.app.session.scripted_source import ScriptedSource

PATIENCE_S = 60.0
SPEAKERS = (Speaker("mic", "You", "Headset"), Speaker("system", "Others", "Monitor"))


class Making:
    """Makes sessions of scripted sources with an engine that reads.

    Attributes:
        loaded: the folders and settings that an engine was loaded with.
    """

    def __init__(self, folder: Path, n_sources: int = 1) -> None:
        self.folder = folder
        self.sources = [ScriptedSource(speaker.id) for speaker in SPEAKERS[:n_sources]]
        self.sounds: list[Sound] = []
        self.loaded: list[tuple[Path, EngineSettings]] = []
        self.make = SessionMaker(folder, folder / "prepared", self._inputs, self._load)

    def _inputs(self, sound: Sound, /) -> Sequence[LiveInput]:
        self.sounds.append(sound)
        return [PatientInput(*pair) for pair in zip(SPEAKERS, self.sources, strict=False)]

    def _load(self, model: Path, settings: EngineSettings) -> ReadingEngine:
        self.loaded.append((model, settings))
        return ReadingEngine()


def _without_sparing(**changes: object) -> Settings:
    recognition = Recognition(**changes)  # type: ignore[arg-type]
    return Settings(sound=Sound(spares_silence=False), recognition=recognition)


def test_what_is_said_is_captioned_and_kept(tmp_path: Path) -> None:
    making = Making(tmp_path)
    prepared = making.make(_without_sparing(), lambda snapshot: None)
    assert making.loaded == []
    assert making.sources[0].calls == []
    prepared.session.start()
    making.sources[0].play(speech(3.0))
    making.sources[0].end()
    assert prepared.session.join(PATIENCE_S)
    recorded = SessionStore(tmp_path).read(prepared.header.id)
    assert recorded.is_finished
    assert [entry.text for entry in recorded.entries] == [" w0", " w1", " w2"]  # type: ignore[union-attr]
    assert recorded.header == prepared.header


def test_the_header_tells_what_it_is_made_of(tmp_path: Path) -> None:
    settings = _without_sparing(model=str(tmp_path / "voxtral"), delay_ms=960)
    prepared = Making(tmp_path, 2).make(settings, lambda snapshot: None)
    assert prepared.header.model == "voxtral"
    assert prepared.header.delay_ms == 960
    assert prepared.header.speakers == SPEAKERS
    assert prepared.session.snapshot().delay_ms == 960
    prepared.session.stop()


@pytest.mark.parametrize(("threads", "given"), [(0, None), (3, 3)])
def test_the_engine_is_loaded_as_the_settings_say(
    tmp_path: Path, threads: int, given: int | None
) -> None:
    making = Making(tmp_path, 2)
    settings = _without_sparing(model="/m", precision="bfloat16", threads=threads)
    prepared = making.make(settings, lambda snapshot: None)
    assert making.sounds == [settings.sound]
    prepared.session.start()
    for source in making.sources:
        source.end()
    assert prepared.session.join(PATIENCE_S)
    expected = EngineSettings(
        precision="bfloat16",
        threads=given,
        max_streams=2,
        prepared_folder=tmp_path / "prepared",
    )
    assert making.loaded == [(Path("/m"), expected)]


def test_the_default_model_is_the_demo_model(tmp_path: Path) -> None:
    prepared = Making(tmp_path).make(_without_sparing(), lambda snapshot: None)
    assert prepared.header.model == models.model_folder(models.DEMO).name
    prepared.session.stop()


def test_the_model_that_the_settings_name_is_looked_for(tmp_path: Path) -> None:
    making = Making(tmp_path)
    make = SessionMaker(
        tmp_path,
        tmp_path / "prepared",
        lambda sound: [PatientInput(SPEAKERS[0], making.sources[0])],
        find_model=lambda name: tmp_path / f"where {name} is",
    )
    prepared = make(_without_sparing(model="full"), lambda snapshot: None)
    assert prepared.header.model == "where full is"
    prepared.session.stop()


def test_values_that_no_editor_allows_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="delay"):
        Making(tmp_path).make(_without_sparing(delay_ms=100), lambda snapshot: None)


def test_without_the_voice_model_nothing_is_spared_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(detector: voice.SileroVoice) -> None:
        raise voice.VoiceModelError("Voice activity cannot be detected.")

    monkeypatch.setattr(voice.SileroVoice, "__init__", fail)
    prepared = Making(tmp_path).make(Settings(), lambda snapshot: None)
    assert list(prepared.remarks) == ["Voice activity cannot be detected."]
    assert list(Making(tmp_path).make(_without_sparing(), lambda snapshot: None).remarks) == []


def test_voice_is_told_from_silence_where_that_works() -> None:
    told: list[str] = []
    assert voice_detectors(told.append) is SileroVoice
    assert told == []


def test_a_folder_that_cannot_be_written_to_costs_no_captions(tmp_path: Path) -> None:
    in_the_way = tmp_path / "sessions"
    in_the_way.write_text("a file", encoding="utf-8")
    making = Making(in_the_way)
    prepared = making.make(_without_sparing(), lambda snapshot: None)
    prepared.session.start()
    making.sources[0].play(speech(3.0))
    making.sources[0].end()
    assert prepared.session.join(PATIENCE_S)
    last = prepared.session.snapshot()
    assert last.state is SessionState.STOPPED
    assert any("not" in message and str(in_the_way) in message for message in last.messages)
    words = [getattr(entry, "text", "") for entry in last.transcript.entries]
    assert [word for word in words if word.startswith(" w")] == [" w0", " w1", " w2"]


_KEEP = {"sound.microphone_label", "sound.system_label", "recognition.delay_ms"}


def _changed(settings: Settings, section: str, name: str) -> Settings:
    part = getattr(settings, section)
    value = getattr(part, name)
    other: object = not value if isinstance(value, bool) else value
    if isinstance(value, int) and not isinstance(value, bool):
        other = value + 1
    elif isinstance(value, str):
        other = f"{value}x"
    return replace(settings, **{section: replace(part, **{name: other})})


@pytest.mark.parametrize(
    "path",
    [f"{section}.{name}" for section in ("sound", "recognition") for name in LIMITS[section]],
)
def test_which_settings_need_another_session(path: str) -> None:
    changed = _changed(Settings(), *path.split("."))
    assert changed != Settings()
    assert needs_new_session(Settings(), changed) == (path not in _KEEP)
    assert not needs_new_session(changed, changed)


def test_other_sections_do_not_need_one() -> None:
    settings = Settings()
    changed = replace(
        settings,
        appearance=replace(settings.appearance, n_lines=5),
        overlay=replace(settings.overlay, is_locked=True),
    )
    assert not needs_new_session(settings, changed)

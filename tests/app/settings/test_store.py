"""The file of the settings."""

from __future__ import annotations

import errno
import json
import logging
import os
import subprocess
import sys
import tempfile
import tracemalloc
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.settings.checking import problems_of
from app.settings.errors import SettingsError
from app.settings.model import Appearance, Settings, Sound
from app.settings.problems import FileProblem
from app.settings.store import SettingsStore
from tests.app.settings.strategies import json_values, valid_settings

CHANGED = Settings(appearance=Appearance(font_points=40))


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "config" / "settings.json")


def put(store: SettingsStore, content: bytes) -> None:
    store.path.parent.mkdir(exist_ok=True)
    store.path.write_bytes(content)


def names(store: SettingsStore) -> list[str]:
    return sorted(path.name for path in store.path.parent.iterdir())


def test_without_a_file_there_are_defaults(store: SettingsStore) -> None:
    assert store.load() == (Settings(), ())
    assert not store.path.parent.exists()


def test_settings_are_kept(store: SettingsStore) -> None:
    store.save(CHANGED)
    assert SettingsStore(store.path).load() == (CHANGED, ())
    assert names(store) == ["settings.json"]


@settings(max_examples=50)
@given(st.lists(valid_settings, min_size=1, max_size=3))
def test_any_settings_are_kept(course: list[Settings]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SettingsStore(Path(folder) / "settings.json")
        for settings in course:
            store.save(settings)
            assert store.load() == (settings, ())


def test_file_is_json_for_people(store: SettingsStore) -> None:
    store.save(Settings(sound=Sound(microphone_label="Zoë")))
    text = store.path.read_text(encoding="utf-8")
    assert text.startswith('{\n  "version": 1,\n')
    assert '"microphone_label": "Zoë"' in text


def test_bad_value_costs_that_value(store: SettingsStore) -> None:
    put(store, b'{"version": 1, "appearance": {"font_points": 9999, "n_lines": 4}}')
    settings, problems = store.load()
    assert settings == Settings(appearance=Appearance(n_lines=4))
    assert [problem.path for problem in problems] == ["appearance.font_points"]
    assert names(store) == ["settings.json"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\0" * 4096, b"\x89PNG\r\n\x1a\n", b"[]", b'{"a": "\xe9"}', b'{"version": 1,'],
)
def test_bad_file_is_kept_aside_and_told(store: SettingsStore, content: bytes) -> None:
    for n in (1, 2):
        put(store, content)
        settings, problems = store.load()
        assert settings == Settings()
        assert isinstance(problems[0], FileProblem)
        assert problems[0].kept == f"settings.json.bad-{n}"
        assert problems[0].kept in str(problems[0])
        assert (store.path.parent / f"settings.json.bad-{n}").read_bytes() == content
        assert not store.path.exists()
    store.save(CHANGED)
    assert store.load() == (CHANGED, ())
    assert names(store) == ["settings.json", "settings.json.bad-1", "settings.json.bad-2"]


def test_huge_file_is_not_read(store: SettingsStore) -> None:
    put(store, b"{}")
    os.truncate(store.path, 2**30)
    tracemalloc.start()
    try:
        settings, problems = store.load()
        _, most_bytes = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most_bytes < 2**25
    assert settings == Settings()
    assert "too large" in str(problems[0])
    assert names(store) == ["settings.json.bad-1"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no named pipes")
def test_pipe_keeps_nobody_waiting(store: SettingsStore) -> None:
    store.path.parent.mkdir()
    os.mkfifo(store.path)
    assert store.load().settings == Settings()
    store.save(CHANGED)
    assert store.load() == (CHANGED, ())


def test_folder_in_its_place_is_moved(store: SettingsStore) -> None:
    (store.path / "inside").mkdir(parents=True)
    assert "no ordinary file" in str(store.load().problems[0])
    store.save(CHANGED)
    assert (store.path.parent / "settings.json.bad-1" / "inside").is_dir()
    assert store.load() == (CHANGED, ())


@pytest.mark.parametrize("target", ["settings.json", "nowhere.json"])
def test_link_that_leads_nowhere_costs_nothing(store: SettingsStore, target: str) -> None:
    store.path.parent.mkdir()
    store.path.symlink_to(target)
    assert store.load().settings == Settings()
    store.save(CHANGED)
    assert store.load() == (CHANGED, ())


def test_file_that_turned_bad_since_is_kept_when_saving(store: SettingsStore) -> None:
    store.save(Settings())
    put(store, b"mine!")
    store.save(CHANGED)
    assert store.load() == (CHANGED, ())
    assert (store.path.parent / "settings.json.bad-1").read_bytes() == b"mine!"


def test_unreadable_file_is_kept_aside(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(CHANGED)

    def refuse(path: Path, *args: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        settings, problems = store.load()
    assert settings == Settings()
    assert os.strerror(errno.EACCES) in str(problems[0])
    kept = SettingsStore(store.path.with_name("settings.json.bad-1"))
    assert kept.load() == (CHANGED, ())


def test_file_that_could_not_be_read_or_moved_is_not_lost(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(CHANGED)
    ours = store.path.read_bytes()

    def refuse(path: Path, *args: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        patch.setattr(Path, "rename", refuse)
        settings, problems = store.load()
        assert settings == Settings()
        assert "could not be moved" in str(problems[0])
        with pytest.raises(SettingsError):
            store.save(settings)
    assert store.path.read_bytes() == ours
    store.save(settings)
    assert store.load() == (settings, ())
    assert (store.path.parent / "settings.json.bad-1").read_bytes() == ours


def test_file_in_place_of_the_folder(store: SettingsStore) -> None:
    store.path.parent.write_text("")
    settings, problems = store.load()
    assert settings == Settings()
    assert len(problems) == 1
    with pytest.raises(SettingsError, match="cannot be kept") as caught:
        store.save(CHANGED)
    assert (caught.value.parameter, caught.value.value) == ("path", store.path)
    store.path.parent.unlink()
    store.save(CHANGED)
    assert store.load() == (CHANGED, ())


def test_full_disk_leaves_the_file_as_it_was(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(CHANGED)
    before = store.path.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(SettingsError, match=os.strerror(errno.ENOSPC)):
            store.save(Settings())
    assert store.path.read_bytes() == before
    assert names(store) == ["settings.json"]


def test_settings_of_a_newer_version_survive(store: SettingsStore) -> None:
    put(store, b'{"version": 7, "appearance": {"glow": 3, "n_lines": 3}, "cloud": null}')
    settings, problems = store.load()
    assert (settings.appearance.n_lines, problems) == (3, ())
    store.save(replace(settings, sound=Sound(system="default")))
    kept = json.loads(store.path.read_bytes())
    assert (kept["version"], kept["appearance"]["glow"], kept["cloud"]) == (7, 3, None)
    assert kept["sound"]["system"] == "default"


@settings(max_examples=50)
@given(st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()))
def test_any_file_lets_the_program_start_and_save(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SettingsStore(Path(folder) / "settings.json")
        store.path.write_bytes(content)
        assert problems_of(store.load().settings) == ()
        store.save(CHANGED)
        assert store.load() == (CHANGED, ())


@settings(max_examples=50)
@given(st.data())
def test_any_damage_to_a_file_lets_the_program_start(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = SettingsStore(Path(folder) / "settings.json")
        store.save(CHANGED)
        content = bytearray(store.path.read_bytes())
        for _ in range(data.draw(st.integers(1, 3))):
            start = data.draw(st.integers(0, len(content)))
            end = start + data.draw(st.integers(0, 40))
            content[start:end] = data.draw(st.binary(max_size=3) | st.sampled_from([b"{", b'"']))
        store.path.write_bytes(content)
        assert problems_of(store.load().settings) == ()


def test_values_are_not_logged(store: SettingsStore, caplog: pytest.LogCaptureFixture) -> None:
    put(store, b'{"version": 1, "sound": {"microphone_label": ["Marjorie"]}}')
    with caplog.at_level(logging.DEBUG):
        store.load()
        put(store, b"Marjorie")
        store.load()
    assert "sound.microphone_label" in caplog.text
    assert "Marjorie" not in caplog.text


SAVE_OFTEN = """
import sys
from pathlib import Path
from app.settings.model import Appearance, Settings
from app.settings.store import SettingsStore

store = SettingsStore(Path(sys.argv[1]))
for points in range(8, 96):
    store.save(Settings(appearance=Appearance(font_points=points, n_lines=int(sys.argv[2]))))
"""


def test_two_programs_at_once_never_break_the_file(store: SettingsStore) -> None:
    store.save(Settings())
    programs = [
        subprocess.Popen([sys.executable, "-c", SAVE_OFTEN, str(store.path), n]) for n in "34"
    ]
    while any(program.poll() is None for program in programs):
        loaded = SettingsStore(store.path).load()
        assert loaded.problems == ()
    assert [program.wait() for program in programs] == [0, 0]
    appearance = store.load().settings.appearance
    assert (appearance.font_points, appearance.n_lines in (3, 4)) == (95, True)
    assert names(store) == ["settings.json"]


def test_nothing_slow_is_imported() -> None:
    code = (
        "import sys, app.settings.store; "
        "print([name for name in ('torch', 'numpy', 'PySide6') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"

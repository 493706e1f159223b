"""`voxcap listen` on files, with an engine that reads its words from the sound."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import soundfile

from app.captions.history import SessionStore
from app.cli import main
from app.desktop import models
from app.session import voice
from tests.app.captions.sessions import cut_off_session, header, spoken
from tests.app.session.reading_engine import ReadingEngine, speech


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> ReadingEngine:
    engine = ReadingEngine()
    monkeypatch.setattr(models, "load_engine", lambda model, settings: engine)
    return engine


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    path = tmp_path / "talk.wav"
    soundfile.write(path, speech(5.0), 16_000, subtype="FLOAT")
    return path


@pytest.fixture
def run(engine: ReadingEngine, sound: Path, tmp_path: Path) -> Callable[..., int]:
    def run(*arguments: str) -> int:
        files = ["--file", str(sound), "--fast", "--no-vad", "--plain"]
        return main(["listen", *files, "--profile", str(tmp_path / "profile"), *arguments])

    return run


def store(tmp_path: Path) -> SessionStore:
    return SessionStore(tmp_path / "profile" / "sessions")


def test_words_are_printed_and_kept(
    run: Callable[..., int],
    engine: ReadingEngine,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run() == 0
    captured = capsys.readouterr()
    assert captured.out == "[00:00:00] w0 w1 w2 w3 w4\n"
    assert "Listened 5 s, 5 words, no gaps." in captured.err
    (summary,) = store(tmp_path).sessions()
    assert summary.header is not None
    session = store(tmp_path).read(summary.header.id)
    assert session.is_finished
    assert (session.header.model, session.header.delay_ms) == ("demo-model", 480)
    assert engine.is_closed


def test_files_are_saved_in_the_format_of_their_names(
    run: Callable[..., int], tmp_path: Path
) -> None:
    subtitles, document = tmp_path / "talk.srt", tmp_path / "talk.json"
    assert run("--save", str(subtitles), "--save", str(document)) == 0
    assert "w0 w1 w2 w3 w4" in subtitles.read_text(encoding="utf-8")
    assert "w4" in json.dumps(json.loads(document.read_text(encoding="utf-8")))


def test_a_file_that_exists_is_kept_unless_forced(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "talk.txt"
    kept.write_text("precious", encoding="utf-8")
    assert run("--save", str(kept)) == 2
    assert "--force" in capsys.readouterr().err
    assert kept.read_text(encoding="utf-8") == "precious"
    assert run("--save", str(kept), "--force") == 0
    assert "w0" in kept.read_text(encoding="utf-8")


def test_what_cannot_be_saved_says_how_to_get_it(
    run: Callable[..., int],
    engine: ReadingEngine,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    engine.token_cost = lambda n_tokens: shutil.rmtree(folder, ignore_errors=True)
    assert run("--save", str(folder / "talk.srt"), "--save", str(tmp_path / "talk.vtt")) == 1
    error = capsys.readouterr().err
    (summary,) = store(tmp_path).sessions()
    assert summary.header is not None
    assert f"voxcap sessions export {summary.header.id}" in error
    assert "Traceback" not in error
    assert (tmp_path / "talk.vtt").exists()


def test_a_session_that_cannot_be_kept_is_not_said_to_be(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "profile").write_text("in the way", encoding="utf-8")
    elsewhere = tmp_path / "nowhere" / "talk.txt"
    assert run("--save", str(tmp_path / "talk.txt")) == 1
    captured = capsys.readouterr()
    assert captured.out.endswith("[00:00:00] w0 w1 w2 w3 w4\n")
    assert "cannot be saved" in captured.out
    assert "Saved in" not in captured.err
    assert "w4" in (tmp_path / "talk.txt").read_text(encoding="utf-8")
    assert run("--save", str(elsewhere)) != 0
    assert "is kept" not in capsys.readouterr().err


def test_sessions_that_were_cut_off_are_mentioned(
    run: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "profile" / "sessions"
    folder.mkdir(parents=True)
    cut_off_session(folder, header(), spoken("lost and found"))
    assert run() == 0
    assert "sessions recover" in capsys.readouterr().err


def test_a_missing_file_is_one_line(
    engine: ReadingEngine, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--file", str(tmp_path / "no.wav"), "--no-vad", "--plain"]
    assert main(["listen", *arguments, "--profile", str(tmp_path / "profile")]) == 1
    error = capsys.readouterr().err
    assert "there is no such file" in error
    assert "Traceback" not in error


def test_without_the_voice_model_it_listens_all_the_same(
    engine: ReadingEngine,
    sound: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(detector: voice.SileroVoice) -> None:
        raise voice.VoiceModelError("Voice activity cannot be detected (it is missing).")

    monkeypatch.setattr(voice.SileroVoice, "__init__", fail)
    arguments = ["--file", str(sound), "--fast", "--plain", "--profile", str(tmp_path / "profile")]
    assert main(["listen", *arguments]) == 0
    captured = capsys.readouterr()
    assert "Voice activity cannot be detected" in captured.err
    assert "w4" in captured.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--fast"], "--fast is for --file"),
        (["--save", "talk.docx"], ".srt"),
        (["--save", "no/such/folder/a.srt"], "no folder"),
        (["--save", "."], "end in one of"),
        (["--label", "Ann"], "mic=Ann"),
        (["--label", "phone=Ann"], "mic, system, app, file"),
        (["--max-behind", "0"], "above 0"),
        (["--delay-ms", "100"], "100 ms is not supported"),
    ],
)
def test_wrong_usage(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["listen", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert message in captured.err

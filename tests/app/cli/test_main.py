"""The command line itself: help, wrong usage, exit codes, output that cannot be written."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import soundfile

from app.cli import main, transcribe
from tests.app.fake_engine import FakeEngine

WITHOUT_TORCH = """
import sys
from app.cli import main
for arguments in {arguments}:
    print(main(arguments), file=sys.stderr)
sys.exit("torch was imported" if "torch" in sys.modules else 0)
"""


@pytest.fixture
def fake_engine(monkeypatch: pytest.MonkeyPatch) -> FakeEngine:
    engine = FakeEngine()
    monkeypatch.setattr(transcribe, "_load_engine", lambda model, settings: engine)
    return engine


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    path = tmp_path / "sound.wav"
    soundfile.write(path, np.zeros(24_000, np.int16), 16_000)
    return path


def test_help_and_wrong_usage_do_not_wait_for_torch() -> None:
    calls = [["--help"], ["--version"], ["transcribe", "--help"], ["nonsense"], ["transcribe"]]
    calls += [["sessions"], ["sessions", "--help"]]
    calls += [["devices", "--help"], ["devices", "--levels=0"]]
    code = WITHOUT_TORCH.format(arguments=calls)
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    codes = [line for line in result.stderr.splitlines() if not line.startswith("voxcap")]
    assert codes == ["0", "0", "0", "2", "2", "2", "0", "0", "2"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--demo", "missing.wav"], "no such file"),
        (["--demo", "missing.wav", "--toggle"], "--toggle"),
        (["--toggle", "--pause"], "not allowed"),
        (["--pause", "listen"], "not for 'voxcap listen'"),
        (["--demo", "a.wav", "listen"], "not for 'voxcap listen'"),
        (["fly"], "fly"),
        (["transcribe"], "FILE"),
        (["transcribe", "a.wav", "--delay-ms", "100"], "100 ms is not supported"),
        (["transcribe", "a.wav", "--delay-ms", "soon"], "soon ms is not supported"),
        (["transcribe", "a.wav", "--threads", "0"], "above 0"),
        (["transcribe", "a.wav", "--threads", "many"], "above 0"),
        (["transcribe", "a.wav", "--precision", "int3"], "auto, float32, bfloat16"),
        (["transcribe", "a.wav", "--format", "gguf"], "auto, mistral, hf"),
        (["transcribe", "a.wav", "--output-format", "pdf"], "pdf"),
        (["transcribe", "a.wav", "--attention", "unknown"], "--attention"),
        (["transcribe", "a.wav", "--output", "no/such/folder/a.txt"], "no folder"),
        (["transcribe", "a.wav", "b.wav", "--output", "both.txt"], "existing folder"),
        (["transcribe", "-", "-"], "once"),
        (["transcribe", "-", "a.wav", "--streams-together"], "--streams-together"),
        (["sessions"], "ACTION"),
        (["sessions", "show"], "ID"),
        (["sessions", "export", "2026"], "PATH"),
        (["sessions", "export", "2026", "a.docx"], ".srt"),
        (["sessions", "export", "2026", "a.srt", "--format", "doc"], "txt-times"),
        (["sessions", "export", "2026", "a.srt", "--from", "noon"], "1:02:03"),
        (["sessions", "export", "2026", "a.srt", "--from", "9", "--to", "9"], "--to"),
        (["sessions", "delete"], "ID"),
        (["model"], "ACTION"),
        (["model", "info"], "PATH"),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("voxcap: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err


def test_profile_may_stand_in_front_of_a_command(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    journal = tmp_path / "sessions" / "20260302-023015-bcdf.jsonl"
    journal.parent.mkdir()
    journal.touch()
    assert main(["--profile", str(tmp_path), "sessions", "list"]) == 0
    before = capsys.readouterr().out
    assert main(["sessions", "list", "--profile", str(tmp_path)]) == 0
    assert before == capsys.readouterr().out
    assert "bcdf" in before


def test_terminal_as_standard_input_is_wrong_usage(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert main(["transcribe", "-"]) == 2
    assert "terminal" in capsys.readouterr().err


def test_text_of_one_file(
    fake_engine: FakeEngine, sound: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["transcribe", str(sound), "--delay-ms", "960"]) == 0
    captured = capsys.readouterr()
    assert captured.out == "one two\n"
    assert captured.err == ""
    assert [stream.delay_ms for stream in fake_engine.streams] == [960]


def test_several_files_are_headed_by_their_names(
    fake_engine: FakeEngine, sound: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["transcribe", str(sound), "missing.wav", str(sound), "--streams-together"]) == 1
    captured = capsys.readouterr()
    assert captured.out == f"== {sound} ==\none two\n" * 2
    assert captured.err == "voxcap: missing.wav: there is no such file.\n"
    assert fake_engine.most_open == 2


def test_output_file(fake_engine: FakeEngine, sound: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.json"
    assert main(["transcribe", str(sound), "--output-format=json", f"--output={target}"]) == 0
    document = json.loads(target.read_text())
    assert document["text"] == "one two"
    assert document["file"] == str(sound)
    assert document["duration"] == 1.5
    assert document["error"] is None


def test_output_folder_gets_only_what_was_transcribed(
    fake_engine: FakeEngine, sound: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "out"
    folder.mkdir()
    assert main(["transcribe", str(sound), "missing.wav", f"--output={folder}"]) == 1
    assert {path.name: path.read_text() for path in folder.iterdir()} == {"sound.txt": "one two\n"}


def test_output_folder_one_may_not_write_to(
    fake_engine: FakeEngine,
    sound: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied", "temporary")

    monkeypatch.setattr("tempfile.mkstemp", refuse)
    target = tmp_path / "out.txt"
    assert main(["transcribe", str(sound), f"--output={target}"]) == 1
    assert capsys.readouterr().err == f"voxcap: {target}: Permission denied.\n"


def test_sound_from_standard_input(
    fake_engine: FakeEngine,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(bytes(48_000))))
    assert main(["transcribe", "-"]) == 0
    assert capsys.readouterr().out == "one two\n"


def test_interruption_exits_with_130_and_keeps_the_file(
    fake_engine: FakeEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_sound, target = tmp_path / "long.wav", tmp_path / "out.json"
    soundfile.write(long_sound, np.zeros(160_000, np.int16), 16_000)
    advance = fake_engine.advance

    def interrupted_advance() -> None:
        advance()
        if fake_engine.n_advances == 6:
            raise KeyboardInterrupt

    monkeypatch.setattr(fake_engine, "advance", interrupted_advance)
    arguments = ["transcribe", str(long_sound), "--output-format=json", f"--output={target}"]
    assert main(arguments) == 130
    document = json.loads(target.read_text())
    assert document["text"] == "one two"
    assert "interrupted" in document["error"]


def test_closed_pipe_is_quiet(
    fake_engine: FakeEngine,
    sound: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    class ClosedPipe(io.StringIO):
        def write(self, text: str, /) -> int:
            raise BrokenPipeError(32, "Broken pipe")

    monkeypatch.setattr("sys.stdout", ClosedPipe())
    assert main(["transcribe", str(sound)]) == 1
    assert capsys.readouterr().err == ""


def test_closed_output_is_told(
    fake_engine: FakeEngine,
    sound: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert main(["transcribe", str(sound)]) == 2
    assert "standard output is closed" in capsys.readouterr().err
    assert main(["transcribe", str(sound), f"--output={tmp_path / 'out.txt'}"]) == 0


def test_faults_are_one_line_and_a_traceback_only_on_request(
    sound: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(transcribe, "_load_engine", fail)
    assert main(["transcribe", str(sound)]) == 1
    line = capsys.readouterr().err
    assert (
        line == "voxcap: This is a fault in Voxcap (RuntimeError: two lines); --debug shows "
        "where.\n"
    )
    for arguments in (["--debug", "transcribe", str(sound)], ["transcribe", "--debug", str(sound)]):
        assert main(arguments) == 1
        assert "Traceback" in capsys.readouterr().err

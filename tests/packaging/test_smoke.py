"""The smoke test, on a program that only says what it is told to."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import smoke

WORDS = (smoke._SAMPLE.with_suffix(".txt")).read_text("utf-8")
PROGRAM = f"""\
import pathlib, sys, time
said = {{"--version": "voxcap 1.2.3", "doctor": "ready", "transcribe": {WORDS!r}}}
if sys.argv[1] == "--profile":
    log = pathlib.Path(sys.argv[2], "logs", "voxcap.log")
    log.parent.mkdir()
    log.touch()
    time.sleep(60)
print(said[sys.argv[1]])
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """A program that does everything right, with its papers."""
    licences = tmp_path / "voxcap" / "_internal" / "licences"
    licences.mkdir(parents=True)
    for name in smoke._LICENCES:
        (licences / name).write_text("a licence", encoding="utf-8")
    bill = {"components": [{"name": name} for name in smoke._PARTS]}
    (licences / "sbom.cdx.json").write_text(json.dumps(bill), encoding="utf-8")
    return written(tmp_path / "voxcap" / "voxcap", PROGRAM)


def written(file: Path, text: str) -> Path:
    # Python's path may have spaces in it, which the first line of a script does not allow.
    script = file.with_suffix(".py")
    script.write_text(text, encoding="utf-8")
    command = shlex.join([sys.executable, str(script)])
    file.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
    file.chmod(0o755)
    return file


def trial(program: Path) -> smoke.Trial:
    # Long enough for a Python that only ends, as some of these do.
    return smoke.Trial(program, program.parent, open_s=10)


def test_a_good_program_passes_every_step(program: Path) -> None:
    told = [step() for step in smoke.Trial(program, program.parent, open_s=5).steps()]
    assert [line.partition(":")[0] for line in told] == [
        "voxcap 1.2.3",
        "doctor",
        "transcribe",
        "window",
        "licences",
    ]


@pytest.mark.parametrize(
    ("good", "bad", "step", "complaint"),
    [
        ("voxcap 1.2.3", "1.2.3", smoke.Trial.version, "it says '1.2.3'"),
        (WORDS.split()[0], "eleven", smoke.Trial.transcription, "it hears 'eleven "),
        ("print(said", "sys.exit('no sound')  #", smoke.Trial.doctor, "exit code 1: no sound"),
        ("time.sleep(60)", "sys.exit('no Qt')", smoke.Trial.window, "exit code 1: no Qt"),
    ],
)
def test_a_program_that_does_something_wrong(
    program: Path, good: str, bad: str, step: Callable[[smoke.Trial], str], complaint: str
) -> None:
    written(program, PROGRAM.replace(good, bad))
    with pytest.raises(smoke.StepError, match=complaint):
        step(trial(program))


def test_a_program_that_only_shows_a_message(program: Path) -> None:
    written(program, PROGRAM.replace("log.touch()", ""))
    with pytest.raises(smoke.StepError, match="has not begun its log"):
        smoke.Trial(program, program.parent, open_s=0.1).window()


@pytest.mark.parametrize("missing", [*smoke._LICENCES, "sbom.cdx.json"])
def test_papers_that_are_missing(program: Path, missing: str) -> None:
    (program.parent / "_internal" / "licences" / missing).unlink()
    with pytest.raises(smoke.StepError, match=missing):
        trial(program).papers()


def test_a_part_that_the_bill_of_materials_lacks(program: Path) -> None:
    bill = program.parent / "_internal" / "licences" / "sbom.cdx.json"
    bill.write_text('{"components": [{"name": "Qt"}]}', encoding="utf-8")
    with pytest.raises(smoke.StepError, match="lacks FFmpeg, Python, torch"):
        trial(program).papers()


def test_the_first_failure_ends_it_in_one_line(
    program: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written(program, PROGRAM.replace("voxcap 1.2.3", "nothing\\nof it"))
    monkeypatch.setattr(sys, "argv", ["smoke.py", str(program)])
    assert smoke.main() == 1
    assert capsys.readouterr().out == "FAILED --version: it says 'nothing\\nof it'\n"

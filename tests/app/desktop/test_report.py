"""A report tells everything but what was said, by whom, and about what."""

from __future__ import annotations

import logging
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.captions.entries import Gap, Remark, Speaker, Word
from app.captions.transcript import TranscriptView
from app.desktop.evidence import Evidence
from app.desktop.report import ReportMaterial, last_lines, report_text
from app.desktop.states import AppState
from app.session.snapshot import SessionState, SourceState
from app.settings.model import Recognition, Settings, Sound
from engine import MachineReport
from tests.app.desktop.making_evidence import SYSTEM, engine, evidence, session, source

SAID = "marmalade"
MADE = datetime(2026, 11, 29, 23, 30, tzinfo=UTC)
MACHINE = MachineReport(
    "2.13.0", "AVX512", 2, 4, 2, ("cpu", "reference"), ("auto",), "Linux", (), "off"
)


def _report(seen: Evidence, settings: Settings | None = None, log: Path | None = None) -> str:
    if settings is not None:
        seen = replace(seen, settings=settings)
    return report_text(ReportMaterial(MADE, seen, MACHINE, log))


def test_tells_what_is_needed() -> None:
    measured = engine(0.4, slowest="head")
    report = _report(evidence([session(source(), source(SYSTEM), measured=measured)]))
    for told in (
        "2026-11-29 23:30:00+00:00",
        "All is well",
        "Voxcap:",
        "Python:",
        "torch:",
        "Processor:",
        "Memory:",
        "AVX512",
        "2 (4 logical)",
        "Voxtral-Mini-4B (mistral)",
        "bfloat16",
        "no kernel for this processor",
        "Real-time factor:            0.400",
        "choice of words",
        "Sound: USB headset",
        "Sound: Monitor of Speakers",
        "recognition.delay_ms:        480",
        "(there is none)",
    ):
        assert told in report


def test_without_a_session_or_an_engine() -> None:
    report = report_text(ReportMaterial(MADE, Evidence(None)))
    assert "not listening" in report
    assert "recognition.model:" in report


@pytest.mark.parametrize("state", SessionState)
def test_never_a_word_of_what_was_said(state: SessionState, tmp_path: Path) -> None:
    log = tmp_path / "voxcap.log"
    log.write_text(
        f"2026-11-29 23:00:00 DEBUG app.session: heard {SAID}\n  {SAID} ERROR {SAID}\n"
        "2026-11-29 23:00:01 INFO app.session: The session began.\n"
        f"2026-11-29 23:00:02 INFO app.audio: Opened Browser: {SAID} weekly.\n",
        encoding="utf-8",
    )
    words = (Word("mic", f" {SAID}", 1.0, 2.0), Gap("mic", 2.0, 3.0, SAID), Remark("", 3.0, SAID))
    program = Speaker("app", f"{SAID} 1", f"Browser: {SAID} weekly")
    recording = Speaker("file", f"{SAID} 2", f"/tmp/{SAID}.wav")
    trouble = f"{program.device}: no sound arrives; waiting for it."
    made = session(
        source(replace(source().speaker, label=SAID)),
        source(program, state=SourceState.WAITING, message=trouble),
        source(recording),
        state=state,
        messages=(trouble,),
    )
    made = replace(
        made,
        transcript=TranscriptView(words, (Word("mic", f" {SAID}ing", 4.0, 4.1),)),
        error=f"{recording.device}: it cannot be read.",
    )
    sound = Sound(application=f"pulse:{SAID}", microphone_label=SAID, system_label=SAID)
    report = _report(evidence([made]), Settings(sound=sound), log)
    assert SAID not in report
    assert "no sound arrives; waiting for it." in report
    assert "The session began." in report
    assert "USB headset" in report


def test_error_about_a_program_names_none() -> None:
    error = f"Application that plays 'x' is not there. There is '{SAID} weekly'; give one."
    seen = Evidence(None, state=AppState.FAILED, error=error)
    report = _report(seen, Settings(sound=Sound(application="x")))
    assert SAID not in report
    assert "is not there" in report


def test_paths_do_not_tell_who_the_user_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "anna.schmidt"
    monkeypatch.setattr(Path, "home", lambda: home)
    log = tmp_path / "voxcap.log"
    log.write_text(f"2026-11-29 23:00:00 INFO x: Opened {home}/voxcap/settings.json\n")
    message = f"Captions are shown, but cannot be saved in {home}/sessions: no permission."
    settings = Settings(recognition=Recognition(model=f"{home}/models/voxtral"))
    report = _report(evidence([session(messages=(message,))]), settings, log)
    assert "anna" not in report
    assert "~/models/voxtral" in report
    assert "saved in ~/sessions" in report
    assert "Opened ~/voxcap/settings.json" in report


def test_last_lines_of_a_long_log(tmp_path: Path) -> None:
    log = tmp_path / "voxcap.log"
    log.write_bytes(b"\xff first\n" + b"x" * 600_000 + b"\n" + b"one\ntwo\nthree\n")
    assert last_lines(log, 2) == ["two", "three"]
    assert len(last_lines(log)) <= 200


def test_log_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (line,) = last_lines(tmp_path)
    assert "cannot be read" in line


def test_log_as_the_app_writes_it(tmp_path: Path) -> None:
    log = tmp_path / "voxcap.log"
    handler = logging.FileHandler(log, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    for level in (logging.DEBUG, logging.INFO, logging.WARNING):
        handler.handle(logging.LogRecord("app", level, "", 0, f"level {level}", None, None))
    handler.close()
    report = _report(Evidence(None), log=log)
    assert "level 20" in report
    assert "level 30" in report
    assert "level 10" not in report

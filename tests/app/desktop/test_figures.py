"""Everything measured has a name and a value."""

from __future__ import annotations

import math

from app.desktop.evidence import Evidence
from app.desktop.figures import sections
from app.desktop.wording import untranslated
from app.session.snapshot import Latency, SessionState, SourceState
from tests.app.desktop.making_evidence import MIC, SYSTEM, engine, evidence, session, source


def test_sections_of_the_session_each_source_and_the_engine() -> None:
    made = session(source(MIC), source(SYSTEM), measured=engine(0.25, n_streams=2))
    titles = [section.title for section in sections(evidence([made]), untranslated)]
    assert titles == ["Session", "Sound: USB headset", "Sound: Monitor of Speakers", "Engine"]


def test_nothing_to_tell_before_the_first_session() -> None:
    assert sections(Evidence(None), untranslated) == []


def test_values() -> None:
    lost = source(
        state=SourceState.MUTED, message="Unmute it.", level_dbfs=-math.inf, dropped_s=2.5
    )
    made = session(lost, latency=Latency(0.625, 1.0, 3), measured=engine(0.25, n_streams=1))
    seen = sections(evidence([made], late_ms=12.0), untranslated)
    told = {name: value for section in seen for name, value in section.figures}
    assert told["From sound to text"] == "0.62 s (95 %: 1.00 s)"
    assert told["Windows answer late by"] == "12 ms"
    assert told["Trouble"] == "Unmute it."
    assert told["Level"] == "-"
    assert told["Sound left out"] == "2.5 s"
    assert told["Load, all sources"] == "25 %"
    assert told["80 ms of sound, decoder (writing)"] == "10.00 ms"
    assert told["Memory of Voxcap"] == "1.0 GiB (≤ 2.0 GiB)"
    assert told["stream 1: tokens with text, without, in a row"] == "10, 5, 2"


def test_every_state_has_words() -> None:
    for state in SessionState:
        assert sections(evidence([session(state=state)]), untranslated)[0].figures[0][1]

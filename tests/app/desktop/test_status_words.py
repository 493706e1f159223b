"""The state in words."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from app.desktop.states import AppState
from app.desktop.status_words import (
    level_share,
    source_name,
    source_words,
    status_words,
    trouble,
)
from app.session.snapshot import Latency, SessionState, SourceState
from tests.app.cli.snapshots import YOU, snapshot, source_snapshot


def test_every_state_has_words_of_its_own() -> None:
    words = {status_words(state, None) for state in AppState}
    assert len(words) == len(AppState)
    assert all(words)


def test_how_far_the_text_is_behind() -> None:
    listening = snapshot(latency=Latency(0.62, 0.9, 40))
    assert status_words(AppState.LISTENING, listening) == "Listening - 0.6 s behind"
    assert status_words(AppState.LISTENING, snapshot()) == "Listening"
    behind = status_words(AppState.BEHIND, snapshot(behind_s=7.6))
    assert behind == "Listening - 8 s behind, catching up"


def test_every_state_of_a_source_has_words() -> None:
    words = [source_words(source_snapshot(state=state)) for state in SourceState]
    assert len(set(words)) == len(SourceState)


@pytest.mark.parametrize(
    ("level_dbfs", "words"),
    [(0.0, "too loud"), (-20.0, "heard"), (-55.0, "quiet"), (-math.inf, "quiet")],
)
def test_loudness(level_dbfs: float, words: str) -> None:
    assert source_words(source_snapshot(level_dbfs=level_dbfs)) == words


def test_names() -> None:
    assert source_name(source_snapshot(YOU)) == "You"
    assert source_name(source_snapshot(replace(YOU, label=" "))) == "USB headset"
    assert source_name(source_snapshot(replace(YOU, label="", device=""))) == "Sound"


def test_levels_fill_the_meter() -> None:
    assert level_share(-math.inf) == 0.0
    assert level_share(-60.0) == 0.0
    assert level_share(-30.0) == 0.5
    assert level_share(3.0) == 1.0


def test_trouble_is_the_most_pressing_of_a_running_session() -> None:
    assert trouble(snapshot(messages=["Lost.", "Behind."])) == "Lost."
    assert trouble(snapshot(messages=["Lost."], state=SessionState.STOPPED)) == ""
    assert trouble(snapshot()) == ""
    assert trouble(None) == ""


def test_that_nothing_is_kept_is_told_before_what_the_meters_show() -> None:
    full = replace(snapshot(messages=["Lost.", "Full."]), saving_trouble="Full.")
    assert trouble(full) == "Full."
    assert trouble(replace(full, saving_trouble="")) == "Lost."

"""Getting the full model, in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.getting import Getting, Stage
from app.desktop.getting_words import (
    amount_words,
    gigabytes,
    is_full_model,
    left_words,
    line_words,
    stage_words,
    survey_words,
)
from engine import DownloadPhase, DownloadProgress
from tests.app.desktop.fake_getting import N_BYTES, FakeGetting

FOLDER = Path("/data/models/Voxtral-Mini-4B-Realtime-2602")


def receiving(phase: DownloadPhase = DownloadPhase.RECEIVING) -> Getting:
    progress = DownloadProgress(phase, 2_200_000_000, N_BYTES, 5_000_000, 1340.0)
    return Getting(Stage.RECEIVING, FOLDER, received=progress)


def test_bytes_speed_and_time_left_are_told() -> None:
    assert amount_words(receiving()) == "2.2 GB of 8.9 GB - 5.0 MB/s - about 23 minute(s) left"
    assert line_words(receiving()) == "Getting the full model: 24 %"


def test_every_stage_has_words_of_its_own() -> None:
    words = {stage_words(Getting(stage, FOLDER, error="Broken.")) for stage in Stage}
    words |= {stage_words(receiving(phase)) for phase in DownloadPhase}
    assert len(words) == len(Stage) + len(DownloadPhase) - 1


def test_nothing_is_told_in_the_window_of_what_is_not_going_on() -> None:
    silent = [stage for stage in Stage if not line_words(Getting(stage, FOLDER, error="Broken."))]
    assert silent == [Stage.NONE, Stage.DONE]


def test_errors_are_told() -> None:
    failed = Getting(Stage.FAILED, FOLDER, error="Nothing comes from hf.co any more.")
    assert "Nothing comes from hf.co any more." in line_words(failed)


@given(st.floats(0, 1e6))
def test_time_left_never_grows_as_time_goes_by(seconds: float) -> None:
    assert _minutes(left_words(seconds)) >= seconds / 60 * 0.66
    assert _minutes(left_words(seconds)) <= seconds / 60 * 1.34 + 1


def test_what_was_found_is_told() -> None:
    port = FakeGetting()
    words = survey_words(port.survey(FOLDER))
    assert "9.3 GB are needed, 100.0 GB are free" in words
    assert "2.2 GB were received" in words
    port.n_free = 1_000_000_000
    assert "too little room" in survey_words(port.survey(FOLDER))
    port.found = Path("/there")
    assert "/there" in survey_words(port.survey(FOLDER))


@pytest.mark.parametrize(
    ("n_bytes", "words"), [(0, "0 MB"), (12_345_678, "12 MB"), (8_880_000_000, "8.9 GB")]
)
def test_sizes(n_bytes: int, words: str) -> None:
    assert gigabytes(n_bytes) == words


def test_full_model_is_known_by_its_folder() -> None:
    assert is_full_model(str(FOLDER))
    hub = "/hub/models--mistralai--Voxtral-Mini-4B-Realtime-2602/snapshots/2769"
    assert is_full_model(hub)
    assert not is_full_model("/models/small")


def _minutes(words: str) -> float:
    if "less" in words:
        return 0.999
    number = float(words.split()[1])
    return number * 60 if "hour" in words else number

"""Five minutes through a whole session: nothing is lost and nothing grows.

`tests.benchmarks.listen_hour` does the same for an hour, with speeds.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.audio import SAMPLE_RATE
from app.captions.entries import Word
from app.session import AllVoice
from tests.end_to_end.digit_talk import DigitTalk, MeetingTalk
from tests.end_to_end.long_listening import (
    Listened,
    heard_directly,
    listen,
    score,
    written_words,
)

MINUTES = 5
MOST_GROWTH_MB = 6.0
WORST_WER = 0.08
MOST_SPARING_COSTS = 0.02
MOST_DRIFT_S = 0.03
SEED = 3

# Under a minute where nothing else runs.
pytestmark = pytest.mark.timeout(900)


@pytest.fixture(scope="module")
def listened(tmp_path_factory: pytest.TempPathFactory) -> Listened:
    return listen(MeetingTalk(MINUTES, SEED), tmp_path_factory.mktemp("sessions"))


def test_all_sound_is_captioned_or_spared_as_silence(listened: Listened) -> None:
    duration_s = listened.talk.n_samples / SAMPLE_RATE
    (source,) = listened.last.sources
    assert listened.last.time_s == listened.kept.duration_s == duration_s
    assert source.dropped_s == source.lost_s == source.glitches == 0
    assert source.spared_s > duration_s / 10
    assert listened.heard_s + source.spared_s >= duration_s
    assert all(isinstance(entry, Word) for entry in listened.last.transcript.entries)


def test_the_journal_holds_what_was_shown(listened: Listened) -> None:
    assert listened.kept.is_finished
    assert listened.kept.n_unreadable == 0
    assert listened.kept.entries == tuple(listened.last.transcript.entries)


def test_the_words_are_found_to_the_end_and_at_their_times(listened: Listened) -> None:
    found = listened.score
    assert found.n_spoken > 25 * MINUTES
    assert found.word_error_rate <= WORST_WER
    third = len(found.lateness_s) // 3
    early_s, late_s = np.median(found.lateness_s[:third]), np.median(found.lateness_s[-third:])
    assert abs(late_s - early_s) <= MOST_DRIFT_S


def test_memory_does_not_grow_after_the_first_minute(listened: Listened) -> None:
    resident_mb = [minute.resident_mb for minute in listened.minutes[1:]]
    assert len(resident_mb) >= MINUTES - 1
    assert np.mean(resident_mb[-2:]) - np.mean(resident_mb[:2]) <= MOST_GROWTH_MB


def test_sound_waits_for_the_engine_in_a_bounded_queue(listened: Listened) -> None:
    (source,) = listened.last.sources
    assert 0 < source.largest_waiting_s <= 3.0


def test_sparing_silence_costs_hardly_any_words(listened: Listened) -> None:
    talk = MeetingTalk(2, SEED)
    direct = score(talk, heard_directly(talk))
    end_s = talk.passages[-1].words[-1].end_s + 1.0
    spared = [
        word for word in written_words(listened.last.transcript.entries) if word.end_s < end_s
    ]
    assert score(talk, spared).word_error_rate <= direct.word_error_rate + MOST_SPARING_COSTS


def test_without_sparing_the_session_writes_what_the_engine_alone_does(tmp_path: Path) -> None:
    session = listen(DigitTalk(0.5, SEED), tmp_path, AllVoice)
    direct = heard_directly(DigitTalk(0.5, SEED))
    assert len(direct) > 10
    assert written_words(session.kept.entries) == direct

"""A killed session keeps what it had shown."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import numpy as np
import pytest

from app.captions.entries import Gap, Word
from app.captions.history import SessionState, SessionStore
from app.captions.recorded import RecordedSession
from tests.end_to_end.killing import KilledRun, Shown, kill_runs

N_KILLS = 20
LONGEST_RUN_S = 7.0
MOST_LOST_S = 1.0
SEED = 20

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="processes are forked")


@dataclass(frozen=True)
class Kept:
    """The runs, and what their journals held before anybody touched them again."""

    store: SessionStore
    runs: list[tuple[KilledRun, RecordedSession]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    """Kill live runs at random moments from their first word on."""
    folder = tmp_path_factory.mktemp("sessions")
    moments_s = np.random.default_rng(SEED).uniform(0.0, LONGEST_RUN_S, N_KILLS).tolist()
    store = SessionStore(folder)
    runs = kill_runs(folder, moments_s)
    return Kept(store, [(run, store.read(run.session_id)) for run in runs])


def test_the_runs_showed_words_until_they_were_killed(kept: Kept) -> None:
    n_shown = [len(final_words(run)) for run, _ in kept.runs]
    assert len(n_shown) == N_KILLS
    assert min(n_shown) >= 1
    assert sum(n_shown) >= 2 * N_KILLS


def test_every_journal_can_be_read_to_its_last_line(kept: Kept) -> None:
    for _, session in kept.runs:
        assert session.n_unreadable == 0
        assert session.header.model == "demo-model"
        assert not any(isinstance(entry, Gap) for entry in session.entries)


def test_no_word_is_missing_that_was_shown_for_a_second(kept: Kept) -> None:
    for run, session in kept.runs:
        assert oldest_missing_s(run, session) <= MOST_LOST_S


def test_what_was_kept_is_what_was_shown_in_its_order(kept: Kept) -> None:
    for run, session in kept.runs:
        shown = [word.text for word in final_words(run)]
        written = [word.text for word in words_of(session)]
        n_both = min(len(shown), len(written))
        assert written[:n_both] == shown[:n_both]


def test_no_more_was_kept_than_was_about_to_be_shown(kept: Kept) -> None:
    for run, session in kept.runs:
        assert len(words_of(session)) <= len(final_words(run)) + 2


def test_killed_sessions_are_offered_and_can_be_finished(kept: Kept) -> None:
    ids = {run.session_id for run, _ in kept.runs}
    assert {summary.header.id for summary in kept.store.unfinished()} == ids
    for run, session in kept.runs:
        kept.store.finish(run.session_id)
        assert kept.store.read(run.session_id).entries == session.entries
    assert {summary.state for summary in kept.store.sessions()} == {SessionState.FINISHED}


def words_of(session: RecordedSession) -> list[Word]:
    return [entry for entry in session.entries if isinstance(entry, Word)]


def final_words(run: KilledRun) -> list[Shown]:
    """Return the words in the form in which each was shown last."""
    return list({word.start_s: word for word in run.shown}.values())


def oldest_missing_s(run: KilledRun, session: RecordedSession) -> float:
    """Return how long ago, at the kill, the oldest missing word was shown; 0 without one.

    A word that grew is missing from when it was shown as more than what was kept of it.
    """
    written = {word.start_s: word.text for word in words_of(session)}
    ages_s = [
        run.killed_at_s - word.at_s
        for word in run.shown
        if not written.get(word.start_s, "").startswith(word.text)
    ]
    return max(ages_s, default=0.0)

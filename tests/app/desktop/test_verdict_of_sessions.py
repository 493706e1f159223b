"""Verdicts on real sessions, whose own messages they explain rather than repeat."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from app.audio import Lost, Waiting
from app.captions.entries import Entry
from app.desktop import sound_rules, speed_rules, state_rules
from app.desktop.evidence import Evidence, Rule
from app.desktop.history_of_figures import Moment
from app.desktop.verdict import verdict
from app.desktop.wording import untranslated
from app.session.snapshot import SessionSnapshot, SessionState, SourceState
from tests.app.session.reading_engine import speech
from tests.app.session.running import Running
from tests.app.session.simulation import KeptEntries


def _is_told_as(snapshot: SessionSnapshot, rule: Rule) -> None:
    seen = Evidence(snapshot, (Moment.of(snapshot, 0.0),))
    told = rule(seen, untranslated)
    assert told is not None
    assert verdict(seen, untranslated) == told


def _started(running: Running) -> Running:
    running.session.start()
    running.source.start()
    running.source.play(speech(1.0))
    running.wait_for_state(SessionState.LISTENING)
    return running


def test_behind() -> None:
    may_go_on = threading.Event()
    running = Running()
    running.engine.token_cost = lambda n_tokens: may_go_on.wait(60.0) and None
    _started(running)
    running.source.play(speech(6.0))
    late = running.wait_until(lambda snapshot: snapshot.behind_s >= 4.0)
    may_go_on.set()
    running.finish()
    assert len(late.messages) == 1
    _is_told_as(late, speed_rules.behind)


def test_lost_device() -> None:
    running = _started(Running())
    running.source.give(Waiting(16_000), Lost(16_000, "The headset was unplugged."))
    lost = running.wait_until(lambda snapshot: snapshot.sources[0].state is SourceState.LOST)
    running.finish()
    _is_told_as(lost, sound_rules.no_sound)
    assert verdict(Evidence(lost), untranslated).advice == "The headset was unplugged."


class FullDisk(KeptEntries):
    """Keeps nothing."""

    def write(self, entries: Sequence[Entry], /) -> None:
        raise OSError("the disk is full")


def test_nothing_is_saved() -> None:
    running = _started(Running(kept=FullDisk()))
    running.source.play(speech(6.0, 1))
    full = running.wait_until(lambda snapshot: bool(snapshot.saving_trouble))
    running.finish()
    assert full.saving_trouble in full.messages
    _is_told_as(full, state_rules.not_saved)
    assert "the disk is full" in verdict(Evidence(full), untranslated).sentence


@pytest.mark.parametrize("error", [MemoryError(), OSError("no such file")])
def test_engine_that_cannot_be_loaded(error: Exception) -> None:
    running = Running(load_error=error)
    running.session.start()
    running.source.start()
    failed = running.wait_for_state(SessionState.FAILED)
    _is_told_as(failed, state_rules.failed)
    assert type(error).__name__ in verdict(Evidence(failed), untranslated).sentence


def test_stopped() -> None:
    _is_told_as(_started(Running()).finish(), state_rules.not_listening)

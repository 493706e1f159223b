"""Snapshots given out, and the latencies of what they show."""

from __future__ import annotations

import threading
import time

import pytest

from app.captions.entries import Entry, Remark, Word
from app.captions.transcript import TranscriptView
from app.session.publisher import SNAPSHOTS_PER_S, Publisher, ShownWords
from app.session.snapshot import Diagnostics, Latency, SessionSnapshot, SessionState


def _snapshot(*entries: Entry, growing: tuple[Word, ...] = ()) -> SessionSnapshot:
    return SessionSnapshot(
        state=SessionState.LISTENING,
        time_s=0.0,
        transcript=TranscriptView(entries, growing),
        sources=(),
        behind_s=0.0,
        messages=(),
        error=None,
        delay_ms=480,
        diagnostics=Diagnostics(None, Latency(0.0, 0.0, 0), 1, 0, False, 0.0),
    )


def _word(end_s: float, source: str = "mic") -> Word:
    return Word(source, " w", end_s - 0.1, end_s)


def test_a_word_is_new_once_whether_it_grows_or_is_committed() -> None:
    shown = ShownWords()
    first, second = _word(1.0), _word(2.0)
    assert shown.new_words(_snapshot(growing=(first,)).transcript) == [first]
    assert shown.new_words(_snapshot(first, growing=(second,)).transcript) == [second]
    remark = Remark("", 2.0, "x")
    assert shown.new_words(_snapshot(first, remark, second).transcript) == []
    other = _word(2.0, "system")
    assert shown.new_words(_snapshot(first, remark, second, other).transcript) == [other]


def test_latency_is_from_the_capture_of_a_word_to_its_being_shown() -> None:
    snapshots = [_snapshot(_word(1.0)), _snapshot(_word(1.0), _word(2.0))]
    clock = iter([101.5, 103.0])
    publisher = Publisher(
        lambda: snapshots.pop(0),
        lambda snapshot: None,
        lambda word: word.end_s + 100.0,
        lambda: next(clock),
    )
    publisher.publish()
    assert publisher.latency == Latency(0.5, 0.5, 1)
    publisher.publish()
    assert publisher.latency == Latency(0.5, 0.5, 2)


def test_where_latency_means_nothing_none_is_counted() -> None:
    publisher = Publisher(
        lambda: _snapshot(_word(1.0)), lambda snapshot: None, lambda word: None, lambda: 0.0
    )
    publisher.publish()
    assert publisher.latency.n_words == 0


def test_what_cannot_be_shown_is_logged_once_and_tried_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    seen: list[SessionSnapshot] = []

    def receive(snapshot: SessionSnapshot) -> None:
        seen.append(snapshot)
        if len(seen) < 4:
            raise ValueError("cannot draw")

    publisher = Publisher(_snapshot, receive, lambda word: None, lambda: 0.0)
    for _ in range(5):
        publisher.publish()
    assert len(seen) == 5
    assert len(caplog.records) == 1


def test_a_snapshot_that_cannot_be_made_does_not_end_publishing() -> None:
    makes = [RuntimeError("a moment too early"), _snapshot()]
    seen: list[SessionSnapshot] = []

    def make() -> SessionSnapshot:
        made = makes.pop(0)
        if isinstance(made, Exception):
            raise made
        return made

    publisher = Publisher(make, seen.append, lambda word: None, lambda: 0.0)
    publisher.publish()
    publisher.publish()
    assert len(seen) == 1


def test_at_most_fifteen_a_second_and_one_more_at_the_end() -> None:
    times_s: list[float] = []
    enough = threading.Event()

    def receive(snapshot: SessionSnapshot) -> None:
        times_s.append(time.monotonic())
        if len(times_s) == 16:
            enough.set()

    publisher = Publisher(_snapshot, receive, lambda word: None, lambda: 0.0)
    thread = threading.Thread(target=publisher.run)
    thread.start()
    assert enough.wait(60.0)
    assert times_s[15] - times_s[0] >= 15 / SNAPSHOTS_PER_S - 0.01
    n_before = len(times_s)
    publisher.stop()
    thread.join(60.0)
    assert len(times_s) > n_before


def test_a_snapshot_costs_the_same_after_three_hours_of_words() -> None:
    entries = tuple(_word(float(n)) for n in range(30_000))
    shown = ShownWords()
    shown.new_words(TranscriptView(entries))
    begin_s = time.process_time()
    for _ in range(200):
        assert shown.new_words(TranscriptView(entries)) == []
    assert time.process_time() - begin_s < 0.2

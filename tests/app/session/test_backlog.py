"""What waits between the capture thread and the engine's."""

from __future__ import annotations

import threading
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE
from app.session.backlog import Backlog, BacklogCounts, LiveBacklog, PatientBacklog
from app.session.chunks import CHUNK_SAMPLES, Item, Skip, sound_samples
from app.session.shedding import QUIET_VOICE, TOO_SLOW
from tests.app.session.rows import (
    CHUNK_S,
    assert_same_span,
    chunk,
    chunks_of,
    rows,
    run_of,
    skips_of,
)

_ALL = 10**9


def _no_wake() -> None:
    pass


def _live(limit_s: float = 8.0) -> Backlog:
    return LiveBacklog(limit_s, _no_wake)


def _patient() -> Backlog:
    return PatientBacklog(_no_wake)


def _in_thread(work: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


@pytest.mark.parametrize("make", [_live, _patient])
@given(items=rows(), n_samples=st.integers(CHUNK_SAMPLES, 5_000))
def test_items_come_out_in_order_and_counted(
    make: Callable[[], Backlog], items: list[Item], n_samples: int
) -> None:
    items = items[:60]
    backlog = make()
    backlog.put(items)
    assert backlog.waiting_s == sound_samples(items) / SAMPLE_RATE
    taken: list[Item] = []
    while part := backlog.take(n_samples):
        assert sound_samples(part) <= n_samples
        taken += part
        assert backlog.waiting_s == sound_samples(items[len(taken) :]) / SAMPLE_RATE
    assert taken == items
    n_chunks = len(chunks_of(items))
    waited_s = sound_samples(items) / SAMPLE_RATE
    assert backlog.counts == BacklogCounts(n_chunks, n_chunks, 0.0, 0.0, waited_s)


def test_a_take_gives_whole_chunks_and_skips_for_free() -> None:
    backlog = _live()
    gap = Skip(1_024, 99_999, "the device was unplugged")
    items = [*run_of(2, 0.9), gap, *run_of(2, 0.9, 99_999)]
    backlog.put(items)
    assert backlog.take(511) == []
    assert backlog.take(1_024 + 511) == items[:3]
    assert backlog.take(0) == []
    assert backlog.take(_ALL) == items[3:]


@given(
    batches=st.lists(st.tuples(rows(), st.integers(0, 20_000)), min_size=1, max_size=6),
    limit_s=st.sampled_from([0.5, 1.0, 3.0]),
)
def test_a_live_backlog_is_bounded_and_accounts_for_all(
    batches: list[tuple[list[Item], int]], limit_s: float
) -> None:
    backlog = _live(limit_s)
    put: list[Item] = []
    taken: list[Item] = []
    for batch, n_samples in batches:
        offset = (put[-1].end_sample if put else 0) - (batch[0].start_sample if batch else 0)
        moved: list[Item] = [
            Skip(item.start_sample + offset, item.end_sample + offset, item.reason)
            if isinstance(item, Skip)
            else chunk(item.start_sample + offset, item.voice, len(item.samples))
            for item in batch
        ]
        put += moved
        backlog.put(moved)
        assert backlog.waiting_s <= limit_s
        taken += backlog.take(n_samples)
    taken += backlog.take(_ALL)
    assert_same_span(taken, put)
    assert len({id(item) for item in chunks_of(taken)}) == len(chunks_of(taken))
    counts = backlog.counts
    out_s = (sound_samples(put) - sound_samples(taken)) / SAMPLE_RATE
    assert counts.left_out_s + counts.lost_s == pytest.approx(out_s)
    assert counts.largest_s <= limit_s
    assert bool(counts.lost_s) == any(skip.reason == TOO_SLOW for skip in skips_of(taken))
    voiced = [item for item in chunks_of(put) if item.voice >= QUIET_VOICE]
    if not counts.lost_s:
        assert [item for item in chunks_of(taken) if item.voice >= QUIET_VOICE] == voiced


def test_a_stalled_engine_leaves_the_last_seconds_and_one_gap() -> None:
    backlog = _live()
    items = run_of(10 * 60 * SAMPLE_RATE // CHUNK_SAMPLES, 0.9)
    for item in items:
        backlog.put([item])
    gap, *rest = backlog.take(_ALL)
    assert gap == Skip(0, rest[0].start_sample, TOO_SLOW)
    assert rest == items[-len(rest) :]
    assert 6.0 - CHUNK_S <= len(rest) * CHUNK_S <= 8.0
    assert backlog.counts.lost_s == pytest.approx(600 - len(rest) * CHUNK_S, abs=CHUNK_S)
    assert backlog.counts.largest_s <= 8.0


def test_speech_with_pauses_survives_a_stall_longer_than_the_limit() -> None:
    backlog = _live()
    rng = np.random.default_rng(0)
    items: list[Item] = []
    while len(items) * CHUNK_S < 12:
        for voice, n_chunks in ((0.9, rng.integers(10, 20)), (0.0, rng.integers(40, 60))):
            items += run_of(int(n_chunks), voice, len(items) * CHUNK_SAMPLES)
    for item in items:
        backlog.put([item])
    assert backlog.counts.lost_s == 0
    taken = backlog.take(_ALL)
    voiced = [item for item in chunks_of(items) if item.voice >= QUIET_VOICE]
    assert [item for item in chunks_of(taken) if item.voice >= QUIET_VOICE] == voiced
    assert backlog.counts.left_out_s > 4


def test_the_oldest_sound_tells_when_it_was_captured() -> None:
    backlog = _live()
    assert backlog.oldest_captured_s is None
    backlog.put([Skip(0, 512, None), chunk(512, 0.9), chunk(1_024, 0.9)])
    assert backlog.oldest_captured_s == 1_024 / SAMPLE_RATE
    backlog.take(CHUNK_SAMPLES)
    assert backlog.oldest_captured_s == 1_536 / SAMPLE_RATE


@pytest.mark.parametrize("backlog_type", ["live", "patient"])
def test_puts_and_the_end_wake_the_engine(backlog_type: str) -> None:
    n_wakes = 0

    def wake() -> None:
        nonlocal n_wakes
        n_wakes += 1

    backlog = LiveBacklog(8.0, wake) if backlog_type == "live" else PatientBacklog(wake)
    backlog.put([])
    assert n_wakes == 0
    backlog.put(run_of(1, 0.9))
    assert n_wakes == 1
    assert not backlog.is_drained
    backlog.end()
    assert n_wakes == 2
    assert not backlog.is_drained
    backlog.take(_ALL)
    assert backlog.is_drained


@pytest.mark.parametrize("make", [_live, _patient])
def test_two_threads_lose_nothing(make: Callable[[], Backlog]) -> None:
    wakes = threading.Semaphore(0)
    backlog: Backlog = (
        LiveBacklog(1_000.0, wakes.release)
        if make is _live
        else PatientBacklog(wakes.release, limit_s=0.3)
    )
    items = run_of(3_000, 0.9)

    def put_all() -> None:
        for first in range(0, len(items), 7):
            backlog.put(items[first : first + 7])
        backlog.end()

    thread = _in_thread(put_all)
    taken: list[Item] = []
    while not backlog.is_drained:
        assert wakes.acquire(timeout=30)
        taken += backlog.take(1_280)
        while part := backlog.take(1_280):
            taken += part
    thread.join(30)
    assert taken == items
    if make is _patient:
        assert backlog.counts.largest_s <= 0.3 + 7 * CHUNK_S


def test_a_patient_put_waits_until_sound_was_taken() -> None:
    backlog = PatientBacklog(_no_wake, limit_s=1.0)
    backlog.put(run_of(40, 0.9))
    thread = _in_thread(lambda: backlog.put(run_of(1, 0.9, 40 * CHUNK_SAMPLES)))
    thread.join(0.1)
    assert thread.is_alive()
    backlog.take(20 * CHUNK_SAMPLES)
    thread.join(30)
    assert not thread.is_alive()
    assert sound_samples(backlog.take(_ALL)) == 21 * CHUNK_SAMPLES


def test_closing_frees_a_patient_put_and_keeps_its_sound() -> None:
    backlog = PatientBacklog(_no_wake, limit_s=1.0)
    items = run_of(42, 0.9)
    backlog.put(items[:40])
    thread = _in_thread(lambda: backlog.put(items[40:41]))
    backlog.close()
    thread.join(30)
    assert not thread.is_alive()
    backlog.put(items[41:])
    assert backlog.take(_ALL) == items

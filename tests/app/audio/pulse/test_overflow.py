from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.audio.pulse.overflow import OverflowWatch

RATE_HZ = 1_000
QUEUE_S = 1.0


def missing_after(away_s: float, *, queued_s: float, paused_s: float = 0.0) -> int:
    """Read for a second, wait for a device that pauses, stay away, take what was queued."""
    watch = OverflowWatch(RATE_HZ, QUEUE_S)
    watch.arrive(10.0)
    assert watch.empty(10.0) == 0
    watch.take(RATE_HZ)
    assert watch.empty(11.0) == 0
    watch.leave(11.0 + paused_s)
    watch.arrive(11.0 + paused_s + away_s)
    watch.take(round(queued_s * RATE_HZ))
    back_s = 11.0 + paused_s + away_s
    n_missing = watch.empty(back_s)
    watch.take(RATE_HZ)
    return n_missing + watch.empty(back_s + 1.0)


@given(st.floats(1.0, 100.0), st.floats(0.0, 1.0))
def test_what_was_dropped_is_found_by_the_clock(away_s: float, part: float) -> None:
    n_missing = missing_after(away_s, queued_s=away_s * part)
    dropped_s = away_s * (1 - part)
    if dropped_s > 0.21:
        assert abs(n_missing - dropped_s * RATE_HZ) <= 2
    if dropped_s < 0.19:
        assert n_missing == 0


@given(st.floats(0.0, 0.99))
def test_nobody_loses_by_being_away_for_less_than_the_queue_holds(away_s: float) -> None:
    assert missing_after(away_s, queued_s=0.0) == 0


def test_a_pause_of_the_device_is_no_loss() -> None:
    assert missing_after(2.0, queued_s=2.0, paused_s=30.0) <= 2.0 * RATE_HZ
    assert missing_after(0.5, queued_s=0.5, paused_s=30.0) == 0


def test_a_loss_is_told_once() -> None:
    watch = OverflowWatch(RATE_HZ, QUEUE_S)
    watch.empty(0.0)
    watch.leave(0.0)
    watch.arrive(5.0)
    watch.take(RATE_HZ)
    assert watch.empty(5.0) == 0, "more of what was queued may come"
    watch.take(2 * RATE_HZ)
    assert watch.empty(6.0) == 3 * RATE_HZ
    watch.take(RATE_HZ)
    assert watch.empty(7.0) == 0


def test_before_the_first_sound_nothing_can_be_lost() -> None:
    watch = OverflowWatch(RATE_HZ, QUEUE_S)
    watch.leave(0.0)
    watch.arrive(100.0)
    assert watch.empty(101.0) == 0

"""Only waiting counts."""

from __future__ import annotations

import pytest

from app.audio.pulse.patience import SLICE_S, Patience


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s

    def pass_(self, seconds: float) -> None:
        self.now_s += seconds


def test_waiting_uses_it_up() -> None:
    clock = Clock()
    patience = Patience(1.0, clock)
    while not patience.is_over:
        patience.wait(clock.pass_)
    assert clock.now_s == pytest.approx(1.0, abs=1e-6)


def test_being_held_up_counts_as_one_slice() -> None:
    clock = Clock()
    patience = Patience(1.0, clock)
    patience.wait(lambda seconds: clock.pass_(30.0))
    assert not patience.is_over
    held_up_s = clock.now_s
    while not patience.is_over:
        patience.wait(clock.pass_)
    assert clock.now_s - held_up_s == pytest.approx(1.0 - SLICE_S, abs=1e-6)


def test_answers_that_come_at_once_cost_nothing() -> None:
    clock = Clock()
    patience = Patience(0.2, clock)
    for _ in range(1000):
        patience.wait(lambda seconds: None)
    assert not patience.is_over


def test_a_wait_is_never_longer_than_asked_for() -> None:
    clock = Clock()
    Patience(1.0, clock).wait(clock.pass_, most_s=0.01)
    assert clock.now_s == 0.01

"""How late a timer is."""

from __future__ import annotations

import pytest

from app.desktop.punctuality import Punctuality


def _fire(punctuality: Punctuality, *times_s: float) -> float:
    for time_s in times_s:
        punctuality.fired(time_s)
    return punctuality.late_ms


def test_on_time() -> None:
    assert _fire(Punctuality(0.5), 10.0, 10.5, 11.0) == 0.0
    assert Punctuality(0.5).late_ms == 0.0


def test_early_is_not_late() -> None:
    assert _fire(Punctuality(0.5), 10.0, 10.4) == 0.0


def test_always_late() -> None:
    assert _fire(Punctuality(0.5), 0.0, 0.8, 1.6, 2.4) == pytest.approx(300)


def test_one_hitch_is_no_trouble() -> None:
    assert _fire(Punctuality(0.5), 0.0, 0.5, 1.0, 9.0, 9.5) == 0.0


def test_restart_forgets_the_time_in_between() -> None:
    punctuality = Punctuality(0.5)
    _fire(punctuality, 0.0, 3.0)
    punctuality.restart()
    assert _fire(punctuality, 60.0, 60.5) == 0.0

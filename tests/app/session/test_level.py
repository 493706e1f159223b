"""How loud a source is right now."""

from __future__ import annotations

import math

import numpy as np
import pytest

from app.audio import Block
from app.session.level import LevelMeter


def _observe(meter: LevelMeter, start_s: float, duration_s: float, peak: float) -> None:
    for start in range(round(start_s * 16_000), round((start_s + duration_s) * 16_000), 800):
        samples = np.zeros(800, dtype=np.float32)
        samples[400] = -peak
        meter.observe(Block(start, samples, 0.0))


def test_nothing_heard_is_no_level() -> None:
    assert LevelMeter().dbfs == -math.inf


def test_the_peak_of_the_last_tenth_of_a_second() -> None:
    meter = LevelMeter()
    _observe(meter, 0.0, 1.0, 0.5)
    assert meter.dbfs == pytest.approx(-6.02, abs=0.01)
    _observe(meter, 1.0, 0.2, 0.05)
    assert meter.dbfs == pytest.approx(-26.02, abs=0.01)
    meter.clear()
    assert meter.dbfs == -math.inf


def test_a_second_below_minus_60_dbfs_is_silence() -> None:
    meter = LevelMeter()
    _observe(meter, 0.0, 2.0, 0.5)
    _observe(meter, 2.0, 0.9, 0.0005)
    assert not meter.is_silent
    _observe(meter, 2.9, 0.2, 0.0005)
    assert meter.is_silent
    _observe(meter, 3.1, 0.1, 0.002)
    assert not meter.is_silent

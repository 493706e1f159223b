"""How loud a device is."""

from __future__ import annotations

import math

import numpy as np
import pytest

from app.audio import DeviceLostError
from app.audio.level import measure_level
from tests.app.audio.scripted_choice import ScriptedDevice

SECONDS = 0.05


def level_of(*frames: np.ndarray, is_lost_after: bool = False):
    device = ScriptedDevice(
        "Mic", [f.astype(np.float32) for f in frames], is_lost_after=is_lost_after
    )
    return measure_level(device, SECONDS)


def test_the_loudest_tenth_of_a_second_counts_in_blocks_of_any_size() -> None:
    sound = np.zeros((48_000, 2))
    sound[9_600:14_400] = 0.1
    expected = 20 * math.log10(0.1)
    assert level_of(sound).loudest_dbfs == pytest.approx(expected, abs=1e-4)
    pieces = np.array_split(sound, 37)
    assert level_of(*pieces).loudest_dbfs == pytest.approx(expected, abs=1e-4)
    assert level_of(*pieces).n_frames == 48_000


def test_less_than_a_tenth_of_a_second_counts_too() -> None:
    level = level_of(np.full((100, 1), 0.5))
    assert level.loudest_dbfs == pytest.approx(20 * math.log10(0.5))
    assert not level.is_zero


def test_zeros_are_not_nothing() -> None:
    assert level_of(np.zeros((5_000, 1))).is_zero
    nothing = level_of()
    assert not nothing.is_zero
    assert nothing.n_frames == 0


def test_values_that_are_no_numbers_are_silence() -> None:
    sound = np.full((4_800, 1), 0.5)
    sound[::2] = np.nan
    sound[1::4] = np.inf
    assert level_of(sound).loudest_dbfs == pytest.approx(20 * math.log10(0.25))


def test_a_loss_matters_only_before_the_first_sound() -> None:
    assert level_of(np.full((10, 1), 1.0), is_lost_after=True).n_frames == 10
    with pytest.raises(DeviceLostError):
        level_of(is_lost_after=True)

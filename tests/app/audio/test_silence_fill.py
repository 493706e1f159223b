"""Silence in the place of what a system does not deliver while nothing plays."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.audio.device import CapturedFrames, DeviceLostError
from app.audio.silence_fill import SilenceFill, SilenceFilledDevice

RATE_HZ = 48_000
BLOCK = 480
SLACK = 0.25 * RATE_HZ

# Seconds of sound and seconds of nothing, in turn.
TURNS = st.lists(st.tuples(st.floats(0.0, 2.0), st.floats(0.0, 5.0)), max_size=5)


@settings(max_examples=40)
@given(turns=TURNS, jitter=st.randoms(use_true_random=False))
def test_time_follows_the_clock_through_sound_and_silence(turns: list, jitter) -> None:
    fill = SilenceFill(RATE_HZ, 100.0)
    now_s, position = 100.0, 0
    for sound_s, nothing_s in turns:
        for _ in range(int(sound_s * 100)):
            now_s += BLOCK / RATE_HZ
            position += fill.before(BLOCK, now_s + jitter.uniform(0.0, 0.05)) + BLOCK
            assert abs((now_s - 100.0) * RATE_HZ - position) <= 0.06 * RATE_HZ + SLACK
        for _ in range(int(nothing_s * 20)):
            now_s += 0.05
            position += fill.due(now_s)
            assert abs((now_s - 100.0) * RATE_HZ - position) <= 0.06 * RATE_HZ + SLACK
    position += fill.due(now_s + 1.0)
    assert (now_s + 1.0 - 100.0) * RATE_HZ - position == pytest.approx(SLACK, abs=2)


@pytest.mark.parametrize("drift", [-5e-4, 0.0, 5e-4])
def test_sound_that_goes_on_is_never_parted_however_the_clocks_drift(drift: float) -> None:
    fill = SilenceFill(RATE_HZ, 0.0)
    fill.before(BLOCK, 0.01)
    jitter = np.random.default_rng(1).uniform(0.0, 0.2, 120_000)
    for n_block in range(1, 120_000):
        came_s = (n_block + 1) * 0.01 * (1 + drift)
        assert fill.before(BLOCK, came_s + jitter[n_block]) == 0


def test_sound_that_was_late_is_made_up_for_by_the_next_silence() -> None:
    fill = SilenceFill(RATE_HZ, 0.0)
    for n_block in range(100):
        assert fill.before(BLOCK, (n_block + 1) * 0.01) == 0
    # The computer stood still for a second, and then a second of sound came at once.
    filled = fill.due(2.0)
    assert filled == RATE_HZ - SLACK
    filled += sum(fill.before(BLOCK, 2.0) for _ in range(100))
    position = 2 * RATE_HZ + filled
    silence = [fill.due(2.0 + step * 0.1) for step in range(60)]
    assert silence[:9] == [0] * 9
    assert position + sum(silence) == pytest.approx(7.9 * RATE_HZ - SLACK, abs=2)


def test_the_first_sound_lies_where_the_clock_says() -> None:
    fill = SilenceFill(RATE_HZ, 10.0)
    assert fill.due(10.2) == 0
    assert fill.before(BLOCK, 10.21) == round(0.2 * RATE_HZ)


def test_frames_the_device_lost_are_not_filled_as_well() -> None:
    fill = SilenceFill(RATE_HZ, 0.0)
    fill.before(BLOCK, 0.01)
    assert fill.before(BLOCK, 1.02, n_lost=RATE_HZ) == 0


class ScriptedDevice:
    device, rate_hz, channels = "Speakers", 100, 2

    def __init__(self, script: Sequence[CapturedFrames | None]) -> None:
        self.script = list(script)
        self.is_closed = False

    def read(self, timeout_s: float) -> CapturedFrames | None:
        if not self.script:
            raise DeviceLostError("gone")
        return self.script.pop(0)

    def close(self) -> None:
        self.is_closed = True


class Clock:
    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def test_a_device_with_nothing_to_say_gives_zeros() -> None:
    clock = Clock()
    sound = CapturedFrames(np.ones((10, 2), np.float32), 0, 1.1)
    device = SilenceFilledDevice(ScriptedDevice([None, sound]), clock)
    assert (device.device, device.rate_hz, device.channels) == ("Speakers", 100, 2)
    clock.now_s = 0.75
    silence = device.read(0.1)
    assert silence is not None
    assert silence.captured_s == 0.5
    np.testing.assert_array_equal(silence.values, np.zeros((50, 2)))
    clock.now_s = 1.1
    came = device.read(0.1)
    assert came is not None
    np.testing.assert_array_equal(came.values[:50], 0.0)
    np.testing.assert_array_equal(came.values[50:], 1.0)
    assert (len(came.values), came.n_lost, came.captured_s) == (60, 0, 1.1)
    with pytest.raises(DeviceLostError):
        device.read(0.1)
    device.close()
    assert isinstance(device.inner, ScriptedDevice)
    assert device.inner.is_closed


def test_hours_of_absence_take_no_memory() -> None:
    clock = Clock()
    device = SilenceFilledDevice(ScriptedDevice([None]), clock)
    clock.now_s = 36_000.25
    silence = device.read(0.1)
    assert silence is not None
    assert len(silence.values) == 100
    assert silence.n_lost == 3_599_900

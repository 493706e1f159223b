from __future__ import annotations

import pytest

from engine.streaming.clock import StreamClock


def test_counts_from_its_origin() -> None:
    clock = StreamClock(16_000, origin_samples=32_000)
    assert clock.seconds(0) == 2.0
    assert clock.seconds(8_000) == 2.5


def test_inserted_silence_takes_no_time() -> None:
    clock = StreamClock(16_000)
    clock.insert_silence(16_000, 8_000)
    times = [clock.seconds(samples) for samples in (15_000, 16_000, 20_000, 24_000, 32_000)]
    assert times == pytest.approx([15 / 16, 1.0, 1.0, 1.0, 1.5])


def test_several_insertions_add_up() -> None:
    clock = StreamClock(100)
    clock.insert_silence(100, 50)
    clock.insert_silence(250, 50)
    assert [clock.seconds(samples) for samples in (100, 200, 260, 400)] == [1.0, 1.5, 2.0, 3.0]


def test_insertions_right_after_each_other() -> None:
    clock = StreamClock(100)
    clock.insert_silence(100, 50)
    clock.insert_silence(150, 50)
    assert [clock.seconds(samples) for samples in (120, 170, 210)] == [1.0, 1.0, 1.1]


def test_skipped_sound_takes_time_of_its_own() -> None:
    clock = StreamClock(100)
    clock.skip(100, 300)
    assert [clock.seconds(samples) for samples in (50, 100, 101, 200)] == [0.5, 1.0, 4.01, 5.0]


def test_skips_at_one_place_add_up() -> None:
    clock = StreamClock(100)
    for _ in range(3):
        clock.skip(0, 100)
    assert clock.seconds(50) == 3.5


def test_a_skip_after_inserted_silence() -> None:
    clock = StreamClock(100)
    clock.insert_silence(100, 50)
    clock.skip(150, 200)
    assert [clock.seconds(samples) for samples in (120, 150, 160)] == [1.0, 1.0, 3.1]

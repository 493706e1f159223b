"""The ring between a device's callback and its reader."""

from __future__ import annotations

import threading
import time

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio.ring import FrameRing

PUT = st.tuples(st.just("put"), st.integers(0, 12), st.integers(0, 3))
TAKE = st.tuples(st.just("take"), st.just(0), st.just(0))


def frames(begin: int, n_frames: int, channels: int = 1) -> npt.NDArray[np.float32]:
    """Frames whose value is their number in the device's stream."""
    numbers = np.arange(begin, begin + n_frames, dtype=np.float32)
    return np.repeat(numbers[:, None], channels, axis=1)


@given(
    steps=st.lists(PUT | TAKE, max_size=60), capacity=st.integers(1, 20), channels=st.integers(1, 8)
)
def test_every_frame_is_delivered_or_counted_in_its_place(
    steps: list[tuple[str, int, int]], capacity: int, channels: int
) -> None:
    ring = FrameRing(capacity, channels)
    n_device = n_seen = 0

    def check_next() -> bool:
        nonlocal n_seen
        taken = ring.take(0.0)
        if taken is None:
            return False
        n_seen += taken.n_lost
        np.testing.assert_array_equal(taken.values, frames(n_seen, len(taken.values), channels))
        assert len(taken.values) > 0
        n_seen += len(taken.values)
        return True

    for step, n_frames, n_lost in steps:
        if step == "take":
            check_next()
        else:
            n_device += n_lost
            ring.put(frames(n_device, n_frames, channels), 0.0, n_lost_before=n_lost)
            n_device += n_frames
    while check_next():
        pass
    # What was lost last is told with the frame after it.
    ring.put(frames(n_device, 1, channels), 0.0)
    assert check_next()
    assert n_seen == n_device + 1


def test_a_full_ring_keeps_the_oldest() -> None:
    ring = FrameRing(4, 1)
    ring.put(frames(0, 3), 1.0)
    ring.put(frames(3, 3), 2.0)
    taken = ring.take(0.0)
    assert taken is not None
    np.testing.assert_array_equal(taken.values, frames(0, 4))
    assert taken.n_lost == 0
    assert ring.take(0.0) is None
    ring.put(frames(6, 2), 3.0)
    taken = ring.take(0.0)
    assert taken is not None
    assert (taken.n_lost, taken.captured_s) == (2, 3.0)


def test_frames_taken_together_bear_the_time_of_the_last() -> None:
    ring = FrameRing(10, 2)
    ring.put(frames(0, 2, 2), 1.0)
    ring.put(frames(2, 2, 2), 1.5)
    taken = ring.take(0.0)
    assert taken is not None
    assert taken.captured_s == 1.5
    assert taken.values.shape == (4, 2)


def test_what_was_taken_is_not_overwritten() -> None:
    ring = FrameRing(4, 1)
    ring.put(frames(0, 4), 0.0)
    taken = ring.take(0.0)
    ring.put(frames(4, 4), 0.0)
    assert taken is not None
    np.testing.assert_array_equal(taken.values, frames(0, 4))


def test_a_reader_is_woken_by_frames_and_by_wake() -> None:
    ring = FrameRing(4, 1)
    threading.Timer(0.02, ring.put, (frames(0, 1), 0.0)).start()
    assert ring.take(60.0) is not None
    threading.Timer(0.02, ring.wake).start()
    begin = time.monotonic()
    while ring.take(60.0) is not None:
        pass
    assert time.monotonic() - begin < 30.0


@pytest.mark.parametrize("n_block", [1, 7, 64])
def test_two_threads_lose_nothing_uncounted(n_block: int) -> None:
    ring = FrameRing(100, 1)
    n_total = 20_000
    done = threading.Event()

    def write() -> None:
        for begin in range(0, n_total, n_block):
            ring.put(frames(begin, min(n_block, n_total - begin)), float(begin))
        done.set()

    writer = threading.Thread(target=write)
    writer.start()
    n_seen = 0
    while True:
        finished = done.is_set()
        taken = ring.take(0.001)
        if taken is None:
            if finished:
                break
            continue
        n_seen += taken.n_lost
        np.testing.assert_array_equal(taken.values, frames(n_seen, len(taken.values)))
        n_seen += len(taken.values)
    writer.join()
    ring.put(frames(n_total, 1), 0.0)
    last = ring.take(0.0)
    assert last is not None
    assert n_seen + last.n_lost == n_total

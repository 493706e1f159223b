"""The sample buffer keeps order, and its memory follows what waits in it."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.frontend.sample_buffer import SampleBuffer

_SIZES = st.one_of(st.integers(0, 50), st.integers(0, 30_000))
_ACTIONS = st.lists(st.tuples(st.sampled_from(["append", "zeros", "drop"]), _SIZES), max_size=40)


@settings(max_examples=50, deadline=None)
@given(_ACTIONS)
def test_it_is_a_queue(actions: list[tuple[str, int]]) -> None:
    buffer = SampleBuffer()
    waiting = np.empty(0, np.float32)
    serial = 1.0
    for action, size in actions:
        if action == "append":
            samples = np.arange(serial, serial + size, dtype=np.float32)
            serial += size
            buffer.append(samples)
            waiting = np.append(waiting, samples)
        elif action == "zeros":
            buffer.append_zeros(size)
            waiting = np.append(waiting, np.zeros(size, np.float32))
        else:
            buffer.drop(min(size, waiting.size))
            waiting = waiting[size:]
        assert len(buffer) == waiting.size
        np.testing.assert_array_equal(buffer.peek(len(buffer)), waiting)


def test_an_endless_stream_needs_no_more_than_a_short_one() -> None:
    buffer = SampleBuffer()
    capacities = set()
    for _ in range(5000):
        buffer.append(np.ones(1280, np.float32))
        buffer.drop(1280)
        capacities.add(buffer.capacity)
    assert max(capacities) <= 8192


def test_memory_of_a_large_push_is_given_back() -> None:
    buffer = SampleBuffer()
    buffer.append_zeros(2_000_000)
    while len(buffer):
        buffer.drop(min(1280, len(buffer)))
        assert buffer.capacity <= max(8192, 8 * len(buffer))


def test_samples_move_rarely() -> None:
    buffer = SampleBuffer()
    buffer.append_zeros(1000)
    moves = 0
    one = np.zeros(1, np.float32)
    for _ in range(50_000):
        before = buffer.peek(1).ctypes.data
        buffer.append(one)
        moves += buffer.peek(1).ctypes.data != before
        buffer.drop(1)
    assert moves * 1000 <= 50_000


def test_what_is_appended_is_copied() -> None:
    buffer = SampleBuffer()
    samples = np.ones(10, np.float32)
    buffer.append(samples)
    samples[:] = 2.0
    assert buffer.peek(10).tolist() == [1.0] * 10

"""Only the newest value counts."""

from __future__ import annotations

import threading

from app.desktop.mailbox import Mailbox


class Counter:
    def __init__(self) -> None:
        self.n_calls = 0

    def __call__(self) -> None:
        self.n_calls += 1


def test_the_newest_value_is_taken_once() -> None:
    announced = Counter()
    box: Mailbox[int] = Mailbox(announced)
    assert box.take() is None
    box.put(1)
    box.put(2)
    assert announced.n_calls == 1
    assert box.take() == 2
    assert box.take() is None
    box.put(3)
    assert announced.n_calls == 2
    assert box.take() == 3


def test_nothing_comes_into_a_closed_one() -> None:
    announced = Counter()
    box: Mailbox[int] = Mailbox(announced)
    box.put(1)
    box.close()
    assert box.take() is None
    box.put(2)
    assert box.take() is None
    assert announced.n_calls == 1


def test_what_is_put_last_arrives_whatever_the_threads_do() -> None:
    came = threading.Semaphore(0)
    box: Mailbox[int] = Mailbox(came.release)
    last = 20_000

    def put_all() -> None:
        for value in range(last + 1):
            box.put(value)

    thread = threading.Thread(target=put_all)
    thread.start()
    taken = [-1]
    while taken[-1] < last:
        assert came.acquire(timeout=60.0)
        value = box.take()
        assert value is not None
        taken.append(value)
    thread.join()
    assert taken == sorted(set(taken))

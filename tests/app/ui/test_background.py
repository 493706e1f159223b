"""Slow work beside the main thread."""

from __future__ import annotations

import gc
import threading
import time
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.ui.background import Background

PATIENCE_S = 10.0


class Receiver(QObject):
    """Keeps what comes, and on which thread."""

    def __init__(self) -> None:
        super().__init__()
        self.results: list[object] = []
        self.errors: list[Exception] = []
        self.threads: set[threading.Thread] = set()

    def take(self, result: object) -> None:
        self.results.append(result)
        self.threads.add(threading.current_thread())

    def refuse(self, error: Exception) -> None:
        self.errors.append(error)
        self.threads.add(threading.current_thread())


class Held:
    """A function that returns when a test says so."""

    def __init__(self, result: object = None) -> None:
        self.began = threading.Event()
        self.may_end = threading.Event()
        self.thread: threading.Thread | None = None
        self._result = result

    def __call__(self) -> object:
        self.thread = threading.current_thread()
        self.began.set()
        assert self.may_end.wait(PATIENCE_S)
        return self._result

    def wait_for_end(self) -> None:
        assert self.began.wait(PATIENCE_S)
        self.may_end.set()
        assert self.thread is not None
        self.thread.join(PATIENCE_S)
        assert not self.thread.is_alive()


def _fail() -> None:
    raise ValueError("no")


def test_results_come_back_in_order_and_to_this_thread(qtbot: QtBot) -> None:
    background, receiver = Background(), Receiver()
    ran_on: set[threading.Thread] = set()

    def job(number: int) -> Callable[[], int]:
        def work() -> int:
            ran_on.add(threading.current_thread())
            return number

        return work

    for number in range(20):
        background.run(job(number), receiver.take, receiver.refuse)
    qtbot.waitUntil(lambda: len(receiver.results) == 20)
    assert receiver.results == list(range(20))
    assert receiver.threads == {threading.main_thread()}
    assert threading.main_thread() not in ran_on
    assert background.close(PATIENCE_S)


def test_functions_run_one_after_another(qtbot: QtBot) -> None:
    background, receiver = Background(), Receiver()
    first, second = Held(1), Held(2)
    background.run(first, receiver.take, receiver.refuse)
    background.run(second, receiver.take, receiver.refuse)
    assert first.began.wait(PATIENCE_S)
    assert not second.began.is_set()
    first.may_end.set()
    assert second.began.wait(PATIENCE_S)
    second.may_end.set()
    qtbot.waitUntil(lambda: receiver.results == [1, 2])
    assert background.close(PATIENCE_S)


def test_errors_come_back(qtbot: QtBot) -> None:
    background, receiver = Background(), Receiver()
    background.run(_fail, receiver.take, receiver.refuse)
    background.run(lambda: "more", receiver.take, receiver.refuse)
    qtbot.waitUntil(lambda: receiver.results == ["more"])
    assert [str(error) for error in receiver.errors] == ["no"]
    assert receiver.threads == {threading.main_thread()}
    assert background.close(PATIENCE_S)


def test_the_main_thread_is_not_kept_waiting(qtbot: QtBot) -> None:
    background, receiver = Background(), Receiver()
    held = Held("done")
    begin_s = time.monotonic()
    background.run(held, receiver.take, receiver.refuse)
    assert time.monotonic() - begin_s < 1.0
    assert held.began.wait(PATIENCE_S)
    assert receiver.results == []
    held.may_end.set()
    qtbot.waitUntil(lambda: receiver.results == ["done"])
    assert background.close(PATIENCE_S)


def test_the_thread_ends_with_the_work_and_another_follows(qtbot: QtBot) -> None:
    background, receiver = Background(), Receiver()
    for _ in range(3):
        held = Held()
        background.run(held, receiver.take, receiver.refuse)
        held.wait_for_end()
    qtbot.waitUntil(lambda: len(receiver.results) == 3)


@pytest.mark.parametrize("gone", [Receiver.deleteLater, shiboken6.delete])
def test_nothing_comes_to_a_receiver_that_is_deleted(
    qtbot: QtBot, gone: Callable[[Receiver], None]
) -> None:
    background, receiver, other = Background(), Receiver(), Receiver()
    held = Held()
    background.run(held, receiver.take, receiver.refuse)
    background.run(lambda: "after", other.take, other.refuse)
    gone(receiver)
    qtbot.waitUntil(lambda: not shiboken6.isValid(receiver))
    held.may_end.set()
    qtbot.waitUntil(lambda: other.results == ["after"])
    assert receiver.results == []
    assert background.close(PATIENCE_S)


def test_work_does_not_keep_its_receiver(qtbot: QtBot) -> None:
    background, receiver, other = Background(), Receiver(), Receiver()
    is_gone = threading.Event()
    receiver.destroyed.connect(lambda: is_gone.set())
    held = Held()
    background.run(held, receiver.take, receiver.refuse)
    background.run(lambda: "after", other.take, other.refuse)
    del receiver
    gc.collect()
    assert is_gone.is_set()
    held.may_end.set()
    qtbot.waitUntil(lambda: other.results == ["after"])
    assert background.close(PATIENCE_S)


def test_methods_of_qt_itself_can_receive(qtbot: QtBot) -> None:
    background, named, receiver = Background(), QObject(), Receiver()
    background.run(lambda: "name", named.setObjectName, receiver.refuse)
    qtbot.waitUntil(lambda: named.objectName() == "name")
    assert background.close(PATIENCE_S)


def _closed(background: Background) -> None:
    assert not background.close()


def _deleted_by_its_parent(background: Background) -> None:
    parent = QObject()
    background.setParent(parent)
    shiboken6.delete(parent)
    assert not shiboken6.isValid(background)


@pytest.mark.parametrize("end", [_closed, _deleted_by_its_parent])
def test_after_the_end_nothing_comes_and_nothing_begins(
    qtbot: QtBot, end: Callable[[Background], None]
) -> None:
    background, receiver, witness = Background(), Receiver(), Background()
    held, never = Held(), Held()
    background.run(held, receiver.take, receiver.refuse)
    background.run(never, receiver.take, receiver.refuse)
    assert held.began.wait(PATIENCE_S)
    end(background)
    held.wait_for_end()
    witness.run(lambda: "later", receiver.take, receiver.refuse)
    qtbot.waitUntil(lambda: receiver.results == ["later"])
    assert not never.began.is_set()
    assert witness.close(PATIENCE_S)


def test_a_result_that_waits_is_dropped_at_the_end(qtbot: QtBot) -> None:
    background, receiver, witness = Background(), Receiver(), Background()
    held = Held()
    background.run(held, receiver.take, receiver.refuse)
    held.wait_for_end()
    assert background.close()
    witness.run(lambda: "later", receiver.take, receiver.refuse)
    qtbot.waitUntil(lambda: receiver.results == ["later"])
    assert witness.close(PATIENCE_S)


def test_closing_waits_no_longer_than_it_may(qtbot: QtBot) -> None:
    background, receiver = Background(), Receiver()
    held = Held()
    background.run(held, receiver.take, receiver.refuse)
    assert held.began.wait(PATIENCE_S)
    begin_s = time.monotonic()
    assert not background.close(0.1)
    assert time.monotonic() - begin_s < PATIENCE_S / 2
    held.wait_for_end()
    assert background.close()

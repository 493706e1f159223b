"""Windows without a display, and a look at what each test leaves behind."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

_ENDING_S = 5.0


@pytest.fixture(scope="session")
def known_timers() -> set[QTimer]:
    """Timers that run since an earlier test, which has failed for them."""
    return set()


@pytest.fixture(scope="package", autouse=True)
def _collector_as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def nothing_is_left_behind(qapp: QApplication, known_timers: set[QTimer]) -> Iterator[None]:
    """Fail where threads, running timers or windows outlive the test that made them."""
    # What is there already need not be looked through again after every test.
    gc.collect()
    gc.freeze()
    threads = set(threading.enumerate())
    windows = set(qapp.topLevelWidgets())
    yield
    _delete_what_is_due()
    left_windows = [window for window in qapp.topLevelWidgets() if window not in windows]
    left_timers = [timer for timer in _running_timers() if timer not in known_timers]
    known_timers.update(left_timers)
    left_threads = [
        thread
        for thread in threading.enumerate()
        if thread not in threads
        and not isinstance(thread, threading._DummyThread)
        and not _ends(thread)
    ]
    assert not left_windows, f"windows are left: {left_windows}"
    assert not left_timers, f"timers are left: {[_described(timer) for timer in left_timers]}"
    assert not left_threads, f"threads are left: {left_threads}"


def _delete_what_is_due() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _ends(thread: threading.Thread) -> bool:
    """Return whether a thread ends by itself; one that has given its result takes a moment."""
    thread.join(_ENDING_S)
    return not thread.is_alive()


def _running_timers() -> list[QTimer]:
    timers = [found for found in gc.get_objects() if issubclass(type(found), QTimer)]
    return [timer for timer in timers if shiboken6.isValid(timer) and timer.isActive()]


def _described(timer: QObject) -> str:
    return f"{timer!r} of {timer.parent()!r}"

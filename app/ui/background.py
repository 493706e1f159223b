"""Slow work on a thread beside the windows, whose results come back to them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from types import MethodType
from typing import TypeVar
from weakref import WeakMethod, ref

import shiboken6
from PySide6.QtCore import QObject, Qt, Signal, Slot

T = TypeVar("T")


class Background(QObject):
    """Runs functions one after another on a thread of its own, which is there only while any run.

    Used by the thread that made it, which runs Qt's event loop; results come back to that thread.
    Nothing comes back any more once this object is closed or deleted, as by its parent, nor to a
    method of an object that is gone by then.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._post = _Post()
        self._worker = _Worker()
        # Not a method of this object, which is half gone when the signal comes.
        self.destroyed.connect(partial(_shut, self._post, self._worker))

    def run(
        self,
        function: Callable[[], T],
        on_done: Callable[[T], object],
        on_error: Callable[[Exception], object],
    ) -> None:
        """Have a function run once all that were given before have run.

        Args:
            function: run on the other thread; must not touch windows.
            on_done: given what it returned.
            on_error: given what it raised instead.
        """
        self._worker.take(partial(_work, function, _held(on_done), _held(on_error), self._post))

    def close(self, wait_s: float = 0.0) -> bool:
        """Drop what has not begun and all results; return whether nothing runs any more.

        Args:
            wait_s: how long to wait at most for what runs.
        """
        _shut(self._post, self._worker)
        return self._worker.join(wait_s)


class _Post(QObject):
    """Has functions called on the thread that made it. `send` is for any thread."""

    _came = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._guard = threading.Lock()
        self._is_closed = False
        self._came.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def send(self, delivery: Callable[[], object]) -> None:
        """Have a function called soon, unless this is closed by then."""
        with self._guard:
            # At the exit of the program Qt deletes what nobody has closed.
            if not self._is_closed and shiboken6.isValid(self):
                self._came.emit(delivery)

    def close(self) -> None:
        """Call nothing any more. Harmless when repeated."""
        with self._guard:
            if self._is_closed:
                return
            self._is_closed = True
        # The other thread may be the last to know of this object, and must not delete it.
        if shiboken6.isValid(self):
            self.deleteLater()

    @Slot(object)
    def _call(self, delivery: Callable[[], object]) -> None:
        if not self._is_closed:
            delivery()


class _Worker:
    """Runs jobs in order on a thread that ends when there are none."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._jobs: deque[Callable[[], None]] = deque()
        self._thread: threading.Thread | None = None
        self._is_running = False

    def take(self, job: Callable[[], None]) -> None:
        with self._guard:
            self._jobs.append(job)
            if not self._is_running:
                self._is_running = True
                # A daemon, so that a system that does not answer holds up no exit.
                self._thread = threading.Thread(
                    target=self._run, name="voxcap-background", daemon=True
                )
                self._thread.start()

    def drop(self) -> None:
        with self._guard:
            self._jobs.clear()

    def join(self, timeout_s: float) -> bool:
        thread = self._thread
        if thread is not None:
            thread.join(timeout_s)
        return thread is None or not thread.is_alive()

    def _run(self) -> None:
        while True:
            with self._guard:
                if not self._jobs:
                    self._is_running = False
                    return
                job = self._jobs.popleft()
            job()


def _shut(post: _Post, worker: _Worker, *_: object) -> None:
    worker.drop()
    post.close()


def _work(
    function: Callable[[], T],
    on_done: Callable[[], Callable[[T], object] | None],
    on_error: Callable[[], Callable[[Exception], object] | None],
    post: _Post,
) -> None:
    try:
        result = function()
    except Exception as error:
        post.send(partial(_give, on_error, error))
    else:
        post.send(partial(_give, on_done, result))


def _give(held: Callable[[], Callable[[T], object] | None], value: T) -> None:
    callback = held()
    if callback is not None:
        callback(value)


def _held(callback: Callable[[T], object]) -> Callable[[], Callable[[T], object] | None]:
    """Return what gives the callback while its object is there, without keeping that object."""
    owner = getattr(callback, "__self__", None)
    if not isinstance(owner, QObject):
        return lambda: callback
    kept = WeakMethod(callback) if isinstance(callback, MethodType) else lambda: callback
    kept_owner = ref(owner)

    def alive() -> Callable[[T], object] | None:
        there = kept_owner()
        return kept() if there is not None and shiboken6.isValid(there) else None

    return alive

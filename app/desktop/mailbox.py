"""Values on their way from one thread to another that only wants the newest."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """Keeps the newest value until it is taken. For any thread."""

    def __init__(self, announce: Callable[[], object]) -> None:
        """Prepare.

        Args:
            announce: called where a value comes and none waits, on the thread that puts it; must
                return at once.
        """
        self._announce = announce
        self._guard = threading.Lock()
        self._values: list[T] = []
        self._is_closed = False

    def put(self, value: T) -> None:
        """Keep a value instead of the one that waits."""
        with self._guard:
            if self._is_closed:
                return
            is_first = not self._values
            self._values = [value]
            if is_first:
                self._announce()

    def take(self) -> T | None:
        """Return the newest value, or None if none came since the last was taken."""
        with self._guard:
            return self._values.pop() if self._values else None

    def close(self) -> None:
        """Drop what waits, and announce nothing any more."""
        with self._guard:
            self._is_closed = True
            self._values.clear()

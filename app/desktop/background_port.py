"""What is used of a thread for slow work, so that it may be one of any toolkit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Runner(Protocol):
    """Runs functions one after another on another thread; results come back to this one."""

    def run(
        self,
        function: Callable[[], T],
        on_done: Callable[[T], object],
        on_error: Callable[[Exception], object],
    ) -> None:
        """Have a function run, and its result or its error given back."""

    def close(self, wait_s: float = 0.0) -> bool:
        """Drop what has not begun and all results; return whether nothing runs any more."""

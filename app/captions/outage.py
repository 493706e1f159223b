"""Trouble that is told once, when it begins, and once more when it is over."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

logger = logging.getLogger(__name__)


class Outage:
    """Whether any part of a work fails at present. For any thread."""

    def __init__(self, on_trouble: Callable[[str], None], on_recovered: Callable[[], None]) -> None:
        self._on_trouble = on_trouble
        self._on_recovered = on_recovered
        self._guard = threading.Lock()
        self._failing: set[str] = set()

    def begin(self, part: str, trouble: str) -> None:
        """Note that a part fails; tell the trouble unless some part failed already."""
        with self._guard:
            is_first = not self._failing
            self._failing.add(part)
        if is_first:
            self.tell(trouble)

    def end(self, part: str) -> None:
        """Note that a part works; tell it if it was the last that failed."""
        with self._guard:
            was_last = self._failing == {part}
            self._failing.discard(part)
        if was_last:
            try:
                self._on_recovered()
            except Exception:
                logger.exception("telling that it works again failed")

    def tell(self, trouble: str) -> None:
        """Tell something, whatever was told before."""
        logger.warning("%s", trouble)
        try:
            self._on_trouble(trouble)
        except Exception:
            logger.exception("telling of trouble failed")

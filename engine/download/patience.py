"""Bearing trouble that may pass."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence

from engine.download.trouble import is_transient

logger = logging.getLogger(__name__)


class Patience:
    """Waits longer after each failure, until it is over; every byte that comes renews it."""

    def __init__(self, waits_s: Sequence[float], wait: Callable[[float], object]) -> None:
        """Be patient as many times as there are waits.

        Args:
            waits_s: seconds to wait after the first failure, the second, and so on.
            wait: waits so many seconds; what it raises ends the work.
        """
        self._waits_s = waits_s
        self._wait = wait
        self._n_failures = 0

    def renew(self) -> None:
        """Begin again with the first wait."""
        self._n_failures = 0

    def bear(self, error: Exception) -> None:
        """Wait before another try; raise the error where another try would not help."""
        if not is_transient(error) or self._n_failures >= len(self._waits_s):
            raise error
        wait_s = self._waits_s[self._n_failures]
        self._n_failures += 1
        logger.info("Trying again in %g s: %s", wait_s, error)
        self._wait(wait_s)

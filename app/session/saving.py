"""Keeps a session's entries in its journal, whatever befalls that."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from app.captions.entries import Entry
from app.session.captioner import EntrySink

logger = logging.getLogger(__name__)


class Journal(EntrySink, Protocol):
    """Keeps a session's entries; see `app.captions.journal.JournalWriter`."""

    def close(self, duration_s: float, /) -> object:
        """End it."""


class Saving:
    """Passes entries on to a journal; captions go on when there is none, and when it fails."""

    def __init__(self, on_trouble: Callable[[str], None]) -> None:
        """Prepare.

        Args:
            on_trouble: told once, in a sentence or two, when nothing is saved any more.
        """
        self._on_trouble = on_trouble
        self._journal: Journal | None = None

    def open(self, open_journal: Callable[[], Journal]) -> None:
        """Open the journal; must come before entries do."""
        try:
            self._journal = open_journal()
        except Exception as error:
            self._give_up(error)

    def write(self, entries: Sequence[Entry]) -> None:
        """Take entries; never raises."""
        if self._journal is None or not entries:
            return
        try:
            self._journal.write(entries)
        except Exception as error:
            self._give_up(error)

    def close(self, duration_s: float) -> None:
        """End the journal; never raises."""
        if self._journal is None:
            return
        try:
            self._journal.close(duration_s)
        except Exception as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        logger.exception("The journal failed.")
        self._journal = None
        self._on_trouble(
            f"Captions are shown, but not saved from here on ({type(error).__name__}: {error}). "
            "Stop and start again once that is mended, or copy what is shown."
        )

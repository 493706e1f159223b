"""A session as it is read back from the disk."""

from __future__ import annotations

from dataclasses import dataclass

from app.captions.entries import Entry, SessionHeader


@dataclass(frozen=True, slots=True)
class RecordedSession:
    """Everything that was kept of a session.

    Attributes:
        header: with the title and the labels as they were changed last.
        entries: in the order in which they were shown.
        duration_s: seconds of session time; of a session without an end, those its entries reach.
        is_finished: whether the session was ended, rather than cut off or still going on.
        n_unreadable: lines that could not be read.
    """

    header: SessionHeader
    entries: tuple[Entry, ...]
    duration_s: float
    is_finished: bool
    n_unreadable: int

"""Whole sessions in words."""

from __future__ import annotations

from app.captions.entries import Gap, Word
from app.desktop.notices import duration
from app.session.snapshot import SessionSnapshot


def summarise(snapshot: SessionSnapshot, saved_in: str) -> str:
    """Return one line about a session that is over.

    Args:
        snapshot: the last one.
        saved_in: where the transcript is, or "" where it is nowhere.
    """
    entries = snapshot.transcript.entries
    n_words = sum(isinstance(entry, Word) for entry in entries)
    n_gaps = sum(isinstance(entry, Gap) for entry in entries)
    counts = f"{_counted(n_words, 'word')}, {_counted(n_gaps, 'gap') if n_gaps else 'no gaps'}"
    heard = duration(snapshot.time_s) if snapshot.time_s > 0 else "0 s"
    saved = f" Saved in {saved_in}" if saved_in else ""
    return f"Listened {heard}, {counts}.{saved}"


def _counted(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"

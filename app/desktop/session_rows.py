"""Kept sessions as rows of a list, and what can be done with each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from app.captions.graphemes import one_line
from app.captions.history import SessionState, SessionSummary
from app.desktop.notices import duration
from app.desktop.told import retold
from app.desktop.wording import Translate, untranslated


@dataclass(frozen=True, slots=True)
class SessionRow:
    """A session to pick.

    Attributes:
        id: of the session.
        started: in the time of this computer.
        title: what the user calls it, or "".
        preview: its first words, or "".
        facts: its length, its words and what is unusual about it, in words.
        is_unfinished: whether it was cut off and can be finished.
        is_running: whether it goes on now, so that it cannot be changed.
    """

    id: str
    started: datetime
    title: str
    preview: str
    facts: str
    is_unfinished: bool
    is_running: bool


def session_row(summary: SessionSummary, translate: Translate = untranslated) -> SessionRow:
    """Return the row of a session."""
    facts = [
        duration(summary.duration_s, translate) if summary.duration_s > 0 else "",
        translate("Sessions", "%n word(s)", None, summary.n_words),
        _state_words(summary, translate),
    ]
    return SessionRow(
        id=summary.header.id,
        started=summary.header.started.astimezone(),
        title=one_line(summary.header.title).strip(),
        preview=one_line(summary.preview).strip(),
        facts=", ".join(fact for fact in facts if fact),
        is_unfinished=summary.state is SessionState.UNFINISHED,
        is_running=summary.state is SessionState.RUNNING,
    )


def _state_words(summary: SessionSummary, translate: Translate) -> str:
    match summary.state:
        case SessionState.FINISHED:
            return ""
        case SessionState.RUNNING:
            return translate("Sessions", "going on now")
        case SessionState.UNFINISHED:
            return translate("Sessions", "cut off; nothing that was kept is lost")
        case SessionState.DAMAGED:
            return translate("Sessions", "damaged: {problem}").format(
                problem=retold(summary.problem, translate)
            )

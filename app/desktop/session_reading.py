"""Reads what a list of sessions shows; for a thread beside the windows."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice

from app.captions.graphemes import one_line
from app.captions.history import SessionStore
from app.captions.transcript import TranscriptView
from app.desktop.session_rows import SessionRow, session_row
from app.desktop.transcript_text import TranscriptText
from app.desktop.wording import Translate, untranslated

_MOST_PLACES = 2000


@dataclass(frozen=True, slots=True)
class Found:
    """Where a text was said.

    Attributes:
        text: what was looked for.
        lines: that hold it, by the sessions' ids.
        n_places: how many there are.
    """

    text: str
    lines: dict[str, list[str]]
    n_places: int

    def has(self, row: SessionRow) -> bool:
        """Tell whether it is in a session or its title."""
        return row.id in self.lines or self.text.casefold() in row.title.casefold()


def session_rows(store: SessionStore, translate: Translate = untranslated) -> list[SessionRow]:
    """Return all sessions, the newest first.

    Raises:
        SessionError: they cannot be read.
    """
    return [session_row(summary, translate) for summary in store.sessions()]


def readable_session(
    store: SessionStore, session_id: str, translate: Translate = untranslated
) -> TranscriptText:
    """Return a session in paragraphs.

    Raises:
        SessionError: it cannot be read.
    """
    session = store.read(session_id)
    text = TranscriptText(translate)
    labels = {speaker.id: speaker.label for speaker in session.header.speakers}
    text.update(TranscriptView(session.entries), labels)
    return text


def find_in_sessions(store: SessionStore, text: str) -> Found:
    """Return where a text was said in any session.

    Raises:
        SessionError: there is nothing to look for, or the sessions cannot be read.
    """
    lines: dict[str, list[str]] = {}
    n_places = 0
    for hit in islice(store.search(text), _MOST_PLACES):
        lines.setdefault(hit.header.id, []).append(one_line(hit.passage.line).strip())
        n_places += 1
    return Found(text, lines, n_places)

"""What the overlay tells those who have captions read out."""

from __future__ import annotations

from app.desktop.announcing import Announcer
from app.desktop.overlay_state import labels
from app.desktop.transcript_text import TranscriptText
from app.session.snapshot import SessionSnapshot


class OverlayVoice:
    """Finds what is to be read out of one session after another, however its lines are laid out."""

    def __init__(self) -> None:
        self._session = ""
        self._text = TranscriptText()
        self._announcer = Announcer()

    def take(self, session: str, snapshot: SessionSnapshot) -> list[str]:
        """Return the lines to read out now. Each word is in one of them, once.

        Args:
            session: names the session; what is new in it is told from its beginning on.
            snapshot: of it, not older than the one before.
        """
        if session != self._session:
            self._session = session
            self._text = TranscriptText()
            self._announcer = Announcer()
        changes = self._text.update(snapshot.transcript, labels(snapshot))
        return self._announcer.take(changes, self._text.paragraphs, snapshot.time_s)

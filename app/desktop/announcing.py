"""What a screen reader is told of captions: whole lines, not every word."""

from __future__ import annotations

from collections.abc import Sequence

from app.desktop.transcript_text import Change, Paragraph

_QUIET_S = 1.5
_LONG_CHARACTERS = 120


class Announcer:
    """Gathers what is said until it is worth telling. Used by one thread."""

    def __init__(self) -> None:
        self._gathered: dict[int, str] = {}
        self._new_at_s: dict[int, float] = {}
        self._last_label = ""

    def take(
        self, changes: Sequence[Change], paragraphs: Sequence[Paragraph], now_s: float
    ) -> list[str]:
        """Take what became of the paragraphs and return the lines to tell now.

        A line is told when its speaker paused, when another paragraph began, or when it is long.

        Args:
            changes: what is new.
            paragraphs: all there are.
            now_s: seconds of session time.
        """
        for change in changes:
            if change.added:
                self._gathered[change.index] = self._gathered.get(change.index, "") + change.added
            if change.added or change.growing:
                self._new_at_s[change.index] = now_s
        newest = max(self._gathered, default=0)
        lines = []
        for index in sorted(self._gathered):
            # Session time begins anew with a session.
            quiet_s = abs(now_s - self._new_at_s[index])
            is_long = len(self._gathered[index]) >= _LONG_CHARACTERS
            if quiet_s >= _QUIET_S or index < newest or is_long:
                lines.append(self._line(self._gathered.pop(index), paragraphs[index].label))
        return [line for line in lines if line]

    def _line(self, text: str, label: str) -> str:
        text = text.strip()
        if text and label and label != self._last_label:
            self._last_label = label
            return f"{label}: {text}"
        return text

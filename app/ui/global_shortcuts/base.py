"""What all ways to have keys that work everywhere have in common."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from app.desktop.global_shortcuts import Chord, GlobalAction, Trouble, Unavailable, chords_of
from app.settings.model import GlobalKeys


class GlobalShortcuts(QObject):
    """Has the system tell when keys are pressed, whichever program has the keyboard.

    Nothing is asked of the system before there are keys to ask for. For the main thread.

    Attributes:
        unavailable: why there are no such keys here, or None where none is known to be missing.
        troubles: why keys that are set cannot be had, by what they were to do.
        granted: what the system calls the keys it chose itself, by what they do.
    """

    pressed = Signal(object)
    """A `GlobalAction`."""

    changed = Signal()
    """Something else is known about the keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.unavailable: Unavailable | None = None
        self.troubles: dict[GlobalAction, Trouble] = {}
        self.granted: dict[GlobalAction, str] = {}
        self._wanted: Mapping[GlobalAction, Chord] = {}

    def assign(self, keys: GlobalKeys) -> None:
        """Have these keys and no others; `changed` tells when the outcome is known."""
        wanted = chords_of(keys)
        if wanted != self._wanted:
            self._wanted = wanted
            self._take(wanted)

    def look(self) -> None:
        """Find out what can be had now, as another program may have ended; `changed` tells."""
        if self.troubles:
            self._take(self._wanted)

    def remark(self) -> str:
        """Return what a user should know before setting keys, or ""."""
        return ""

    def rest(self) -> None:
        """Let the keys reach the window that has the keyboard until `go_on`, where possible."""

    def go_on(self) -> None:
        """Have the keys again after `rest`."""

    def close(self) -> None:
        """Give all keys back. Harmless when repeated."""
        self._wanted = {}
        self._take({})

    def _take(self, wanted: Mapping[GlobalAction, Chord]) -> None:
        """Give back what there was and have what is wanted; without anything, let all go.

        `_tell` is to be called with the outcome.
        """
        raise NotImplementedError

    def _tell(
        self,
        troubles: Mapping[GlobalAction, Trouble],
        granted: Mapping[GlobalAction, str] | None = None,
        unavailable: Unavailable | None = None,
    ) -> None:
        """Take down what is known now, and tell if it is new."""
        known = (self.troubles, self.granted, self.unavailable)
        self.troubles, self.granted = dict(troubles), dict(granted or {})
        self.unavailable = unavailable
        if known != (self.troubles, self.granted, self.unavailable):
            self.changed.emit()


class NoGlobalShortcuts(GlobalShortcuts):
    """For systems that give programs no such keys."""

    def __init__(self, reason: Unavailable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.unavailable = reason

    def _take(self, wanted: Mapping[GlobalAction, Chord]) -> None:
        """Do nothing, as nothing can be had."""

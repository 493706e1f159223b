"""Keys that work everywhere on X11: grabbed on the root window, below all others."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from PySide6.QtCore import QObject, QSocketNotifier

from app.desktop.global_shortcuts import Chord, GlobalAction, Trouble, Unavailable
from app.ui.global_shortcuts.base import GlobalShortcuts
from app.ui.global_shortcuts.x11_keyboard import Grab, X11Keyboard

logger = logging.getLogger(__name__)


class X11Shortcuts(GlobalShortcuts):
    """Has a connection to the server while there are keys to have."""

    def __init__(self, display: str | None = None, parent: QObject | None = None) -> None:
        """Prepare; nothing is connected yet.

        Args:
            display: name of the server, or None for that of the environment.
            parent: of this object.
        """
        super().__init__(parent)
        self._name = display
        self._keyboard: X11Keyboard | None = None
        self._notifier: QSocketNotifier | None = None
        self._grabs: dict[Grab, GlobalAction] = {}

    def rest(self) -> None:
        """Let the keys reach the window that has the keyboard until `go_on`."""
        if self._keyboard is not None:
            self._release(self._keyboard)

    def go_on(self) -> None:
        """Have the keys again after `rest`."""
        if not self._grabs and self._wanted:
            self._take(self._wanted)

    def _take(self, wanted: Mapping[GlobalAction, Chord]) -> None:
        if not wanted:
            self._leave()
            self._tell({})
            return
        try:
            keyboard = self._keyboard or self._connect()
        except OSError as error:
            logger.warning("no keys for everywhere: %s", error)
            self._tell({}, unavailable=Unavailable.OTHER)
            return
        self._release(keyboard)
        troubles = {}
        for action, chord in wanted.items():
            trouble = self._grab(keyboard, action, chord)
            if trouble is not None:
                troubles[action] = trouble
        self._tell(troubles)
        # What came while the server was waited for wakes nobody up.
        self._read()

    def _grab(self, keyboard: X11Keyboard, action: GlobalAction, chord: Chord) -> Trouble | None:
        key = keyboard.find(chord)
        if key is None:
            return Trouble.NO_SUCH_KEY
        # Two names may mean the same key, such as "Ctrl+!" and "Ctrl+Shift+1".
        if key in self._grabs or not keyboard.grab(key):
            return Trouble.TAKEN
        self._grabs[key] = action
        return None

    def _connect(self) -> X11Keyboard:
        """Reach the server.

        Raises:
            OSError: it cannot be reached.
        """
        keyboard = X11Keyboard(self._name)
        self._keyboard = keyboard
        self._notifier = QSocketNotifier(keyboard.file_descriptor, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)
        return keyboard

    def _leave(self) -> None:
        if self._keyboard is None or self._notifier is None:
            return
        self._notifier.setEnabled(False)
        self._notifier.deleteLater()
        self._keyboard.close()
        self._keyboard, self._notifier = None, None
        self._grabs = {}

    def _release(self, keyboard: X11Keyboard) -> None:
        for key in self._grabs:
            keyboard.release(key)
        self._grabs = {}

    def _read(self) -> None:
        if self._keyboard is None:
            return
        happenings = self._keyboard.read()
        pressed = [self._grabs[key] for key in happenings.pressed if key in self._grabs]
        if happenings.is_other_keyboard:
            self._release(self._keyboard)
            self._keyboard.learn()
            self._take(self._wanted)
        for action in pressed:
            self.pressed.emit(action)

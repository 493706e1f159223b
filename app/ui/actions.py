"""Everything the main window can be asked for, by menu, key or button."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from app.desktop.shortcut_editing import FIXED_KEYS
from app.desktop.states import AppState


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu.

    Attributes:
        title: with its mnemonic.
        names: of its actions; "" for a line between them.
    """

    title: str
    names: tuple[str, ...]


class MainActions(QObject):
    """The actions by their names, which are those of `Settings.shortcuts` where these have one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {
            "start_stop": QAction(self.tr("&Start"), self),
            "pause": QAction(self.tr("&Pause"), self),
            "sessions": QAction(self.tr("Sess&ions..."), self),
            "export": QAction(self.tr("&Export..."), self),
            "quit": QAction(self.tr("&Quit"), self),
            "copy": QAction(self.tr("&Copy"), self),
            "copy_with_times": QAction(self.tr("Copy with &times"), self),
            "search": QAction(self.tr("&Search"), self),
            "find_next": QAction(self.tr("Find &next"), self),
            "find_previous": QAction(self.tr("Find &previous"), self),
            "larger_text": QAction(self.tr("&Larger text"), self),
            "smaller_text": QAction(self.tr("S&maller text"), self),
            "show_times": _checkable(QAction(self.tr("Show &times"), self)),
            "show_speakers": _checkable(QAction(self.tr("Show s&peakers"), self)),
            "jump_to_live": QAction(self.tr("&Jump to live"), self),
            "overlay": _checkable(QAction(self.tr("Captions on top of other &windows"), self)),
            "lock_overlay": _checkable(QAction(self.tr("L&ock them in place"), self)),
            "appearance": _checkable(QAction(self.tr("Appearance of the &captions"), self)),
            "settings": QAction(self.tr("&Settings..."), self),
            "diagnostics": QAction(self.tr("&Diagnostics"), self),
            "setup": QAction(self.tr("Set &up again..."), self),
            "look_for_version": QAction(self.tr("Look for a &new version..."), self),
            "licences": QAction(self.tr("&Licences..."), self),
            "about": QAction(self.tr("&About Voxcap"), self),
        }
        self._actions["appearance"].setIconText(self.tr("Aa"))
        self._actions["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self._actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        self._actions["about"].setMenuRole(QAction.MenuRole.AboutRole)
        self.set_shortcuts({})

    def __getitem__(self, name: str) -> QAction:
        """Return an action."""
        return self._actions[name]

    def menus(self) -> list[Menu]:
        """Return the menus of the window, in order."""
        return [
            Menu(
                self.tr("&Session"),
                ("start_stop", "pause", "", "export", "sessions", "", "quit"),
            ),
            Menu(
                self.tr("&Edit"),
                ("copy", "copy_with_times", "", "search", "find_next", "find_previous"),
            ),
            Menu(
                self.tr("&View"),
                (
                    "larger_text",
                    "smaller_text",
                    "appearance",
                    "",
                    "show_times",
                    "show_speakers",
                    "jump_to_live",
                    "",
                    "overlay",
                    "lock_overlay",
                ),
            ),
            Menu(self.tr("&Tools"), ("settings", "setup", "diagnostics")),
            Menu(self.tr("&Help"), ("look_for_version", "licences", "", "about")),
        ]

    def set_shortcuts(self, shortcuts: Mapping[str, str]) -> None:
        """Set the keys, in Qt's portable notation, by the names of actions."""
        for name, action in self._actions.items():
            keys = [shortcuts.get(name, ""), FIXED_KEYS.get(name, "")]
            action.setShortcuts(
                [QKeySequence(key, QKeySequence.SequenceFormat.PortableText) for key in keys if key]
            )

    def show_state(self, state: AppState) -> None:
        """Name starting, stopping and pausing after what they would do now."""
        start = self._actions["start_stop"]
        if state is AppState.STOPPING:
            start.setText(self.tr("Stopping..."))
        elif state.has_session:
            start.setText(self.tr("&Stop"))
        else:
            start.setText(self.tr("&Start"))
        start.setEnabled(state is not AppState.STOPPING)
        pause = self._actions["pause"]
        pause.setText(self.tr("&Resume") if state is AppState.PAUSED else self.tr("&Pause"))
        pause.setEnabled(
            state in (AppState.LOADING, AppState.LISTENING, AppState.BEHIND, AppState.PAUSED)
        )


def _checkable(action: QAction) -> QAction:
    action.setCheckable(True)
    return action

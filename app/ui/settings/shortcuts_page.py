"""The keys that do what the menus do."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLabel, QLineEdit

from app.desktop.shortcut_editing import action_names, assigned, refusal
from app.settings.model import Settings
from app.ui.settings.page import SettingsPage, note

if TYPE_CHECKING:
    from app.controller import AppController

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class KeysEdit(QKeySequenceEdit):
    """Where one key is pressed, with what is held at the same time."""

    freed = Signal()
    """Its keys were taken away with the cross, and not by pressing others."""

    def __init__(self) -> None:
        super().__init__()
        self._is_pressing = False
        self.setClearButtonEnabled(True)
        self.keySequenceChanged.connect(self._changed)
        self.editingFinished.connect(self._finish)

    def show_keys(self, keys: QKeySequence) -> None:
        """Show keys, also several to be pressed one after another."""
        if keys != self.keySequence():
            self.setMaximumSequenceLength(max(1, keys.count()))
            self.setKeySequence(keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Take keys; see `QWidget`."""
        if not self._is_pressing:
            self._is_pressing = True
            self.clear()
            self.setMaximumSequenceLength(1)
        super().keyPressEvent(event)

    def _changed(self, keys: QKeySequence) -> None:
        if keys.isEmpty() and not self._is_pressing:
            self.freed.emit()

    def _finish(self) -> None:
        self._is_pressing = False


class ShortcutsPage(SettingsPage):
    """Keys for each action; keys that cannot be had are explained and not taken.

    Attributes:
        keys: where they are pressed, by action.
        refusals: why the last ones pressed were not taken, by action.
    """

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        self.keys: dict[str, KeysEdit] = {}
        self.refusals: dict[str, QLabel] = {}
        explanation = note(
            self.tr("Choose a field and press the keys. The cross in it frees its keys.")
        )
        self._column.addWidget(explanation)
        self._rows = self.add_group(self.tr("Keys"))
        names = action_names(QCoreApplication.translate)
        for action, _ in controller.settings.shortcuts:
            self._add_keys(action, names[action])
        self.finish()

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        return QCoreApplication.translate("ShortcutsPage", "Shortcuts")

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        for action, keys in settings.shortcuts:
            self.keys[action].show_keys(QKeySequence(keys, _PORTABLE))
            self.refusals[action].hide()

    def defaults(self, settings: Settings) -> Settings:
        """Return the settings with the keys that there are at first."""
        return replace(settings, shortcuts=Settings().shortcuts)

    def _add_keys(self, action: str, name: str) -> None:
        edit = KeysEdit()
        edit.setAccessibleName(name)
        # The line inside it is what has the focus.
        for line in edit.findChildren(QLineEdit):
            line.setAccessibleName(name)
        edit.editingFinished.connect(partial(self._edit_keys, action))
        edit.freed.connect(partial(self._free, action))
        label = QLabel(name)
        label.setBuddy(edit)
        words = note()
        words.hide()
        self._rows.addRow(label, edit)
        self._rows.addRow(words)
        self.keys[action] = edit
        self.refusals[action] = words

    def _free(self, action: str) -> None:
        self.change(assigned(self._controller.settings, action, ""))

    def _edit_keys(self, action: str) -> None:
        settings = self._controller.settings
        keys = self.keys[action].keySequence().toString(_PORTABLE)
        reason = refusal(settings, action, keys, QCoreApplication.translate)
        # Nothing but Ctrl, say, was pressed and let go.
        if keys and not reason:
            self.change(assigned(settings, action, keys))
        self.show_settings(self._controller.settings)
        self.refusals[action].setText(reason)
        self.refusals[action].setVisible(bool(reason))

"""The keys that do what the menus do, and those that work everywhere."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel

from app.desktop.global_shortcuts import refusal_in_window
from app.desktop.shortcut_editing import action_names, assigned, refusal
from app.settings.model import Settings
from app.ui.global_shortcuts import GlobalShortcuts
from app.ui.settings.global_keys import GlobalKeysBox
from app.ui.settings.keys_edit import PORTABLE, KeysEdit
from app.ui.settings.page import SettingsPage, note

if TYPE_CHECKING:
    from app.controller import AppController


class ShortcutsPage(SettingsPage):
    """Keys for each action; keys that cannot be had are explained and not taken.

    Attributes:
        keys: where they are pressed, by action.
        refusals: why the last ones pressed were not taken, by action.
        everywhere: the keys that work while another program has the keyboard.
    """

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        self.keys: dict[str, KeysEdit] = {}
        self.refusals: dict[str, QLabel] = {}
        self._shortcuts = controller.findChild(GlobalShortcuts)
        explanation = note(
            self.tr("Choose a field and press the keys. The cross in it frees its keys.")
        )
        self._column.addWidget(explanation)
        self.everywhere = GlobalKeysBox(controller, self._shortcuts)
        self.editors.update(self.everywhere.editors)
        self._column.addWidget(self.everywhere)
        self._rows = self.add_group(self.tr("Keys in Voxcap's windows"))
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
        self.everywhere.show_settings(settings)
        for action, keys in settings.shortcuts:
            self.keys[action].show_keys(QKeySequence(keys, PORTABLE))
            self.refusals[action].hide()

    def defaults(self, settings: Settings) -> Settings:
        """Return the settings with the keys that there are at first."""
        return replace(super().defaults(settings), shortcuts=Settings().shortcuts)

    def _add_keys(self, action: str, name: str) -> None:
        edit = KeysEdit()
        edit.name(name)
        edit.editingFinished.connect(partial(self._edit_keys, action))
        edit.freed.connect(partial(self._free, action))
        if self._shortcuts is not None:
            edit.entered.connect(self._shortcuts.rest)
            edit.left.connect(self._shortcuts.go_on)
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
        keys = self.keys[action].keySequence().toString(PORTABLE)
        translate = QCoreApplication.translate
        reason = refusal(settings, action, keys, translate)
        reason = reason or refusal_in_window(settings, keys, translate)
        # Nothing but Ctrl, say, was pressed and let go.
        if keys and not reason:
            self.change(assigned(settings, action, keys))
        self.show_settings(self._controller.settings)
        self.refusals[action].setText(reason)
        self.refusals[action].setVisible(bool(reason))

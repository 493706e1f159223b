"""The keys that work while another program has the keyboard."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence, QShowEvent
from PySide6.QtWidgets import QFormLayout, QGroupBox, QLabel

from app.desktop.global_shortcuts import (
    SECTION,
    GlobalAction,
    explain,
    explain_trouble,
    refusal,
)
from app.desktop.settings_editing import changed, value_of
from app.desktop.shortcut_editing import action_names
from app.settings.model import Settings
from app.ui.settings.keys_edit import PORTABLE, KeysEditor
from app.ui.settings.page import note

if TYPE_CHECKING:
    from app.controller import AppController
    from app.ui.global_shortcuts import GlobalShortcuts


class GlobalKeysBox(QGroupBox):
    """A field for each, with what became of its keys in words.

    Attributes:
        editors: the fields, by the names of what they change.
        words: what became of the keys, by action.
        explanation: what these keys are, or why there are none here.
    """

    def __init__(self, controller: AppController, shortcuts: GlobalShortcuts | None) -> None:
        """Make the fields; `show_settings` shows what is set.

        Args:
            controller: of the app.
            shortcuts: what has the keys, or None where nothing has.
        """
        super().__init__()
        self.setTitle(self.tr("Keys that work everywhere"))
        self.editors: dict[str, KeysEditor] = {}
        self.words: dict[GlobalAction, QLabel] = {}
        self.explanation = note()
        self._controller = controller
        self._shortcuts = shortcuts
        self._refusals: dict[GlobalAction, str] = {}
        self._rows = QFormLayout(self)
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self._rows.addRow(self.explanation)
        names = action_names(QCoreApplication.translate)
        for action in GlobalAction:
            self._add(action, names[action])
        if shortcuts is not None:
            shortcuts.changed.connect(self._show_words)

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        self._refusals = {}
        for path, editor in self.editors.items():
            editor.show_value(value_of(settings, path))
        self._show_words()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Find out what can be had, once somebody sees it; see `QWidget`."""
        super().showEvent(event)
        if self._shortcuts is not None:
            self._shortcuts.look()

    def _add(self, action: GlobalAction, name: str) -> None:
        editor = KeysEditor()
        editor.describe(self.tr("{action}, from everywhere").format(action=name), "")
        editor.edited.connect(partial(self._edit, action))
        if self._shortcuts is not None:
            editor.keys.entered.connect(self._shortcuts.rest)
            editor.keys.left.connect(self._shortcuts.go_on)
        label = QLabel(name)
        label.setBuddy(editor)
        words = note()
        words.hide()
        self._rows.addRow(label, editor)
        self._rows.addRow(words)
        self.editors[f"{SECTION}.{action}"] = editor
        self.words[action] = words

    def _edit(self, action: GlobalAction, keys: str) -> None:
        settings = self._controller.settings
        reason = refusal(settings, action, keys, QCoreApplication.translate)
        if not reason:
            wanted = changed(settings, f"{SECTION}.{action}", keys)
            if wanted != settings:
                self._controller.change_settings(wanted)
        self.show_settings(self._controller.settings)
        if reason:
            self._refusals[action] = reason
            self._show_words()

    def _show_words(self) -> None:
        reason = self._shortcuts.unavailable if self._shortcuts is not None else None
        if reason is not None:
            self.explanation.setText(explain(reason, QCoreApplication.translate))
        else:
            remark = self._shortcuts.remark() if self._shortcuts is not None else ""
            sentence = self.tr("They work while another program has the keyboard.")
            self.explanation.setText(f"{sentence} {remark}".strip())
        for editor in self.editors.values():
            editor.setDisabled(reason is not None)
        for action, label in self.words.items():
            words = self._refusals.get(action) or self._outcome(action)
            label.setText(words)
            label.setVisible(bool(words))
            editor = self.editors[f"{SECTION}.{action}"]
            editor.describe(editor.control.accessibleName(), words)

    def _outcome(self, action: GlobalAction) -> str:
        """Return what the system made of an action's keys, or "" where it just has them."""
        keys = getattr(self._controller.settings.global_keys, action)
        if self._shortcuts is None or not keys:
            return ""
        trouble = self._shortcuts.troubles.get(action)
        if trouble is not None:
            shown = QKeySequence(keys, PORTABLE).toString(QKeySequence.SequenceFormat.NativeText)
            return explain_trouble(trouble, shown, QCoreApplication.translate)
        granted = self._shortcuts.granted.get(action)
        if granted:
            return self.tr("Your desktop says: {keys}").format(keys=granted)
        return ""

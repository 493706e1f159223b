"""A field in which keys are pressed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit

from app.ui.settings.editors import Editor

PORTABLE = QKeySequence.SequenceFormat.PortableText
"""How settings write keys."""


class KeysEdit(QKeySequenceEdit):
    """Where one key is pressed, with what is held at the same time."""

    freed = Signal()
    """Its keys were taken away with the cross, and not by pressing others."""

    entered = Signal()
    """It has the keyboard from now on."""

    left = Signal()
    """It no longer has the keyboard."""

    def __init__(self) -> None:
        super().__init__()
        self._is_pressing = False
        self.setClearButtonEnabled(True)
        self.keySequenceChanged.connect(self._changed)
        self.editingFinished.connect(self._finish)

    def name(self, name: str, description: str = "") -> None:
        """Tell screen readers what it is."""
        # Screen readers may meet the line inside it.
        for control in (self, *self.findChildren(QLineEdit)):
            control.setAccessibleName(name)
            control.setAccessibleDescription(description)

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

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Tell that it has the keyboard; see `QWidget`."""
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Tell that it no longer has the keyboard; see `QWidget`."""
        super().focusOutEvent(event)
        self.left.emit()

    def _changed(self, keys: QKeySequence) -> None:
        if keys.isEmpty() and not self._is_pressing:
            self.freed.emit()

    def _finish(self) -> None:
        self._is_pressing = False


class KeysEditor(Editor):
    """Keys as a value in Qt's portable notation, "" for none."""

    def __init__(self) -> None:
        self.keys = KeysEdit()
        super().__init__(self.keys)
        self._shown = QKeySequence()
        self.keys.freed.connect(self._free)
        self.keys.editingFinished.connect(self._finish)

    def show_value(self, value: object) -> None:
        """Show keys without telling them."""
        self._shown = QKeySequence(str(value), PORTABLE)
        self.keys.show_keys(self._shown)

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what they do."""
        self.keys.name(name, description)

    def _free(self) -> None:
        if not self._shown.isEmpty():
            self.edited.emit("")

    def _finish(self) -> None:
        pressed = self.keys.keySequence()
        if pressed.isEmpty():
            # Nothing but Ctrl, say, was pressed and let go.
            self.keys.show_keys(self._shown)
        else:
            self.edited.emit(pressed.toString(PORTABLE))

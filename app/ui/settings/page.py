"""What the pages of the settings have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QGroupBox,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.desktop.settings_editing import changed, value_of, with_defaults
from app.settings.limits import limit_of
from app.settings.model import Settings
from app.ui.settings.editors import Check, Editor

if TYPE_CHECKING:
    from app.controller import AppController


class SettingsPage(QWidget):
    """Controls in groups, one below the other; what is changed in them applies at once.

    Attributes:
        editors: the controls by the names of what they change, such as "overlay.is_shown".
    """

    def __init__(self, controller: AppController) -> None:
        """Make an empty page."""
        super().__init__()
        self.editors: dict[str, Editor] = {}
        self._controller = controller
        self._column = QVBoxLayout(self)
        self._column.setSpacing(QFontMetrics(self.font()).height())

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        raise NotImplementedError

    def framed(self) -> QWidget:
        """Return the page in what scrolls it."""
        return scrolled(self)

    def finish(self) -> None:
        """Show the settings as they are, and follow them. To be called once all is added."""
        self._column.addStretch(1)
        self.show_settings(self._controller.settings)
        self._controller.settings_changed.connect(self.show_settings)

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        for path, editor in self.editors.items():
            editor.show_value(value_of(settings, path))

    def defaults(self, settings: Settings) -> Settings:
        """Return the settings with all of this page as it is before anything is set."""
        return with_defaults(settings, self.editors)

    def change(self, settings: Settings) -> None:
        """Apply settings and keep them."""
        if settings != self._controller.settings:
            self._controller.change_settings(settings)

    def add_group(self, title: str) -> QFormLayout:
        """Add an empty group with a title, and return its rows."""
        group = QGroupBox(title)
        rows = QFormLayout(group)
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rows.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        self._column.addWidget(group)
        return rows

    def add(
        self, rows: QFormLayout, path: str, label: str, editor: Editor, explanation: str = ""
    ) -> None:
        """Add a control with a label before it.

        Args:
            rows: of a group.
            path: what it changes.
            label: with its mnemonic.
            editor: the control.
            explanation: a sentence below it, or "".
        """
        shown = QLabel(label)
        shown.setBuddy(editor)
        rows.addRow(shown, editor)
        editor.describe(label.replace("&", "").rstrip(":"), explanation)
        self._take(path, editor)
        if explanation:
            rows.setWidget(rows.rowCount(), QFormLayout.ItemRole.FieldRole, note(explanation))

    def add_check(
        self, rows: QFormLayout, path: str, label: str, explanation: str = ""
    ) -> QLabel | None:
        """Add a check box, and return the explanation below it.

        Args:
            rows: of a group.
            path: what it changes.
            label: with its mnemonic.
            explanation: sentences below it, or "".
        """
        editor = Check(label)
        rows.addRow(editor)
        editor.describe(label.replace("&", ""), explanation)
        self._take(path, editor)
        if not explanation:
            return None
        shown = note(explanation)
        # Below the text of the box.
        shown.setIndent(round(1.6 * shown.fontMetrics().height()))
        rows.addRow(shown)
        return shown

    def _take(self, path: str, editor: Editor) -> None:
        self.editors[path] = editor
        editor.edited.connect(lambda value: self._edit(path, value))

    def _edit(self, path: str, value: object) -> None:
        if limit_of(path).allows(value):
            self.change(changed(self._controller.settings, path, value))
        else:
            self.editors[path].show_value(value_of(self._controller.settings, path))


def note(text: str = "") -> QLabel:
    """Return a label that wraps its text."""
    label = QLabel(text)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
    policy = label.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
    label.setSizePolicy(policy)
    return label


def scrolled(page: SettingsPage) -> QScrollArea:
    """Return an area that scrolls a page up and down where it is longer than the window."""
    area = QScrollArea()
    area.setWidget(page)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setMinimumWidth(
        page.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width()
    )
    return area

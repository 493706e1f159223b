"""The parts of Voxcap and their licences, to read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.desktop.third_party import Component, components
from app.ui.background import Background


class LicencesDialog(QDialog):
    """A list of parts, and beside it the licence of the one that is picked.

    Attributes:
        list: the parts.
        text: what there is to tell of the picked one.
    """

    def __init__(
        self,
        parent: QWidget | None = None,
        read: Callable[[], tuple[Component, ...]] = components,
    ) -> None:
        """Prepare; `open` shows it, and the list comes a moment later.

        Args:
            parent: the window it belongs to.
            read: finds the parts; run on another thread.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(self.tr("Licences"))
        self._parts: tuple[Component, ...] = ()
        self._background = Background(self)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Parts of Voxcap"))
        self.list.setWordWrap(True)
        self.list.setSpacing(self.fontMetrics().height() // 6)
        self.list.currentRowChanged.connect(self._show)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(self.tr("Licence"))
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setPlainText(self.tr("Reading the licences..."))
        self._lay_out()
        self._background.run(read, self._fill, self._tell)

    def done(self, code: int) -> None:
        """Close, and read nothing any more."""
        self._background.close()
        super().done(code)

    def _lay_out(self) -> None:
        splitter = QSplitter()
        splitter.addWidget(self.list)
        splitter.addWidget(self.text)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        unit = self.fontMetrics().height()
        splitter.setSizes([unit * 16, unit * 44])
        buttons = QDialogButtonBox()
        close = QPushButton(self.tr("&Close"))
        buttons.addButton(close, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(splitter, 1)
        column.addWidget(buttons)
        self.resize(unit * 62, unit * 38)
        self.list.setFocus()

    def _fill(self, parts: tuple[Component, ...]) -> None:
        self._parts = parts
        self.list.addItems([_row(part) for part in parts])
        if parts:
            self.list.setCurrentRow(0)
        else:
            self.text.setPlainText(self.tr("No licences were found. Install Voxcap again."))

    def _show(self, row: int) -> None:
        self.text.setPlainText(self._parts[row].text)

    def _tell(self, error: Exception) -> None:
        self.text.setPlainText(
            self.tr("The licences cannot be read ({error}). Install Voxcap again.").format(
                error=error
            )
        )


def _row(part: Component) -> str:
    return f"{part.title}\n{part.licence}".rstrip()

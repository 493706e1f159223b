"""The window of the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.ui.settings.appearance_page import AppearancePage
from app.ui.settings.interface_page import InterfacePage
from app.ui.settings.overlay_page import OverlayPage
from app.ui.settings.page import SettingsPage
from app.ui.settings.recognition_page import RecognitionPage
from app.ui.settings.shortcuts_page import ShortcutsPage
from app.ui.settings.sound_page import SoundPage

if TYPE_CHECKING:
    from app.controller import AppController

_KINDS = (
    AppearancePage,
    OverlayPage,
    SoundPage,
    RecognitionPage,
    InterfacePage,
    ShortcutsPage,
)


class SettingsWindow(QDialog):
    """Pages of all that can be set; every change applies at once and is kept.

    A page is made when it is first shown.
    """

    def __init__(self, controller: AppController, parent: QWidget | None = None) -> None:
        """Prepare; `show` shows it beside the other windows.

        Args:
            controller: of the app.
            parent: of the window.
        """
        super().__init__(parent)
        self._controller = controller
        self._made: dict[int, tuple[SettingsPage, QWidget]] = {}
        self._stack = QStackedWidget()
        self.setWindowTitle(self.tr("Settings"))
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Pages"))
        self.list.setSpacing(self.fontMetrics().height() // 6)
        self.list.addItems([kind.title() for kind in _KINDS])
        self._lay_out()
        self.list.currentRowChanged.connect(self._show_page)
        self.list.setCurrentRow(0)
        unit = self.fontMetrics().height()
        self.resize(46 * unit, 40 * unit)

    @property
    def page(self) -> SettingsPage:
        """The page that is shown."""
        return self._made[self.list.currentRow()][0]

    def _lay_out(self) -> None:
        self.reset = QPushButton(self.tr("Bac&k to defaults"))
        self.reset.setToolTip(self.tr("All that is on this page, as it was at first"))
        self.reset.setAutoDefault(False)
        self.reset.clicked.connect(self._reset)
        close = QPushButton(self.tr("Close"))
        close.setAutoDefault(False)
        close.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addWidget(self.reset)
        buttons.addStretch(1)
        buttons.addWidget(close)
        width = self.list.sizeHintForColumn(0) + 2 * self.fontMetrics().height()
        self.list.setFixedWidth(width)
        beside = QHBoxLayout()
        beside.addWidget(self.list)
        beside.addWidget(self._stack, 1)
        column = QVBoxLayout(self)
        column.addLayout(beside, 1)
        column.addLayout(buttons)

    def _show_page(self, number: int) -> None:
        if number not in self._made:
            page = _KINDS[number](self._controller)
            frame = page.framed()
            self._stack.addWidget(frame)
            self._made[number] = (page, frame)
        self._stack.setCurrentWidget(self._made[number][1])

    def _reset(self) -> None:
        self.page.change(self.page.defaults(self._controller.settings))

"""The captions' appearance beside the captions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow

from app.ui.settings.appearance_page import AppearancePage

if TYPE_CHECKING:
    from app.controller import AppController


class AppearanceDock(QDockWidget):
    """The page at the end side of a main window, hidden until it is wanted.

    Its `toggleViewAction` shows and hides it.

    Attributes:
        page: made when it is first shown.
    """

    def __init__(self, controller: AppController, window: QMainWindow) -> None:
        """Put it into a window.

        Args:
            controller: of the app.
            window: with the captions.
        """
        super().__init__(window)
        self._controller = controller
        self.page: AppearancePage | None = None
        self.setWindowTitle(self.tr("Appearance of the captions"))
        # By this name main windows keep its place.
        self.setObjectName("appearance")
        self.setAllowedAreas(
            Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        )
        is_mirrored = window.layoutDirection() is Qt.LayoutDirection.RightToLeft
        end = (
            Qt.DockWidgetArea.LeftDockWidgetArea
            if is_mirrored
            else Qt.DockWidgetArea.RightDockWidgetArea
        )
        window.addDockWidget(end, self)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Make the page; see `QWidget`."""
        if self.page is None:
            self.page = AppearancePage(self._controller)
            frame = self.page.framed()
            margin = frame.fontMetrics().height() // 2
            frame.setContentsMargins(margin, margin, margin, margin)
            self.setWidget(frame)
        super().showEvent(event)

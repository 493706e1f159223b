"""What the overlay does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton

from app.desktop.overlay_limits import Limit, explain
from app.settings.limits import range_of
from app.settings.model import Overlay
from app.ui.overlay.capabilities import overlay_limits
from app.ui.settings.editors import Number
from app.ui.settings.page import SettingsPage, note

if TYPE_CHECKING:
    from app.controller import AppController


class OverlayPage(SettingsPage):
    """When the overlay is there and how it takes the mouse; says what it cannot do here."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        limits = overlay_limits()
        rows = self.add_group(self.tr("Captions on top of other windows"))
        self.add_check(rows, "overlay.is_shown", self.tr("&Show them while listening"))
        self.add_check(
            rows,
            "overlay.is_locked",
            self.tr("&Lock them in place"),
            self.tr(
                "Clicks go to what is behind them. Unlock them here or in the menu of the window."
            ),
        )
        self.add_check(rows, "overlay.hides_in_silence", self.tr("&Hide them while nobody speaks"))
        self._add_private(limits)
        self.add(
            rows,
            "overlay.clear_after_s",
            self.tr("&Remove lines after silence of:"),
            Number(range_of("overlay.clear_after_s"), self.tr(" s")),
        )
        self.place = QPushButton(self.tr("&Put them back at the bottom of the screen"))
        self.place.setAutoDefault(False)
        self.place.clicked.connect(self._put_back)
        row = QHBoxLayout()
        row.addWidget(self.place)
        row.addStretch(1)
        rows.addRow(row)
        self.cannot = [
            note(explain(limit, QCoreApplication.translate))
            for limit in limits
            if limit is not Limit.PRIVACY
        ]
        if self.cannot:
            shown = self.add_group(self.tr("What this desktop does not let them do"))
            for label in self.cannot:
                shown.addRow(label)
        self.finish()

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        return QCoreApplication.translate("OverlayPage", "Overlay")

    def _add_private(self, limits: tuple[Limit, ...]) -> None:
        rows = self.add_group(self.tr("Screen shares"))
        is_impossible = Limit.PRIVACY in limits
        explanation = (
            explain(Limit.PRIVACY, QCoreApplication.translate)
            if is_impossible
            else self.tr("You see them, those you share your screen with do not.")
        )
        self.private_note = self.add_check(
            rows, "overlay.is_private", self.tr("Keep &them out of screen shares"), explanation
        )
        self.editors["overlay.is_private"].setDisabled(is_impossible)

    def _put_back(self) -> None:
        settings = self._controller.settings
        usual = Overlay()
        overlay = replace(
            settings.overlay, screen=usual.screen, x=usual.x, y=usual.y, width=usual.width
        )
        self.change(replace(settings, overlay=overlay))

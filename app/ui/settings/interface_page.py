"""The windows around the captions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QSystemTrayIcon

from app.desktop.setting_choices import language_choices, theme_choices
from app.settings.model import Settings
from app.ui.settings.editors import Selection
from app.ui.settings.page import SettingsPage
from app.ui.translation import LANGUAGES

if TYPE_CHECKING:
    from app.controller import AppController


class InterfacePage(SettingsPage):
    """Language, colours, the tray and screen readers."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        looks = self.add_group(self.tr("Windows"))
        self._language = Selection()
        self.add(
            looks,
            "interface.language",
            self.tr("&Language:"),
            self._language,
            self.tr("Takes effect when Voxcap is started the next time."),
        )
        theme = Selection(theme_choices(QCoreApplication.translate))
        self.add(looks, "interface.theme", self.tr("C&olours:"), theme)
        help_group = self.add_group(self.tr("At hand"))
        has_tray = QSystemTrayIcon.isSystemTrayAvailable()
        self.add_check(
            help_group,
            "interface.has_tray",
            self.tr("&Icon in the system's tray"),
            self.tr("Shows the state; starts and stops captions.")
            if has_tray
            else self.tr("This desktop has no tray now. The icon comes as soon as there is one."),
        )
        self.add_check(
            help_group,
            "interface.announces",
            self.tr("&Tell new captions to screen readers"),
            self.tr("Has no effect where no screen reader runs."),
        )
        versions = self.add_group(self.tr("New versions"))
        self.add_check(
            versions,
            "interface.looks_for_versions",
            self.tr("Look for &new versions once a week"),
            self.tr(
                "Asks GitHub (api.github.com) when Voxcap starts. Nothing is sent but the "
                "request; as with every page you open, GitHub sees your internet address. While "
                "this is off, Voxcap never asks by itself."
            ),
        )
        self.finish()

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        return QCoreApplication.translate("InterfacePage", "Interface")

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        self._language.set_choices(
            language_choices(LANGUAGES, settings.interface.language, QCoreApplication.translate)
        )
        super().show_settings(settings)

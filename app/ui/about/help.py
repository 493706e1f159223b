"""What the menu "Help" shows, and the weekly look for a newer version of those who want it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from app.desktop.version_check import NewVersion, VersionCheck, is_due
from app.desktop.version_words import there_is
from app.ui.background import Background

if TYPE_CHECKING:
    from app.controller import AppController
    from app.ui.about.about_dialog import AboutDialog
    from app.ui.about.licences_dialog import LicencesDialog
    from app.ui.about.version_dialog import VersionDialog
    from app.ui.message_bar import MessageBar

logger = logging.getLogger(__name__)


class Help(QObject):
    """Opens the windows of the menu in front of the main window, each once.

    Attributes:
        check: how it is asked whether there is a newer version.
        about: the window that is open, or None.
        licences: the window that is open, or None.
        version: the window that is open, or None.
    """

    def __init__(
        self,
        controller: AppController,
        message: MessageBar,
        window: QWidget,
        now_s: Callable[[], float] = time.time,
    ) -> None:
        """Prepare.

        Args:
            controller: keeps what the user wants.
            message: tells of a newer version that was found by itself.
            window: the main window.
            now_s: tells the seconds since 1970.
        """
        super().__init__(window)
        self.check = VersionCheck(QCoreApplication.applicationVersion())
        self.about: AboutDialog | None = None
        self.licences: LicencesDialog | None = None
        self.version: VersionDialog | None = None
        self._controller = controller
        self._message = message
        self._window = window
        self._now_s = now_s
        self._background = Background(self)

    def show_about(self) -> None:
        """Show what Voxcap is."""
        # Here and below, as most starts never show any of them.
        from app.ui.about.about_dialog import AboutDialog

        if self.about is None:
            self.about = AboutDialog(self._window)
            self.about.licences.clicked.connect(self.show_licences)
            self.about.finished.connect(self._forget_about)
        _raise(self.about)

    def show_licences(self) -> None:
        """Show the licences of all parts."""
        from app.ui.about.licences_dialog import LicencesDialog

        if self.licences is None:
            self.licences = LicencesDialog(self._window)
            self.licences.finished.connect(self._forget_licences)
        _raise(self.licences)

    def look_for_version(self) -> None:
        """Ask the user whether GitHub may be asked for a newer version."""
        _raise(self._version_dialog())

    def look_if_due(self) -> None:
        """Ask GitHub by itself, if the user has switched that on and a week has gone by."""
        if is_due(self._controller.settings.interface, self._now_s()):
            logger.info("asking %s for a newer version, as the settings want", self.check.server)
            self._background.run(self.check.run, self._learn, self._pass_over)

    def close(self) -> None:
        """Drop what is still to come."""
        self._background.close()

    def _version_dialog(self) -> VersionDialog:
        from app.ui.about.version_dialog import VersionDialog

        if self.version is None:
            self.version = VersionDialog(self.check, self._window)
            self.version.learnt.connect(self._remember)
            self.version.finished.connect(self._forget_version)
        return self.version

    def _forget_about(self) -> None:
        self.about = None

    def _forget_licences(self) -> None:
        self.licences = None

    def _forget_version(self) -> None:
        self.version = None

    def _learn(self, new: NewVersion | None) -> None:
        self._remember()
        if new is not None:
            self._message.show_notice(
                there_is(new, self.check.current, QCoreApplication.translate),
                self.tr("Show"),
                partial(self._show_new, new),
            )

    def _show_new(self, new: NewVersion) -> None:
        dialog = self._version_dialog()
        dialog.show_new(new)
        _raise(dialog)

    def _remember(self) -> None:
        """Let a week go by from now until it is asked again."""
        settings = self._controller.settings
        interface = replace(settings.interface, looked_for_versions_s=int(self._now_s()))
        self._controller.change_settings(replace(settings, interface=interface))

    def _pass_over(self, error: Exception) -> None:
        """Tell nobody, as nobody has asked just now: the next start tries again."""
        logger.info("no answer on newer versions: %s", error)


def _raise(dialog: QWidget) -> None:
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()

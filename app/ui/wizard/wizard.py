"""The assistant: its pages in order, and what its end means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget, QWizard

from app.audio import AudioSource, SoundChoice
from app.audio.live import LiveSource
from app.desktop.speaker_labels import labelled
from app.ui.app_icon import app_icon
from app.ui.background import Background
from app.ui.getting_model import ModelGetter
from app.ui.wizard.done_page import DonePage
from app.ui.wizard.getting_page import GettingPage
from app.ui.wizard.model_page import ModelPage
from app.ui.wizard.page import SetupPage
from app.ui.wizard.sound_page import SoundPage
from app.ui.wizard.speed_page import Loaders, SpeedPage
from app.ui.wizard.welcome_page import WelcomePage

if TYPE_CHECKING:
    from app.controller import AppController

# Room for the longest page in the wordiest language, in letters and lines.
_WIDTH_LETTERS = 84
_HEIGHT_LINES = 34


class SetupWizard(QWizard):
    """Welcome, sound, model, getting it, speed, done.

    However it is left, it need not come again by itself.
    """

    def __init__(
        self,
        controller: AppController,
        getter: ModelGetter,
        parent: QWidget | None = None,
        new_source: Callable[[SoundChoice], AudioSource] = LiveSource,
        loader: Loaders | None = None,
    ) -> None:
        """Make it; `open` shows it.

        Args:
            controller: has the settings, and is told of the end.
            getter: gets the full model; goes on when this is closed.
            parent: the main window.
            new_source: makes a source of a choice, for the level meters.
            loader: what loads a model, for the speed test.
        """
        super().__init__(parent)
        self._controller = controller
        self._background = Background(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Setting up Voxcap"))
        self.setWizardStyle(QWizard.WizardStyle.ModernStyle)
        self.setOption(QWizard.WizardOption.NoBackButtonOnStartPage)
        self.setOption(QWizard.WizardOption.NoCancelButtonOnLastPage)
        logo_side = 2 * QFontMetrics(self.font()).height()
        self.setPixmap(QWizard.WizardPixmap.LogoPixmap, app_icon().pixmap(logo_side))
        self.setButtonText(QWizard.WizardButton.BackButton, self.tr("&Back"))
        self.setButtonText(QWizard.WizardButton.NextButton, self.tr("&Next"))
        self.setButtonText(QWizard.WizardButton.CancelButton, self.tr("Set up &later"))
        self.setButtonText(QWizard.WizardButton.FinishButton, self.tr("&Finish"))
        self.sound = SoundPage(controller, new_source)
        self.model = ModelPage(controller, self._background, getter)
        self.getting = GettingPage(getter)
        self.speed = SpeedPage(controller, self._background, loader)
        self.done_page = DonePage(controller, controller.store.folder)
        for page in (WelcomePage(), self.sound, self.model):
            self.addPage(page)
        self.model.getting_id = self.addPage(self.getting)
        self.addPage(self.speed)
        self.addPage(self.done_page)
        metrics = QFontMetrics(self.font())
        self.resize(metrics.averageCharWidth() * _WIDTH_LETTERS, metrics.height() * _HEIGHT_LINES)
        self._shown_page: SetupPage | None = None
        self.currentIdChanged.connect(self._turn)
        self.finished.connect(self._end)

    def _turn(self) -> None:
        if self._shown_page is not None:
            self._shown_page.leave()
        page = self.currentPage()
        self._shown_page = page if isinstance(page, SetupPage) else None
        if self._shown_page is not None:
            self._shown_page.enter()

    def _end(self, result: int) -> None:
        if self._shown_page is not None:
            self._shown_page.leave()
        self._background.close()
        self._name_speakers()
        self._controller.finish_setup()
        if result == QWizard.DialogCode.Accepted and self.done_page.starts.isChecked():
            self._controller.start()

    def _name_speakers(self) -> None:
        settings = self._controller.settings
        sound = labelled(settings.sound, QCoreApplication.translate)
        if sound != settings.sound:
            self._controller.change_settings(replace(settings, sound=sound))

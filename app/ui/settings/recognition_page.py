"""How sound becomes text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from app.desktop.delay_choices import delay_choices
from app.desktop.setting_choices import Choice, precision_choices
from app.settings.limits import range_of
from app.settings.model import Settings
from app.ui.background import Background
from app.ui.getting_model import GettingDialog, ModelGetter
from app.ui.settings.editors import Selection, SettledNumber
from app.ui.settings.model_chooser import ModelChooser
from app.ui.settings.page import SettingsPage

if TYPE_CHECKING:
    from app.controller import AppController


class RecognitionPage(SettingsPage):
    """The model and how it computes; what is changed while listening begins a new session."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        rows = self.add_group(self.tr("Model"))
        self.chooser = ModelChooser(Background(self))
        self._getter = controller.findChild(ModelGetter)
        self.getting_dialog: GettingDialog | None = None
        self.chooser.full.setVisible(self._getter is not None)
        self.chooser.full_asked.connect(self._open_getting)
        self.add(rows, "recognition.model", self.tr("&Model:"), self.chooser)
        rows.addRow(self.chooser.words)
        pace = self.add_group(self.tr("Delay"))
        self._delay = Selection()
        self.add(
            pace,
            "recognition.delay_ms",
            self.tr("&Text comes:"),
            self._delay,
            self.tr("Text that comes later has fewer mistakes. Applies at once."),
        )
        effort = self.add_group(self.tr("Computing"))
        self.add(
            effort,
            "recognition.precision",
            self.tr("&Precision:"),
            Selection(precision_choices(QCoreApplication.translate)),
        )
        threads = SettledNumber(
            range_of("recognition.threads"), lowest_text=self.tr("As many as suit the model")
        )
        self.add(
            effort,
            "recognition.threads",
            self.tr("Th&reads:"),
            threads,
            self.tr("While listening, another model, precision or number begins a new session."),
        )
        self.finish()

    def _open_getting(self) -> None:
        if self._getter is not None and self.getting_dialog is None:
            self.getting_dialog = GettingDialog(self._getter, self.window())
            self.getting_dialog.finished.connect(self._forget_getting)
            self.getting_dialog.open()

    def _forget_getting(self) -> None:
        self.getting_dialog = None

    @staticmethod
    def title() -> str:
        """Return what it is called."""
        return QCoreApplication.translate("RecognitionPage", "Recognition")

    def show_settings(self, settings: Settings) -> None:
        """Show what is set."""
        choices = delay_choices(settings.recognition.delay_ms, QCoreApplication.translate)
        self._delay.set_choices([Choice(choice.delay_ms, choice.text) for choice in choices])
        super().show_settings(settings)

"""The page of the model: the one that comes with Voxcap, the full one, or a folder."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
)

from app.desktop.full_model import FULL
from app.desktop.getting import Stage
from app.desktop.getting_words import line_words
from app.desktop.model_check import check_model, model_verdict
from app.desktop.models import DEMO
from app.ui.background import Background
from app.ui.getting_model import ModelGetter, PlacePicker
from app.ui.wizard.page import SetupPage, indented, paragraph

if TYPE_CHECKING:
    from app.controller import AppController
    from engine import CheckpointSummary

# Nobody types a path in one stroke.
_TYPING_MS = 400


class ModelPage(SetupPage):
    """Lets a model be chosen; a folder is looked into before it is taken.

    Attributes:
        getting_id: the page that shows how the full model is got; passed over where it is not.
    """

    def __init__(
        self, controller: AppController, background: Background, getter: ModelGetter
    ) -> None:
        super().__init__("", "")
        self.getting_id = -1
        self._controller = controller
        self._background = background
        self._getter = getter
        self._checked = ""
        self._is_usable = False
        self.setTitle(self.tr("Which model should understand speech?"))
        self.setSubTitle(self.tr("A model turns sound into words, on this computer."))
        self.demo = QRadioButton(self.tr("The &demo model: ready now"))
        self.full = QRadioButton(self.tr("&Get the full model: 13 languages, 8.9 GB"))
        self.folder = QRadioButton(self.tr("A model in a &folder"))
        self.choice = QButtonGroup(self)
        for button in (self.demo, self.full, self.folder):
            self.choice.addButton(button)
        self.place = PlacePicker(getter)
        self.path = QLineEdit()
        self.path.setAccessibleName(self.tr("Folder of the model"))
        self.path.setPlaceholderText(self.tr("Folder of a Voxtral Realtime model"))
        self.browse = QPushButton(self.tr("Bro&wse..."))
        self.browse.clicked.connect(self._browse)
        self.words = paragraph("")
        row = indented(self.path)
        row.addWidget(self.browse)
        self.column.addWidget(self.demo)
        self._explain(
            self.tr(
                "It is small and only knows English digits. Count from one to nine to see how "
                "captions come."
            )
        )
        self.column.addWidget(self.full)
        self._explain(
            self.tr(
                "Voxtral-Mini-4B-Realtime-2602 needs a fast computer and is free (licence "
                "Apache-2.0). It comes from huggingface.co; for that alone Voxcap uses the "
                "network, and nothing of yours is sent."
            )
        )
        self.column.addLayout(indented(self.place))
        self.column.addWidget(self.folder)
        self.column.addLayout(row)
        self.column.addLayout(indented(self.words))
        self.column.addStretch()
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self._check)
        self._show_settings()
        self.choice.buttonClicked.connect(self._switch)
        self.place.surveyed.connect(self.completeChanged)
        self.path.textChanged.connect(self._type)

    def isComplete(self) -> bool:  # noqa: N802
        """Tell whether there is a model to go on with; see `QWizardPage`."""
        if self.full.isChecked():
            survey = self.place.survey
            return self._is_under_way or (survey is not None and survey.is_possible)
        return self.demo.isChecked() or self._is_usable

    def nextId(self) -> int:  # noqa: N802
        """Tell which page follows; see `QWizardPage`."""
        survey = self.place.survey
        is_found = survey is not None and survey.found is not None
        is_here = self._getter.now.stage is Stage.DONE or (is_found and not self._is_under_way)
        if self.full.isChecked() and not is_here:
            return self.getting_id
        return self.getting_id + 1

    def enter(self) -> None:
        """See how far the full model is."""
        self._show_full()

    def validatePage(self) -> bool:  # noqa: N802
        """Keep the choice; see `QWizardPage`."""
        if self.full.isChecked():
            self._get()
            return True
        model = DEMO if self.demo.isChecked() else str(Path(self._typed()).expanduser())
        settings = self._controller.settings
        if model != settings.recognition.model:
            recognition = replace(settings.recognition, model=model)
            self._controller.change_settings(replace(settings, recognition=recognition))
        return True

    def leave(self) -> None:
        """Look into no folder any more."""
        self._typing.stop()

    @property
    def _is_under_way(self) -> bool:
        return self._getter.now.stage is not Stage.NONE

    def _get(self) -> None:
        """Begin to get the full model, or take the one that is there."""
        survey = self.place.survey
        if self._is_under_way:
            self._getter.want()
        elif survey is not None and survey.found is not None:
            self._getter.take(survey.found)
        else:
            self._getter.begin(self.place.folder, is_wanted=True)

    def _show_full(self) -> None:
        is_chosen = self.full.isChecked()
        self.place.setVisible(is_chosen)
        if self._is_under_way:
            words = line_words(self._getter.now, QCoreApplication.translate)
            self.place.show_words(words or self.tr("It is on this computer already."))
        elif is_chosen and self.place.survey is None:
            self.place.look()

    def _explain(self, text: str) -> None:
        self.column.addLayout(indented(paragraph(text)))

    def _show_settings(self) -> None:
        model = self._controller.settings.recognition.model
        by_name = {DEMO: self.demo, FULL: self.full}
        if self._is_under_way:
            by_name[model] = self.full
        by_name.get(model, self.folder).setChecked(True)
        self.path.setText("" if model in (DEMO, FULL) else model)
        self._enable()
        if self.folder.isChecked():
            self._typing.start()

    def _typed(self) -> str:
        return self.path.text().strip()

    def _enable(self) -> None:
        self.path.setEnabled(self.folder.isChecked())
        self.browse.setEnabled(self.folder.isChecked())

    def _switch(self) -> None:
        self._enable()
        self._show_full()
        self.words.setText("")
        if self.folder.isChecked():
            self._type()
        self.completeChanged.emit()

    def _type(self) -> None:
        self._is_usable = False
        self._checked = ""
        self.words.setText("")
        self.completeChanged.emit()
        self._typing.start()

    def _browse(self) -> None:
        dialog = QFileDialog(self, self.tr("Folder of the model"), self._typed())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.path.setText)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _check(self) -> None:
        typed = self._typed()
        if not typed or not self.folder.isChecked():
            return
        self._checked = typed
        self.words.setText(self.tr("Looking into the folder..."))
        # What comes back is of this folder, whatever is typed meanwhile.
        self._background.run(partial(_looked_into, typed), self._show_verdict, self._show_problem)

    def _show_verdict(self, found: tuple[str, CheckpointSummary]) -> None:
        typed, summary = found
        if typed != self._checked or not self.folder.isChecked():
            return
        verdict = model_verdict(summary, QCoreApplication.translate)
        self._is_usable = verdict.is_usable
        self.words.setText(verdict.words)
        self.completeChanged.emit()

    def _show_problem(self, error: Exception) -> None:
        if self._checked and self.folder.isChecked():
            self.words.setText(self.tr("No model can be read there: {reason}").format(reason=error))


def _looked_into(typed: str) -> tuple[str, CheckpointSummary]:
    return typed, check_model(Path(typed).expanduser())

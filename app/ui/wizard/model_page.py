"""The page of the model: the one that comes with Voxcap, or a folder."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import (
    QFileDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
)

from app.desktop.model_check import check_model, model_verdict
from app.desktop.models import DEMO
from app.ui.background import Background
from app.ui.wizard.page import SetupPage, indented, paragraph

if TYPE_CHECKING:
    from app.controller import AppController
    from engine import CheckpointSummary

# Nobody types a path in one stroke.
_TYPING_MS = 400


class ModelPage(SetupPage):
    """Lets a model be chosen; a folder is looked into before it is taken."""

    def __init__(self, controller: AppController, background: Background) -> None:
        super().__init__("", "")
        self._controller = controller
        self._background = background
        self._checked = ""
        self._is_usable = False
        self.setTitle(self.tr("Which model should understand speech?"))
        self.setSubTitle(self.tr("A model turns sound into words, on this computer."))
        self.demo = QRadioButton(self.tr("The &demo model: ready now"))
        self.folder = QRadioButton(self.tr("A model in a &folder"))
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
        self.column.addWidget(self.folder)
        self._explain(
            self.tr(
                "The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a "
                "fast computer. Choose the folder that holds its files."
            )
        )
        self.column.addLayout(row)
        self.column.addLayout(indented(self.words))
        self.column.addStretch()
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._typing.timeout.connect(self._check)
        self._show_settings()
        self.demo.toggled.connect(self._switch)
        self.path.textChanged.connect(self._type)

    def isComplete(self) -> bool:  # noqa: N802
        """Tell whether there is a model to go on with; see `QWizardPage`."""
        return self.demo.isChecked() or self._is_usable

    def validatePage(self) -> bool:  # noqa: N802
        """Keep the choice; see `QWizardPage`."""
        model = DEMO if self.demo.isChecked() else str(Path(self._typed()).expanduser())
        settings = self._controller.settings
        if model != settings.recognition.model:
            recognition = replace(settings.recognition, model=model)
            self._controller.change_settings(replace(settings, recognition=recognition))
        return True

    def leave(self) -> None:
        """Look into no folder any more."""
        self._typing.stop()

    def _explain(self, text: str) -> None:
        self.column.addLayout(indented(paragraph(text)))

    def _show_settings(self) -> None:
        model = self._controller.settings.recognition.model
        is_demo = model == DEMO
        self.demo.setChecked(is_demo)
        self.folder.setChecked(not is_demo)
        self.path.setText("" if is_demo else model)
        self._enable()
        if not is_demo:
            self._typing.start()

    def _typed(self) -> str:
        return self.path.text().strip()

    def _enable(self) -> None:
        self.path.setEnabled(self.folder.isChecked())
        self.browse.setEnabled(self.folder.isChecked())

    def _switch(self) -> None:
        self._enable()
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
        if not typed or self.demo.isChecked():
            return
        self._checked = typed
        self.words.setText(self.tr("Looking into the folder..."))
        # What comes back is of this folder, whatever is typed meanwhile.
        self._background.run(partial(_looked_into, typed), self._show_verdict, self._show_problem)

    def _show_verdict(self, found: tuple[str, CheckpointSummary]) -> None:
        typed, summary = found
        if typed != self._checked or self.demo.isChecked():
            return
        verdict = model_verdict(summary, QCoreApplication.translate)
        self._is_usable = verdict.is_usable
        self.words.setText(verdict.words)
        self.completeChanged.emit()

    def _show_problem(self, error: Exception) -> None:
        if self._checked and not self.demo.isChecked():
            self.words.setText(self.tr("No model can be read there: {reason}").format(reason=error))


def _looked_into(typed: str) -> tuple[str, CheckpointSummary]:
    return typed, check_model(Path(typed).expanduser())

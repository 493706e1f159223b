"""The model that captions are made with, and another instead."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton

from app.desktop.full_model import FULL
from app.desktop.getting_words import is_full_model
from app.desktop.model_check import check_model, model_verdict
from app.desktop.models import DEMO
from app.desktop.told import retold
from app.ui.background import Background
from app.ui.settings.editors import Editor
from app.ui.settings.page import note

if TYPE_CHECKING:
    from engine import CheckpointSummary


class ModelChooser(Editor):
    """Shows the model; a folder is looked into before it is taken.

    Attributes:
        words: what is known of a folder that was chosen; to be placed below.
    """

    full_asked = Signal()
    """The user wants the full model to be got."""

    def __init__(self, background: Background) -> None:
        """Make it.

        Args:
            background: for looking into folders.
        """
        self.browse = QPushButton(self.tr("Choose a &folder..."))
        super().__init__(self.browse)
        self._background = background
        self._model = DEMO
        self._checked = ""
        self.name = note()
        self.demo = QPushButton(self.tr("Use the &demo model"))
        self.full = QPushButton(self.tr("&Get the full model..."))
        self.words = note()
        self.words.hide()
        self._row.setDirection(QHBoxLayout.Direction.TopToBottom)
        self._row.insertWidget(0, self.name)
        buttons = QHBoxLayout()
        for button in (self.demo, self.full, self.browse):
            button.setAutoDefault(False)
            buttons.addWidget(button)
        buttons.addStretch(1)
        self._row.addLayout(buttons)
        self.browse.clicked.connect(self._browse)
        self.demo.clicked.connect(self._take_demo)
        self.full.clicked.connect(self.full_asked)

    def describe(self, name: str, description: str) -> None:
        """Tell screen readers what it is; the buttons have names of their own."""
        self.setAccessibleName(name)
        self.name.setAccessibleName(name)
        self.browse.setAccessibleDescription(description)

    def show_value(self, value: object) -> None:
        """Show a model."""
        self._model = str(value)
        is_demo = self._model == DEMO
        self.name.setText(self._shown_name())
        self.demo.setDisabled(is_demo)

    def _shown_name(self) -> str:
        if self._model == DEMO:
            return self.tr("The demo model, which knows English digits")
        if self._model == FULL:
            return self.tr("The full model")
        if is_full_model(self._model):
            return self.tr("The full model, in {folder}").format(folder=self._model)
        return self._model

    def choose(self, folder: str) -> None:
        """Look into a folder, and take it if it holds a model."""
        self._checked = folder
        self._say(self.tr("Looking into the folder..."))
        self._background.run(partial(_looked_into, folder), self._show_verdict, self._show_problem)

    def _browse(self) -> None:
        start = "" if self._model in (DEMO, FULL) else self._model
        dialog = QFileDialog(self, self.tr("Folder of the model"), start)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.choose)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_demo(self) -> None:
        self._checked = ""
        self.words.hide()
        self.edited.emit(DEMO)

    def _show_verdict(self, found: tuple[str, CheckpointSummary]) -> None:
        folder, summary = found
        if folder != self._checked:
            return
        verdict = model_verdict(summary, QCoreApplication.translate)
        if verdict.is_usable:
            self._say(verdict.words)
            self.edited.emit(folder)
        else:
            self._refuse(folder, verdict.words)

    def _show_problem(self, error: Exception) -> None:
        if self._checked:
            self._refuse(self._checked, retold(str(error), QCoreApplication.translate))

    def _refuse(self, folder: str, reason: str) -> None:
        text = self.tr("{folder} was not taken. {reason}")
        self._say(text.format(folder=folder, reason=reason))

    def _say(self, text: str) -> None:
        self.words.setText(text)
        self.words.show()


def _looked_into(folder: str) -> tuple[str, CheckpointSummary]:
    return folder, check_model(Path(folder))

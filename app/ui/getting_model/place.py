"""Where the full model shall be kept, and whether there is room."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QVBoxLayout, QWidget

from app.desktop.failures import sentence_of
from app.desktop.getting_words import FULL_MODEL, survey_words
from app.desktop.told import retold

if TYPE_CHECKING:
    from app.desktop.getting_work import Survey
    from app.ui.getting_model.getter import ModelGetter


class PlacePicker(QWidget):
    """Looks at a place for the model beside the window, tells of it and lets it be changed.

    Attributes:
        folder: of the model.
        survey: what was found, or None until it is known.
    """

    surveyed = Signal()
    """`survey` is another."""

    def __init__(self, getter: ModelGetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._getter = getter
        self.folder = getter.folder
        self.survey: Survey | None = None
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setMinimumHeight(2 * QFontMetrics(self.font()).lineSpacing())
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        self.place = QPushButton(self.tr("Choose another &place..."))
        self.place.setAutoDefault(False)
        self.place.setAccessibleDescription(
            self.tr("Lets you choose the folder that the model is put into")
        )
        self.place.clicked.connect(self._browse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.words)
        column.addWidget(self.place, alignment=Qt.AlignmentFlag.AlignLeading)

    def look(self) -> None:
        """Look at the place anew."""
        self._take(None)
        self.words.setText(self.tr("Looking for the model and for room..."))
        folder = self.folder
        self._getter.look(folder, partial(self._show, folder), partial(self._show_error, folder))

    def put_into(self, parent: str) -> None:
        """Choose the folder that the model's own is in, and look there."""
        self.folder = Path(parent) / FULL_MODEL
        self.look()

    def show_words(self, words: str) -> None:
        """Show how it goes instead, as there is nothing to choose any more."""
        self.words.setText(words)
        self.place.hide()

    def _browse(self) -> None:
        dialog = QFileDialog(self, self.tr("Where to put the model"), str(self.folder.parent))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self.put_into)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show(self, folder: Path, survey: Survey) -> None:
        if folder == self.folder:
            self.words.setText(survey_words(survey, QCoreApplication.translate))
            self.place.setVisible(survey.found is None)
            self._take(survey)

    def _show_error(self, folder: Path, error: Exception) -> None:
        if folder == self.folder:
            what = self.tr("The model cannot be put there.")
            words = sentence_of(error, what, QCoreApplication.translate)
            self.words.setText(retold(words, QCoreApplication.translate))

    def _take(self, survey: Survey | None) -> None:
        self.survey = survey
        self.surveyed.emit()

"""The window in which the full model is got, apart from the assistant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from app.desktop.getting import Stage
from app.ui.getting_model.panel import GettingPanel
from app.ui.getting_model.place import PlacePicker

if TYPE_CHECKING:
    from app.ui.getting_model.getter import ModelGetter

# Room for the longest words, in letters and lines.
_WIDTH_LETTERS = 72
_HEIGHT_LINES = 20


class GettingDialog(QDialog):
    """Says what getting the model means and begins it; afterwards shows how it goes.

    It may be closed at any moment: the work goes on.
    """

    def __init__(self, getter: ModelGetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._getter = getter
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Getting the full model"))
        self.about = QLabel(
            self.tr(
                "The full model, Voxtral-Mini-4B-Realtime-2602, knows 13 languages and needs a "
                "fast computer. It is free (licence Apache-2.0). 8.9 GB come from huggingface.co; "
                "for that alone Voxcap uses the network, and nothing of yours is sent."
            )
        )
        self.about.setWordWrap(True)
        self.about.setTextFormat(Qt.TextFormat.PlainText)
        self.place = PlacePicker(getter)
        self.panel = GettingPanel(getter)
        buttons = QDialogButtonBox()
        self.get = QPushButton(self.tr("&Get the model"))
        buttons.addButton(self.get, QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = buttons.addButton(
            self.tr("&Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.rejected.connect(self.reject)
        self.get.clicked.connect(self._begin)
        column = QVBoxLayout(self)
        column.setSpacing(QFontMetrics(self.font()).height() // 2)
        for widget in (self.about, self.place, self.panel):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(buttons)
        metrics = QFontMetrics(self.font())
        self.resize(metrics.averageCharWidth() * _WIDTH_LETTERS, metrics.height() * _HEIGHT_LINES)
        self.place.surveyed.connect(self._show)
        getter.changed.connect(self._show)
        self._was_new = False
        self._show()

    @property
    def _is_new(self) -> bool:
        return self._getter.now.stage is Stage.NONE

    def _begin(self) -> None:
        survey = self.place.survey
        if survey is None:
            return
        if survey.found is not None:
            self._getter.take(survey.found)
        else:
            self._getter.begin(self.place.folder, is_wanted=False)

    def _show(self) -> None:
        survey = self.place.survey
        self.about.setVisible(self._is_new)
        self.place.setVisible(self._is_new)
        self.get.setVisible(self._is_new)
        self.panel.setVisible(not self._is_new)
        self.get.setEnabled(survey is not None and survey.is_possible)
        is_found = survey is not None and survey.found is not None
        if self._is_new and not self._was_new:
            # Shows this again once something is known.
            self._was_new = True
            self.place.look()
        self._was_new = self._is_new
        self.get.setText(self.tr("&Use it now") if is_found else self.tr("&Get the model"))

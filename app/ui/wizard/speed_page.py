"""The page of the speed test: about ten seconds, then a verdict and a suggested setting."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QProgressBar, QPushButton

from app.desktop.models import model_folder
from app.desktop.speed_advice import SpeedAdvice, advise
from app.desktop.speed_test import Loader, SpeedResult, engine_loader, measure_speed
from app.desktop.states import AppState
from app.desktop.status_words import status_words
from app.desktop.told import retold
from app.settings.model import Recognition
from app.ui.background import Background
from app.ui.wizard.page import SetupPage, paragraph
from engine import EngineSettings

if TYPE_CHECKING:
    from app.controller import AppController

Loaders: TypeAlias = Callable[[Recognition], Loader]

_PROGRESS_STEPS = 100


class ModelLoaders:
    """Knows how to load the model that the settings name, with their precision and threads."""

    def __init__(
        self,
        prepared: Path | None = None,
        find_model: Callable[[str], Path] = model_folder,
    ) -> None:
        """Load nothing yet.

        Args:
            prepared: where prepared weights are kept; nowhere where None.
            find_model: returns the folder of the model that the settings name.
        """
        self._prepared = prepared
        self._find_model = find_model

    def __call__(self, recognition: Recognition) -> Loader:
        """Return what loads the model.

        Raises:
            VoxcapError: that model is not there.
        """
        return engine_loader(
            self._find_model(recognition.model),
            EngineSettings(
                precision=recognition.precision,
                threads=recognition.threads or None,
                max_streams=2,
                prepared_folder=self._prepared,
            ),
        )


class SpeedPage(SetupPage):
    """Measures this computer on a thread beside the window. Can be skipped and cancelled."""

    _progressed = Signal(float)
    _prepared = Signal(float)

    def __init__(
        self,
        controller: AppController,
        background: Background,
        loader: Loaders | None = None,
    ) -> None:
        super().__init__("", "")
        self._controller = controller
        self._background = background
        self._loader = loader or ModelLoaders()
        self._cancelled: threading.Event | None = None
        self._advice: SpeedAdvice | None = None
        self.setTitle(self.tr("Is this computer fast enough?"))
        self.setSubTitle(
            self.tr("A test of about ten seconds tells whether captions keep up with speech.")
        )
        self.measure = QPushButton(self.tr("&Measure"))
        self.measure.clicked.connect(self._measure)
        self.cancel = QPushButton(self.tr("S&top measuring"))
        self.cancel.clicked.connect(self._cancel)
        self.progress = QProgressBar()
        self.progress.setRange(0, _PROGRESS_STEPS)
        self.progress.setAccessibleName(self.tr("Progress of the speed test"))
        self.verdict = paragraph("")
        self.suggestion = paragraph("")
        self.takes_suggestion = QCheckBox(self.tr("&Use the suggested setting"))
        self.takes_suggestion.setVisible(False)
        row = QHBoxLayout()
        row.addWidget(self.measure)
        row.addWidget(self.cancel)
        row.addStretch()
        self.column.addLayout(row)
        for widget in (self.progress, self.verdict, self.suggestion, self.takes_suggestion):
            self.column.addWidget(widget)
        self.column.addStretch()
        self._progressed.connect(self._show_progress, Qt.ConnectionType.QueuedConnection)
        self._prepared.connect(self._show_prepared, Qt.ConnectionType.QueuedConnection)
        self._become_ready()

    @property
    def is_measuring(self) -> bool:
        """Whether a test is under way."""
        return self._cancelled is not None

    def validatePage(self) -> bool:  # noqa: N802
        """Take the suggestion if that is wished, and go on; see `QWizardPage`."""
        if self._advice is not None and self.takes_suggestion.isChecked():
            settings = self._controller.settings
            self._controller.change_settings(
                replace(settings, recognition=self._advice.recognition, sound=self._advice.sound)
            )
        return True

    def leave(self) -> None:
        """Give up the test that is under way."""
        self._cancel()

    def _measure(self) -> None:
        settings = self._controller.settings
        cancelled = self._cancelled = threading.Event()
        tell, tell_prepared, loader = self._progressed.emit, self._prepared.emit, self._loader

        def work() -> SpeedResult | None:
            load = loader(settings.recognition)
            return measure_speed(load, tell, cancelled.is_set, tell_prepared)

        self._advice = None
        self.takes_suggestion.setVisible(False)
        self.measure.setEnabled(False)
        self.cancel.setEnabled(True)
        self.cancel.setFocus()
        self.progress.setValue(0)
        self._say_loading()
        self.suggestion.setText("")
        self._background.run(work, self._show_result, self._show_error)

    def _cancel(self) -> None:
        if self._cancelled is not None:
            self._cancelled.set()
            self._cancelled = None
            self._become_ready()
            self.verdict.setText("")

    def _become_ready(self) -> None:
        had_focus = self.cancel.hasFocus()
        self.measure.setEnabled(True)
        self.cancel.setEnabled(False)
        self.progress.setValue(0)
        if had_focus:
            self.measure.setFocus()

    def _show_progress(self, share: float) -> None:
        if self.is_measuring:
            self.progress.setValue(round(share * _PROGRESS_STEPS))

    def _show_prepared(self, share: float) -> None:
        if not self.is_measuring:
            return
        if share < 1.0:
            words = status_words(AppState.LOADING, None, QCoreApplication.translate, share)
            self.verdict.setText(words)
            self.progress.setValue(round(share * _PROGRESS_STEPS))
        else:
            self._say_loading()
            self.progress.setValue(0)

    def _say_loading(self) -> None:
        self.verdict.setText(self.tr("Loading the model and measuring..."))

    def _show_result(self, result: SpeedResult | None) -> None:
        # A test that was cancelled may end after another was begun.
        if result is None or not self.is_measuring:
            return
        self._cancelled = None
        self._become_ready()
        self.progress.setValue(_PROGRESS_STEPS)
        settings = self._controller.settings
        advice = advise(result, settings.recognition, settings.sound, QCoreApplication.translate)
        changes = (advice.recognition, advice.sound) != (settings.recognition, settings.sound)
        self._advice = advice
        self.verdict.setText(advice.verdict)
        self.suggestion.setText(advice.suggestion)
        self.takes_suggestion.setVisible(changes)
        self.takes_suggestion.setChecked(changes)
        self.measure.setText(self.tr("&Measure again"))

    def _show_error(self, error: Exception) -> None:
        if not self.is_measuring:
            return
        self._cancelled = None
        self._become_ready()
        self.verdict.setText(self.tr("The speed could not be measured."))
        self.suggestion.setText(_reason(error))


def _reason(error: Exception) -> str:
    if isinstance(error, MemoryError):
        return QCoreApplication.translate(
            "SpeedPage", "There is not enough memory for this model; choose a smaller one."
        )
    return retold(str(error), QCoreApplication.translate)

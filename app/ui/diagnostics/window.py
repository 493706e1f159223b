"""One page that answers "why is it slow, why is there no text"."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.desktop.computer import available_bytes, read_meminfo
from app.desktop.evidence import Evidence
from app.desktop.figures import sections
from app.desktop.history_of_figures import PERIOD_S, FigureHistory
from app.desktop.punctuality import Punctuality
from app.desktop.report import ReportMaterial, report_text
from app.desktop.verdict import verdict
from app.session.snapshot import SessionSnapshot
from app.ui.background import Background
from app.ui.diagnostics.figures_table import FiguresTable
from app.ui.diagnostics.latency_plot import LatencyPlot
from app.ui.diagnostics.verdict_box import VerdictBox
from app.ui.diagnostics.work_plot import WorkPlot
from app.whole_file import write_whole

if TYPE_CHECKING:
    from app.controller import AppController


class DiagnosticsWindow(QDialog):
    """A verdict in words, plots of the last two minutes, all figures, and a report to give away.

    Figures are kept from the start on, so that the plots know what was before the window was
    opened; everything else happens only while it is shown, twice a second.
    """

    def __init__(
        self,
        controller: AppController,
        log: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Begin to keep figures.

        Args:
            controller: whose session to look at.
            log: the file Voxcap logs to, or None.
            parent: the window it belongs to, or None.
        """
        super().__init__(parent)
        self._controller = controller
        self._log = log
        self._background = Background(self)
        self._history = FigureHistory()
        self._punctuality = Punctuality(PERIOD_S)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(round(1000 * PERIOD_S))
        self._timer.timeout.connect(self._tick)
        self.setWindowTitle(self.tr("Diagnostics"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._verdict = VerdictBox()
        self._latency = LatencyPlot()
        self._work = WorkPlot()
        self._table = FiguresTable()
        self._told = QLabel()
        self._told.setWordWrap(True)
        self._told.setTextFormat(Qt.TextFormat.PlainText)
        self._copy = QPushButton(self.tr("&Copy report"))
        self._save = QPushButton(self.tr("&Save report..."))
        self._lay_out()
        controller.snapshot_changed.connect(self._keep)
        if controller.snapshot is not None:
            self._keep(controller.snapshot)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Begin to follow the figures."""
        super().showEvent(event)
        self._told.clear()
        self._renew()
        self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Stop following."""
        self._timer.stop()
        self._punctuality.restart()
        super().hideEvent(event)

    def copy_report(self) -> None:
        """Put the report into the clipboard once it is made."""
        material = self._material()
        self._say(self.tr("Making the report..."))
        self._background.run(
            lambda: _report(material),
            self._to_clipboard,
            lambda error: self._say(
                self.tr("The report could not be made: {reason}").format(reason=error)
            ),
        )

    def ask_where_to_save(self) -> None:
        """Let the user choose a file for the report."""
        chooser = QFileDialog(self, self.tr("Save report"))
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setNameFilter(self.tr("Text files (*.txt)"))
        chooser.setDefaultSuffix("txt")
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        chooser.setDirectory(QStandardPaths.writableLocation(documents) or QDir.homePath())
        chooser.selectFile(f"voxcap-report-{datetime.now():%Y-%m-%d-%H%M}.txt")
        chooser.fileSelected.connect(self.save_report)
        chooser.open()

    def save_report(self, path: str) -> None:
        """Write the report to a file once it is made."""
        material = self._material()

        def make_and_write() -> None:
            write_whole(Path(path), _report(material))

        self._say(self.tr("Making the report..."))
        self._background.run(
            make_and_write,
            lambda _: self._say(self.tr("Saved in {path}.").format(path=path)),
            lambda error: self._say(
                self.tr("The report could not be saved in {path}: {reason}").format(
                    path=path, reason=error
                )
            ),
        )

    def _lay_out(self) -> None:
        plots = QSplitter(Qt.Orientation.Vertical)
        plots.addWidget(self._latency)
        plots.addWidget(self._work)
        plots.setStretchFactor(1, 1)
        columns = QSplitter(Qt.Orientation.Horizontal)
        columns.addWidget(plots)
        columns.addWidget(self._table)
        columns.setStretchFactor(0, 1)
        columns.setStretchFactor(1, 1)
        for splitter in (plots, columns):
            splitter.setChildrenCollapsible(False)
        self._copy.setAccessibleDescription(self._report_words())
        self._save.setAccessibleDescription(self._report_words())
        self._copy.setToolTip(self._report_words())
        self._save.setToolTip(self._report_words())
        self._copy.setAutoDefault(False)
        self._save.setAutoDefault(False)
        self._copy.clicked.connect(self.copy_report)
        self._save.clicked.connect(self.ask_where_to_save)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self._save, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        page = QVBoxLayout(self)
        page.addWidget(self._verdict)
        page.addWidget(columns, 1)
        page.addWidget(self._told)
        page.addWidget(buttons)
        metrics = self.fontMetrics()
        self.resize(150 * metrics.averageCharWidth(), 42 * metrics.height())
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _report_words(self) -> str:
        return self.tr(
            "A text with all figures, versions and the log, without a word that was said"
        )

    def _keep(self, snapshot: SessionSnapshot) -> None:
        self._history.add(snapshot, time.monotonic(), self._punctuality.late_ms)

    def _tick(self) -> None:
        self._punctuality.fired(time.monotonic())
        self._renew()

    def _renew(self) -> None:
        evidence = self._evidence()
        translate = QCoreApplication.translate
        self._verdict.show_verdict(verdict(evidence, translate))
        self._latency.show_moments(evidence.moments)
        self._work.show_moments(evidence.moments)
        self._table.show_sections(sections(evidence, translate))

    def _evidence(self) -> Evidence:
        return Evidence(
            snapshot=self._controller.snapshot,
            moments=self._history.moments,
            settings=self._controller.settings,
            available_bytes=available_bytes(read_meminfo()),
            late_ms=self._punctuality.late_ms,
            state=self._controller.state,
            error=self._controller.error,
        )

    def _material(self) -> ReportMaterial:
        return ReportMaterial(
            made=datetime.now().astimezone(),
            evidence=self._evidence(),
            log=self._log,
        )

    def _to_clipboard(self, report: str) -> None:
        QGuiApplication.clipboard().setText(report)
        self._say(self.tr("The report is in the clipboard."))

    def _say(self, text: str) -> None:
        self._told.setText(text)


def _report(material: ReportMaterial) -> str:
    """Return the report; what the engine says of the machine is asked only where it is loaded."""
    if material.evidence.engine is not None:
        from engine import machine_report

        material = replace(material, machine=machine_report())
    return report_text(material)

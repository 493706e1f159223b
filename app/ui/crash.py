"""What becomes of errors that nobody handled: they are logged, and told once in calm words."""

from __future__ import annotations

import logging
import sys
import threading
import types
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QWidget

from app.desktop.log_file import describe_fault

logger = logging.getLogger(__name__)


class CrashGuard(QObject):
    """Takes over the interpreter's hooks for unhandled errors, of all threads.

    Signals:
        faulted: where an error came from, as text; emitted on the thread it happened on.
    """

    faulted = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._earlier_hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._is_installed = False

    def install(self) -> None:
        """Take over the hooks."""
        self._earlier_hooks = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._of_main_thread
        threading.excepthook = self._of_thread
        sys.unraisablehook = self._unraisable
        self._is_installed = True

    def remove(self) -> None:
        """Give the hooks back. Harmless when repeated."""
        if self._is_installed:
            sys.excepthook, threading.excepthook, sys.unraisablehook = self._earlier_hooks
            self._is_installed = False

    def _of_main_thread(
        self,
        kind: type[BaseException],
        error: BaseException,
        frames: types.TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._earlier_hooks[0](kind, error, frames)
            return
        self._report(kind, error, frames)

    def _of_thread(self, what: threading.ExceptHookArgs) -> None:
        if not issubclass(what.exc_type, SystemExit):
            self._report(what.exc_type, what.exc_value, what.exc_traceback)

    def _unraisable(self, what: sys.UnraisableHookArgs) -> None:
        """Log what happened where nothing can be raised; nothing was held up by it."""
        fault = describe_fault(what.exc_type, what.exc_value, what.exc_traceback)
        logger.error("an error was passed over: %s", fault)

    def _report(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        frames: types.TracebackType | None,
    ) -> None:
        fault = describe_fault(kind, error, frames)
        logger.error("an error was not handled: %s", fault)
        # Its message may quote what was said, so it is no more than a detail.
        logger.debug("the message of that error: %s", error)
        self.faulted.emit(fault)


class FaultDialog(QMessageBox):
    """Says that something went wrong, that the words are safe, and where they are."""

    def __init__(self, fault: str, sessions: Path, log: Path, parent: QWidget | None) -> None:
        """Prepare; `open` shows it.

        Args:
            fault: where the error came from.
            sessions: the folder of the transcripts.
            log: the file of the log.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self._log_folder = log.parent
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Voxcap"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(self.tr("Something went wrong in Voxcap. What was said so far is safe."))
        self.setInformativeText(
            self.tr(
                "The transcript is kept in {folder}. You can go on; if something does not work "
                "any more, quit Voxcap and start it again."
            ).format(folder=sessions)
        )
        self.setDetailedText(fault)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Close))
        show_log = self.addButton(self.tr("Show the &log"), QMessageBox.ButtonRole.HelpRole)
        show_log.clicked.connect(self._show_log)

    def _show_log(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log_folder)))


class FaultTeller(QObject):
    """Shows a dialog for a fault: one at a time, and none twice."""

    def __init__(self, guard: CrashGuard, sessions: Path, log: Path, window: QWidget) -> None:
        """Tell, in front of `window`, what the guard reports; see `FaultDialog`."""
        super().__init__(window)
        self._sessions = sessions
        self._log = log
        self._window = window
        self._dialog: FaultDialog | None = None
        self._told: set[str] = set()
        guard.faulted.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def dialog(self) -> FaultDialog | None:
        """The dialog that is open, if any."""
        return self._dialog

    def _tell(self, fault: str) -> None:
        if self._dialog is not None or fault in self._told:
            return
        self._told.add(fault)
        self._dialog = FaultDialog(fault, self._sessions, self._log, self._window)
        self._dialog.finished.connect(self._forget)
        self._dialog.open()

    def _forget(self) -> None:
        self._dialog = None

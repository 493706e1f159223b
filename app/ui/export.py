"""Lets the user write a session to a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.captions.history import SessionStore
from app.captions.recorded import RecordedSession
from app.desktop.exporting import (
    FormatChoice,
    export_session,
    format_choices,
    format_of,
    suggested_name,
    with_extension,
)
from app.ui.background import Background


class Exporter(QObject):
    """Asks for a file and writes it beside the window."""

    exported = Signal(str)
    """The path of the file that was written."""

    failed = Signal(str)
    """One sentence about why there is no file, and what to do."""

    def __init__(self, store: SessionStore, background: Background, window: QWidget) -> None:
        """Prepare.

        Args:
            store: of the sessions.
            background: what reads and writes.
            window: what the file dialog belongs to.
        """
        super().__init__(window)
        self._store = store
        self._background = background
        self._window = window
        self.dialog: QFileDialog | None = None

    def ask(self, session_id: str) -> None:
        """Ask where to write a session, and write it there."""
        self._background.run(
            partial(self._store.read, session_id), self._ask_for_file, self._tell_error
        )

    def write(self, session_id: str, path: Path, choice: FormatChoice) -> None:
        """Write a session to a file."""
        chosen = format_of(path, choice.format)
        whole_path = with_extension(path, chosen)
        self._background.run(
            partial(export_session, self._store, session_id, whole_path, chosen),
            self._tell_done,
            self._tell_error,
        )

    def _ask_for_file(self, session: RecordedSession) -> None:
        choices = {choice.text: choice for choice in format_choices(QCoreApplication.translate)}
        dialog = QFileDialog(self._window, self.tr("Export captions"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setNameFilters(list(choices))
        documents = QStandardPaths.writableLocation(
            QStandardPaths.StandardLocation.DocumentsLocation
        )
        if Path(documents).is_dir():
            dialog.setDirectory(documents)
        dialog.selectFile(suggested_name(session.header))

        def follow_format(text: str) -> None:
            dialog.setDefaultSuffix(choices[text].format.extension)

        def chosen(path: str) -> None:
            choice = choices[dialog.selectedNameFilter()]
            self.write(session.header.id, Path(path), choice)

        dialog.filterSelected.connect(follow_format)
        dialog.fileSelected.connect(chosen)
        follow_format(next(iter(choices)))
        self.dialog = dialog
        dialog.open()

    def _tell_done(self, path: Path) -> None:
        self.exported.emit(str(path))

    def _tell_error(self, error: Exception) -> None:
        self.failed.emit(str(error))

"""The kept sessions: to find, read, name, export, finish and delete."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMessageBox,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from app.captions.history import SessionStore
from app.desktop.session_reading import Found, find_in_sessions, readable_session, session_rows
from app.desktop.session_rows import SessionRow
from app.desktop.transcript_text import TranscriptText
from app.settings.model import Appearance
from app.ui.background import Background
from app.ui.captions.search_bar import SearchBar
from app.ui.captions.transcript_view import TranscriptView
from app.ui.export import Exporter
from app.ui.message_bar import MessageBar

_TYPING_MS = 300


class SessionsDialog(QDialog):
    """A list of sessions, and the one that is picked beside it."""

    def __init__(
        self, store: SessionStore, appearance: Appearance, parent: QWidget | None = None
    ) -> None:
        """Prepare; `open_list` shows it."""
        super().__init__(parent)
        self._store = store
        self._background = Background(self)
        self._rows: list[SessionRow] = []
        self._found: Found | None = None
        self._shown_id = ""
        self._question: QMessageBox | None = None
        self.setWindowTitle(self.tr("Sessions"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.message = MessageBar()
        self.sought = QLineEdit()
        self.sought.setPlaceholderText(self.tr("Search all sessions"))
        self.sought.setAccessibleName(self.tr("Search all sessions"))
        self.sought.setClearButtonEnabled(True)
        self.told = QLabel()
        self.told.setWordWrap(True)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Sessions"))
        self.list.setWordWrap(True)
        self.list.setSpacing(2)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title = QLineEdit()
        self.title.setPlaceholderText(self.tr("Give this session a title"))
        self.title.setAccessibleName(self.tr("Title of the session"))
        self.view = TranscriptView(appearance)
        self.view.setAccessibleDescription(self.tr("What was said in the session."))
        self.view.gutter.set_shows_times(True)
        self.search = SearchBar(self.view)
        self.search.hide()
        self.finish = QPushButton(self.tr("&Finish"))
        self.finish.setToolTip(self.tr("This session was cut off. Finishing marks it as complete."))
        self.export = QPushButton(self.tr("&Export..."))
        self.delete = QPushButton(self.tr("&Delete..."))
        self._exporter = Exporter(store, self._background, self)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
        self._typing.setInterval(_TYPING_MS)
        self._lay_out()
        self._connect()
        self._show_buttons(None)

    def open_list(self) -> None:
        """Show the window with the sessions there are now."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.refresh()

    def shut(self) -> None:
        """Close for good, and drop what is being read."""
        self.close()
        self._background.close()

    def refresh(self) -> None:
        """Read the list anew."""
        translate = QCoreApplication.translate
        self._background.run(
            partial(session_rows, self._store, translate), self._show_rows, self._tell_error
        )

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802
        """Look for nothing any more."""
        self._typing.stop()
        super().closeEvent(event)

    def _lay_out(self) -> None:
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.sought, self.told, self.list):
            column.addWidget(widget)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.title)
        column.addWidget(self.search)
        column.addWidget(self.view, 1)
        row = QHBoxLayout()
        row.addWidget(self.finish)
        row.addStretch(1)
        row.addWidget(self.export)
        row.addWidget(self.delete)
        column.addLayout(row)
        splitter = QSplitter()
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setStretchFactor(1, 1)
        splitter.setChildrenCollapsible(False)
        unit = self.fontMetrics().height()
        splitter.setSizes([unit * 18, unit * 34])
        column = QVBoxLayout(self)
        column.addWidget(self.message)
        column.addWidget(splitter, 1)
        self.resize(unit * 54, unit * 34)

    def _connect(self) -> None:
        self.list.currentItemChanged.connect(self._picked)
        self.sought.textChanged.connect(self._typing.start)
        self._typing.timeout.connect(self._look)
        self.title.editingFinished.connect(self._rename)
        self.finish.clicked.connect(self._finish)
        self.export.clicked.connect(self._export)
        self.delete.clicked.connect(self._ask_to_delete)
        self._exporter.exported.connect(self._tell_exported)
        self._exporter.failed.connect(self.message.show_notice)
        for button in (self.finish, self.export, self.delete):
            # Enter in a line of text must not press any of them.
            button.setAutoDefault(False)

    def _show_rows(self, rows: list[SessionRow]) -> None:
        self._rows = rows
        self._fill()

    def _fill(self) -> None:
        """Show the sessions that are looked for, the picked one still picked if it is there."""
        found = self._found
        rows = [row for row in self._rows if found is None or found.has(row)]
        self.list.blockSignals(True)
        self.list.clear()
        picked = None
        for row in rows:
            item = QListWidgetItem(self._text(row))
            item.setData(Qt.ItemDataRole.UserRole, row)
            self.list.addItem(item)
            if row.id == self._shown_id:
                picked = item
        self.list.blockSignals(False)
        if picked is None and self.list.count():
            picked = self.list.item(0)
        if picked is not None:
            self.list.setCurrentItem(picked)
        self._picked(picked)
        self._tell_count(len(rows))

    def _text(self, row: SessionRow) -> str:
        started = QLocale().toString(_as_qt(row.started), QLocale.FormatType.ShortFormat)
        first = row.title or row.preview or self.tr("Nothing was said")
        lines = [first, self.tr("{started}, {facts}").format(started=started, facts=row.facts)]
        if self._found is not None and (places := self._found.lines.get(row.id)):
            lines.append(f"\N{HORIZONTAL ELLIPSIS} {places[0]} \N{HORIZONTAL ELLIPSIS}")
        return "\n".join(lines)

    def _tell_count(self, n_rows: int) -> None:
        if self._found is not None:
            text = self.tr("%n place(s)", "", self._found.n_places)
        elif n_rows:
            text = self.tr("%n session(s)", "", n_rows)
        else:
            text = self.tr("There are no sessions yet. What is said is kept here from now on.")
        self.told.setText(text)

    def _picked(self, item: QListWidgetItem | None) -> None:
        row = None if item is None else self._row(item)
        self._show_buttons(row)
        session_id = "" if row is None else row.id
        if session_id == self._shown_id:
            return
        self._shown_id = session_id
        self.title.setText("" if row is None else row.title)
        if row is None:
            self._show_text("", TranscriptText())
        else:
            self._background.run(
                partial(readable_session, self._store, row.id, QCoreApplication.translate),
                partial(self._show_text, row.id),
                self._tell_error,
            )

    def _row(self, item: QListWidgetItem) -> SessionRow:
        row = item.data(Qt.ItemDataRole.UserRole)
        assert isinstance(row, SessionRow)
        return row

    def _current(self) -> SessionRow | None:
        item = self.list.currentItem()
        return None if item is None else self._row(item)

    def _show_text(self, session_id: str, text: TranscriptText) -> None:
        if session_id != self._shown_id:
            return
        self.view.show_whole(text)
        if self._found is not None:
            self.search.line.setText(self._found.text)
            self.search.show()
        self.search.start_afresh()

    def _show_buttons(self, row: SessionRow | None) -> None:
        can_change = row is not None and not row.is_running
        self.title.setEnabled(can_change)
        self.delete.setEnabled(can_change)
        self.export.setEnabled(row is not None)
        self.finish.setVisible(row is not None and row.is_unfinished)

    def _look(self) -> None:
        text = self.sought.text().strip()
        if not text:
            self._found = None
            self.search.close_search()
            self._fill()
            return
        self._background.run(
            partial(find_in_sessions, self._store, text), self._show_found, self._tell_error
        )

    def _show_found(self, found: Found) -> None:
        if found.text != self.sought.text().strip():
            return
        self._found = found
        self.search.line.setText(found.text)
        self.search.show()
        self._fill()

    def _rename(self) -> None:
        row = self._current()
        title = self.title.text().strip()
        if row is not None and title != row.title and row.id == self._shown_id:
            self._change(partial(self._store.rename, row.id, title))

    def _finish(self) -> None:
        if (row := self._current()) is not None:
            self._change(partial(self._store.finish, row.id))

    def _export(self) -> None:
        if (row := self._current()) is not None:
            self._exporter.ask(row.id)

    def _ask_to_delete(self) -> None:
        row = self._current()
        if row is None:
            return
        question = QMessageBox(self)
        question.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        question.setIcon(QMessageBox.Icon.Warning)
        question.setWindowTitle(self.tr("Delete session"))
        question.setText(self.tr("Delete this session for good?"))
        question.setInformativeText(self._text(row))
        question.setTextFormat(Qt.TextFormat.PlainText)
        delete = question.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        keep = question.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole)
        question.setDefaultButton(keep)
        question.setEscapeButton(keep)
        delete.clicked.connect(partial(self._delete, row.id))
        self._question = question
        question.open()

    def _delete(self, session_id: str, *_: object) -> None:
        self._change(partial(self._store.delete, session_id))

    def _change(self, change: Callable[[], None]) -> None:
        self._background.run(change, self._changed, self._tell_error)

    def _changed(self, _: None) -> None:
        self.refresh()

    def _tell_exported(self, path: str) -> None:
        self.message.show_notice(self.tr("Saved in {path}").format(path=path))

    def _tell_error(self, error: Exception) -> None:
        self.message.show_notice(str(error))


def _as_qt(time: datetime) -> QDateTime:
    return QDateTime.fromSecsSinceEpoch(int(time.timestamp()))

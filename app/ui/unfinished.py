"""The offer to keep sessions that were cut off, as by a crash or a power failure."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from app.ui.background import Background

if TYPE_CHECKING:
    from app.captions.history import SessionStore, SessionSummary

logger = logging.getLogger(__name__)

_MOST_LISTED = 5


class UnfinishedDialog(QMessageBox):
    """Says which sessions were cut off, and that their words are there."""

    def __init__(self, sessions: Sequence[SessionSummary], parent: QWidget) -> None:
        """Prepare; `open` shows it.

        Args:
            sessions: those that were cut off, at least one.
            parent: the window it belongs to.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Information)
        self.setWindowTitle(self.tr("Voxcap"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(
            self.tr(
                "%n session(s) were cut off when Voxcap ended the last time. Their words are safe.",
                "",
                len(sessions),
            )
        )
        lines = [self._line(session) for session in sessions[:_MOST_LISTED]]
        lines += ["..."] * (len(sessions) > _MOST_LISTED)
        self.setInformativeText("\n".join(lines))
        self.keep: QPushButton = self.addButton(
            self.tr("&Keep as finished"), QMessageBox.ButtonRole.AcceptRole
        )
        self.addButton(self.tr("&Later"), QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.keep)

    def _line(self, session: SessionSummary) -> str:
        moment = QDateTime.fromSecsSinceEpoch(int(session.header.started.timestamp()))
        started = QLocale().toString(moment, QLocale.FormatType.ShortFormat)
        words = self.tr("%n word(s)", "", session.n_words)
        return self.tr("{started}: {words}").format(started=started, words=words)


class UnfinishedOffer(QObject):
    """Looks for such sessions beside the window, and offers to finish them if there are any.

    Signals:
        looked: it is known whether there are any; the offer is shown if so.
    """

    looked = Signal()

    def __init__(self, store: SessionStore, window: QWidget) -> None:
        """Prepare.

        Args:
            store: the folder of all sessions.
            window: in front of which the offer is made.
        """
        super().__init__(window)
        self._store = store
        self._window = window
        self._background = Background(self)
        self._sessions: Sequence[SessionSummary] = ()
        self.dialog: UnfinishedDialog | None = None

    def look(self) -> None:
        """Begin to look; the offer comes by itself."""
        self._background.run(self._store.unfinished, self._found, self._not_found)

    def close(self, wait_s: float = 0.0) -> bool:
        """Do no more; return whether nothing is under way, having waited `wait_s` at most."""
        return self._background.close(wait_s)

    def _found(self, sessions: Sequence[SessionSummary]) -> None:
        if sessions:
            self._offer(sessions)
        self.looked.emit()

    def _not_found(self, error: Exception) -> None:
        self._pass_over(error)
        self.looked.emit()

    def _offer(self, sessions: Sequence[SessionSummary]) -> None:
        self._sessions = sessions
        self.dialog = UnfinishedDialog(sessions, self._window)
        self.dialog.keep.clicked.connect(self._finish)
        self.dialog.finished.connect(self._forget)
        self.dialog.open()

    def _finish(self) -> None:
        for session in self._sessions:
            self._background.run(
                partial(self._store.finish, session.header.id), _nothing, self._pass_over
            )

    def _forget(self) -> None:
        self.dialog = None

    def _pass_over(self, error: Exception) -> None:
        """Leave sessions as they are: their words are there, and the list of sessions tells so."""
        logger.warning("unfinished sessions are left as they are: %s", error)


def _nothing(_: None) -> None:
    """Need nothing of what came."""

"""The captions of the session that goes on, and of those before it since the start."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTime
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from app.desktop.announcing import Announcer
from app.desktop.states import AppState
from app.desktop.transcript_text import TranscriptText
from app.session.snapshot import SessionSnapshot
from app.settings.model import Settings
from app.ui.captions.live_view import LiveView
from app.ui.captions.search_bar import SearchBar
from app.ui.empty_page import EmptyPage


class LivePage(QWidget):
    """The transcript with its search, or what to do to get one."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = LiveView(settings.appearance)
        self.search = SearchBar(self.view)
        self.search.hide()
        self.empty = EmptyPage()
        self._appearance = settings.appearance
        self._announces = settings.interface.announces
        self._text = TranscriptText(QCoreApplication.translate)
        self._announcer = Announcer()
        self._session_id: str | None = None
        self._stack = QStackedWidget()
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self.view)
        self.empty.set_appearance(settings.appearance)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.search)
        column.addWidget(self._stack, 1)

    def show_settings(self, settings: Settings) -> None:
        """Follow the captions' appearance, and tell new lines to screen readers or not."""
        self._announces = settings.interface.announces
        self.view.gutter.set_shows_times(settings.interface.shows_times)
        self.view.gutter.set_shows_speakers(settings.interface.shows_speakers)
        if settings.appearance != self._appearance:
            self._appearance = settings.appearance
            self.view.set_appearance(settings.appearance)
            self.empty.set_appearance(settings.appearance)

    def show_state(self, state: AppState, settings: Settings) -> None:
        """Say what to do while there are no captions."""
        self.empty.show_for(state, settings)

    def show_snapshot(self, snapshot: SessionSnapshot, session_id: str) -> None:
        """Show what was said since the last snapshot.

        Args:
            snapshot: of the session.
            session_id: of the session; another one is shown below what there is.
        """
        changes = []
        if session_id != self._session_id:
            self._session_id = session_id
            at = QLocale().toString(QTime.currentTime(), QLocale.FormatType.ShortFormat)
            changes = self._text.begin_session(self.tr("New session, {time}").format(time=at))
        labels = {source.speaker.id: source.speaker.label for source in snapshot.sources}
        changes += self._text.update(snapshot.transcript, labels)
        if self._text.paragraphs:
            self._stack.setCurrentWidget(self.view)
        self.view.follow(self._text, changes)
        if changes:
            self.search.refresh()
        lines = self._announcer.take(changes, self._text.paragraphs, snapshot.time_s)
        if self._announces and QAccessible.isActive():
            for line in lines:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, line))

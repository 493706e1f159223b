"""The app between its windows and the session: what it is doing, and what the user wants of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

from app.audio.catalogue import Catalogue
from app.captions.history import SessionStore
from app.desktop.background_port import Runner
from app.desktop.failures import sentence_of
from app.desktop.loading import LoadingProgress
from app.desktop.mailbox import Mailbox
from app.desktop.settings_keeper import SettingsKeeper
from app.desktop.starting import MakesSessions, Prepared, RunningSession, needs_new_session
from app.desktop.states import AppState, Event, events_of, next_state
from app.session.snapshot import SessionSnapshot, SessionState
from app.settings.model import Settings
from engine import VoxcapError

CLOSE_WITHIN_S = 5.0


@dataclass(eq=False, slots=True)
class _Run:
    """One session, from the wish for it to its end.

    Attributes:
        made_with: the settings it was asked for with.
        mailbox: where its snapshots come in.
        session: there once it is made.
        loading: how far its model is prepared.
        is_started: whether it has begun to listen.
    """

    made_with: Settings
    mailbox: Mailbox[SessionSnapshot]
    session: RunningSession | None = None
    loading: LoadingProgress = field(default_factory=LoadingProgress)
    is_started: bool = False


class AppController(QObject):
    """Keeps the settings and one session at a time; windows show it and tell it what is wanted.

    Lives in the main thread, which it never keeps waiting but for `close`. What is asked for and
    makes no sense in the state it is in does nothing.

    Attributes:
        state: what the app is doing.
        settings: what the user has set.
        snapshot: the newest of the running session, or of the last one where none runs; None before
            the first.
        error: one or two sentences on why the state is FAILED, else "".
        catalogue: what there was to listen to when it was last asked for, or None.
        store: the sessions on this computer.
        session_id: of the running or the last session, or "".
    """

    state_changed = Signal(object)
    """An `AppState`."""

    snapshot_changed = Signal(object)
    """A `SessionSnapshot`, at most 15 a second."""

    settings_changed = Signal(object)
    """The new `Settings`."""

    choices_changed = Signal(object)
    """The new `Catalogue`."""

    notice = Signal(str)
    """One sentence for the user, to be shown for a while."""

    _snapshot_came = Signal()

    def __init__(
        self,
        settings: Settings,
        save: Callable[[Settings], None],
        store: SessionStore,
        background: Runner,
        make_session: MakesSessions,
        list_choices: Callable[[], Catalogue] = Catalogue.of_this_computer,
        parent: QObject | None = None,
    ) -> None:
        """Prepare; nothing is opened or listed yet.

        Args:
            settings: as they were kept.
            save: keeps settings, on the background's thread; see `SettingsStore.save`.
            store: the sessions on this computer.
            background: for what takes time; closed with this.
            make_session: makes sessions, on the background's thread; see `SessionMaker`.
            list_choices: asks the system what there is, on the background's thread.
            parent: of this object.
        """
        super().__init__(parent)
        self.state = AppState.IDLE
        self.settings = settings
        self.snapshot: SessionSnapshot | None = None
        self.error = ""
        self.catalogue: Catalogue | None = None
        self.store = store
        self.session_id = ""
        self._background = background
        self._make_session = make_session
        self._list_choices = list_choices
        self._keeper = SettingsKeeper(save, background, self._not_kept)
        self._run: _Run | None = None
        # What is to follow once the session that is stopping is over.
        self._next: Event | None = None
        self._is_listing = False
        self._is_closed = False
        self._snapshot_came.connect(self._take_snapshot, Qt.ConnectionType.QueuedConnection)

    @property
    def prepared_share(self) -> float | None:
        """How much of the model is prepared that is being loaded, from 0 to 1; else None."""
        return None if self._run is None else self._run.loading.prepared_share

    def start(self) -> None:
        """Listen, as the settings say."""
        if self._is_closed:
            return
        if self.state is AppState.SETUP:
            self.notice.emit(self.tr("Finish or leave the setup first; then start to listen."))
        elif self.state is AppState.STOPPING:
            self._next = Event.START
        elif self._run is None:
            self._begin()

    def stop(self) -> None:
        """End the session; what was heard is captioned and kept."""
        self._next = None
        self._end()

    def toggle(self) -> None:
        """Start to listen, or stop."""
        if self._run is None or (self.state is AppState.STOPPING and self._next is None):
            self.start()
        else:
            self.stop()

    def pause(self) -> None:
        """Give the devices back until `resume`."""
        run = self._run
        if run is None or next_state(self.state, Event.PAUSE) is self.state:
            return
        if run.session is not None and run.is_started:
            run.session.pause()
        self._happen(Event.PAUSE)

    def resume(self) -> None:
        """Listen again, with what was chosen meanwhile."""
        run = self._run
        if run is None or self.state is not AppState.PAUSED:
            return
        if needs_new_session(run.made_with, self.settings):
            self._restart()
        elif run.session is None:
            self._happen(Event.RESUME)
        elif run.is_started:
            run.session.resume()
            snapshot = run.session.snapshot()
            is_loaded = snapshot.state is SessionState.LISTENING
            self._happen(Event.RESUME, *(events_of(snapshot) if is_loaded else ()))
        else:
            self._happen(Event.RESUME)
            self._listen(run, run.session)

    def toggle_pause(self) -> None:
        """Pause, or resume."""
        if self.state is AppState.PAUSED:
            self.resume()
        else:
            self.pause()

    def change_settings(self, settings: Settings) -> None:
        """Keep settings on the disk, and let those of the sound and the model hold at once."""
        if self._is_closed or settings == self.settings:
            return
        self.settings = settings
        self._keeper.keep(settings)
        self.settings_changed.emit(settings)
        self._apply()

    def refresh_choices(self) -> None:
        """Ask the system what there is to listen to; `choices_changed` tells."""
        if not (self._is_listing or self._is_closed):
            self._is_listing = True
            self._background.run(self._list_choices, self._listed, self._not_listed)

    def run_setup(self) -> None:
        """Begin the setup, once the session is over where there is one."""
        if self._is_closed:
            return
        if self._run is None:
            self._happen(Event.SETUP_NEEDED)
        else:
            self._next = Event.SETUP_NEEDED
            self._end()

    def finish_setup(self) -> None:
        """End the setup, which does not come by itself again."""
        interface = replace(self.settings.interface, was_set_up=True)
        self.change_settings(replace(self.settings, interface=interface))
        self._happen(Event.SETUP_DONE)

    def acknowledge_failure(self) -> None:
        """Go on after the user has read why captioning failed."""
        self._happen(Event.ACKNOWLEDGED)

    def close(self) -> None:
        """Stop, and wait for the end for some seconds at most. Harmless when repeated."""
        if self._is_closed:
            return
        self._is_closed = True
        deadline_s = time.monotonic() + CLOSE_WITHIN_S
        self.stop()
        run = self._run
        if run is not None and run.session is not None:
            run.session.join(CLOSE_WITHIN_S)
            self._take_snapshot()
            run.mailbox.close()
        # What else runs there, such as a sound system that does not answer, is left behind.
        left_s = max(0.0, deadline_s - time.monotonic()) if self._keeper.is_saving else 0.0
        if self._background.close(left_s) or not self._keeper.is_saving:
            self._keeper.finish()

    def _begin(self, *before: Event) -> None:
        """Have a session made, which begins to listen when it is there."""
        run = _Run(self.settings, Mailbox(self._snapshot_came.emit))
        self._run = run
        self._next = None
        self.snapshot = None
        self._background.run(
            partial(self._make_session, run.made_with, run.mailbox.put),
            partial(self._made, run),
            partial(self._not_made, run),
        )
        self._happen(*before, Event.START)

    def _made(self, run: _Run, prepared: Prepared) -> None:
        if run is not self._run:
            return
        run.session = prepared.session
        run.loading = prepared.loading
        self.session_id = prepared.header.id
        self._apply()
        for remark in prepared.remarks:
            self.notice.emit(remark)
        if run is self._run and self.state is not AppState.PAUSED:
            self._listen(run, prepared.session)

    def _not_made(self, run: _Run, error: Exception) -> None:
        if run is self._run:
            self._over(
                Event.FAILED, self._sentence(error, self.tr("Listening could not be started."))
            )

    def _listen(self, run: _Run, session: RunningSession) -> None:
        run.is_started = True
        session.start()

    @Slot()
    def _take_snapshot(self) -> None:
        snapshot = self._run.mailbox.take() if self._run is not None else None
        if snapshot is None:
            return
        self.snapshot = snapshot
        # First, as the last words of a session are to be seen before another begins.
        self.snapshot_changed.emit(snapshot)
        if snapshot.state is SessionState.FAILED:
            self._over(Event.FAILED, snapshot.error or "")
        elif snapshot.state is SessionState.STOPPED:
            self._over(Event.STOPPED, "")
        else:
            self._happen(*events_of(snapshot))

    def _over(self, event: Event, error: str) -> None:
        """Go on after a session, as it was wished meanwhile."""
        run, self._run = self._run, None
        if run is not None:
            run.mailbox.close()
        follower, self._next = self._next, None
        if follower is None:
            self.error = error
            self._happen(event)
            return
        if error:
            self.notice.emit(error)
        if follower is Event.START:
            self._begin(event)
        else:
            self._happen(event, follower)

    def _end(self) -> None:
        """Stop the session, if there is one."""
        run = self._run
        if run is None:
            return
        if run.session is not None and run.is_started:
            self._happen(Event.STOP)
            run.session.stop()
        else:
            self._over(Event.STOPPED, "")

    def _restart(self) -> None:
        """Let another session follow the one there is."""
        self._next = Event.START
        self._end()

    def _apply(self) -> None:
        """Let the settings hold for the session there is."""
        run = self._run
        if run is None or self.state is AppState.STOPPING:
            return
        if needs_new_session(run.made_with, self.settings):
            # While paused no device is opened; resuming sees to it.
            if self.state is not AppState.PAUSED:
                self._restart()
        elif run.session is not None:
            self._change_delay(run, run.session)

    def _change_delay(self, run: _Run, session: RunningSession) -> None:
        delay_ms = self.settings.recognition.delay_ms
        if delay_ms == run.made_with.recognition.delay_ms:
            return
        run.made_with = self.settings
        try:
            session.change_delay(delay_ms)
        except VoxcapError as error:
            self.notice.emit(str(error))

    def _listed(self, catalogue: Catalogue) -> None:
        self._is_listing = False
        self.catalogue = catalogue
        self.choices_changed.emit(catalogue)

    def _not_listed(self, error: Exception) -> None:
        self._is_listing = False
        self.notice.emit(
            self._sentence(error, self.tr("What there is to listen to cannot be listed."))
        )

    def _not_kept(self, error: Exception) -> None:
        self.notice.emit(self._sentence(error, self.tr("The settings could not be kept.")))

    def _sentence(self, error: Exception, what: str) -> str:
        return sentence_of(error, what, QCoreApplication.translate)

    def _happen(self, *events: Event) -> None:
        """Let events lead to another state, and tell if they do."""
        before = self.state
        for event in events:
            self.state = next_state(self.state, event)
        if self.state is not AppState.FAILED:
            self.error = ""
        if self.state is not before:
            self.state_changed.emit(self.state)

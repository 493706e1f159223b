"""A controller with sessions and a background that do what a test says, when it says so."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication

from app.audio.catalogue import Catalogue
from app.captions.entries import SessionHeader
from app.captions.history import SessionStore
from app.controller import AppController
from app.desktop.starting import Prepared
from app.desktop.states import AppState
from app.session.snapshot import SessionSnapshot, SessionState
from app.settings.model import Settings
from engine import VoxcapError
from tests.app.captions.sessions import header
from tests.app.cli.snapshots import snapshot

T = TypeVar("T")


class HeldBackground:
    """Runs what it was given when a test says so, on the test's own thread.

    Attributes:
        waited_s: what `close` was allowed to wait, or None before it was called.
        ends_in_time: whether what runs ends while `close` waits for it.
    """

    def __init__(self) -> None:
        self.waited_s: float | None = None
        self.ends_in_time = True
        self._jobs: deque[Callable[[], object]] = deque()

    def run(
        self,
        function: Callable[[], T],
        on_done: Callable[[T], object],
        on_error: Callable[[Exception], object],
    ) -> None:
        self._jobs.append(partial(_do, function, on_done, on_error))

    def close(self, wait_s: float = 0.0) -> bool:
        self.waited_s = wait_s
        self._jobs.clear()
        return self.ends_in_time

    @property
    def n_jobs(self) -> int:
        return len(self._jobs)

    def work(self) -> None:
        """Run what waits, and what comes of that."""
        while self._jobs:
            self._jobs.popleft()()


def _do(
    function: Callable[[], T],
    on_done: Callable[[T], object],
    on_error: Callable[[Exception], object],
) -> None:
    try:
        result = function()
    except Exception as error:
        on_error(error)
    else:
        on_done(result)


class FakeSession:
    """A session that is in the state a test says.

    Attributes:
        calls: the methods that were called, in order.
        shown: its snapshot.
        delays_ms: what the delay was changed to.
        delay_error: raised where the delay is to be changed, if any.
        joined_s: how long `join` was allowed to wait.
        ends_in_time: whether it comes to its end while it is waited for.
    """

    def __init__(self, settings: Settings, give: Callable[[SessionSnapshot], None]) -> None:
        self.settings = settings
        self.calls: list[str] = []
        self.shown = snapshot(state=SessionState.NEW)
        self.delays_ms: list[int] = []
        self.delay_error: VoxcapError | None = None
        self.joined_s: float | None = None
        self.ends_in_time = True
        self.error: VoxcapError | None = None
        self._give = give

    @property
    def is_running(self) -> bool:
        return "start" in self.calls and not self.shown.state.is_over

    def start(self) -> None:
        assert self.calls == []
        self.calls.append("start")
        self.shown = replace(self.shown, state=SessionState.LOADING)

    def pause(self) -> None:
        self.calls.append("pause")
        self.shown = replace(self.shown, state=SessionState.PAUSED)

    def resume(self) -> None:
        self.calls.append("resume")
        self.shown = replace(self.shown, state=SessionState.LISTENING)

    def stop(self) -> None:
        self.calls.append("stop")
        if not self.shown.state.is_over:
            self.shown = replace(self.shown, state=SessionState.STOPPING)

    def join(self, timeout_s: float | None = None) -> bool:
        self.joined_s = timeout_s
        if self.ends_in_time:
            self.shown = replace(self.shown, state=SessionState.STOPPED)
            self._on_a_thread([self.shown])
        return self.ends_in_time

    def change_delay(self, delay_ms: int) -> None:
        if self.delay_error is not None:
            raise self.delay_error
        self.delays_ms.append(delay_ms)

    def snapshot(self) -> SessionSnapshot:
        return self.shown

    def show(self, *snapshots: SessionSnapshot) -> None:
        """Give snapshots out from another thread, and let them arrive."""
        self.shown = snapshots[-1]
        self._on_a_thread(snapshots)
        QCoreApplication.processEvents()

    def become(self, state: SessionState, **changes: object) -> None:
        """Show that it is in a state."""
        self.show(replace(self.shown, state=state, **changes))  # type: ignore[arg-type]

    def _on_a_thread(self, snapshots: object) -> None:
        thread = threading.Thread(target=lambda: [self._give(s) for s in snapshots])  # type: ignore[attr-defined]
        thread.start()
        thread.join()


class Controlled:
    """A controller, what is behind it, and what it told.

    Attributes:
        sessions: all that were made, in order.
        make_error: raised where a session is to be made, if any.
        save_error: raised where settings are to be kept, if any.
        kept: the settings that were kept, in order.
        states: what `state_changed` told.
        notices: what `notice` told.
    """

    def __init__(self, folder: Path, settings: Settings | None = None) -> None:
        self.background = HeldBackground()
        self.sessions: list[FakeSession] = []
        self.make_error: Exception | None = None
        self.save_error: Exception | None = None
        self.catalogue: Catalogue | Exception = Catalogue(())
        self.n_listed = 0
        self.kept: list[Settings] = []
        self.states: list[AppState] = []
        self.notices: list[str] = []
        self.snapshots: list[SessionSnapshot] = []
        self.remarks: tuple[str, ...] = ()
        self.controller = AppController(
            settings or Settings(),
            self._save,
            SessionStore(folder),
            self.background,
            self._make,
            self._list,
        )
        self.controller.state_changed.connect(self.states.append)
        self.controller.notice.connect(self.notices.append)
        self.controller.snapshot_changed.connect(self.snapshots.append)

    @property
    def session(self) -> FakeSession:
        """The newest session."""
        return self.sessions[-1]

    def listen(self) -> FakeSession:
        """Start and let the model be loaded."""
        self.controller.start()
        self.background.work()
        self.session.become(SessionState.LISTENING)
        assert self.controller.state is AppState.LISTENING
        self.states.clear()
        return self.session

    def _make(self, settings: Settings, give: Callable[[SessionSnapshot], None], /) -> Prepared:
        if self.make_error is not None:
            raise self.make_error
        self.sessions.append(FakeSession(settings, give))
        return Prepared(self.session, self._header(), self.remarks)

    def _header(self) -> SessionHeader:
        return header(f"20260302-023015-s{len(self.sessions)}")

    def _save(self, settings: Settings) -> None:
        if self.save_error is not None:
            raise self.save_error
        self.kept.append(settings)

    def _list(self) -> Catalogue:
        self.n_listed += 1
        if isinstance(self.catalogue, Exception):
            raise self.catalogue
        return self.catalogue

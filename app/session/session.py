"""A session: from the chosen sources to a transcript, on threads of its own."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from app.audio import elapsed_s
from app.captions.entries import Remark, Word
from app.captions.transcript import Transcript
from app.session.backlog import Backlog, LiveBacklog, PatientBacklog
from app.session.capture import Capture, Wish
from app.session.chunks import Chunker
from app.session.engine_port import CaptionEngine
from app.session.engine_room import MIXED_REMARK, EngineRoom
from app.session.publisher import Publisher
from app.session.saving import Journal, Saving
from app.session.settings import LiveInput, PatientInput, SessionSettings, check_delay
from app.session.snapshot import Diagnostics, SessionSnapshot, SessionState, SourceSnapshot
from engine import VoxcapError

logger = logging.getLogger(__name__)

# Behind by less than this is nobody's concern.
TOLD_BEHIND_S = 3.0

# A device or a receiver of snapshots that hangs is left behind.
_CAPTURES_JOIN_S = 3.0
_PUBLISHER_JOIN_S = 2.0


class Session:
    """Listens until it is stopped or all its sources have ended. Every method is for any thread.

    `start`, `pause`, `resume` and `stop` may come in any order: what makes no sense in the state
    the session is in does nothing.
    """

    def __init__(
        self,
        load_engine: Callable[[], CaptionEngine],
        inputs: Sequence[LiveInput],
        settings: SessionSettings,
        open_journal: Callable[[Callable[[str], None], Callable[[], None]], Journal],
        on_snapshot: Callable[[SessionSnapshot], None],
        clock: Callable[[], float] = elapsed_s,
    ) -> None:
        """Prepare; nothing is opened before `start`.

        Args:
            load_engine: loads the engine with room for a stream of each input; called on the
                engine's thread.
            inputs: what to listen to.
            settings: how.
            open_journal: given what to call when saving does not work and when it does again,
                opens the journal; called by `start`.
            on_snapshot: receives snapshots, on a thread of the session's, 15 times a second at
                most, and once at the end.
            clock: seconds; that of the sources.
        """
        self._settings = settings
        self._open_journal = open_journal
        self._clock = clock
        self._lock = threading.Lock()
        self._state = SessionState.NEW
        self._is_over = threading.Event()
        self._error: VoxcapError | None = None
        self._journal_trouble = ""
        self._transcript = Transcript(settings.delay_ms / 1000)
        self._saving = Saving(self._journal_failed)
        backlogs = {item.speaker.id: self._new_backlog(item) for item in inputs}
        self._room = EngineRoom(
            load_engine,
            backlogs,
            self._transcript,
            self._saving,
            settings.delay_ms,
            settings.stop_within_s,
            clock,
        )
        self._captures = [
            Capture(
                item.speaker,
                item.source,
                Chunker(settings.new_detector()),
                backlogs[item.speaker.id],
                self._room.remark,
                clock,
            )
            for item in inputs
        ]
        self._patient_ids = {item.speaker.id for item in inputs if isinstance(item, PatientInput)}
        self._publisher = Publisher(self.snapshot, on_snapshot, self._captured_at_s, clock)
        self._capture_threads: list[threading.Thread] = []
        self._publisher_thread: threading.Thread | None = None

    @property
    def error(self) -> VoxcapError | None:
        """Why the session failed, or None."""
        return self._error

    def start(self) -> None:
        """Begin to listen, at once: what is said while the engine loads is captioned later."""
        with self._lock:
            if self._state is not SessionState.NEW:
                return
            self._state = SessionState.LOADING
        self._saving.open(lambda: self._open_journal(self._journal_failed, self._journal_recovered))
        origin_s = self._clock()
        self._capture_threads = [
            self._spawn(f"capture-{capture.speaker.id}", self._run_capture, capture, origin_s)
            for capture in self._captures
        ]
        self._publisher_thread = self._spawn("publisher", self._publisher.run)
        self._spawn("engine", self._run_engine)

    def pause(self) -> None:
        """Give the devices back and bring out the words spoken so far."""
        with self._lock:
            if self._state in (SessionState.LOADING, SessionState.LISTENING):
                self._state = SessionState.PAUSED
                self._ask(Wish.PAUSE)

    def resume(self) -> None:
        """Listen again; the pause is a gap with its times."""
        with self._lock:
            if self._state is SessionState.PAUSED:
                self._state = SessionState.LOADING
                self._ask(Wish.CAPTURE)

    def stop(self) -> None:
        """End: what was heard is captioned, for a limited time, and saved. Does not wait."""
        with self._lock:
            if self._state is SessionState.NEW:
                self._state = SessionState.STOPPED
                self._is_over.set()
            if self._state.is_over or self._state is SessionState.STOPPING:
                return
            self._state = SessionState.STOPPING
            self._ask(Wish.STOP)
            for capture in self._captures:
                capture.backlog.close()
            self._room.stop()

    def join(self, timeout_s: float | None = None) -> bool:
        """Wait for the end and return whether it has come."""
        return self._is_over.wait(timeout_s)

    def change_delay(self, delay_ms: int) -> None:
        """Let the text stay this far behind the sound from now on.

        Raises:
            SettingError: the model was not trained for that delay; nothing changes.
        """
        check_delay(delay_ms)
        self._room.change_delay(delay_ms)

    def snapshot(self) -> SessionSnapshot:
        """Return the session as it is."""
        sources = tuple(self._source_snapshot(capture) for capture in self._captures)
        behind_s = self._room.behind_s
        report = self._room.report
        # Once, as another thread may change it meanwhile.
        saving_trouble = self._journal_trouble
        return SessionSnapshot(
            state=self._shown_state(),
            time_s=max((capture.end_s for capture in self._captures), default=0.0),
            transcript=self._transcript.view(),
            sources=sources,
            behind_s=behind_s,
            messages=self._messages(sources, behind_s, saving_trouble),
            error=None if self._error is None else str(self._error),
            delay_ms=self._room.delay_ms,
            diagnostics=Diagnostics(
                engine=report.metrics,
                latency=self._publisher.latency,
                step_tokens=report.step_tokens,
                engine_restarts=report.restarts,
                is_mixed=report.is_mixed,
                loading_s=report.loading_s,
            ),
            saving_trouble=saving_trouble,
        )

    def _new_backlog(self, item: LiveInput) -> Backlog:
        if isinstance(item, PatientInput):
            return PatientBacklog(self._wake_engine)
        return LiveBacklog(self._settings.backlog_limit_s, self._wake_engine)

    def _wake_engine(self) -> None:
        self._room.wake()

    def _spawn(
        self, name: str, function: Callable[..., None], *arguments: object
    ) -> threading.Thread:
        thread = threading.Thread(
            target=function, args=arguments, name=f"voxcap-{name}", daemon=True
        )
        thread.start()
        return thread

    def _ask(self, wish: Wish) -> None:
        """Ask all captures, holding the lock, so that the last wish is that of the state."""
        for capture in self._captures:
            capture.ask(wish)
        self._room.wake()

    def _run_capture(self, capture: Capture, origin_s: float) -> None:
        capture.run(origin_s)
        failure = capture.failure
        # Sources that were chosen begin together; later the others go on without one that fails.
        if failure is not None and (
            not capture.was_opened or all(other.failure for other in self._captures)
        ):
            self._fail(failure)
        self._room.wake()

    def _run_engine(self) -> None:
        try:
            self._room.run()
        except VoxcapError as error:
            self._fail(error)
        except Exception as error:
            logger.exception("The engine thread failed.")
            self._fail(
                VoxcapError(
                    f"The speech engine failed ({type(error).__name__}: {error}). What was said "
                    "so far is saved; start again."
                )
            )
        self._end()

    def _fail(self, error: VoxcapError) -> None:
        with self._lock:
            self._error = self._error or error
        self.stop()

    def _end(self) -> None:
        """Close everything down; the last act of the engine thread."""
        with self._lock:
            self._ask(Wish.STOP)
        deadline_s = time.monotonic() + _CAPTURES_JOIN_S
        for capture, thread in zip(self._captures, self._capture_threads, strict=True):
            capture.backlog.close()
            thread.join(max(0.0, deadline_s - time.monotonic()))
        self._room.clear_up()
        self._saving.close(max((capture.end_s for capture in self._captures), default=0.0))
        with self._lock:
            failed = self._error is not None
            self._state = SessionState.FAILED if failed else SessionState.STOPPED
        self._publisher.stop()
        if self._publisher_thread is not None:
            self._publisher_thread.join(_PUBLISHER_JOIN_S)
        self._is_over.set()

    def _shown_state(self) -> SessionState:
        state = self._state
        if state is SessionState.LOADING and self._room.is_loaded:
            return SessionState.LISTENING
        return state

    def _source_snapshot(self, capture: Capture) -> SourceSnapshot:
        counts = capture.backlog.counts
        return replace(
            capture.snapshot(),
            waiting_s=capture.backlog.waiting_s,
            largest_waiting_s=counts.largest_s,
            spared_s=counts.left_out_s + self._room.spared_s(capture.speaker.id),
            dropped_s=counts.lost_s,
        )

    def _messages(
        self, sources: Sequence[SourceSnapshot], behind_s: float, saving_trouble: str
    ) -> tuple[str, ...]:
        messages = [source.message for source in sources if source.message]
        if saving_trouble:
            messages.append(saving_trouble)
        if behind_s >= TOLD_BEHIND_S and self._room.is_loaded:
            messages.append(f"Behind by {behind_s:.0f} s: this computer is too busy or too slow.")
        if self._room.report.is_mixed:
            messages.append(MIXED_REMARK)
        return tuple(messages)

    def _captured_at_s(self, word: Word) -> float | None:
        if word.source in self._patient_ids:
            return None
        lag_s = self._room.capture_lag_s(word.source)
        return None if lag_s is None else word.end_s + lag_s

    def _journal_failed(self, advice: str) -> None:
        self._journal_trouble = advice
        self._room.remark(Remark("", self.snapshot().time_s, advice))

    def _journal_recovered(self) -> None:
        self._journal_trouble = ""

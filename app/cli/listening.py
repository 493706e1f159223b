"""Runs a session under the eyes of a terminal: signals, the end, and the files to save."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import FrameType

from app.captions.entries import SessionHeader
from app.captions.export import format_for
from app.captions.recorded import RecordedSession
from app.cli.caption_view import CaptionView
from app.cli.notices import summarise
from app.session import Session
from app.whole_file import write_whole

POLL_S = 0.2

_SIGNALS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)


class Listening:
    """One session from its start to its saved files."""

    def __init__(
        self,
        session: Session,
        view: CaptionView,
        header: SessionHeader,
        complain: Callable[[str], object],
    ) -> None:
        """Prepare.

        Args:
            session: not started yet.
            view: shows it.
            header: of the session, for the files.
            complain: receives sentences for the user.
        """
        self._session = session
        self._view = view
        self._header = header
        self._complain = complain
        self._n_signals = 0

    def run(self) -> None:
        """Listen until the sound ends or a signal comes; what was said so far is then captioned.

        Raises:
            KeyboardInterrupt: a second signal came, from a user who will not wait.
        """
        with self._signals_counted(), self._view:
            self._session.start()
            while not self._session.join(POLL_S):
                if self._n_signals or self._view.is_broken:
                    self._session.stop()
                if self._n_signals > 1:
                    raise KeyboardInterrupt
        if self._session.error is not None:
            self._complain(str(self._session.error))

    @property
    def is_kept(self) -> bool:
        """Whether all that was said is among the sessions; of what is not, the view has told."""
        return not self._session.snapshot().saving_trouble

    def summary(self, saved_in: str) -> str:
        """Return one line about the session, for when it is over.

        Args:
            saved_in: where it is kept, if it is.
        """
        return summarise(self._session.snapshot(), saved_in if self.is_kept else "")

    def save(self, paths: Sequence[Path]) -> bool:
        """Write the transcript to files, each whole or not at all; return whether all worked."""
        snapshot = self._session.snapshot()
        recorded = RecordedSession(
            self._header,
            tuple(snapshot.transcript.entries),
            snapshot.time_s,
            is_finished=True,
            n_unreadable=0,
        )
        all_saved = True
        for path in paths:
            try:
                write_whole(path, format_for(path).document(recorded))
            except OSError as error:
                all_saved = False
                self._complain(f"{path}: {error.strerror or error}.{self._way_out()}")
        return all_saved

    def _way_out(self) -> str:
        if not self.is_kept:
            return ""
        return (
            f" The session is kept: 'voxcap sessions export {self._header.id} PATH' writes it "
            "elsewhere."
        )

    @contextlib.contextmanager
    def _signals_counted(self) -> Iterator[None]:
        before = {number: signal.signal(number, self._count_signal) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _count_signal(self, number: int, frame: FrameType | None) -> None:
        self._n_signals += 1

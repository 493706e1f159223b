"""Gives snapshots out, and notes how long after its sound each word was shown."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from app.captions.entries import Word
from app.captions.transcript import TranscriptView
from app.session.latency import LatencyWindow
from app.session.snapshot import Latency, SessionSnapshot

logger = logging.getLogger(__name__)

SNAPSHOTS_PER_S = 15
PERIOD_S = 1 / SNAPSHOTS_PER_S


class ShownWords:
    """Finds the words that a snapshot shows for the first time."""

    def __init__(self) -> None:
        self._n_entries = 0
        self._growing: set[tuple[str, float]] = set()

    def new_words(self, view: TranscriptView) -> list[Word]:
        """Return the words of a view that no earlier one showed, committed or growing."""
        committed = [entry for entry in view.since(self._n_entries) if isinstance(entry, Word)]
        self._n_entries = view.n_entries
        new = [word for word in (*committed, *view.growing) if _key(word) not in self._growing]
        self._growing = {_key(word) for word in view.growing}
        return new


class Publisher:
    """Calls `on_snapshot` from a thread of its own, at most 15 times a second.

    A receiver that fails is logged, once until it works again, and called again the next time.
    """

    def __init__(
        self,
        make_snapshot: Callable[[], SessionSnapshot],
        on_snapshot: Callable[[SessionSnapshot], None],
        captured_at_s: Callable[[Word], float | None],
        clock: Callable[[], float],
    ) -> None:
        """Prepare.

        Args:
            make_snapshot: gives the session as it is.
            on_snapshot: receives it.
            captured_at_s: gives the clock's reading at which a word's last sound was captured, or
                None where that means nothing.
            clock: what latencies are measured with.
        """
        self._make_snapshot = make_snapshot
        self._on_snapshot = on_snapshot
        self._captured_at_s = captured_at_s
        self._clock = clock
        self._shown = ShownWords()
        self._latencies = LatencyWindow()
        self._latency = Latency(0.0, 0.0, 0)
        self._stop = threading.Event()
        self._is_failing = False

    @property
    def latency(self) -> Latency:
        """From sound to shown text, of the last words; readable from any thread."""
        return self._latency

    def run(self) -> None:
        """Publish until `stop`, then once more."""
        while not self._stop.wait(PERIOD_S):
            self.publish()
        self.publish()

    def stop(self) -> None:
        """End `run` with what is true by then."""
        self._stop.set()

    def publish(self) -> None:
        """Give out one snapshot."""
        try:
            snapshot = self._make_snapshot()
            self._on_snapshot(snapshot)
        except Exception:
            if not self._is_failing:
                self._is_failing = True
                logger.exception("A snapshot could not be shown.")
            return
        self._is_failing = False
        self._note_latencies(snapshot)

    def _note_latencies(self, snapshot: SessionSnapshot) -> None:
        new_words = self._shown.new_words(snapshot.transcript)
        now_s = self._clock()
        for word in new_words:
            captured_s = self._captured_at_s(word)
            if captured_s is not None:
                self._latencies.add(max(0.0, now_s - captured_s), now_s)
        if new_words:
            self._latency = self._latencies.summary()


def _key(word: Word) -> tuple[str, float]:
    return word.source, word.end_s

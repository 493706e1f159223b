"""A session on its real threads, with scripted sources and an engine that reads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from app.captions.entries import Gap, Remark, Speaker, Word
from app.session.session import Session
from app.session.settings import LiveInput, SessionSettings
from app.session.snapshot import SessionSnapshot, SessionState
from tests.app.session.reading_engine import ReadingEngine, number_of
from tests.app.session.scripted_source import ScriptedSource
from tests.app.session.simulation import KeptEntries

PATIENCE_S = 60.0


class Running:
    """A session, what was seen of it, and what it kept.

    Attributes:
        may_load: an engine is loaded once this is set.
        snapshots: all that were given out.
    """

    def __init__(
        self,
        names: Sequence[str] = ("mic",),
        settings: SessionSettings | None = None,
        input_class: type[LiveInput] = LiveInput,
        load_error: Exception | None = None,
        kept: KeptEntries | None = None,
        on_snapshot: Callable[[SessionSnapshot], None] = lambda snapshot: None,
    ) -> None:
        self.engine = ReadingEngine()
        self.sources = {name: ScriptedSource(name) for name in names}
        self.kept = kept or KeptEntries()
        self.snapshots: list[SessionSnapshot] = []
        self.may_load = threading.Event()
        self.may_load.set()
        self.is_loading = threading.Event()
        self._load_error = load_error
        self._on_snapshot = on_snapshot
        self._seen = threading.Condition()
        self.session = Session(
            self._load,
            [input_class(Speaker(n, n.title(), n), s) for n, s in self.sources.items()],
            settings or SessionSettings(),
            lambda on_trouble, on_recovered: self.kept,
            self._show,
        )

    @property
    def source(self) -> ScriptedSource:
        return next(iter(self.sources.values()))

    @property
    def last(self) -> SessionSnapshot:
        return self.session.snapshot()

    def wait_until(self, is_true: Callable[[SessionSnapshot], bool]) -> SessionSnapshot:
        """Return the first snapshot from now on of which something is true."""
        with self._seen:
            n_seen = max(0, len(self.snapshots) - 1)
            assert self._seen.wait_for(
                lambda: any(is_true(snapshot) for snapshot in self.snapshots[n_seen:]), PATIENCE_S
            ), self.last
            return next(snapshot for snapshot in self.snapshots[n_seen:] if is_true(snapshot))

    def wait_for_state(self, state: SessionState) -> SessionSnapshot:
        return self.wait_until(lambda snapshot: snapshot.state is state)

    def wait_for_words(self, n_words: int) -> SessionSnapshot:
        return self.wait_until(lambda snapshot: len(words_of(snapshot)) >= n_words)

    def finish(self) -> SessionSnapshot:
        """Stop the session if it is not over, and return its last snapshot."""
        self.session.stop()
        assert self.session.join(PATIENCE_S), self.last
        return self.last

    def _load(self) -> ReadingEngine:
        self.is_loading.set()
        assert self.may_load.wait(PATIENCE_S)
        if self._load_error is not None:
            raise self._load_error
        return self.engine

    def _show(self, snapshot: SessionSnapshot) -> None:
        with self._seen:
            self.snapshots.append(snapshot)
            self._seen.notify_all()
        self._on_snapshot(snapshot)


def words_of(snapshot: SessionSnapshot, source: str = "") -> list[int]:
    """Return the numbers of the words shown, committed or growing."""
    entries = [*snapshot.transcript.entries, *snapshot.transcript.growing]
    return [
        number_of(entry.text)
        for entry in entries
        if isinstance(entry, Word) and source in ("", entry.source)
    ]


def gaps_of(snapshot: SessionSnapshot) -> list[Gap]:
    return [entry for entry in snapshot.transcript.entries if isinstance(entry, Gap)]


def remarks_of(snapshot: SessionSnapshot) -> list[str]:
    return [entry.text for entry in snapshot.transcript.entries if isinstance(entry, Remark)]

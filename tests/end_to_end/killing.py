"""Live runs in processes of their own, which are killed while they listen."""

from __future__ import annotations

import functools
import multiprocessing
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from pathlib import Path

from app.audio.pace import RealTime
from app.audio.recording_source import RecordingSource
from app.captions.entries import SessionHeader, Speaker, Word
from app.captions.journal import JournalWriter
from app.captions.session_id import new_session_id
from app.session import LiveInput, Session, SessionSettings, SessionSnapshot, SileroVoice
from engine import DEFAULT_DELAY_MS, Engine, EngineSettings
from tests.end_to_end.digit_talk import DigitTalk

DEMO_MODEL = Path(__file__).parents[2] / "resources" / "demo-model"
SPEAKER = Speaker("file", "Digits", "digits")
TALK_MINUTES = 2.0
PATIENCE_S = 120.0
AT_ONCE = 3


@dataclass(frozen=True)
class Shown:
    """A word when it was shown for the first time, by `time.monotonic`."""

    text: str
    start_s: float
    at_s: float


@dataclass(frozen=True)
class KilledRun:
    """A run that is over.

    Attributes:
        session_id: its journal's.
        shown: every word in the order it was shown.
        killed_at_s: by `time.monotonic`.
    """

    session_id: str
    shown: tuple[Shown, ...]
    killed_at_s: float


def kill_runs(folder: Path, moments_s: Sequence[float]) -> list[KilledRun]:
    """Let a live run for each moment be killed so many seconds after its first word.

    All keep their journals in one folder.
    """
    context = multiprocessing.get_context("forkserver")
    # What takes seconds to import is imported once.
    context.set_forkserver_preload([__name__])
    with ThreadPoolExecutor(AT_ONCE) as pool:
        kill = functools.partial(_kill_run, context, folder)
        return list(pool.map(kill, range(len(moments_s)), moments_s))


def _kill_run(context: ForkServerContext, folder: Path, seed: int, moment_s: float) -> KilledRun:
    session_id = new_session_id(datetime.now(UTC))
    receiving, sending = context.Pipe(duplex=False)
    process = context.Process(target=listen, args=(folder, session_id, seed, sending), daemon=True)
    process.start()
    sending.close()
    shown: list[Shown] = []
    try:
        assert receiving.poll(PATIENCE_S), "no word was shown"
        shown += receiving.recv()
        kill_at_s = shown[0].at_s + moment_s
        while receiving.poll(max(0.0, kill_at_s - time.monotonic())):
            shown += receiving.recv()
    finally:
        killed_at_s = time.monotonic()
        process.kill()
    while (more := _received(receiving)) is not None:
        shown += more
    process.join()
    return KilledRun(session_id, tuple(shown), killed_at_s)


def _received(receiving: Connection) -> list[Shown] | None:
    """Return what was sent, or None when nothing comes any more."""
    try:
        words: list[Shown] = receiving.recv()
    except (EOFError, OSError):
        return None
    return words


def listen(folder: Path, session_id: str, seed: int, sending: Connection) -> None:
    """Caption digits as they are said, and send each word that is shown. A child's whole life."""
    started = datetime.now(UTC)
    header = SessionHeader(
        session_id, started, "1.0", DEMO_MODEL.name, DEFAULT_DELAY_MS, (SPEAKER,)
    )
    talk = functools.partial(DigitTalk, TALK_MINUTES, seed)
    session = Session(
        lambda: Engine.load(DEMO_MODEL, EngineSettings(threads=1, max_streams=1)),
        [LiveInput(SPEAKER, RecordingSource(talk, DigitTalk.name, RealTime()))],
        SessionSettings(new_detector=SileroVoice),
        functools.partial(JournalWriter, folder, header),
        _Showing(sending).show,
    )
    session.start()
    session.join()


@dataclass
class _Showing:
    """A display that tells what it shows."""

    sending: Connection
    _n_entries: int = 0
    _known: set[tuple[float, str]] = field(default_factory=set)

    def show(self, snapshot: SessionSnapshot) -> None:
        now_s = time.monotonic()
        view = snapshot.transcript
        words = [
            entry
            for entry in (*view.since(self._n_entries), *view.growing)
            if isinstance(entry, Word) and (entry.start_s, entry.text) not in self._known
        ]
        self._n_entries = view.n_entries
        self._known |= {(word.start_s, word.text) for word in words}
        if words:
            self.sending.send([Shown(word.text, word.start_s, now_s) for word in words])

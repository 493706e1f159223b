"""Long sound through a whole session, as fast as it goes, measured minute by minute."""

from __future__ import annotations

import functools
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.audio.pace import Unpaced
from app.audio.recording_source import RecordingSource
from app.captions.entries import Entry, SessionHeader, Speaker
from app.captions.entries import Word as CaptionWord
from app.captions.journal import JournalWriter
from app.captions.journal_reading import read_journal
from app.captions.recorded import RecordedSession
from app.captions.session_id import new_session_id
from app.session import (
    PatientInput,
    Session,
    SessionSettings,
    SessionSnapshot,
    SileroVoice,
    VoiceDetector,
)
from engine import DEFAULT_DELAY_MS, Engine, EngineSettings
from engine.metrics import resident_bytes
from tests.benchmarks.digit_sequences import Word
from tests.benchmarks.word_alignment import align
from tests.end_to_end.digit_talk import DigitTalk, spoken_and_written

DEMO_MODEL = Path(__file__).parents[2] / "resources" / "demo-model"
SPEAKER = Speaker("file", "", "a long recording")
MINUTE_S = 60.0
TOKEN_S = 0.08
POLL_S = 0.25


@dataclass(frozen=True, slots=True)
class Minute:
    """What was true when a minute of sound had been captured.

    Attributes:
        resident_mb: of the whole process.
        token_ms: what a token took the engine in its last steps, of about ten minutes' speech.
        cpu_s: that the whole process has used; other programs do not lengthen it.
        n_tokens: that the decoder has run.
        n_words: written since the start.
        snapshot_ms: what a snapshot took, the median of the minute's.
    """

    resident_mb: float
    token_ms: float
    cpu_s: float
    n_tokens: int
    n_words: int
    snapshot_ms: float


@dataclass(frozen=True)
class Listened:
    """A session that is over.

    Attributes:
        talk: what was said.
        last: the last snapshot.
        kept: the journal, read again.
        minutes: one after the other.
        wall_s: how long it took.
    """

    talk: DigitTalk
    last: SessionSnapshot
    kept: RecordedSession
    minutes: Sequence[Minute]
    wall_s: float

    @property
    def score(self) -> Score:
        """How well the words were found."""
        return score(self.talk, written_words(self.last.transcript.entries))

    def cpu_ms(self, first: int, last: int) -> float:
        """Return the process's time for a token between two of the minutes, given by index."""
        begin, end = self.minutes[first], self.minutes[last]
        return 1e3 * (end.cpu_s - begin.cpu_s) / max(1, end.n_tokens - begin.n_tokens)

    @property
    def heard_s(self) -> float:
        """Sound that went through the engine, prompts and padding included."""
        metrics = self.last.diagnostics.engine
        return 0.0 if metrics is None else metrics.tokens_encoded * TOKEN_S


@dataclass(frozen=True)
class Score:
    """Edits over spoken words, and how late the found ones' times are.

    Attributes:
        n_spoken: words that were said.
        n_errors: words missing, added or replaced.
        lateness_s: written minus true end of each word that answers to a spoken one, in order.
    """

    n_spoken: int
    n_errors: int
    lateness_s: Sequence[float]

    @property
    def word_error_rate(self) -> float:
        """Edits over spoken words."""
        return self.n_errors / self.n_spoken


def listen(
    talk: DigitTalk, folder: Path, new_detector: Callable[[], VoiceDetector] = SileroVoice
) -> Listened:
    """Caption a talk as fast as it goes, its journal in a folder."""
    started = datetime.now(UTC)
    header = SessionHeader(
        new_session_id(started), started, "1.0", DEMO_MODEL.name, DEFAULT_DELAY_MS, (SPEAKER,)
    )
    watch = _Watch()
    session = Session(
        lambda: Engine.load(DEMO_MODEL, EngineSettings(threads=1, max_streams=1)),
        [PatientInput(SPEAKER, RecordingSource(lambda: talk, talk.name, Unpaced()))],
        SessionSettings(new_detector=new_detector),
        functools.partial(JournalWriter, folder, header),
        watch.show,
    )
    began_s = time.monotonic()
    session.start()
    while not session.join(POLL_S):
        asked_s = time.perf_counter()
        session.snapshot()
        watch.snapshots_ms.append(1e3 * (time.perf_counter() - asked_s))
    wall_s = time.monotonic() - began_s
    if session.error is not None:
        raise session.error
    kept = read_journal(folder / f"{header.id}.jsonl")
    return Listened(talk, session.snapshot(), kept, watch.minutes, wall_s)


def heard_directly(talk: DigitTalk) -> list[Word]:
    """Return what the engine alone writes of a talk."""
    engine = Engine.load(DEMO_MODEL, EngineSettings(threads=1, max_streams=1))
    stream = engine.open_stream(DEFAULT_DELAY_MS)
    pieces = [piece for samples in talk.blocks() for piece in stream.feed(samples)]
    pieces += stream.finish()
    engine.close()
    return [Word(piece.text.strip(), piece.end) for piece in pieces]


def written_words(entries: Iterable[Entry]) -> list[Word]:
    """Return the words of a transcript with their ends."""
    return [
        Word(entry.text.strip(), entry.end_s) for entry in entries if isinstance(entry, CaptionWord)
    ]


def score(talk: DigitTalk, written: list[Word]) -> Score:
    """Compare what was written with what was said, passage by passage."""
    n_spoken = n_errors = 0
    lateness_s: list[float] = []
    for spoken, found in spoken_and_written(talk.passages, written):
        alignment = align([word.text for word in spoken], [word.text for word in found])
        n_spoken += len(spoken)
        n_errors += alignment.errors
        lateness_s += [found[j].end_s - spoken[i].end_s for i, j in alignment.pairs]
    return Score(n_spoken, n_errors, lateness_s)


class _Watch:
    """A display that measures instead."""

    def __init__(self) -> None:
        self.minutes: list[Minute] = []
        self.snapshots_ms: list[float] = []

    def show(self, snapshot: SessionSnapshot) -> None:
        metrics = snapshot.diagnostics.engine
        if metrics is None or snapshot.time_s < (len(self.minutes) + 1) * MINUTE_S:
            return
        snapshots_ms, self.snapshots_ms = self.snapshots_ms, []
        self.minutes.append(
            Minute(
                resident_mb=(resident_bytes() or 0) / 1e6,
                token_ms=1e3 * TOKEN_S * metrics.real_time_factor,
                cpu_s=time.process_time(),
                n_tokens=metrics.tokens_decoded,
                n_words=snapshot.transcript.n_entries,
                snapshot_ms=statistics.median(snapshots_ms or [0.0]),
            )
        )

"""Real time with an engine that is three times too slow for two minutes, and then fast again.

    python -m tests.benchmarks.listen_slow [--slow-s 120] [--token-s 0.24] [--every-s 1]

Somebody says digits without a rest. Prints once a second how far the captions are behind, how late
the newest word was shown, and what the session says of the last words' latency. At the end: whether
the backlog stayed within its limit and a step, which gaps the reader was told of, whether the words
outside them were written, and how long the recovery took.
"""

from __future__ import annotations

import argparse
import functools
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from app.audio import elapsed_s
from app.audio.pace import RealTime
from app.audio.recording_source import RecordingSource
from app.captions.entries import Gap, SessionHeader, Speaker
from app.captions.journal import JournalWriter
from app.captions.session_id import new_session_id
from app.session import LiveInput, Session, SessionSettings, SessionSnapshot, SileroVoice
from app.session.engine_port import CaptionStream
from app.session.publisher import ShownWords
from engine import DEFAULT_DELAY_MS, Engine, EngineMetrics, EngineSettings
from engine.metrics import resident_bytes
from tests.benchmarks.digit_sequences import Word
from tests.benchmarks.word_alignment import align
from tests.end_to_end.digit_talk import DigitTalk
from tests.end_to_end.long_listening import DEMO_MODEL, written_words

SPEAKER = Speaker("file", "", "digits")
RECOVERED_S = 1.0
FAST_S = 20.0
PATIENCE_S = 60.0
# A word's end in the captions may be this far from its end in the sound.
TIMELY_S = 0.4


class SlowEngine:
    """An engine whose steps last at least so long; see `app.session.engine_port.CaptionEngine`.

    Attributes:
        token_s: what a token of the stream that advances most takes at least; may be changed at
            any time by any thread.
        longest_step_s: the longest step so far.
    """

    def __init__(self, token_s: float) -> None:
        """Load the demo model."""
        self.token_s = token_s
        self.longest_step_s = 0.0
        self._engine = Engine.load(DEMO_MODEL, EngineSettings(threads=1, max_streams=1))
        self._streams: list[CaptionStream] = []

    def open_stream(self, delay_ms: int, /) -> CaptionStream:
        """Open a stream."""
        stream = self._engine.open_stream(delay_ms)
        self._streams.append(stream)
        return stream

    def step(self, max_tokens: int, /) -> bool:
        """Compute a step, and let time pass as a slower computer would."""
        begin_s = time.monotonic()
        n_tokens = max((min(s.ready_tokens, max_tokens) for s in self._streams), default=0)
        worked = self._engine.step(max_tokens)
        if worked:
            time.sleep(max(0.0, begin_s + n_tokens * self.token_s - time.monotonic()))
            self.longest_step_s = max(self.longest_step_s, time.monotonic() - begin_s)
        return worked

    def metrics(self) -> EngineMetrics:
        """Return what was measured so far, without the time that was only let pass."""
        return self._engine.metrics()

    def close(self) -> None:
        """Close all streams."""
        self._engine.close()


class NotedPace(RealTime):
    """Knows when it began.

    Attributes:
        began_s: by `elapsed_s`.
    """

    began_s = 0.0

    def begin(self, position: int, now_s: float) -> None:
        self.began_s = now_s
        super().begin(position, now_s)


@dataclass(frozen=True, slots=True)
class ShownWord:
    """When a word was shown first, by `elapsed_s`, and how long after it had been said."""

    at_s: float
    latency_s: float


class Display:
    """Notes when words are shown.

    Attributes:
        words: in the order they were shown.
    """

    def __init__(self, pace: NotedPace) -> None:
        self.words: list[ShownWord] = []
        self._pace = pace
        self._shown = ShownWords()

    def show(self, snapshot: SessionSnapshot) -> None:
        """Take a snapshot."""
        now_s = elapsed_s()
        self.words += [
            ShownWord(now_s, now_s - self._pace.began_s - word.end_s)
            for word in self._shown.new_words(snapshot.transcript)
        ]


@dataclass(frozen=True, slots=True)
class Moment:
    """What was true at one moment; seconds since the start, and of sound behind."""

    at_s: float
    behind_s: float
    resident_mb: float
    n_gaps: int


class Watch:
    """Prints a session once in a while, and keeps what it printed."""

    def __init__(self, session: Session, display: Display, every_s: float) -> None:
        self.moments: list[Moment] = []
        self._session = session
        self._display = display
        self._n_words = 0
        self._every_s = every_s
        self._began_s = time.monotonic()
        print(
            f"{'s':>6} {'behind s':>9} {'newest s':>9} {'median s':>9} {'tokens':>7} "
            f"{'MB':>7} {'gaps':>5}"
        )

    def until(self, at_s: float) -> None:
        """Watch until so many seconds after the start."""
        while (now_s := time.monotonic() - self._began_s) < at_s:
            self.look(now_s)
            self._session.join(min(self._every_s, at_s - now_s))

    def recovery_s(self) -> float:
        """Watch until the captions are close behind again; return how long that took."""
        begin_s = time.monotonic()
        while self._session.snapshot().behind_s >= RECOVERED_S:
            if time.monotonic() - begin_s > PATIENCE_S:
                return float("inf")
            self._session.join(0.05)
        return time.monotonic() - begin_s

    def look(self, now_s: float) -> None:
        """Print a line."""
        snapshot = self._session.snapshot()
        moment = Moment(
            now_s, snapshot.behind_s, (resident_bytes() or 0) / 1e6, len(gaps_of(snapshot))
        )
        self.moments.append(moment)
        newest = self._display.words[self._n_words :]
        self._n_words += len(newest)
        latency = f"{newest[-1].latency_s:.2f}" if newest else "-"
        print(
            f"{moment.at_s:6.1f} {moment.behind_s:9.2f} {latency:>9} "
            f"{snapshot.diagnostics.latency.median_s:9.2f} "
            f"{snapshot.diagnostics.step_tokens:7d} {moment.resident_mb:7.1f} {moment.n_gaps:5d}",
            flush=True,
        )


def gaps_of(snapshot: SessionSnapshot) -> list[Gap]:
    """Return the gaps told so far."""
    return [entry for entry in snapshot.transcript.entries if isinstance(entry, Gap)]


def outside(words: Sequence[Word], gaps: Sequence[Gap]) -> list[str]:
    """Return the words that do not end in or next to a gap."""
    return [
        word.text
        for word in words
        if not any(gap.start_s - TIMELY_S <= word.end_s <= gap.end_s + 2 * TIMELY_S for gap in gaps)
    ]


def print_outcome(
    session: Session, talk: DigitTalk, watch: Watch, engine: SlowEngine, recovery_s: float
) -> None:
    """What it came to."""
    snapshot = session.snapshot()
    gaps = gaps_of(snapshot)
    (source,) = snapshot.sources
    limit_s = SessionSettings().backlog_limit_s
    largest_s = max(moment.behind_s for moment in watch.moments)
    print(
        f"behind: at most {largest_s:.2f} s, {source.largest_waiting_s:.2f} s of it in the queue "
        f"(limit {limit_s:g} s and a step, the longest {engine.longest_step_s:.2f} s); "
        f"under {RECOVERED_S:g} s {recovery_s:.2f} s after the engine was fast again"
    )
    told_s = sum(gap.end_s - gap.start_s for gap in gaps)
    print(
        f"gaps: {len(gaps)} told, {told_s:.1f} s; {source.dropped_s:.1f} s of sound and "
        f"{source.spared_s:.1f} s of silence left out of {snapshot.time_s:.1f} s"
    )
    spoken = [word for passage in talk.passages for word in passage.words]
    heard = [word for word in spoken if word.end_s <= snapshot.time_s - TIMELY_S]
    clear = outside(heard, gaps)
    written = outside(written_words(snapshot.transcript.entries), gaps)
    alignment = align(clear, written)
    print(
        f"words: {len(heard)} said, {len(clear)} of them clear of gaps, of which "
        f"{alignment.deletions} are missing and {alignment.substitutions} wrong; "
        f"{alignment.insertions} added"
    )
    resident_mb = [moment.resident_mb for moment in watch.moments if moment.at_s > 10]
    print(f"resident after 10 s: from {min(resident_mb):.1f} to {max(resident_mb):.1f} MB")


def print_latency(words: Sequence[ShownWord], fast_at_s: float) -> None:
    """How late words were shown, before the engine was fast again and after."""
    slow = [word.latency_s for word in words if word.at_s <= fast_at_s]
    late_s = [
        word.at_s - fast_at_s
        for word in words
        if word.at_s > fast_at_s and word.latency_s >= RECOVERED_S
    ]
    settled_s = max(late_s, default=0.0)
    after = [word.latency_s for word in words if word.at_s > fast_at_s + settled_s]
    print(
        f"latency: median {statistics.median(slow):.2f} s and at most {max(slow):.2f} s while "
        f"slow; the last word over {RECOVERED_S:g} s came {settled_s:.2f} s after the engine was "
        f"fast again, then median {statistics.median(after):.2f} s"
    )


def main() -> None:
    """Listen, slow and fast, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--slow-s", type=float, default=120.0)
    parser.add_argument("--token-s", type=float, default=0.24)
    parser.add_argument("--every-s", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=5)
    arguments = parser.parse_args()
    engine = SlowEngine(arguments.token_s)
    talk = DigitTalk(60.0, arguments.seed)
    started = datetime.now(UTC)
    header = SessionHeader(
        new_session_id(started), started, "1.0", DEMO_MODEL.name, DEFAULT_DELAY_MS, (SPEAKER,)
    )
    pace = NotedPace()
    display = Display(pace)
    with tempfile.TemporaryDirectory() as folder:
        session = Session(
            lambda: engine,
            [LiveInput(SPEAKER, RecordingSource(lambda: talk, talk.name, pace))],
            SessionSettings(new_detector=SileroVoice),
            functools.partial(JournalWriter, Path(folder), header),
            display.show,
        )
        session.start()
        watch = Watch(session, display, arguments.every_s)
        watch.until(arguments.slow_s)
        engine.token_s = 0.0
        fast_at_s = elapsed_s()
        recovery_s = watch.recovery_s()
        print(f"fast again: behind by less than {RECOVERED_S:g} s after {recovery_s:.2f} s")
        watch.until(arguments.slow_s + FAST_S)
        session.stop()
        session.join(PATIENCE_S)
    print_outcome(session, talk, watch, engine, recovery_s)
    print_latency(display.words, fast_at_s)


if __name__ == "__main__":
    main()

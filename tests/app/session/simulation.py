"""A session's engine side without threads and without real time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from app.audio import SAMPLE_RATE, Block, Samples
from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.transcript import Transcript
from app.session.backlog import LiveBacklog
from app.session.chunks import Chunker, Skip
from app.session.engine_room import EngineRoom
from app.session.voice import AllVoice, VoiceDetector
from tests.app.session.reading_engine import ReadingEngine, number_of

BLOCK_SAMPLES = 640


class VirtualClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


class KeptEntries:
    """Keeps what a journal would."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.duration_s: float | None = None

    def write(self, entries: Sequence[Entry], /) -> None:
        assert self.duration_s is None
        self.entries += entries

    def close(self, duration_s: float, /) -> None:
        self.duration_s = duration_s


class Simulation:
    """Live sources that play given sound in the clock's time, and an engine that takes time.

    Holes are what a source does not deliver: source, start and end in samples, and the reason.
    """

    def __init__(
        self,
        sounds: dict[str, Samples],
        token_s: float,
        limit_s: float = 8.0,
        detector: type[VoiceDetector] = AllVoice,
        delay_ms: int = 480,
        holes: Sequence[tuple[str, Skip]] = (),
    ) -> None:
        self.clock = VirtualClock()
        self.token_s = token_s
        self.engine = ReadingEngine(self._cost)
        self.engine.max_streams = len(sounds)
        self.transcript = Transcript(delay_ms / 1000)
        self.kept = KeptEntries()
        self.backlogs = {name: LiveBacklog(limit_s, lambda: None) for name in sounds}
        self.largest_behind_s = 0.0
        self._sounds = sounds
        self._holes = {name: [skip for n, skip in holes if n == name] for name in sounds}
        self._positions = dict.fromkeys(sounds, 0)
        self._chunkers = {name: Chunker(detector()) for name in sounds}
        self.room = EngineRoom(
            lambda: self.engine,
            self.backlogs,
            self.transcript,
            self.kept,
            delay_ms,
            3.0,
            self.clock,
        )
        self.captioner = self.room.open_lanes(self.engine)

    def run_until(self, time_s: float) -> None:
        """Let time pass while sound comes and the engine works."""
        while self.clock.now_s < time_s:
            self.turn()

    def turn(self) -> None:
        """Capture what has sounded by now, and do one step."""
        self._capture()
        before_s = self.clock.now_s
        # So that it does not wait in real time.
        self.room.wake()
        self.room.turn(self.engine, self.captioner)
        self.largest_behind_s = max(self.largest_behind_s, self.captioner.behind_s)
        if self.clock.now_s == before_s:
            self.clock.now_s += 0.02

    def drain(self) -> None:
        """Go on until everything there is has been captioned."""
        while not all(p >= len(self._sounds[n]) for n, p in self._positions.items()):
            self.turn()
        self.end_sound()
        while not self.captioner.is_done:
            self.turn()
        self.captioner.finish()

    def stop(self) -> None:
        """Stop as a session does, and go on until that is over."""
        self.room.stop()
        self.end_sound()
        while not self.captioner.is_done:
            self.turn()
        self.captioner.finish()

    def end_sound(self) -> None:
        for name, backlog in self.backlogs.items():
            self._positions[name] = len(self._sounds[name])
            backlog.put(self._chunkers[name].flush())
            backlog.end()

    @property
    def words(self) -> list[Word]:
        return [e for e in self.transcript.view().entries if isinstance(e, Word)]

    @property
    def gaps(self) -> list[Gap]:
        return [e for e in self.transcript.view().entries if isinstance(e, Gap)]

    @property
    def remarks(self) -> list[Remark]:
        return [e for e in self.transcript.view().entries if isinstance(e, Remark)]

    def numbers(self, source: str = "mic") -> list[int]:
        return [number_of(word.text) for word in self.words if word.source == source]

    def fail_next_step(self, then: Callable[[], None] = lambda: None) -> None:
        cost = self.engine.token_cost

        def fail(n_tokens: int) -> None:
            self.engine.token_cost = cost
            then()
            raise RuntimeError("out of luck")

        self.engine.token_cost = fail

    def _cost(self, n_tokens: int) -> None:
        self.clock.now_s += n_tokens * self.token_s
        self._capture()

    def _capture(self) -> None:
        until = round(self.clock.now_s * SAMPLE_RATE)
        for name in self._sounds:
            while self._capture_next(name, until):
                pass

    def _capture_next(self, name: str, until: int) -> bool:
        sound, start = self._sounds[name], self._positions[name]
        holes = self._holes[name]
        end = min(start + BLOCK_SAMPLES, len(sound))
        if holes and holes[0].start_sample <= start:
            if holes[0].end_sample > until:
                return False
            skip = holes.pop(0)
            self.backlogs[name].put([*self._chunkers[name].flush(), skip])
            self._positions[name] = skip.end_sample
            return True
        if holes:
            end = min(end, holes[0].start_sample)
        if start >= len(sound) or end > until:
            return False
        block = Block(start, np.ascontiguousarray(sound[start:end]), end / SAMPLE_RATE)
        self.backlogs[name].put(self._chunkers[name].push(block))
        self._positions[name] = end
        return True

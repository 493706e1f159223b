"""The engine thread's work, without the thread: sound from the lanes, words to the transcript."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from app.captions.entries import Entry, Gap, Remark, Word
from app.captions.transcript import Transcript
from app.session.engine_port import CaptionEngine
from app.session.lane import TOKEN_S, WORD_IS_OVER_S, Lane
from app.session.pacing import BEHIND_S, StepPacer
from engine import VoxcapError

logger = logging.getLogger(__name__)

# A word is on the disk within a second of being shown, and cannot be before it is committed.
SHOWN_UNCOMMITTED_S = 0.6

# Sound that does not come for this long is taken for a pause, so that the last words come out.
STARVED_S = 1.0

# Two lanes that were too much for this long will be too much for ever.
OVERLOADED_S = 10.0

MOST_RESTARTS = 3
RESTARTS_WITHIN_S = 60.0
RESTART_REASON = "the engine had to start anew"
_ADVICE = "Start again, and with a smaller model if memory is short."


class EngineFailedError(VoxcapError):
    """The engine fails again and again."""


class EntrySink(Protocol):
    """Takes what was committed, such as a journal."""

    def write(self, entries: Sequence[Entry], /) -> None:
        """Take entries; never blocks and never raises."""


class Captioner:
    """Advances all lanes by one bounded step at a time.

    Engine thread only, but for `behind_s`, which may be read from any.

    Attributes:
        lanes: the open lanes.
        n_restarts: times the engine's streams were opened anew after an error.
        step_tokens: tokens the next step may take of a stream.
    """

    def __init__(
        self,
        engine: CaptionEngine,
        lanes: Sequence[Lane],
        transcript: Transcript,
        sink: EntrySink,
        clock: Callable[[], float],
    ) -> None:
        """Start with these lanes."""
        self.lanes: tuple[Lane, ...] = tuple(lanes)
        self.n_restarts = 0
        self.step_tokens = 1
        self._engine = engine
        self._transcript = transcript
        self._sink = sink
        self._clock = clock
        self._pacer = StepPacer()
        self._restarted_s: deque[float] = deque(maxlen=MOST_RESTARTS)
        self._growing_since: dict[Word, float] = {}
        self._fed_s: dict[Lane, float] = {}
        self._overloaded_since_s: float | None = None
        self._delay_s = 0.0

    @property
    def behind_s(self) -> float:
        """Seconds of sound that wait, of the lane with the most."""
        return max((lane.behind_s for lane in self.lanes), default=0.0)

    @property
    def is_done(self) -> bool:
        """Whether all lanes have given everything."""
        return all(lane.is_closed for lane in self.lanes)

    @property
    def is_overloaded(self) -> bool:
        """Whether several lanes have been too much for the computer for a good while."""
        n_open = sum(not lane.is_closed for lane in self.lanes)
        since_s = self._overloaded_since_s
        return n_open > 1 and since_s is not None and self._clock() - since_s >= OVERLOADED_S

    def remark(self, remark: Remark) -> None:
        """Put a remark into the transcript."""
        self._add([remark])

    def turn(self) -> bool:
        """Do one step's work; return whether there was any.

        Raises:
            EngineFailedError: the engine failed too often in a short time.
        """
        try:
            worked = self._step()
            self._collect()
        except Exception as error:
            self._restart(error)
            return True
        return worked

    def replace_lanes(self, lanes: Sequence[Lane]) -> None:
        """Go on with other lanes after the old ones were abandoned."""
        self._collect()
        self.lanes = tuple(lanes)
        self._fed_s.clear()
        self._overloaded_since_s = None

    def abandon(self, reason: str) -> None:
        """Close all lanes at once; what was heard and not captioned becomes gaps."""
        for lane in self.lanes:
            lane.abandon(reason)
        self._collect()

    def finish(self) -> None:
        """Put the words that were still growing into the transcript."""
        for speaker_id in {speaker_id for lane in self.lanes for speaker_id in lane.speaker_ids}:
            self._sink.write(self._transcript.finish(speaker_id))

    def _step(self) -> bool:
        behind_s = self.behind_s
        self.step_tokens = self._pacer.tokens(behind_s)
        begin_s = self._clock()
        has_come = [self._fill(lane, begin_s) for lane in self.lanes]
        n_ready = max((min(lane.ready_tokens, self.step_tokens) for lane in self.lanes), default=0)
        worked = self._engine.step(self.step_tokens)
        if worked:
            self._pacer.observe(n_ready, self._clock() - begin_s)
        self._watch_load(behind_s)
        return worked or any(has_come)

    def _fill(self, lane: Lane, now_s: float) -> bool:
        has_come = lane.fill(self.step_tokens)
        if has_come or lane.ready_tokens or lane not in self._fed_s:
            self._fed_s[lane] = now_s
        elif now_s - self._fed_s[lane] >= STARVED_S:
            lane.bring_out_words()
        return has_come

    def _watch_load(self, behind_s: float) -> None:
        is_too_much = behind_s > BEHIND_S and self._pacer.token_s > TOKEN_S
        if not is_too_much:
            self._overloaded_since_s = None
        elif self._overloaded_since_s is None:
            self._overloaded_since_s = self._clock()

    def _collect(self) -> None:
        if not any(lane.ready_tokens for lane in self.lanes):
            for lane in self.lanes:
                lane.settle()
        self._follow_delays()
        for lane in self.lanes:
            for item in lane.take():
                if isinstance(item, Gap):
                    self._add([item])
                else:
                    speaker_id = lane.speaker_of(item)
                    self._sink.write(self._transcript.push(speaker_id, [item], item.end))
            heard_s = lane.whole_words_until_s + self._delay_s + WORD_IS_OVER_S
            for speaker_id in lane.speaker_ids:
                self._sink.write(self._transcript.push(speaker_id, [], heard_s))
        self._commit_what_is_shown()

    def _follow_delays(self) -> None:
        """Let the transcript be as patient as the slowest lane asks for."""
        delay_s = max((lane.delay_s for lane in self.lanes), default=0.0)
        if delay_s != self._delay_s:
            self._delay_s = delay_s
            self._transcript.set_delay(delay_s)

    def _commit_what_is_shown(self) -> None:
        """Commit words that have been shown for long, or will have been after the next step."""
        now_s = self._clock()
        growing = self._transcript.view().growing
        self._growing_since = {
            word: self._growing_since.get(word, now_s) for word in growing if word.text.strip()
        }
        for word, since_s in self._growing_since.items():
            if now_s + self._pacer.token_s * self.step_tokens - since_s >= SHOWN_UNCOMMITTED_S:
                self._sink.write(self._transcript.finish(word.source))

    def _add(self, entries: Sequence[Gap | Remark]) -> None:
        for entry in entries:
            self._sink.write(self._transcript.finish(entry.source))
            self._transcript.add(entry)
        if entries:
            self._sink.write(entries)

    def _restart(self, error: Exception) -> None:
        """Open every stream anew, unless that has happened too often or does not work."""
        logger.exception("The engine failed.")
        now_s = self._clock()
        is_often = len(self._restarted_s) == MOST_RESTARTS
        if is_often and now_s - self._restarted_s[0] < RESTARTS_WITHIN_S:
            raise EngineFailedError(
                f"The speech engine failed {MOST_RESTARTS + 1} times within a minute "
                f"({type(error).__name__}: {error}). {_ADVICE}"
            ) from error
        self._restarted_s.append(now_s)
        self.n_restarts += 1
        try:
            for lane in self.lanes:
                lane.reopen(self._engine, RESTART_REASON)
            self._collect()
        except Exception as second:
            raise EngineFailedError(
                f"The speech engine failed ({type(error).__name__}: {error}) and could not start "
                f"anew ({type(second).__name__}: {second}). {_ADVICE}"
            ) from second

"""One stream of the engine, and the waiting sound that goes into it."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Protocol

from app.audio import SAMPLE_RATE
from app.captions.entries import Gap
from app.session.chunks import Chunk, Item, Skip
from app.session.engine_port import CaptionEngine, CaptionStream
from app.session.gate import GateSettings, VoiceGate
from app.session.given import GivenSound
from app.session.untold import with_untold
from engine import TextPiece

logger = logging.getLogger(__name__)

TOKEN_SAMPLES = 1280
TOKEN_S = TOKEN_SAMPLES / SAMPLE_RATE

# Longer than the tokens of one word are apart.
WORD_IS_OVER_S = 0.4

# Withheld silence costs nothing, but what else the engine's thread has to do must not wait for it.
_MOST_TAKEN_AT_ONCE = 60 * SAMPLE_RATE


class Feed(Protocol):
    """Where a lane's sound comes from."""

    def take(self, n_samples: int) -> Sequence[Item]:
        """Return what waits, in order, at most `n_samples` of sound."""

    def take_rest(self) -> Sequence[Item]:
        """Return all that waits."""

    @property
    def waiting_s(self) -> float:
        """Seconds of sound that wait; readable from any thread."""

    @property
    def is_drained(self) -> bool:
        """Whether everything was taken and nothing more will come."""


class _Phase(Enum):
    FLOWING = "flowing"
    CHANGING_DELAY = "changing delay"
    ENDING = "ending"
    CLOSED = "closed"


class Lane:
    """Moves sound from a feed through the voice gate into a stream.

    Engine thread only, but for `behind_s`, `spared_s` and `capture_lag_s`.

    Attributes:
        speaker_ids: whose words come out of it.
    """

    def __init__(
        self, speaker_ids: tuple[str, ...], feed: Feed, engine: CaptionEngine, delay_ms: int
    ) -> None:
        """Open the stream."""
        self.speaker_ids = speaker_ids
        self._feed = feed
        self._gate = VoiceGate(GateSettings.for_delay(delay_ms))
        self._phase = _Phase.FLOWING
        self._delay_ms = delay_ms
        self._stream: CaptionStream = engine.open_stream(delay_ms)
        self._early: list[TextPiece] = []
        self._given = GivenSound(0)
        self._is_padded = False
        # A gap comes once the words from before it are out, and its place tells when that is.
        self._gaps: deque[tuple[int, Gap]] = deque()
        self._capture_lag_s: float | None = None
        self._in_stream_s = 0.0

    @property
    def is_closed(self) -> bool:
        """Whether the lane has given all it ever will."""
        return self._phase is _Phase.CLOSED

    @property
    def ready_tokens(self) -> int:
        """Tokens in the stream that wait to be computed."""
        return self._stream.ready_tokens

    @property
    def delay_s(self) -> float:
        """How far the text stays behind the sound."""
        return self._stream.delay_ms / 1000

    @property
    def position_s(self) -> float:
        """Session time of the sound given to the stream so far."""
        return self._stream.heard_samples / SAMPLE_RATE

    @property
    def whole_words_until_s(self) -> float:
        """Session time before which no more words, nor parts of words, come; at the end, never."""
        if self.is_closed:
            return float("inf")
        return self._given.time_at(self._n_said) / SAMPLE_RATE

    @property
    def behind_s(self) -> float:
        """Seconds of sound that wait, in the feed and in the stream."""
        return self._feed.waiting_s + self._in_stream_s

    @property
    def spared_s(self) -> float:
        """Seconds of silence that the gate kept from the engine."""
        return self._gate.saved_s

    @property
    def capture_lag_s(self) -> float | None:
        """What to add to a session time for the clock's reading at which it was captured."""
        return self._capture_lag_s

    def speaker_of(self, piece: TextPiece) -> str:
        """Return whose words a piece belongs to."""
        return self.speaker_ids[0]

    def fill(self, n_tokens: int) -> bool:
        """Give the stream sound until `n_tokens` are ready; return whether anything came."""
        n_taken = 0
        has_come = False
        while self._is_wanting(n_tokens) and n_taken < _MOST_TAKEN_AT_ONCE:
            items = self._take_fed((n_tokens - self._stream.ready_tokens) * TOKEN_SAMPLES)
            if not items:
                break
            has_come = True
            for item in items:
                n_taken += item.end_sample - item.start_sample
                self._give(self._gate.push(item))
        if self._phase is _Phase.FLOWING and self._feed.is_drained:
            self.end()
        self._note_waiting()
        return has_come

    def take(self) -> list[TextPiece | Gap]:
        """Return the text since the last call, at the end its tail, and gaps at their places.

        A gap comes when no more words from before it can.
        """
        pieces, self._early = [*self._early, *self._stream.take()], []
        taken: list[TextPiece | Gap] = []
        for piece in pieces:
            while self._gaps and self._gaps[0][1].end_s <= piece.end:
                taken.append(self._gaps.popleft()[1])
            taken.append(piece)
        while self._gaps and (self.is_closed or self._gaps[0][0] <= self._n_said):
            taken.append(self._gaps.popleft()[1])
        self._given.forget_before(self._n_said)
        self._note_waiting()
        return taken

    def bring_out_words(self) -> None:
        """Let the words spoken so far come out, as at a pause; nothing happens when they are."""
        if self._phase is _Phase.FLOWING and self._given.n_given:
            self._pad(self._stream.push_pause)

    def change_delay(self, delay_ms: int) -> None:
        """Change the delay as soon as the words so far are out."""
        is_changing = self._phase is _Phase.CHANGING_DELAY
        if delay_ms == self._delay_ms or self._phase in (_Phase.ENDING, _Phase.CLOSED):
            return
        self._delay_ms = delay_ms
        if not is_changing:
            self._pad(self._stream.push_pause)
            self._phase = _Phase.CHANGING_DELAY

    def end(self) -> None:
        """Take nothing more from the feed, and close once the words so far are out."""
        if self._phase in (_Phase.ENDING, _Phase.CLOSED):
            return
        self._give(self._gate.flush())
        self._pad(self._stream.push_end)
        self._phase = _Phase.ENDING

    def settle(self) -> None:
        """Do what has waited for the engine to have nothing to compute, of any stream.

        Only then: a stream that ends or changes has the engine compute all that is ready at once.
        """
        if self._phase is _Phase.CHANGING_DELAY:
            self._early += self._stream.set_delay(self._delay_ms)
            self._gate.settings = GateSettings.for_delay(self._delay_ms)
            self._start_afresh()
        elif self._phase is _Phase.ENDING:
            self._early += self._stream.finish()
            self._phase = _Phase.CLOSED

    def abandon(self, reason: str) -> None:
        """Close without computing what waits, here and in the feed: it becomes a gap.

        So does, of a lane that is closed already, what has come to the feed since.
        """
        unsaid = None
        if not self.is_closed:
            unsaid = self._unsaid()
            self._close_stream()
            self._phase = _Phase.CLOSED
        for item in self._take_rest():
            if isinstance(item, Chunk):
                start_sample = unsaid[0] if unsaid else item.start_sample
                unsaid = (start_sample, item.end_sample)
            elif item.reason is not None:
                self._pass_gap(item.start_sample, item.end_sample, item.reason)
        self._tell_missing(unsaid, reason)

    def reopen(self, engine: CaptionEngine, reason: str) -> None:
        """Go on in a fresh stream at the same time; what the old one had not said is a gap."""
        if self.is_closed:
            return
        unsaid = self._unsaid()
        position = self._stream.heard_samples
        self._close_stream()
        self._stream = engine.open_stream(self._delay_ms)
        self._stream.skip(position)
        self._gate.settings = GateSettings.for_delay(self._delay_ms)
        self._start_afresh()
        self._tell_missing(unsaid, reason)

    def _is_wanting(self, n_tokens: int) -> bool:
        return self._phase is _Phase.FLOWING and self._stream.ready_tokens < n_tokens

    def _take_fed(self, n_samples: int) -> Sequence[Item]:
        return self._feed.take(n_samples)

    def _take_rest(self) -> Sequence[Item]:
        return self._feed.take_rest()

    @property
    def _n_computed(self) -> int:
        """Place up to which the engine has listened; its prompt lies before place 0."""
        return max(0, self._given.n_given - self._stream.ready_tokens * TOKEN_SAMPLES)

    @property
    def _n_said(self) -> int:
        """Place before which all words are out and whole."""
        margin_s = self.delay_s + WORD_IS_OVER_S
        return self._n_computed - round(margin_s * SAMPLE_RATE) - TOKEN_SAMPLES

    def _unsaid(self) -> tuple[int, int] | None:
        """Return the session time, in samples, of the sound whose words are not out yet."""
        delay_samples = self._stream.delay_ms * SAMPLE_RATE // 1000
        place = max(0, self._n_computed - delay_samples - TOKEN_SAMPLES)
        if not self._given.sound_from(place):
            return None
        return self._given.time_at(place), self._given.time_at(self._given.n_given)

    def _note_waiting(self) -> None:
        self._in_stream_s = self._given.sound_from(self._n_computed) / SAMPLE_RATE

    def _pad(self, push: Callable[[], None]) -> None:
        n_before = self._stream.ready_tokens
        push()
        if not self._is_padded:
            self._is_padded = True
            n_tokens = self._stream.ready_tokens - n_before
            self._given.add_silence(n_tokens * TOKEN_SAMPLES)

    def _start_afresh(self) -> None:
        """Begin to count anew, for a stream that starts with a fresh prompt."""
        self._given = GivenSound(self._stream.heard_samples)
        self._is_padded = False
        self._phase = _Phase.FLOWING
        self._release_gaps()

    def _release_gaps(self) -> None:
        self._gaps = deque((self._n_said, gap) for _, gap in self._gaps)

    def _close_stream(self) -> None:
        try:
            self._stream.close()
        except Exception:
            logger.exception("A stream of the engine could not be closed.")
        self._early += self._stream.take()

    def _give(self, items: Sequence[Item]) -> None:
        for item in items:
            n_ahead = item.start_sample - self._stream.heard_samples
            if n_ahead > 0:
                self._stream.skip(n_ahead)
            match item:
                case Chunk():
                    self._stream.push(item.samples)
                    self._given.add_sound(item.start_sample, len(item.samples))
                    self._is_padded = False
                    self._capture_lag_s = item.captured_s - item.end_sample / SAMPLE_RATE
                case Skip(start_sample, end_sample, reason):
                    self._stream.skip(max(0, end_sample - self._stream.heard_samples))
                    if reason is not None:
                        self._pass_gap(start_sample, end_sample, reason)

    def _pass_gap(self, start_sample: int, end_sample: int, reason: str) -> None:
        for speaker_id in self.speaker_ids:
            start_s, end_s = start_sample / SAMPLE_RATE, end_sample / SAMPLE_RATE
            self._place_gap(Gap(speaker_id, start_s, end_s, reason))

    def _place_gap(self, gap: Gap) -> None:
        # While the gate withholds silence, the stream's place stands still and its last sound held
        # no words.
        self._gaps.append((self._given.n_given - self._gate.withheld_after_samples, gap))

    def _tell_missing(self, unsaid: tuple[int, int] | None, reason: str) -> None:
        """Have gaps for sound that will not be said come, with those that wait, at once."""
        if unsaid is not None:
            start_s, end_s = unsaid[0] / SAMPLE_RATE, unsaid[1] / SAMPLE_RATE
            waiting = [gap for _, gap in self._gaps]
            self._gaps.clear()
            for speaker_id in self.speaker_ids:
                told = [gap for gap in waiting if gap.source == speaker_id]
                missing = Gap(speaker_id, start_s, end_s, reason)
                self._gaps.extend((0, gap) for gap in with_untold(told, missing))
        self._release_gaps()

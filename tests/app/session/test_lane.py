"""One stream and the sound that goes into it."""

from __future__ import annotations

import pytest

from app.audio import Samples
from app.captions.entries import Gap
from app.session.backlog import LiveBacklog
from app.session.chunks import CHUNK_SAMPLES, Chunk, Item, Skip
from app.session.lane import TOKEN_S, Lane
from engine import TextPiece
from tests.app.session.reading_engine import ReadingEngine, number_of, speech


class _Bench:
    """A lane, its backlog and its engine."""

    def __init__(self, delay_ms: int = 480) -> None:
        self.engine = ReadingEngine()
        self.backlog = LiveBacklog(600.0, lambda: None)
        self.lane = Lane(("mic",), self.backlog, self.engine, delay_ms)
        self.position = 0
        self.taken: list[TextPiece | Gap] = []

    def put(self, sound: Samples, voice: float = 1.0) -> None:
        items: list[Item] = []
        for start in range(0, len(sound), CHUNK_SAMPLES):
            samples = sound[start : start + CHUNK_SAMPLES]
            at = self.position + start
            items.append(Chunk(at, samples, (at + len(samples)) / 16_000 + 100.0, voice))
        self.backlog.put(items)
        self.position += len(sound)

    def skip(self, duration_s: float, reason: str | None) -> None:
        end = self.position + round(duration_s * 16_000)
        self.backlog.put([Skip(self.position, end, reason)])
        self.position = end

    def run(self, n_tokens: int = 4) -> None:
        """Compute all that there is."""
        while self.lane.fill(n_tokens) or self.lane.ready_tokens:
            self.engine.step(n_tokens)
            self.taken += self.lane.take()
        self.lane.settle()
        self.taken += self.lane.take()

    @property
    def text(self) -> list[int | str]:
        """Numbers of words, and reasons of gaps, in the order they came."""
        return [i.reason if isinstance(i, Gap) else number_of(i.text) for i in self.taken]


def test_a_gap_comes_between_the_words_around_it() -> None:
    bench = _Bench()
    bench.put(speech(2.3))
    bench.skip(3.0, "paused")
    bench.put(speech(2.3, 10))
    bench.run()
    assert bench.text == [0, 1, 2, "paused", 10, 11]
    assert bench.taken[3] == Gap("mic", 2.3, 5.3, "paused")


def test_a_gap_at_rest_comes_once_the_words_are_brought_out() -> None:
    bench = _Bench(2400)
    bench.put(speech(2.3))
    bench.skip(3.0, "paused")
    bench.run()
    assert bench.text == []
    bench.lane.bring_out_words()
    bench.run()
    assert bench.text == [0, 1, 2, "paused"]


def test_a_gap_while_silence_is_withheld_comes_at_once() -> None:
    bench = _Bench()
    bench.put(speech(1.0))
    bench.put(speech(20.0, every_s=30.0)[8_000:], voice=0.0)
    bench.skip(2.0, "paused")
    bench.run()
    assert bench.lane.spared_s > 10.0
    assert bench.text == [0, "paused"]


def test_the_gate_waits_for_the_words_of_a_long_delay() -> None:
    bench = _Bench(2400)
    assert bench.lane.spared_s == 0.0
    bench.put(speech(1.0))
    bench.put(speech(30.0, every_s=60.0)[8_000:], voice=0.0)
    bench.run()
    spared_2400_s = bench.lane.spared_s
    bench.lane.change_delay(480)
    bench.run()
    bench.put(speech(1.0, 7))
    bench.put(speech(30.0, every_s=60.0)[8_000:], voice=0.0)
    bench.run()
    assert bench.lane.spared_s - spared_2400_s == pytest.approx(spared_2400_s + 0.4, abs=0.2)
    assert bench.text == [0, 7]


def test_words_are_not_cut_short_by_a_jump_in_time() -> None:
    bench = _Bench()
    bench.put(speech(2.2))
    bench.skip(30.0, None)
    bench.put(speech(0.24, 10))
    bench.run()
    assert bench.lane.whole_words_until_s < 2.2
    bench.put(speech(2.0, 20))
    bench.run()
    assert bench.lane.whole_words_until_s > 32.0


def test_abandoning_tells_what_waited_beside_the_gaps_that_were_known() -> None:
    bench = _Bench()
    bench.put(speech(2.3))
    bench.run()
    bench.put(speech(2.0, 10))
    bench.skip(3.0, "paused")
    bench.put(speech(2.0, 20))
    bench.lane.abandon("stopped")
    bench.run()
    gaps = [item for item in bench.taken if isinstance(item, Gap)]
    assert [gap.reason for gap in gaps] == ["stopped", "paused", "stopped"]
    assert [(gap.start_s, gap.end_s) for gap in gaps[1:]] == [(4.3, 7.3), (7.3, 9.3)]
    assert gaps[0].start_s == pytest.approx(2.3 - 0.48, abs=2 * TOKEN_S)
    assert bench.lane.is_closed
    assert bench.lane.behind_s == 0.0


def test_abandoning_what_has_said_everything_tells_nothing() -> None:
    bench = _Bench()
    bench.put(speech(2.3))
    bench.run()
    bench.lane.bring_out_words()
    bench.run()
    bench.lane.abandon("stopped")
    bench.run()
    assert bench.text == [0, 1, 2]


def test_opening_anew_tells_only_what_was_not_said() -> None:
    bench = _Bench()
    bench.put(speech(5.1))
    bench.run()
    bench.lane.reopen(bench.engine, "anew")
    bench.put(speech(2.0, 10))
    bench.run()
    assert bench.text == [0, 1, 2, 3, 4, "anew", 10, 11][: len(bench.text)]
    gap = next(item for item in bench.taken if isinstance(item, Gap))
    assert gap.start_s == pytest.approx(5.1 - 0.48, abs=2 * TOKEN_S)
    assert gap.end_s == pytest.approx(5.1, abs=TOKEN_S)


def test_opening_anew_before_any_sound_tells_nothing() -> None:
    bench = _Bench()
    bench.skip(5.0, None)
    bench.run()
    bench.lane.reopen(bench.engine, "anew")
    bench.put(speech(2.0))
    bench.run()
    assert bench.text == [0, 1]
    assert next(p.start for p in bench.taken if isinstance(p, TextPiece)) == pytest.approx(5.0)


def test_ending_leaves_what_waits_to_others() -> None:
    bench = _Bench()
    bench.engine.step(16)
    bench.put(speech(2.3))
    bench.lane.fill(16)
    bench.lane.end()
    bench.run()
    assert bench.lane.is_closed
    assert bench.text == [0, 1]
    assert bench.backlog.waiting_s > 0.5


def test_what_waits_counts_neither_prompt_nor_pad() -> None:
    bench = _Bench()
    assert bench.lane.ready_tokens
    assert bench.lane.behind_s == 0.0
    bench.put(speech(1.0))
    bench.lane.fill(40)
    assert bench.lane.behind_s == pytest.approx(1.0, abs=TOKEN_S)
    bench.run()
    bench.lane.bring_out_words()
    bench.lane.fill(4)
    assert bench.lane.ready_tokens
    assert bench.lane.behind_s == pytest.approx(0.0, abs=TOKEN_S)


def test_the_lag_is_between_session_time_and_the_clock() -> None:
    bench = _Bench()
    assert bench.lane.capture_lag_s is None
    bench.put(speech(1.0))
    bench.run()
    assert bench.lane.capture_lag_s == pytest.approx(100.0)

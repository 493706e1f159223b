"""From a source's events to its backlog."""

from __future__ import annotations

import math

import numpy as np
import pytest

from app.audio import (
    AudioError,
    AudioEvent,
    Block,
    Ended,
    Failed,
    Gap,
    Glitch,
    Lost,
    Moved,
    Muted,
    Samples,
    Started,
    Unmuted,
    Waiting,
)
from app.captions.entries import Remark, Speaker
from app.session.backlog import LiveBacklog
from app.session.capture import Capture, Wish
from app.session.chunks import Chunker, Item, Skip
from app.session.snapshot import SourceSnapshot, SourceState
from app.session.voice import AllVoice
from tests.app.session.rows import chunks_of, skips_of
from tests.app.session.scripted_source import ScriptedSource
from tests.app.session.simulation import VirtualClock


class _Bench:
    """A capture whose source delivers given events and then ends, run on this thread."""

    def __init__(self) -> None:
        self.source = ScriptedSource()
        self.clock = VirtualClock()
        self.remarks: list[Remark] = []
        self.states: list[SourceSnapshot] = []
        self.backlog = LiveBacklog(600.0, self._note)
        self.capture = Capture(
            Speaker("mic", "You", "?"),
            self.source,
            Chunker(AllVoice()),
            self.backlog,
            self.remarks.append,
            self.clock,
        )

    def run(self, *events: AudioEvent | Exception) -> list[Item]:
        self.source.give(*events)
        self.capture.run(0.0)
        items = self.backlog.take_rest()
        assert self.backlog.is_drained
        return items

    def _note(self) -> None:
        self.states.append(self.capture.snapshot())


def _block(start: int, n_samples: int = 1_600, level: float = 0.5) -> Block:
    samples: Samples = np.full(n_samples, level, dtype=np.float32)
    return Block(start, samples, (start + n_samples) / 16_000)


def test_sound_and_jumps_come_in_order_with_their_times() -> None:
    bench = _Bench()
    items = bench.run(
        Started(0, "USB", 44_100, 2),
        _block(0),
        Glitch(1_600, 4_000),
        _block(5_600),
        Glitch(7_200, 100),
        _block(7_300),
        Gap(8_900, 40_000, "paused"),
        _block(40_000),
        Ended(41_600),
    )
    assert [item.start_sample for item in items] == sorted(item.start_sample for item in items)
    assert sum(len(chunk.samples) for chunk in chunks_of(items)) == 4 * 1_600
    assert skips_of(items) == [
        Skip(1_600, 5_600, "sound was lost on the way from the device"),
        Skip(7_200, 7_300, None),
        Skip(8_900, 40_000, "paused"),
    ]
    status = bench.capture.snapshot()
    assert (status.speaker.device, status.rate_hz, status.channels) == ("USB", 44_100, 2)
    assert (status.blocks, status.glitches, status.restarts) == (4, 2, 0)
    assert status.lost_s == pytest.approx((4_000 + 100 + 31_100) / 16_000)
    assert status.state is SourceState.ENDED
    assert status.level_dbfs == -math.inf
    assert bench.capture.end_s == 2.6
    assert bench.source.calls == ["open", "close"]


def test_an_outage_that_is_still_open_at_the_end_is_a_gap_with_its_reason() -> None:
    bench = _Bench()
    bench.clock.now_s = 5.0
    items = bench.run(_block(0), Lost(1_600, "It was unplugged."), Ended(1_600))
    assert skips_of(items) == [Skip(1_600, 80_000, "It was unplugged.")]
    assert bench.capture.end_s == 5.0
    assert bench.remarks == [Remark("mic", 0.1, "It was unplugged.")]


def test_waiting_in_vain_until_the_end_is_a_gap() -> None:
    bench = _Bench()
    bench.clock.now_s = 2.0
    items = bench.run(_block(0), Waiting(1_600), Ended(1_600))
    assert [(skip.start_sample, skip.end_sample) for skip in skips_of(items)] == [(1_600, 32_000)]


def test_an_outage_that_is_over_is_told_by_the_source_alone() -> None:
    bench = _Bench()
    bench.clock.now_s = 9.0
    items = bench.run(
        _block(0),
        Waiting(1_600),
        Lost(1_600, "It was unplugged."),
        Failed(1_600, "Plug it in."),
        Gap(1_600, 16_000, "unplugged"),
        Moved(16_000, "Other"),
        Started(16_000, "Other", 48_000, 1),
        _block(16_000),
        Ended(17_600),
    )
    assert skips_of(items) == [Skip(1_600, 16_000, "unplugged")]
    assert [remark.text for remark in bench.remarks] == [
        "It was unplugged.",
        "Plug it in.",
        "The sound now comes from Other.",
    ]
    assert bench.capture.snapshot().restarts == 1
    assert bench.capture.snapshot().message == ""


def test_a_mute_lasts_until_other_samples_come_whatever_happens_between() -> None:
    bench = _Bench()
    bench.run(
        Started(0, "USB", 16_000, 1),
        _block(0, level=0.0),
        Muted(1_600, "Unmute it."),
        _block(1_600, level=0.0),
        Waiting(3_200),
        Lost(3_200, "It was unplugged."),
        Started(3_200, "USB", 16_000, 1),
        _block(3_200, level=0.0),
        Unmuted(4_800),
        _block(4_800),
        Ended(6_400),
    )
    told = [(state.state, state.message) for state in bench.states]
    assert (SourceState.MUTED, "Unmute it.") in told
    assert told[-4] == (SourceState.MUTED, "Unmute it.")
    assert told[-3] == (SourceState.HEARD, "")


def test_what_of_a_recording_could_not_be_read_is_told() -> None:
    bench = _Bench()
    bench.run(_block(0), Ended(1_600, "The file is damaged after 0.1 s."))
    assert bench.capture.snapshot().message == "The file is damaged after 0.1 s."
    assert bench.remarks[-1].text == "The file is damaged after 0.1 s."
    assert bench.capture.failure is None


def test_a_source_that_cannot_be_opened() -> None:
    bench = _Bench()
    bench.source.open_error = AudioError("No such device. Choose another.")
    assert bench.run() == []
    assert str(bench.capture.failure) == "No such device. Choose another."
    assert not bench.capture.was_opened
    assert bench.capture.snapshot().state is SourceState.LOST
    assert bench.source.calls == ["open", "close"]


def test_an_exception_nobody_expected_keeps_the_sound_and_says_what_happened() -> None:
    bench = _Bench()
    items = bench.run(_block(0), RuntimeError("odd"))
    assert sum(len(chunk.samples) for chunk in chunks_of(items)) == 1_600
    assert "odd" in str(bench.capture.failure)
    assert "odd" in bench.remarks[-1].text
    assert bench.capture.snapshot().state is SourceState.LOST


def test_a_source_that_cannot_be_closed_still_ends() -> None:
    bench = _Bench()
    bench.source.close_error = RuntimeError("stuck")
    items = bench.run(_block(0, 100), Ended(100))
    assert bench.source.calls == ["open", "close"]
    assert skips_of(items) == []
    assert "stuck" in str(bench.capture.failure)


def test_a_stop_cannot_be_taken_back() -> None:
    bench = _Bench()
    bench.capture.ask(Wish.STOP)
    bench.capture.ask(Wish.PAUSE)
    bench.capture.ask(Wish.CAPTURE)
    assert bench.run(_block(0), _block(1_600))[-1].end_sample == 3_200
    assert bench.source.calls == ["open", "close"]

"""Several sources as one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE
from app.captions.entries import Gap
from app.session.backlog import LiveBacklog
from app.session.chunks import Chunk, Item, Skip
from app.session.mixing import PATIENCE_SAMPLES, TOO_LATE, Loudness, MixedFeed
from tests.app.session.rows import chunks_of, rows, run_of

_LEVELS = {"mic": 0.25, "system": 0.125}


def _backlogs() -> dict[str, LiveBacklog]:
    return {name: LiveBacklog(600.0, lambda: None) for name in _LEVELS}


def _scaled(items: list[Item], level: float) -> list[Item]:
    return [
        Chunk(i.start_sample, np.full(len(i.samples), level, np.float32), i.captured_s, i.voice)
        if isinstance(i, Chunk)
        else i
        for i in items
    ]


def _on_time_line(
    items: list[Item], n_samples: int
) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    line = np.zeros(n_samples, dtype=np.float32)
    for item in chunks_of(items):
        line[item.start_sample : item.end_sample] += item.samples
    return line


@given(
    mic=rows(),
    system=rows(),
    sizes=st.lists(st.integers(1, 40), min_size=1, max_size=8),
    n_samples=st.integers(512, 20_000),
)
def test_the_mix_is_the_sum_on_the_common_time_line(
    mic: list[Item], system: list[Item], sizes: list[int], n_samples: int
) -> None:
    sources = {"mic": _scaled(mic[:80], 0.25), "system": _scaled(system[:80], 0.125)}
    end = max((item.end_sample for row in sources.values() for item in row), default=0)
    backlogs = _backlogs()
    feed = MixedFeed(backlogs, 0)
    mixed: list[Item] = []
    gaps: list[Gap] = []
    left = {name: list(row) for name, row in sources.items()}
    turn = 0
    while any(left.values()):
        # Both deliver as time goes on, in portions of their own.
        name = min((n for n in left if left[n]), key=lambda n: left[n][0].start_sample)
        size = sizes[turn % len(sizes)]
        turn += 1
        part, left[name] = left[name][:size], left[name][size:]
        backlogs[name].put(part)
        if all(left.values()) and all(backlog.waiting_s for backlog in backlogs.values()):
            mixed += feed.take(n_samples)
            gaps += feed.take_gaps()
    for backlog in backlogs.values():
        backlog.end()
    while not feed.is_drained:
        mixed += feed.take(n_samples)
        gaps += feed.take_gaps()
    gaps += feed.take_gaps()
    assert feed.waiting_s == 0.0
    positions = [(item.start_sample, item.end_sample) for item in mixed]
    assert [start for start, _ in positions] == [0, *(stop for _, stop in positions[:-1])][
        : len(mixed)
    ]
    expected = sum(_on_time_line(row, end) for row in sources.values())
    late = np.zeros(end, dtype=bool)
    for gap in gaps:
        if gap.reason == TOO_LATE:
            late[round(gap.start_s * SAMPLE_RATE) : round(gap.end_s * SAMPLE_RATE)] = True
    assert np.allclose(_on_time_line(mixed, end)[~late], expected[~late])
    told = {(gap.source, round(gap.start_s * SAMPLE_RATE)) for gap in gaps}
    for name, row in sources.items():
        for item in row:
            if isinstance(item, Skip) and item.reason is not None:
                assert any(source == name and start <= item.start_sample for source, start in told)


def test_the_louder_source_is_named() -> None:
    backlogs = _backlogs()
    backlogs["mic"].put(_scaled(run_of(32, 1.0), 0.3) + _scaled(run_of(32, 1.0, 16_384), 0.01))
    backlogs["system"].put(_scaled(run_of(64, 1.0), 0.1))
    feed = MixedFeed(backlogs, 0)
    feed.take(40_000)
    assert feed.loudest(0.2, 0.6) == "mic"
    assert feed.loudest(1.3, 1.8) == "system"


def test_a_source_that_is_lost_is_not_waited_for_longer_than_told() -> None:
    backlogs = _backlogs()
    feed = MixedFeed(backlogs, 0)
    backlogs["mic"].put(_scaled(run_of(64, 1.0), 0.3))
    backlogs["system"].put(_scaled(run_of(4, 1.0), 0.1))
    mixed = feed.take(100_000)
    assert mixed[-1].end_sample == 64 * 512 - PATIENCE_SAMPLES
    assert 0 < feed.waiting_s <= PATIENCE_SAMPLES / SAMPLE_RATE


def test_sound_that_comes_too_late_is_a_gap_and_not_lost_in_silence() -> None:
    backlogs = _backlogs()
    feed = MixedFeed(backlogs, 0)
    backlogs["mic"].put(_scaled(run_of(64, 1.0), 0.3))
    feed.take(100_000)
    backlogs["system"].put(_scaled(run_of(40, 1.0), 0.1))
    feed.take(100_000)
    late_s = (64 * 512 - PATIENCE_SAMPLES) / SAMPLE_RATE
    gaps = feed.take_gaps()
    assert [gap.source for gap in gaps] == ["system"]
    assert gaps[0].start_s == 0.0
    assert gaps[0].end_s == pytest.approx(min(late_s, 40 * 512 / SAMPLE_RATE))


def test_a_gap_of_one_source_does_not_hurry_the_sound_of_the_other() -> None:
    backlogs = _backlogs()
    feed = MixedFeed(backlogs, 0)
    backlogs["mic"].put([Skip(0, 160_000, "paused"), *run_of(1, 1.0, 160_000)])
    backlogs["system"].put(_scaled(run_of(200, 1.0), 0.1))
    mixed: list[Item] = []
    while part := feed.take(1_280):
        mixed += part
    heard = sum(len(chunk.samples) for chunk in chunks_of(mixed))
    assert heard >= 200 * 512
    assert feed.take_gaps() == [Gap("mic", 0.0, 10.0, "paused")]


def test_a_gap_waits_until_the_mix_has_come_to_it() -> None:
    backlogs = _backlogs()
    feed = MixedFeed(backlogs, 0)
    backlogs["mic"].put([*run_of(50, 1.0), Skip(25_600, 32_000, "paused")])
    backlogs["system"].put(run_of(100, 1.0))
    feed.take(5_120)
    assert feed.take_gaps() == []
    while feed.take(5_120):
        pass
    assert feed.take_gaps() == [Gap("mic", 1.6, 2.0, "paused")]


def test_all_that_waits_can_be_taken_at_once() -> None:
    backlogs = _backlogs()
    feed = MixedFeed(backlogs, 0)
    backlogs["mic"].put(run_of(100, 0.5))
    backlogs["system"].put(run_of(30, 0.5))
    assert feed.take_rest()[-1].end_sample == 51_200
    assert feed.waiting_s == 0.0


def test_loudness_of_what_nobody_knows_is_nothing() -> None:
    loudness = Loudness()
    loudness.observe(0, np.full(512, 0.5, np.float32))
    assert loudness.power(0.0, 0.03) == pytest.approx(0.25)
    assert loudness.power(5.0, 6.0) == 0.0

"""What is left out when too much waits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE
from app.session.chunks import CHUNK_SAMPLES, Item, Skip, sound_samples
from app.session.shedding import QUIET_VOICE, TOO_SLOW, shed
from tests.app.session.rows import (
    CHUNK_S,
    assert_same_span,
    chunk,
    chunks_of,
    rows,
    run_of,
    skips_of,
)

_LIMITS_S = st.sampled_from([0.1, 0.5, 1.0, 2.0, 100.0])


@given(items=rows(), limit_s=_LIMITS_S)
def test_what_is_left_is_bounded_and_all_accounted_for(items: list[Item], limit_s: float) -> None:
    left = shed(items, limit_s)
    assert_same_span(left.items, items)
    n_left = sound_samples(left.items)
    assert n_left <= limit_s * SAMPLE_RATE
    assert n_left + left.n_silent + left.n_lost == sound_samples(items)
    told = [skip for skip in skips_of(left.items) if skip.reason == TOO_SLOW]
    assert bool(told) == bool(left.n_lost)
    others = [s for s in skips_of(items) if s.reason not in (None, TOO_SLOW)]
    for skip in others:
        assert any(
            kept.reason == skip.reason
            and kept.start_sample <= skip.start_sample
            and skip.end_sample <= kept.end_sample
            for kept in skips_of(left.items)
        )


@given(items=rows(), limit_s=_LIMITS_S)
def test_voice_stays_while_silence_is_enough(items: list[Item], limit_s: float) -> None:
    left = shed(items, limit_s)
    voiced = [item for item in chunks_of(items) if item.voice >= QUIET_VOICE]
    if not left.n_lost:
        assert [item for item in chunks_of(left.items) if item.voice >= QUIET_VOICE] == voiced
    else:
        n_without_silence = sound_samples(items) - shed(items, 0.0).n_silent
        assert n_without_silence > limit_s * SAMPLE_RATE


@given(items=rows(), limit_s=_LIMITS_S)
def test_nothing_goes_below_half_the_limit(items: list[Item], limit_s: float) -> None:
    if sound_samples(items) <= limit_s * SAMPLE_RATE / 2:
        assert chunks_of(shed(items, limit_s).items) == chunks_of(items)


@given(items=rows(), more=st.integers(0, 60), limit_s=_LIMITS_S)
def test_shedding_again_goes_on_where_it_stopped(
    items: list[Item], more: int, limit_s: float
) -> None:
    once = shed(items, limit_s)
    start = items[-1].end_sample if items else 0
    grown = [*once.items, *run_of(more, 0.9, start)]
    twice = shed(grown, limit_s)
    assert_same_span(twice.items, [*items, *chunks_of(grown)[len(chunks_of(once.items)) :]])


def test_silence_goes_first_the_oldest_first_and_its_ends_stay() -> None:
    items = [
        *run_of(20, 0.9),
        *run_of(40, 0.0, 20 * CHUNK_SAMPLES),
        *run_of(20, 0.9, 60 * CHUNK_SAMPLES),
        *run_of(40, 0.0, 80 * CHUNK_SAMPLES),
        *run_of(20, 0.9, 120 * CHUNK_SAMPLES),
    ]
    just_above = shed(items, 2 * 139 * CHUNK_S)
    assert skips_of(just_above.items) == [Skip(27 * CHUNK_SAMPLES, 53 * CHUNK_SAMPLES, None)]
    far_above = shed(items, 2 * 90 * CHUNK_S)
    assert len(skips_of(far_above.items)) == 2
    assert far_above.n_silent == 2 * 26 * CHUNK_SAMPLES
    assert [c for c in chunks_of(far_above.items) if c.voice] == [
        c for c in chunks_of(items) if c.voice
    ]


def test_short_pauses_stay() -> None:
    items: list[Item] = []
    for i in range(20):
        items += run_of(10, 0.9, i * 28 * CHUNK_SAMPLES)
        items += run_of(18, 0.0, (i * 28 + 10) * CHUNK_SAMPLES)
    assert shed(items, sound_samples(items) / SAMPLE_RATE).items == items


def test_one_gap_results() -> None:
    items = run_of(251, 0.9)
    left = shed(items, 8.0)
    (gap,) = skips_of(left.items)
    assert left.items[0] is gap
    assert gap.reason == TOO_SLOW
    assert sound_samples(left.items) == pytest.approx(6.0 * SAMPLE_RATE, abs=CHUNK_SAMPLES)
    again = shed([*left.items, *run_of(100, 0.9, 251 * CHUNK_SAMPLES)], 8.0)
    (longer,) = skips_of(again.items)
    assert longer.start_sample == gap.start_sample
    assert longer.end_sample > gap.end_sample


def test_brief_silence_between_gaps_becomes_part_of_them() -> None:
    second = SAMPLE_RATE
    for silence_s, reasons in ((1, [TOO_SLOW]), (10, [TOO_SLOW, None, TOO_SLOW])):
        start = (1 + silence_s) * second
        items: list[Item] = [
            Skip(0, second, TOO_SLOW),
            Skip(second, start, None),
            *run_of(300, 0.9, start),
        ]
        left = shed(items, 4.0)
        assert [skip.reason for skip in skips_of(left.items)] == reasons
        assert_same_span(left.items, items)


def test_growing_silence_becomes_one_skip() -> None:
    items: list[Item] = run_of(40, 0.9)
    for i in range(40, 2_000):
        items = shed([*items, chunk(i * CHUNK_SAMPLES, 0.0)], 4.0).items
    (skip,) = skips_of(items)
    assert skip.reason is None
    assert len(chunks_of(items)) < 70
    assert chunks_of(items)[:40] == run_of_voice(items)


def run_of_voice(items: list[Item]) -> list[Item]:
    return [item for item in chunks_of(items) if item.voice > QUIET_VOICE]

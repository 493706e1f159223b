"""Leaving out long silences."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.audio import SAMPLE_RATE
from app.session.chunks import CHUNK_SAMPLES, Item, Skip, sound_samples
from app.session.gate import GateSettings, VoiceGate
from tests.app.session.rows import (
    CHUNK_S,
    assert_same_span,
    chunk,
    chunks_of,
    covered,
    rows,
    run_of,
    skips_of,
)


def _passed(gate: VoiceGate, items: list[Item]) -> list[Item]:
    return [out for item in items for out in gate.push(item)]


@given(items=rows(), hold_s=st.sampled_from([0.0, 0.1, 0.5]), pre_roll_s=st.sampled_from([0, 0.2]))
def test_every_sample_comes_out_once_and_voice_with_its_pre_roll(
    items: list[Item], hold_s: float, pre_roll_s: float
) -> None:
    settings = GateSettings(hold_s, pre_roll_s)
    gate = VoiceGate(settings)
    out = [*_passed(gate, items), *gate.flush()]
    assert_same_span(out, items)
    n_samples = items[-1].end_sample if items else 0
    fed, sound = covered(chunks_of(out), n_samples), covered(chunks_of(items), n_samples)
    after_gap = 0
    for item in items:
        if isinstance(item, Skip):
            after_gap = item.end_sample if item.reason is not None else after_gap
        elif item.voice >= settings.open_at:
            since = max(after_gap, item.start_sample - round(pre_roll_s * SAMPLE_RATE))
            wanted = slice(since, item.end_sample)
            np.testing.assert_array_equal(fed[wanted], sound[wanted])
    n_saved = sound_samples(items) - sound_samples(out)
    assert gate.saved_s == pytest.approx(n_saved / SAMPLE_RATE)


@given(rows())
def test_gaps_come_out_when_they_come_in(items: list[Item]) -> None:
    gate = VoiceGate(GateSettings(hold_s=0.0))
    for item in items:
        told = [skip for skip in skips_of(gate.push(item)) if skip.reason is not None]
        is_gap = isinstance(item, Skip) and item.reason is not None
        assert told == ([item] if is_gap else [])


def test_a_long_silence_is_left_out() -> None:
    gate = VoiceGate(GateSettings())
    silence, speech = run_of(1_000, 0.0), run_of(3, 0.9, 1_000 * CHUNK_SAMPLES)
    during = _passed(gate, silence)
    assert len(during) * CHUNK_S == pytest.approx(5.0, abs=CHUNK_S)
    assert not gate.is_open
    after = _passed(gate, speech)
    assert gate.is_open
    (skip,) = skips_of(after)
    assert after[0] is skip
    assert skip.reason is None
    assert skip.start_sample == during[-1].end_sample
    pre_roll = after[1:-3]
    assert len(pre_roll) * CHUNK_S == pytest.approx(0.5, abs=CHUNK_S)
    assert len(pre_roll) * CHUNK_S >= 0.5
    assert after[-3:] == speech
    assert gate.saved_s == pytest.approx(1_000 * CHUNK_S - 5.5, abs=2 * CHUNK_S)


def test_a_little_voice_keeps_it_open_but_does_not_open_it() -> None:
    gate = VoiceGate(GateSettings(hold_s=1.0))
    murmur = [chunk(i * CHUNK_SAMPLES, 0.2 if i % 30 == 0 else 0.0) for i in range(300)]
    assert _passed(gate, murmur) == murmur
    _passed(gate, run_of(40, 0.0, 300 * CHUNK_SAMPLES))
    assert not gate.is_open
    assert _passed(gate, run_of(300, 0.34, 340 * CHUNK_SAMPLES)) == []
    assert _passed(gate, run_of(1, 0.35, 640 * CHUNK_SAMPLES))


def test_short_pauses_pass() -> None:
    gate = VoiceGate(GateSettings(hold_s=2.0))
    items: list[Item] = []
    for i in range(20):
        items += run_of(10, 0.9, i * 60 * CHUNK_SAMPLES)
        items += run_of(50, 0.0, (i * 60 + 10) * CHUNK_SAMPLES)
    assert _passed(gate, items) == items
    assert gate.saved_s == 0


def test_a_device_that_was_gone_does_not_close_it() -> None:
    gate = VoiceGate(GateSettings(hold_s=1.0))
    _passed(gate, run_of(1, 0.9))
    _passed(gate, [Skip(512, 512 + 60 * SAMPLE_RATE, "the device was unplugged")])
    assert _passed(gate, run_of(10, 0.0, 512 + 60 * SAMPLE_RATE))
    assert gate.is_open


def test_the_hold_can_change() -> None:
    gate = VoiceGate(GateSettings(hold_s=1.0))
    gate.settings = GateSettings(hold_s=3.0)
    assert len(_passed(gate, run_of(1_000, 0.0))) * CHUNK_S == pytest.approx(3.0, abs=CHUNK_S)


def test_silence_without_end_becomes_one_skip() -> None:
    gate = VoiceGate(GateSettings())
    items = run_of(10_000, 0.0)
    _passed(gate, items)
    (skip,) = gate.flush()
    assert skip.end_sample == items[-1].end_sample
    assert gate.flush() == []


@pytest.mark.parametrize("delay_ms", [80, 480, 1200, 2400])
def test_the_gate_stays_open_until_the_words_of_a_delay_are_out(delay_ms: int) -> None:
    hold_s = GateSettings.for_delay(delay_ms).hold_s
    assert hold_s == max(5.0, delay_ms / 1000 + 3.0)


def test_silence_that_went_through_is_known_once_the_gate_has_closed() -> None:
    gate = VoiceGate(GateSettings(hold_s=1.0))
    for item in run_of(20, 0.0):
        gate.push(item)
    assert gate.withheld_after_samples == 0
    for item in run_of(40, 0.0, 20 * CHUNK_SAMPLES):
        gate.push(item)
    assert gate.withheld_after_samples == 32 * CHUNK_SAMPLES

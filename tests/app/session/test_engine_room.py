"""The engine's thread, run turn by turn in simulated time."""

from __future__ import annotations

import pytest

from app.audio import Samples
from app.captions.entries import Gap, Remark
from app.session.chunks import Skip
from app.session.engine_room import MIXED_REMARK, STOPPED_REASON
from tests.app.session.reading_engine import WORD_SAMPLES, number_of, speech
from tests.app.session.simulation import Simulation


def _two_sounds(duration_s: float) -> dict[str, Samples]:
    """Return sounds whose words take turns, a second apart."""
    later = speech(duration_s + 1.0, 100, every_s=2.0)[16_000:].copy()
    return {"mic": speech(duration_s, every_s=2.0), "system": later}


def test_two_sources_too_slow_for_this_computer_are_mixed_and_that_is_told() -> None:
    simulation = Simulation(_two_sounds(70.0), token_s=0.05)
    while not simulation.room.report.is_mixed:
        assert simulation.clock.now_s < 50.0
        simulation.turn()
    begin_s = simulation.clock.now_s
    assert begin_s > 10.0
    assert [remark.text for remark in simulation.remarks] == [MIXED_REMARK]
    simulation.run_until(begin_s + 15.0)
    assert simulation.captioner.behind_s < 2.0
    simulation.drain()
    late = [word for word in simulation.words if word.start_s > begin_s]
    assert {word.source for word in late} == {"mic", "system"}
    for word in late:
        assert (number_of(word.text) >= 100) == (word.source == "system")
    assert sum(remark.text == MIXED_REMARK for remark in simulation.remarks) == 1


def test_mixing_loses_no_word() -> None:
    simulation = Simulation(_two_sounds(60.0), token_s=0.042, limit_s=60.0)
    simulation.drain()
    assert [remark.text for remark in simulation.remarks] == [MIXED_REMARK]
    assert simulation.gaps == []
    assert set(simulation.numbers("mic")) == set(range(30))
    assert set(simulation.numbers("system")) == set(range(101, 131))


def test_sources_are_not_mixed_when_one_of_them_has_ended() -> None:
    sounds = _two_sounds(60.0)
    sounds["system"] = sounds["system"][:32_000]
    simulation = Simulation(sounds, token_s=0.1)
    simulation.run_until(2.5)
    simulation.backlogs["system"].end()
    simulation.run_until(50.0)
    assert not simulation.remarks


def test_stopping_tells_what_was_not_captioned_of_each_source() -> None:
    simulation = Simulation(_two_sounds(60.0), token_s=0.12)
    simulation.run_until(30.0)
    asked_s = simulation.clock.now_s
    behind_s = simulation.captioner.behind_s
    assert behind_s > 5.0
    simulation.stop()
    assert simulation.clock.now_s <= asked_s + 3.0 + 16 * 2 * 0.12
    for name in ("mic", "system"):
        gaps = [gap for gap in simulation.gaps if gap.source == name]
        assert gaps[-1].reason == STOPPED_REASON
        assert gaps[-1].end_s == pytest.approx(asked_s, abs=0.1)
        assert gaps[-1].end_s - gaps[-1].start_s <= behind_s + 1.0


def test_stopping_gives_the_tail_of_a_computer_that_keeps_up() -> None:
    simulation = Simulation({"mic": speech(60.0)}, token_s=0.01)
    simulation.run_until(20.2)
    simulation.stop()
    assert simulation.numbers() == list(range(21))
    assert simulation.gaps == []


def test_no_step_is_longer_than_it_may_be_while_sources_end() -> None:
    simulation = Simulation(_two_sounds(20.0), token_s=0.01)
    simulation.run_until(10.0)
    largest = 0

    def cost(n_tokens: int) -> None:
        nonlocal largest
        largest = max(largest, n_tokens)

    simulation.engine.token_cost = cost
    n_before = simulation.engine.n_steps
    simulation.room.stop()
    simulation.end_sound()
    while not simulation.captioner.is_done:
        n_steps = simulation.engine.n_steps
        simulation.turn()
        assert simulation.engine.n_steps - n_steps <= 1
    assert simulation.engine.n_steps > n_before
    assert largest <= 2 * 16


def test_the_last_remarks_are_kept() -> None:
    simulation = Simulation({"mic": speech(3.0)}, token_s=0.01)
    simulation.room.remark(Remark("mic", 1.0, "The sound now comes from X."))
    simulation.drain()
    assert [remark.text for remark in simulation.remarks] == ["The sound now comes from X."]


@pytest.mark.parametrize("delays_ms", [[2400], [80], [960, 240, 2400, 480]])
def test_a_change_of_delay_loses_nothing(delays_ms: list[int]) -> None:
    simulation = Simulation({"mic": speech(30.0)}, token_s=0.02)
    simulation.run_until(7.55)
    for delay_ms in delays_ms:
        simulation.room.change_delay(delay_ms)
    simulation.drain()
    assert simulation.room.delay_ms == delays_ms[-1]
    assert simulation.captioner.lanes[0].delay_s == delays_ms[-1] / 1000
    assert simulation.numbers() == list(range(30))
    assert simulation.gaps == []


def test_a_change_of_delay_while_behind_loses_no_more_than_is_told() -> None:
    simulation = Simulation({"mic": speech(60.0)}, token_s=0.2)
    simulation.run_until(20.0)
    simulation.room.change_delay(960)
    simulation.run_until(25.0)
    simulation.token_s = 0.005
    simulation.drain()
    assert simulation.captioner.lanes[0].delay_s == 0.96
    for missing in set(range(60)) - set(simulation.numbers()):
        assert any(gap.start_s - 0.2 <= missing <= gap.end_s for gap in simulation.gaps)


def test_a_gap_of_a_single_source_is_told_after_mixing_too() -> None:
    hole = Skip(16_000 * 45, 16_000 * 52, "paused")
    simulation = Simulation(_two_sounds(70.0), token_s=0.05, holes=[("mic", hole)])
    simulation.drain()
    assert simulation.remarks
    assert Gap("mic", 45.0, 52.0, "paused") in simulation.gaps
    found = simulation.numbers("system")
    for number in range(123, 126):
        assert number in found


def test_what_waits_is_never_negative_and_leaves_the_prompt_out() -> None:
    simulation = Simulation({"mic": speech(20.0)}, token_s=0.01)
    assert simulation.room.behind_s == 0.0
    while simulation.clock.now_s < 12.0:
        simulation.turn()
        assert 0.0 <= simulation.room.behind_s < 1.0
    simulation.room.change_delay(960)
    simulation.drain()
    assert simulation.room.behind_s == 0.0


def test_silence_in_one_source_does_not_count_as_being_behind() -> None:
    hole = Skip(WORD_SAMPLES * 10, 16_000 * 25, "the sound was lost")
    simulation = Simulation({"mic": speech(30.0)}, token_s=0.01, holes=[("mic", hole)])
    while simulation.clock.now_s < 30.0:
        simulation.turn()
        assert simulation.room.behind_s < 2.0

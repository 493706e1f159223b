"""From waiting sound to the transcript, in simulated time."""

from __future__ import annotations

import pytest

from app.captions.entries import Remark
from app.session.captioner import EngineFailedError
from tests.app.session.reading_engine import number_of, speech
from tests.app.session.simulation import Simulation


def numbers(simulation: Simulation, source: str = "mic") -> list[int]:
    return [number_of(word.text) for word in simulation.words if word.source == source]


def test_every_word_comes_once_at_its_time() -> None:
    simulation = Simulation({"mic": speech(30.0)}, token_s=0.005)
    simulation.drain()
    assert numbers(simulation) == list(range(30))
    assert simulation.gaps == []
    for number, word in enumerate(simulation.words):
        assert word.start_s == pytest.approx(number, abs=0.09)
    assert simulation.kept.entries == list(simulation.transcript.view().entries)


def test_words_of_two_sources_keep_apart() -> None:
    sounds = {"mic": speech(10.0), "system": speech(10.0, first_word=100)}
    simulation = Simulation(sounds, token_s=0.005)
    simulation.drain()
    assert numbers(simulation, "mic") == list(range(10))
    assert numbers(simulation, "system") == list(range(100, 110))


def test_a_computer_that_keeps_up_stays_close_behind() -> None:
    simulation = Simulation({"mic": speech(20.0)}, token_s=0.06)
    simulation.run_until(20.0)
    assert simulation.largest_behind_s < 0.5


def test_two_minutes_three_times_too_slow() -> None:
    simulation = Simulation({"mic": speech(180.0)}, token_s=0.24)
    simulation.run_until(120.0)
    assert simulation.largest_behind_s <= 8.0 + 16 * 0.08
    assert simulation.gaps
    assert {gap.reason for gap in simulation.gaps} == {"the computer could not keep up"}
    simulation.token_s = 0.005
    simulation.run_until(130.0)
    assert simulation.captioner.behind_s < 1.0
    simulation.drain()
    found = numbers(simulation)
    assert found[-40:] == list(range(140, 180))
    assert found == sorted(set(found))
    for missing in set(range(180)) - set(found):
        assert any(gap.start_s - 0.1 <= missing <= gap.end_s for gap in simulation.gaps), missing


def test_entries_come_in_order_of_their_times() -> None:
    simulation = Simulation({"mic": speech(60.0)}, token_s=0.24)
    simulation.drain()
    ends = [entry.start_s for entry in simulation.transcript.view().entries]
    assert ends == sorted(ends)


def test_larger_steps_once_behind() -> None:
    simulation = Simulation({"mic": speech(60.0)}, token_s=0.12)
    simulation.run_until(1.0)
    first = simulation.captioner.step_tokens
    simulation.run_until(40.0)
    assert simulation.captioner.behind_s > 2.0
    assert simulation.captioner.step_tokens > first


def test_the_last_words_come_out_when_the_sound_stops_coming() -> None:
    simulation = Simulation({"mic": speech(5.5)}, token_s=0.005)
    simulation.run_until(7.5)
    assert [number_of(word.text) for word in simulation.words] == list(range(6))


def test_a_remark_from_another_thread_is_kept() -> None:
    simulation = Simulation({"mic": speech(3.0)}, token_s=0.005)
    simulation.captioner.remark(Remark("mic", 0.5, "The sound now comes from X."))
    simulation.drain()
    assert [remark.text for remark in simulation.remarks] == ["The sound now comes from X."]


def test_an_engine_that_fails_starts_anew_and_leaves_a_gap() -> None:
    simulation = Simulation({"mic": speech(20.0)}, token_s=0.005)
    simulation.run_until(5.5)
    cost = simulation.engine.token_cost

    def fail_once(n_tokens: int) -> None:
        simulation.engine.token_cost = cost
        raise RuntimeError("out of luck")

    simulation.engine.token_cost = fail_once
    simulation.drain()
    assert simulation.captioner.n_restarts == 1
    found = numbers(simulation)
    assert found == sorted(set(found))
    assert set(range(20)) - set(found) <= {5, 6}
    for word in simulation.words:
        assert word.start_s == pytest.approx(number_of(word.text), abs=0.09)
    assert [gap.reason for gap in simulation.gaps] == ["the engine had to start anew"]


def test_an_engine_that_always_fails_is_given_up() -> None:
    simulation = Simulation({"mic": speech(20.0)}, token_s=0.005)

    def fail(n_tokens: int) -> None:
        raise RuntimeError("out of luck")

    simulation.engine.token_cost = fail
    with pytest.raises(EngineFailedError, match="out of luck"):
        simulation.drain()


def test_abandoning_leaves_a_gap_for_what_waits() -> None:
    simulation = Simulation({"mic": speech(20.0)}, token_s=0.16)
    simulation.run_until(10.0)
    simulation.captioner.abandon("stopped")
    simulation.captioner.finish()
    assert simulation.captioner.is_done
    last = simulation.gaps[-1]
    assert last.reason == "stopped"
    assert last.end_s == pytest.approx(10.0, abs=0.2)
    found = simulation.numbers()
    assert last.start_s == pytest.approx(found[-1] + 1, abs=1.0)
    for missing in set(range(10)) - set(found):
        assert any(gap.start_s - 0.1 <= missing <= gap.end_s for gap in simulation.gaps)


def test_a_change_of_delay_loses_nothing() -> None:
    simulation = Simulation({"mic": speech(20.0)}, token_s=0.005)
    simulation.run_until(7.05)
    for lane in simulation.captioner.lanes:
        lane.change_delay(960)
    simulation.drain()
    assert numbers(simulation) == list(range(20))
    assert simulation.captioner.lanes[0].delay_s == 0.96

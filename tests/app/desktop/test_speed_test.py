"""A speed test measures what a session would need, in bounded time, and can be given up."""

from __future__ import annotations

import pytest

from app.desktop.speed_test import OnPrepared, SpeedResult, engine_loader, measure_speed
from app.resources import DEMO_MODEL, resource_path
from engine import CheckpointError, EngineMetrics
from tests.app.session.reading_engine import ReadingEngine


class CostlyEngine(ReadingEngine):
    """Computes at a cost on a clock of its own: reading the weights, and each token."""

    def __init__(self, step_s: float, token_s: float) -> None:
        super().__init__(self._pay)
        self.now_s = 0.0
        self.loading_s = 2.0
        self._step_s = step_s
        self._token_s = token_s

    def load(self, on_prepared: OnPrepared) -> CostlyEngine:
        self.now_s += self.loading_s
        return self

    def clock(self) -> float:
        return self.now_s

    def _pay(self, n_tokens: int) -> None:
        self.now_s += self._step_s + self._token_s * n_tokens

    def measure(self) -> SpeedResult | None:
        return measure_speed(self.load, clock=self.clock)

    def metrics(self) -> EngineMetrics:
        assert not self.is_closed
        return super().metrics()


def test_fast_engine_is_measured_token_by_token_and_with_two_streams() -> None:
    engine = CostlyEngine(step_s=0.010, token_s=0.004)
    result = engine.measure()
    assert result is not None
    assert result.one_ms == pytest.approx(14)
    assert result.two_ms == pytest.approx(18)
    assert result.loading_s == pytest.approx(2.0)
    assert result.model == "reading"
    assert result.real_time_factor == pytest.approx(14 / 80)
    assert engine.is_closed
    assert all(stream.closed for stream in engine.streams)


def test_slow_engine_takes_several_tokens_in_a_step_as_in_a_session() -> None:
    engine = CostlyEngine(step_s=0.100, token_s=0.010)
    result = engine.measure()
    assert result is not None
    # One token a step would take 110 ms; four or more, 10 ms and a share of the step's 100.
    assert result.one_ms < 60


@pytest.mark.parametrize("token_s", [0.2, 3.0, 30.0])
def test_very_slow_engine_costs_seconds_and_a_step_at_most(token_s: float) -> None:
    engine = CostlyEngine(step_s=0.0, token_s=token_s)
    result = engine.measure()
    assert result is not None
    assert result.one_ms == pytest.approx(1000 * token_s)
    assert result.two_ms is None
    # The prompt of 32 tokens cannot be cut.
    prompt_s = 33 * token_s
    assert engine.now_s - engine.loading_s - prompt_s <= 5.0 + max(0.5, token_s) + token_s


def test_progress_goes_from_nothing_to_all() -> None:
    engine = CostlyEngine(step_s=0.010, token_s=0.004)
    told: list[float] = []
    measure_speed(engine.load, told.append, clock=engine.clock)
    assert told == sorted(told)
    assert 0.0 < told[0] < 0.1
    assert told[-1] == 1.0
    assert max(told) == 1.0


@pytest.mark.parametrize("n_asked", [0, 1, 50, 130, 200])
def test_given_up_at_any_time(n_asked: int) -> None:
    engine = CostlyEngine(step_s=0.010, token_s=0.004)
    asked = iter(range(1_000))
    result = measure_speed(
        engine.load, is_cancelled=lambda: next(asked) >= n_asked, clock=engine.clock
    )
    assert result is None
    assert engine.is_closed
    assert all(stream.closed for stream in engine.streams)


def test_preparing_is_told_and_can_be_given_up() -> None:
    engine = CostlyEngine(step_s=0.010, token_s=0.004)

    def load(on_prepared: OnPrepared) -> CostlyEngine:
        for n_prepared in range(5):
            on_prepared(n_prepared, 4)
        return engine

    told: list[float] = []
    assert measure_speed(load, on_preparing=told.append, clock=engine.clock) is not None
    assert told == [0.0, 0.25, 0.5, 0.75, 1.0]
    told.clear()
    assert (
        measure_speed(load, is_cancelled=lambda: len(told) == 2, on_preparing=told.append) is None
    )
    assert told == [0.0, 0.25]


def test_model_that_is_not_there() -> None:
    with pytest.raises(CheckpointError, match="no/such/folder"):
        measure_speed(engine_loader("no/such/folder"))


def test_demo_model() -> None:
    result = measure_speed(engine_loader(resource_path(DEMO_MODEL)))
    assert result is not None
    assert result.model.startswith(DEMO_MODEL)
    assert 0.0 < result.one_ms < 1000.0

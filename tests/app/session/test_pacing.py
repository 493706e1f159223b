"""How many tokens a step takes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.session.pacing import (
    BEHIND_S,
    MAX_STEP_TOKENS,
    STEP_BUDGET_BEHIND_S,
    STEP_BUDGET_S,
    StepPacer,
)


def _after(token_s: float, n_steps: int = 40) -> StepPacer:
    pacer = StepPacer()
    for _ in range(n_steps):
        pacer.observe(2, 2 * token_s)
    return pacer


def test_the_first_step_is_small() -> None:
    assert StepPacer().tokens(100.0) == 1
    assert StepPacer().token_s == 0.0


@given(token_s=st.floats(0.001, 3.0), behind_s=st.floats(0.0, 60.0))
def test_a_step_keeps_to_its_budget(token_s: float, behind_s: float) -> None:
    pacer = _after(token_s)
    n_tokens = pacer.tokens(behind_s)
    assert 1 <= n_tokens <= MAX_STEP_TOKENS
    budget_s = STEP_BUDGET_S if behind_s < BEHIND_S else STEP_BUDGET_BEHIND_S
    assert n_tokens == 1 or n_tokens * token_s <= budget_s * 1.001


@given(token_s=st.floats(0.001, 3.0))
def test_being_behind_never_makes_steps_smaller(token_s: float) -> None:
    pacer = _after(token_s)
    assert pacer.tokens(BEHIND_S + 1.0) >= pacer.tokens(0.0)


def test_it_follows_an_engine_that_becomes_slow_and_fast_again() -> None:
    pacer = _after(0.01)
    for _ in range(20):
        pacer.observe(1, 0.5)
    assert pacer.token_s == pytest.approx(0.5, rel=0.05)
    for _ in range(30):
        pacer.observe(4, 0.04)
    assert pacer.token_s == pytest.approx(0.01, rel=0.05)


def test_a_step_without_tokens_says_nothing() -> None:
    pacer = _after(0.01)
    pacer.observe(0, 10.0)
    assert pacer.token_s == pytest.approx(0.01)

"""Two minutes of figures."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.history_of_figures import (
    PARTS,
    SPAN_S,
    FigureHistory,
    growth,
    lasted_s,
    work_by_part,
)
from app.session.snapshot import SessionState
from engine import metrics
from tests.app.desktop.making_evidence import SYSTEM, engine, evidence, session, source


@given(st.lists(st.floats(0.0, 3.0), max_size=300))
def test_keeps_two_minutes_and_no_more_than_two_a_second(pauses_s: list[float]) -> None:
    history = FigureHistory()
    now_s = 0.0
    for pause_s in pauses_s:
        now_s += pause_s
        history.add(session(), now_s)
    times_s = [moment.at_s for moment in history.moments]
    assert all(later - before >= 0.5 for before, later in pairwise(times_s))
    assert all(now_s - at_s <= SPAN_S + 0.5 for at_s in times_s)
    assert bool(times_s) == bool(pauses_s)
    if times_s:
        assert now_s - times_s[-1] < 0.5


def test_change_of_state_is_kept_at_once() -> None:
    history = FigureHistory()
    assert history.add(session(), 0.0)
    assert not history.add(session(), 0.1)
    assert history.add(session(state=SessionState.PAUSED), 0.2)
    assert [moment.state for moment in history.moments] == [
        SessionState.LISTENING,
        SessionState.PAUSED,
    ]


@pytest.mark.parametrize(
    "other", [replace(session(), time_s=0.0), session(source(SYSTEM))], ids=["earlier", "sources"]
)
def test_another_session_starts_afresh(other: object) -> None:
    history = FigureHistory()
    history.add(session(), 0.0)
    history.add(other, 1.0)  # type: ignore[arg-type]
    assert [moment.at_s for moment in history.moments] == [1.0]


def test_parts_are_those_of_the_engine() -> None:
    assert PARTS == metrics.PARTS


@given(st.floats(0.01, 5.0), st.integers(1, 4))
def test_parts_sum_to_the_work_for_all_streams(load: float, n_streams: int) -> None:
    work_ms = work_by_part(engine(load, n_streams=n_streams))
    assert sum(work_ms) == pytest.approx(80 * load)
    assert max(work_ms) == work_ms[PARTS.index("decoder")]


def test_work_is_known_after_the_streams_were_closed() -> None:
    measured = engine(0.5, n_streams=2)
    assert work_by_part(replace(measured, streams=())) == pytest.approx(work_by_part(measured))


def test_no_work_before_the_first_step() -> None:
    assert work_by_part(None) == ()
    assert work_by_part(engine(steps=0)) == ()


def test_growth_looks_back_only_so_far() -> None:
    series = [session(measured=engine(text_tokens=n)) for n in (0, 100, 101, 103)]
    moments = evidence(series).moments
    assert growth(moments, lambda moment: moment.text_tokens, 2.0) == 3
    assert growth(moments, lambda moment: moment.text_tokens, 60.0) == 103
    assert growth((), lambda moment: moment.text_tokens, 60.0) == 0


def test_lasted_counts_back_from_the_newest() -> None:
    series = [session(behind_s=behind_s) for behind_s in (5, 0, 4, 4, 4)]
    moments = evidence(series).moments
    assert lasted_s(moments, lambda moment: moment.behind_s > 3) == 2.0
    assert lasted_s(moments, lambda moment: moment.behind_s < 3) == 0.0
    assert lasted_s((), lambda moment: True) == 0.0

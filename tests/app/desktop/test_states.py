"""Every event in every state."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.states import (
    CAUGHT_UP_S,
    FELL_BEHIND_S,
    AppState,
    Event,
    events_of,
    next_state,
)
from app.session.snapshot import SessionSnapshot, SessionState
from tests.app.cli.snapshots import snapshot

# Where each event leads from SETUP, IDLE, LOADING, LISTENING, PAUSED, BEHIND, STOPPING and FAILED;
# a dot where the state stays.
_COURSE = {
    Event.SETUP_NEEDED: ".       SETUP   .         .        .        .         .      SETUP",
    Event.SETUP_DONE: "  IDLE    .       .         .        .        .         .      .",
    Event.START: "       .       LOADING .         .        .        .         .      LOADING",
    Event.LOADED: "      .       .       LISTENING .        .        .         .      .",
    Event.FELL_BEHIND: " .       .       .         BEHIND   .        .         .      .",
    Event.CAUGHT_UP: "   .       .       .         .        .        LISTENING .      .",
    Event.PAUSE: "       .       .       PAUSED    PAUSED   .        PAUSED    .      .",
    Event.RESUME: "      .       .       .         .        LOADING  .         .      .",
    Event.STOP: "        .       .       STOPPING  STOPPING STOPPING STOPPING  .      .",
    Event.STOPPED: "     .       .       IDLE      IDLE     IDLE     IDLE      IDLE   .",
    Event.FAILED: "      .       .       FAILED    FAILED   FAILED   FAILED    FAILED .",
    Event.ACKNOWLEDGED: ".       .       .         .        .        .         .      IDLE",
}


@pytest.mark.parametrize("event", Event)
def test_every_state(event: Event) -> None:
    expected = [
        state if name == "." else AppState[name]
        for state, name in zip(AppState, _COURSE[event].split(), strict=True)
    ]
    assert [next_state(state, event) for state in AppState] == expected


def test_every_state_can_be_left_and_reached() -> None:
    reached = {AppState.IDLE}
    while True:
        further = {next_state(state, event) for state in reached for event in Event}
        if further <= reached:
            break
        reached |= further
    assert reached == set(AppState)
    for state in AppState:
        assert any(next_state(state, event) is not state for event in Event)


def _seen(state: SessionState, behind_s: float = 0.0) -> SessionSnapshot:
    return replace(snapshot(), state=state, behind_s=behind_s)


def _after(state: AppState, shown: SessionSnapshot) -> AppState:
    for event in events_of(shown):
        state = next_state(state, event)
    return state


@pytest.mark.parametrize(
    ("seen", "state"),
    [
        (SessionState.NEW, AppState.LOADING),
        (SessionState.LOADING, AppState.LOADING),
        (SessionState.LISTENING, AppState.LISTENING),
        (SessionState.PAUSED, AppState.LOADING),
        (SessionState.STOPPING, AppState.STOPPING),
        (SessionState.STOPPED, AppState.IDLE),
        (SessionState.FAILED, AppState.FAILED),
    ],
)
def test_what_a_session_shows(seen: SessionState, state: AppState) -> None:
    assert _after(AppState.LOADING, _seen(seen)) is state


@pytest.mark.parametrize("seen", [SessionState.LOADING, SessionState.LISTENING])
def test_what_was_shown_before_the_pause_does_not_end_it(seen: SessionState) -> None:
    assert _after(AppState.PAUSED, _seen(seen, 10.0)) is AppState.PAUSED
    assert _after(AppState.STOPPING, _seen(seen, 10.0)) is AppState.STOPPING


@given(st.lists(st.floats(0, 6) | st.sampled_from([CAUGHT_UP_S, FELL_BEHIND_S]), min_size=1))
def test_behind_from_three_seconds_until_less_than_one(waits_s: list[float]) -> None:
    state = AppState.LOADING
    for behind_s in waits_s:
        before = state
        state = _after(state, _seen(SessionState.LISTENING, behind_s))
        if behind_s >= 3.0:
            assert state is AppState.BEHIND
        elif behind_s < 1.0 or before is AppState.LOADING:
            assert state is AppState.LISTENING
        else:
            assert state is before


def test_which_states_have_a_session() -> None:
    without = {state for state in AppState if not state.has_session}
    assert without == {AppState.SETUP, AppState.IDLE, AppState.FAILED}

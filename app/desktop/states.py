"""The app's states, and what leads from one to another."""

from __future__ import annotations

from enum import Enum

from app.session.snapshot import SessionSnapshot, SessionState

FELL_BEHIND_S = 3.0
"""Captions that wait for this much sound are behind."""

CAUGHT_UP_S = 1.0
"""They are no longer behind once less than this waits."""


class AppState(Enum):
    """What the app is doing."""

    SETUP = "setup"
    IDLE = "idle"
    LOADING = "loading"
    LISTENING = "listening"
    PAUSED = "paused"
    BEHIND = "behind"
    STOPPING = "stopping"
    FAILED = "failed"

    @property
    def has_session(self) -> bool:
        """Whether a session is being made, runs, or comes to its end."""
        return self not in (AppState.SETUP, AppState.IDLE, AppState.FAILED)


class Event(Enum):
    """What may happen to the app, by its user or by its session."""

    SETUP_NEEDED = "setup needed"
    SETUP_DONE = "setup done"
    START = "start"
    LOADED = "loaded"
    FELL_BEHIND = "fell behind"
    CAUGHT_UP = "caught up"
    PAUSE = "pause"
    RESUME = "resume"
    STOP = "stop"
    STOPPED = "stopped"
    FAILED = "failed"
    ACKNOWLEDGED = "acknowledged"


# An event that is not listed for a state means nothing there, and the state stays. After a resume
# the model may have to be loaded yet; where it is there, `LOADED` follows at once.
_NEXT: dict[AppState, dict[Event, AppState]] = {
    AppState.SETUP: {
        Event.SETUP_DONE: AppState.IDLE,
    },
    AppState.IDLE: {
        Event.SETUP_NEEDED: AppState.SETUP,
        Event.START: AppState.LOADING,
    },
    AppState.LOADING: {
        Event.LOADED: AppState.LISTENING,
        Event.PAUSE: AppState.PAUSED,
        Event.STOP: AppState.STOPPING,
        Event.STOPPED: AppState.IDLE,
        Event.FAILED: AppState.FAILED,
    },
    AppState.LISTENING: {
        Event.FELL_BEHIND: AppState.BEHIND,
        Event.PAUSE: AppState.PAUSED,
        Event.STOP: AppState.STOPPING,
        Event.STOPPED: AppState.IDLE,
        Event.FAILED: AppState.FAILED,
    },
    AppState.PAUSED: {
        Event.RESUME: AppState.LOADING,
        Event.STOP: AppState.STOPPING,
        Event.STOPPED: AppState.IDLE,
        Event.FAILED: AppState.FAILED,
    },
    AppState.BEHIND: {
        Event.CAUGHT_UP: AppState.LISTENING,
        Event.PAUSE: AppState.PAUSED,
        Event.STOP: AppState.STOPPING,
        Event.STOPPED: AppState.IDLE,
        Event.FAILED: AppState.FAILED,
    },
    AppState.STOPPING: {
        Event.STOPPED: AppState.IDLE,
        Event.FAILED: AppState.FAILED,
    },
    AppState.FAILED: {
        Event.SETUP_NEEDED: AppState.SETUP,
        Event.START: AppState.LOADING,
        Event.ACKNOWLEDGED: AppState.IDLE,
    },
}


def next_state(state: AppState, event: Event) -> AppState:
    """Return the state that an event leads to; the same where the event means nothing."""
    return _NEXT[state].get(event, state)


def events_of(snapshot: SessionSnapshot) -> tuple[Event, ...]:
    """Return what a session's snapshot says has happened; some of it may have been known."""
    match snapshot.state:
        case SessionState.LISTENING if snapshot.behind_s >= FELL_BEHIND_S:
            return Event.LOADED, Event.FELL_BEHIND
        case SessionState.LISTENING if snapshot.behind_s < CAUGHT_UP_S:
            return Event.LOADED, Event.CAUGHT_UP
        case SessionState.LISTENING:
            return (Event.LOADED,)
        case SessionState.STOPPING:
            return (Event.STOP,)
        case SessionState.STOPPED:
            return (Event.STOPPED,)
        case SessionState.FAILED:
            return (Event.FAILED,)
    return ()

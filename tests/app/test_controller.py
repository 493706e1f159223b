"""What the app does for its windows, with sessions that do what the test says."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from app.audio import AudioError
from app.audio.catalogue import Catalogue
from app.desktop.states import AppState
from app.session.snapshot import SessionState
from app.settings.errors import SettingsError
from app.settings.model import Recognition, Settings, Sound
from engine import CheckpointError, SettingError
from tests.app.cli.snapshots import snapshot
from tests.app.controlling import Controlled


@pytest.fixture
def controlled(qtbot: QtBot, tmp_path: Path) -> Iterator[Controlled]:
    controlled = Controlled(tmp_path)
    yield controlled
    controlled.controller.close()


def _with_sound(settings: Settings, **changes: str) -> Settings:
    return replace(settings, sound=replace(settings.sound, **changes))


def _with_recognition(settings: Settings, **changes: object) -> Settings:
    return replace(settings, recognition=replace(settings.recognition, **changes))  # type: ignore[arg-type]


def test_from_start_to_stop(controlled: Controlled) -> None:
    controller = controlled.controller
    assert controller.state is AppState.IDLE
    controller.start()
    assert controller.state is AppState.LOADING
    assert controlled.sessions == []
    controlled.background.work()
    assert controlled.session.calls == ["start"]
    assert controller.session_id == "20260302-023015-s1"
    controlled.session.become(SessionState.LISTENING)
    assert controller.state is AppState.LISTENING
    controller.stop()
    assert controller.state is AppState.STOPPING
    assert controlled.session.calls == ["start", "stop"]
    controlled.session.become(SessionState.STOPPED)
    assert controlled.states == [
        AppState.LOADING,
        AppState.LISTENING,
        AppState.STOPPING,
        AppState.IDLE,
    ]
    assert controller.snapshot is not None
    assert controller.snapshot.state is SessionState.STOPPED
    assert controller.session_id == "20260302-023015-s1"


def test_the_session_is_made_as_the_settings_say(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(sound=Sound(microphone="pulse:x"), recognition=Recognition(delay_ms=960))
    controlled = Controlled(tmp_path, settings)
    controlled.listen()
    assert controlled.session.settings == settings
    controlled.controller.close()


def test_snapshots_come_to_the_main_thread_and_only_the_newest(controlled: Controlled) -> None:
    session = controlled.listen()
    controlled.snapshots.clear()
    threads: list[threading.Thread] = []
    controlled.controller.snapshot_changed.connect(
        lambda _: threads.append(threading.current_thread())
    )
    session.show(*(snapshot(time_s=float(n)) for n in range(50)))
    assert [seen.time_s for seen in controlled.snapshots] == [49.0]
    assert threads == [threading.main_thread()]
    assert controlled.controller.snapshot is controlled.snapshots[-1]


def test_a_recording_that_ends_ends_the_session(controlled: Controlled) -> None:
    controlled.listen().become(SessionState.STOPPED)
    assert controlled.states == [AppState.IDLE]


def test_behind_and_caught_up(controlled: Controlled) -> None:
    session = controlled.listen()
    for behind_s in (2.9, 3.0, 1.5, 0.9):
        session.become(SessionState.LISTENING, behind_s=behind_s)
    assert controlled.states == [AppState.BEHIND, AppState.LISTENING]


def test_pausing_and_resuming(controlled: Controlled) -> None:
    session = controlled.listen()
    controlled.controller.pause()
    controlled.controller.pause()
    assert controlled.controller.state is AppState.PAUSED
    controlled.controller.resume()
    controlled.controller.resume()
    assert session.calls == ["start", "pause", "resume"]
    # The model is there: nothing is shown of loading it.
    assert controlled.states == [AppState.PAUSED, AppState.LISTENING]


def test_resuming_while_the_model_is_still_loaded(controlled: Controlled) -> None:
    controlled.controller.start()
    controlled.background.work()
    controlled.controller.toggle_pause()
    controlled.session.resume = lambda: controlled.session.calls.append("resume")  # type: ignore[method-assign]
    controlled.controller.toggle_pause()
    assert controlled.controller.state is AppState.LOADING
    controlled.session.become(SessionState.LISTENING)
    assert controlled.controller.state is AppState.LISTENING


def test_pausing_before_the_session_is_made_opens_no_device(controlled: Controlled) -> None:
    controlled.controller.start()
    controlled.controller.pause()
    controlled.background.work()
    assert controlled.controller.state is AppState.PAUSED
    assert controlled.session.calls == []
    controlled.controller.resume()
    assert controlled.session.calls == ["start"]
    assert controlled.controller.state is AppState.LOADING


def test_resuming_before_the_session_is_made(controlled: Controlled) -> None:
    controlled.controller.start()
    controlled.controller.pause()
    controlled.controller.resume()
    assert controlled.controller.state is AppState.LOADING
    controlled.background.work()
    assert controlled.session.calls == ["start"]


def test_stopping_before_the_session_is_made(controlled: Controlled) -> None:
    controlled.controller.start()
    controlled.controller.stop()
    assert controlled.controller.state is AppState.IDLE
    controlled.background.work()
    assert controlled.session.calls == []
    assert controlled.controller.session_id == ""


def test_starting_while_stopping_starts_afterwards(controlled: Controlled) -> None:
    first = controlled.listen()
    controlled.controller.stop()
    controlled.controller.start()
    controlled.background.work()
    assert controlled.sessions == [first]
    first.become(SessionState.STOPPED)
    controlled.background.work()
    assert controlled.session is not first
    assert controlled.session.calls == ["start"]
    assert controlled.states == [AppState.STOPPING, AppState.LOADING]


def test_toggling(controlled: Controlled) -> None:
    controller = controlled.controller
    controller.toggle()
    assert controller.state is AppState.LOADING
    controlled.background.work()
    controller.toggle()
    assert controller.state is AppState.STOPPING
    controller.toggle()
    controller.toggle()
    controlled.session.become(SessionState.STOPPED)
    assert controller.state is AppState.IDLE


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (CheckpointError("params.json is missing. Choose another folder."), "Choose another"),
        (AudioError("There is no microphone. Plug one in."), "Plug one in"),
        (MemoryError(), "close other programs"),
        (PermissionError(13, "Permission denied", "/there"), "/there: Permission denied"),
        (ZeroDivisionError("by zero"), "ZeroDivisionError: by zero"),
    ],
)
def test_what_keeps_a_session_from_being_made_is_told(
    controlled: Controlled, error: Exception, said: str
) -> None:
    controlled.make_error = error
    controlled.controller.start()
    controlled.background.work()
    assert controlled.states == [AppState.LOADING, AppState.FAILED]
    assert said in controlled.controller.error
    controlled.controller.acknowledge_failure()
    assert controlled.controller.state is AppState.IDLE
    assert controlled.controller.error == ""


def test_starting_again_after_a_failure(controlled: Controlled) -> None:
    controlled.make_error = AudioError("no")
    controlled.controller.start()
    controlled.background.work()
    controlled.make_error = None
    controlled.controller.start()
    assert controlled.controller.error == ""
    controlled.background.work()
    assert controlled.session.calls == ["start"]
    assert controlled.controller.state is AppState.LOADING


def test_a_session_that_fails(controlled: Controlled) -> None:
    session = controlled.listen()
    errors: list[str] = []
    controlled.controller.state_changed.connect(
        lambda _: errors.append(controlled.controller.error)
    )
    session.become(SessionState.STOPPING)
    session.become(SessionState.FAILED, error="The microphone is gone. Plug it in.")
    assert controlled.states == [AppState.STOPPING, AppState.FAILED]
    assert errors[-1] == "The microphone is gone. Plug it in."
    assert controlled.snapshots[-1].state is SessionState.FAILED


def test_what_is_not_as_wished_is_noticed(controlled: Controlled) -> None:
    controlled.remarks = ("Voice activity cannot be detected.",)
    controlled.listen()
    assert controlled.notices == ["Voice activity cannot be detected."]


_OTHER_SESSIONS = [
    {"sound": Sound(microphone="pulse:other")},
    {"sound": Sound(system="default")},
    {"sound": Sound(spares_silence=False)},
    {"recognition": Recognition(model="/models/other")},
    {"recognition": Recognition(precision="bfloat16")},
    {"recognition": Recognition(threads=1)},
    {"recognition": Recognition(most_behind_s=20)},
]


@pytest.mark.parametrize("changes", _OTHER_SESSIONS)
def test_what_needs_another_session_makes_it(
    controlled: Controlled, changes: dict[str, object]
) -> None:
    first = controlled.listen()
    wanted = replace(Settings(), **changes)  # type: ignore[arg-type]
    controlled.controller.change_settings(wanted)
    assert controlled.controller.state is AppState.STOPPING
    controlled.background.work()
    assert controlled.sessions == [first]
    first.become(SessionState.STOPPED)
    assert controlled.controller.state is AppState.LOADING
    assert controlled.snapshots[-1].state is SessionState.STOPPED
    assert controlled.controller.snapshot is None
    controlled.background.work()
    assert controlled.session.settings == wanted
    assert controlled.controller.session_id == "20260302-023015-s2"
    controlled.session.become(SessionState.LISTENING)
    assert controlled.states == [AppState.STOPPING, AppState.LOADING, AppState.LISTENING]


def test_stopping_while_another_session_is_to_follow(controlled: Controlled) -> None:
    first = controlled.listen()
    controlled.controller.change_settings(_with_sound(Settings(), microphone="pulse:x"))
    controlled.controller.stop()
    first.become(SessionState.STOPPED)
    controlled.background.work()
    assert controlled.controller.state is AppState.IDLE
    assert controlled.sessions == [first]


def test_changes_while_the_old_session_stops_hold_for_the_next(controlled: Controlled) -> None:
    first = controlled.listen()
    controlled.controller.change_settings(_with_sound(Settings(), microphone="pulse:x"))
    last = _with_sound(Settings(), microphone="pulse:y")
    controlled.controller.change_settings(last)
    first.become(SessionState.STOPPED)
    controlled.background.work()
    assert [session.settings for session in controlled.sessions[1:]] == [last]


def test_a_session_that_fails_while_another_is_to_follow(controlled: Controlled) -> None:
    first = controlled.listen()
    controlled.controller.change_settings(_with_sound(Settings(), microphone="pulse:x"))
    first.become(SessionState.FAILED, error="It is gone.")
    assert controlled.notices == ["It is gone."]
    assert controlled.controller.state is AppState.LOADING
    controlled.background.work()
    assert controlled.session is not first


def test_another_model_before_the_session_is_made(controlled: Controlled) -> None:
    controlled.controller.start()
    wanted = _with_recognition(Settings(), model="/models/other")
    controlled.controller.change_settings(wanted)
    assert controlled.states == [AppState.LOADING]
    controlled.background.work()
    assert [session.settings for session in controlled.sessions if session.calls] == [wanted]


def test_another_source_while_paused_waits_for_the_resuming(controlled: Controlled) -> None:
    first = controlled.listen()
    controlled.controller.pause()
    wanted = _with_sound(Settings(), microphone="pulse:x")
    controlled.controller.change_settings(wanted)
    controlled.background.work()
    assert controlled.controller.state is AppState.PAUSED
    controlled.controller.resume()
    assert first.calls == ["start", "pause", "stop"]
    first.become(SessionState.STOPPED)
    controlled.background.work()
    assert controlled.session.settings == wanted
    assert controlled.session.calls == ["start"]


def test_a_source_changed_back_while_paused_changes_nothing(controlled: Controlled) -> None:
    first = controlled.listen()
    controlled.controller.pause()
    controlled.controller.change_settings(_with_sound(Settings(), microphone="pulse:x"))
    controlled.controller.change_settings(Settings())
    controlled.controller.resume()
    assert first.calls == ["start", "pause", "resume"]


def test_the_delay_changes_at_once_and_goes_on(controlled: Controlled) -> None:
    session = controlled.listen()
    controlled.controller.change_settings(_with_recognition(Settings(), delay_ms=960))
    controlled.controller.pause()
    controlled.controller.change_settings(_with_recognition(Settings(), delay_ms=240))
    controlled.controller.change_settings(
        replace(
            controlled.controller.settings, appearance=replace(Settings().appearance, n_lines=4)
        )
    )
    assert session.delays_ms == [960, 240]
    assert session.calls == ["start", "pause"]


def test_the_delay_changed_while_the_session_is_made(controlled: Controlled) -> None:
    controlled.controller.start()
    controlled.controller.change_settings(_with_recognition(Settings(), delay_ms=960))
    controlled.background.work()
    (session,) = controlled.sessions
    assert session.delays_ms == [960]
    assert controlled.session.calls == ["start"]
    assert len(controlled.sessions) == 1


def test_a_delay_that_is_refused_is_told(controlled: Controlled) -> None:
    controlled.listen().delay_error = SettingError("100 ms is not supported.")
    controlled.controller.change_settings(_with_recognition(Settings(), delay_ms=100))
    assert controlled.notices == ["100 ms is not supported."]
    assert controlled.controller.state is AppState.LISTENING


@pytest.mark.parametrize(
    "wanted",
    [
        _with_sound(Settings(), microphone_label="Ann"),
        replace(Settings(), overlay=replace(Settings().overlay, is_locked=True)),
    ],
)
def test_what_does_not_touch_the_session_leaves_it(
    controlled: Controlled, wanted: Settings
) -> None:
    session = controlled.listen()
    told: list[Settings] = []
    controlled.controller.settings_changed.connect(told.append)
    controlled.controller.change_settings(wanted)
    controlled.controller.change_settings(wanted)
    assert told == [wanted]
    assert session.calls == ["start"]
    assert controlled.states == []


def test_settings_are_kept_in_the_background(controlled: Controlled) -> None:
    for n_lines in range(1, 9):
        appearance = replace(Settings().appearance, n_lines=n_lines)
        controlled.controller.change_settings(replace(Settings(), appearance=appearance))
    assert controlled.kept == []
    assert controlled.background.n_jobs == 1
    controlled.background.work()
    assert controlled.kept[-1] == controlled.controller.settings
    assert len(controlled.kept) == 2


def test_settings_that_cannot_be_kept_hold_and_are_tried_again(controlled: Controlled) -> None:
    controlled.save_error = SettingsError("The settings cannot be kept in s.json: disk full.")
    wanted = _with_sound(Settings(), microphone="")
    controlled.controller.change_settings(wanted)
    controlled.background.work()
    assert controlled.notices == ["The settings cannot be kept in s.json: disk full."]
    assert controlled.controller.settings == wanted
    controlled.save_error = None
    controlled.controller.close()
    assert controlled.kept == [wanted]


def test_settings_that_were_not_kept_yet_are_kept_at_the_end(controlled: Controlled) -> None:
    wanted = _with_sound(Settings(), microphone="")
    controlled.controller.change_settings(wanted)
    controlled.controller.close()
    assert controlled.kept == [wanted]


def test_closing_waits_for_a_save_but_not_for_other_work(controlled: Controlled) -> None:
    controlled.controller.refresh_choices()
    controlled.background.ends_in_time = False
    controlled.controller.close()
    assert controlled.background.waited_s == 0.0


def test_a_disk_that_does_not_answer_does_not_hold_up_closing(controlled: Controlled) -> None:
    controlled.controller.change_settings(_with_sound(Settings(), microphone=""))
    controlled.background.ends_in_time = False
    controlled.controller.close()
    assert controlled.background.waited_s is not None
    assert 0.0 < controlled.background.waited_s <= 5.0
    assert controlled.kept == []


def test_the_choices_are_listed_in_the_background(controlled: Controlled) -> None:
    told: list[Catalogue] = []
    controlled.controller.choices_changed.connect(told.append)
    controlled.catalogue = Catalogue((), ("PulseAudio does not answer.",))
    controlled.controller.refresh_choices()
    controlled.controller.refresh_choices()
    assert controlled.n_listed == 0
    controlled.background.work()
    assert controlled.n_listed == 1
    assert told == [controlled.catalogue]
    assert controlled.controller.catalogue is controlled.catalogue
    controlled.controller.refresh_choices()
    controlled.background.work()
    assert controlled.n_listed == 2


def test_choices_that_cannot_be_listed_are_told_and_asked_for_again(controlled: Controlled) -> None:
    controlled.catalogue = OSError(5, "Input/output error")
    controlled.controller.refresh_choices()
    controlled.background.work()
    assert "Input/output error" in controlled.notices[0]
    controlled.catalogue = Catalogue(())
    controlled.controller.refresh_choices()
    controlled.background.work()
    assert controlled.controller.catalogue == Catalogue(())


def test_the_setup(controlled: Controlled) -> None:
    controller = controlled.controller
    controller.run_setup()
    assert controller.state is AppState.SETUP
    controller.start()
    controlled.background.work()
    assert controlled.sessions == []
    assert len(controlled.notices) == 1
    controller.finish_setup()
    assert controller.state is AppState.IDLE
    assert controller.settings.interface.was_set_up
    controller.start()
    assert controller.state is AppState.LOADING


def test_the_setup_after_a_failure(controlled: Controlled) -> None:
    controlled.make_error = AudioError("no")
    controlled.controller.start()
    controlled.background.work()
    controlled.controller.run_setup()
    assert controlled.controller.state is AppState.SETUP
    assert controlled.controller.error == ""


def test_the_setup_comes_once_the_session_is_over(controlled: Controlled) -> None:
    session = controlled.listen()
    controlled.controller.run_setup()
    assert session.calls == ["start", "stop"]
    session.become(SessionState.STOPPED)
    assert controlled.states == [AppState.STOPPING, AppState.SETUP]


def test_closing_stops_and_waits(controlled: Controlled) -> None:
    session = controlled.listen()
    controlled.controller.close()
    controlled.controller.close()
    assert session.calls == ["start", "stop"]
    assert session.joined_s is not None
    assert session.joined_s <= 5.0
    assert controlled.controller.state is AppState.IDLE
    assert controlled.snapshots[-1].state is SessionState.STOPPED
    assert controlled.background.waited_s is not None


def test_closing_leaves_a_session_behind_that_does_not_end(controlled: Controlled) -> None:
    session = controlled.listen()
    session.ends_in_time = False
    controlled.controller.close()
    n_seen = len(controlled.snapshots)
    session.become(SessionState.LISTENING)
    assert len(controlled.snapshots) == n_seen


def test_after_closing_nothing_begins(controlled: Controlled) -> None:
    controller = controlled.controller
    controller.close()
    controller.start()
    controller.toggle()
    controller.run_setup()
    controller.refresh_choices()
    controller.change_settings(_with_sound(Settings(), microphone=""))
    assert controlled.background.n_jobs == 0
    assert controller.state is AppState.IDLE


_STEPS = {
    "start": lambda it: it.controller.start(),
    "stop": lambda it: it.controller.stop(),
    "toggle": lambda it: it.controller.toggle(),
    "pause": lambda it: it.controller.pause(),
    "resume": lambda it: it.controller.resume(),
    "toggle_pause": lambda it: it.controller.toggle_pause(),
    "setup": lambda it: it.controller.run_setup(),
    "finish": lambda it: it.controller.finish_setup(),
    "acknowledge": lambda it: it.controller.acknowledge_failure(),
    "mic": lambda it: it.controller.change_settings(
        _with_sound(it.controller.settings, microphone="pulse:x")
    ),
    "no mic": lambda it: it.controller.change_settings(
        _with_sound(it.controller.settings, microphone="default")
    ),
    "slow": lambda it: it.controller.change_settings(
        _with_recognition(it.controller.settings, delay_ms=960)
    ),
    "work": lambda it: it.background.work(),
    "loaded": lambda it: _shown(it, SessionState.LISTENING),
    "behind": lambda it: _shown(it, SessionState.LISTENING, 9.0),
    "ended": lambda it: _shown(it, SessionState.STOPPED),
    "failed": lambda it: _shown(it, SessionState.FAILED),
    "broken": lambda it: setattr(it, "make_error", AudioError("no")),
    "mended": lambda it: setattr(it, "make_error", None),
}


def _shown(controlled: Controlled, state: SessionState, behind_s: float = 0.0) -> None:
    """Let the running session go on to a state, where it can."""
    for session in controlled.sessions:
        if session.is_running:
            before = session.shown.state
            if state is SessionState.LISTENING and before not in (
                SessionState.LOADING,
                SessionState.LISTENING,
            ):
                continue
            error = "It failed." if state is SessionState.FAILED else None
            session.become(state, behind_s=behind_s, error=error)


@given(steps=st.lists(st.sampled_from(sorted(_STEPS)), max_size=25))
@hypothesis_settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_whatever_comes_in_whatever_order(qtbot: QtBot, tmp_path: Path, steps: list[str]) -> None:
    it = Controlled(tmp_path)
    for step in steps:
        _STEPS[step](it)
        QCoreApplication.processEvents()
        running = [session for session in it.sessions if session.is_running]
        assert len(running) <= 1
        state = it.controller.state
        if running:
            shown = running[0].shown.state
            assert state.has_session
            assert (state is AppState.STOPPING) == (shown is SessionState.STOPPING)
            assert (state is AppState.PAUSED) == (shown is SessionState.PAUSED)
        else:
            assert state not in (AppState.LISTENING, AppState.BEHIND, AppState.STOPPING)
        assert bool(it.controller.error) == (state is AppState.FAILED)
    it.controller.stop()
    for session in it.sessions:
        if session.is_running:
            session.become(SessionState.STOPPED)
    it.background.work()
    assert not it.controller.state.has_session
    assert it.kept[-1:] in ([], [it.controller.settings])
    it.controller.close()

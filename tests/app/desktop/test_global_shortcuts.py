"""Keys that work everywhere, without a system."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.global_shortcuts import (
    Chord,
    GlobalAction,
    Modifier,
    Trouble,
    Unavailable,
    Way,
    chord_of,
    chords_of,
    explain,
    explain_trouble,
    notice_of_keys,
    reason_of,
    refusal,
    refusal_in_window,
    way_of,
)
from app.desktop.settings_editing import changed
from app.desktop.shortcut_editing import FIXED_KEYS, action_names
from app.settings.checking import problems_of
from app.settings.model import DEFAULT_SHORTCUTS, GlobalKeys, Settings
from tests.app.settings.strategies import valid_settings

CTRL, ALT, SHIFT, META = Modifier


@pytest.mark.parametrize(
    ("keys", "chord"),
    [
        ("Ctrl+Alt+K", Chord(frozenset({CTRL, ALT}), "K")),
        ("shift+META+PgUp", Chord(frozenset({SHIFT, META}), "PgUp")),
        ("Ctrl++", Chord(frozenset({CTRL}), "+")),
        ("Ctrl+,", Chord(frozenset({CTRL}), ",")),
        ("F9", Chord(frozenset(), "F9")),
    ],
)
def test_keys_are_taken_apart(keys: str, chord: Chord) -> None:
    assert chord_of(keys) == chord


@given(valid_settings)
def test_all_that_can_be_set_can_be_asked_for(settings: Settings) -> None:
    chords = chords_of(settings.global_keys)
    for action in GlobalAction:
        keys = getattr(settings.global_keys, action)
        assert (action in chords) == bool(keys)
        if keys:
            chord = chords[action]
            assert "+".join([*(m for m in Modifier if m in chord.modifiers), chord.key]) == keys


def test_every_action_has_a_setting_and_a_name() -> None:
    assert set(GlobalAction) == set(GlobalKeys.__dataclass_fields__)
    assert set(GlobalAction) <= set(action_names())


@pytest.mark.parametrize(
    ("platform", "environment", "way"),
    [
        ("xcb", {"DISPLAY": ":0"}, Way.X11),
        ("wayland", {"WAYLAND_DISPLAY": "wayland-0"}, Way.PORTAL),
        ("wayland-egl", {}, Way.PORTAL),
        ("xcb", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, Way.PORTAL),
        ("windows", {}, Way.WINDOWS),
        ("cocoa", {}, Way.NONE),
        ("offscreen", {}, Way.NONE),
    ],
)
def test_each_system_has_its_way(platform: str, environment: dict[str, str], way: Way) -> None:
    assert way_of(platform, environment) is way


def test_macos_has_a_reason_of_its_own() -> None:
    assert reason_of("cocoa") is Unavailable.MACOS
    assert reason_of("offscreen") is Unavailable.OTHER


@pytest.mark.parametrize("reason", Unavailable)
def test_what_helps_where_there_are_none_is_told(reason: Unavailable) -> None:
    assert "voxcap --toggle" in explain(reason)


@pytest.mark.parametrize("trouble", Trouble)
def test_keys_are_named_in_every_trouble(trouble: Trouble) -> None:
    assert "Ctrl+Alt+K" in explain_trouble(trouble, "Ctrl+Alt+K")
    assert len({explain_trouble(each, "F9") for each in Trouble}) == len(Trouble)


def test_a_notice_names_what_does_not_work() -> None:
    keys = GlobalKeys(start_stop="F8", pause="F9")
    notice = notice_of_keys({GlobalAction.PAUSE: Trouble.TAKEN}, keys)
    assert "Pause or resume" in notice
    assert "F9" in notice
    assert "F8" not in notice
    assert notice_of_keys({}, keys) == ""
    assert notice_of_keys({GlobalAction.OVERLAY: Trouble.TAKEN}, keys) == ""


@pytest.mark.parametrize("keys", ["A", "Shift+A", "Return", "Esc", "Shift+Left", "Space"])
def test_keys_that_all_programs_need_are_refused(keys: str) -> None:
    assert "Hold Ctrl" in refusal(Settings(), GlobalAction.PAUSE, keys)


@pytest.mark.parametrize("keys", ["Ctrl+K, Ctrl+C", "Ctrl+Num+1", "Ctrl+\n"])
def test_what_is_no_key_for_everywhere_is_refused(keys: str) -> None:
    assert refusal(Settings(), GlobalAction.PAUSE, keys).endswith("Press others.")


@pytest.mark.parametrize("keys", ["", "Ctrl+Alt+K", "Meta+Space", "F9", "Media Play"])
def test_other_keys_are_free(keys: str) -> None:
    assert refusal(Settings(), GlobalAction.PAUSE, keys) == ""


def test_keys_of_another_action_are_refused_with_its_name() -> None:
    settings = Settings(global_keys=GlobalKeys(start_stop="Ctrl+Alt+K"))
    reason = refusal(settings, GlobalAction.PAUSE, "Alt+Ctrl+K")
    assert "Start or stop" in reason
    assert "Alt+Ctrl+K" in reason
    assert refusal(settings, GlobalAction.START_STOP, "Alt+Ctrl+K") == ""


@pytest.mark.parametrize(
    ("keys", "owner"),
    [(DEFAULT_SHORTCUTS["export"], "Export"), (FIXED_KEYS["find_next"], "Find next")],
)
def test_keys_of_the_windows_are_refused(keys: str, owner: str) -> None:
    reason = refusal(Settings(), GlobalAction.OVERLAY, keys)
    assert f'"{owner}"' in reason


def test_windows_do_not_get_keys_that_work_everywhere() -> None:
    settings = Settings(global_keys=GlobalKeys(overlay="F9"))
    assert "Show or hide the overlay" in refusal_in_window(settings, "F9")
    assert refusal_in_window(settings, "F8") == ""
    assert refusal_in_window(settings, "") == ""


@given(
    st.lists(
        st.tuples(
            st.sampled_from(GlobalAction),
            st.sampled_from(["", "F9", "Alt+X", "alt+x", "Ctrl+Alt+1", "Ctrl+E", "B"]),
        )
    )
)
def test_what_is_not_refused_never_clashes(edits: list[tuple[GlobalAction, str]]) -> None:
    settings = Settings()
    for action, keys in edits:
        if not refusal(settings, action, keys):
            settings = changed(settings, f"global_keys.{action}", keys)
        assert problems_of(settings) == ()
    assert replace(settings, global_keys=GlobalKeys()) == Settings()

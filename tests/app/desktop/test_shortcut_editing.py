"""Which keys an action may have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.shortcut_editing import FIXED_KEYS, action_names, assigned, refusal
from app.settings.checking import problems_of
from app.settings.model import DEFAULT_SHORTCUTS, Settings
from app.settings.shortcuts import clashes


def test_every_action_has_a_name_of_its_own() -> None:
    names = action_names()
    assert set(names) == {*DEFAULT_SHORTCUTS, *FIXED_KEYS}
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("action", DEFAULT_SHORTCUTS)
def test_an_action_may_keep_its_keys_or_have_none(action: str) -> None:
    assert refusal(Settings(), action, DEFAULT_SHORTCUTS[action]) == ""
    assert refusal(Settings(), action, "") == ""


@pytest.mark.parametrize(
    ("keys", "owner"),
    [("Ctrl+E", "Export"), ("F3", "Find next"), ("Ctrl+T", "Show times")],
)
def test_keys_of_another_action_are_refused_with_its_name(keys: str, owner: str) -> None:
    reason = refusal(Settings(), "pause", keys)
    assert keys in reason
    assert owner in reason


@pytest.mark.parametrize("keys", ["A", "Shift+A", "Return", "Esc", "Tab", "Space", "Left", "Del"])
def test_keys_for_writing_and_moving_are_refused(keys: str) -> None:
    assert "Hold Ctrl or Alt" in refusal(Settings(), "pause", keys)


@pytest.mark.parametrize("keys", ["F9", "Shift+F12", "Alt+A", "Ctrl+Shift+Left", "Media Play"])
def test_other_keys_are_free(keys: str) -> None:
    assert refusal(Settings(), "pause", keys) == ""


def test_what_settings_cannot_keep_is_refused() -> None:
    assert "Press others" in refusal(Settings(), "pause", "Ctrl+\n")


@given(
    st.lists(
        st.tuples(
            st.sampled_from(list(DEFAULT_SHORTCUTS)),
            st.sampled_from(["", "F9", "Ctrl+E", "Ctrl+1", "Alt+X", "ctrl+x", "Shift+Ctrl+C"]),
        )
    )
)
def test_what_is_not_refused_never_clashes(edits: list[tuple[str, str]]) -> None:
    settings = Settings()
    for action, keys in edits:
        if not refusal(settings, action, keys):
            settings = assigned(settings, action, keys)
            assert dict(settings.shortcuts)[action] == keys
    kept = dict(settings.shortcuts)
    assert clashes(kept) == {}
    assert list(kept) == list(DEFAULT_SHORTCUTS)
    assert problems_of(settings) == ()

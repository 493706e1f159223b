"""Keys for actions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings.model import DEFAULT_SHORTCUTS
from app.settings.shortcuts import clashes, complete


def test_defaults_do_not_clash() -> None:
    assert clashes(DEFAULT_SHORTCUTS) == {}
    assert complete({}) == tuple(DEFAULT_SHORTCUTS.items())


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ctrl+P", "Ctrl+P"),
        ("Ctrl+P", "ctrl+p"),
        ("Ctrl+Shift+P", "Shift+Ctrl+P"),
        ("Ctrl++", "ctrl++"),
        ("Ctrl+,, A", "ctrl+,, a"),
    ],
)
def test_same_keys_clash_however_they_are_written(first: str, second: str) -> None:
    assert clashes({"pause": first, "copy": "F1", "quit": second}) == {"quit": "pause"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ctrl+P", "Ctrl+Shift+P"),
        ("Ctrl++", "Ctrl+-"),
        ("Ctrl+,", "Ctrl+,, A"),
        ("F1", "F11"),
        ("+", "Ctrl++"),
        ("", ""),
    ],
)
def test_other_keys_do_not_clash(first: str, second: str) -> None:
    assert clashes({"pause": first, "quit": second}) == {}


def test_default_gives_way_to_keys_that_were_chosen() -> None:
    keys = dict(complete({"pause": "ctrl+q"}))
    assert (keys["pause"], keys["quit"]) == ("ctrl+q", "")


@given(
    st.dictionaries(
        st.sampled_from(list(DEFAULT_SHORTCUTS)),
        st.sampled_from(["", "F1", "f2", *DEFAULT_SHORTCUTS.values()]),
    )
)
def test_complete_keys_never_clash_and_hold_what_was_chosen(wanted: dict[str, str]) -> None:
    lost = clashes(wanted)
    chosen = {action: keys for action, keys in wanted.items() if action not in lost}
    keys = dict(complete(chosen))
    assert list(keys) == list(DEFAULT_SHORTCUTS)
    assert clashes(keys) == {}
    assert keys.items() >= chosen.items()

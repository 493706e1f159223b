"""Settings with one value changed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.settings_editing import changed, value_of, with_defaults
from app.settings.checking import problems_of
from app.settings.fields import UnfitValueError
from app.settings.limits import LIMITS
from app.settings.model import Settings
from tests.app.settings.strategies import valid_settings

PATHS = [
    f"{section}.{name}"
    for section, names in LIMITS.items()
    for name in names
    if section != "shortcuts"
]


@given(before=valid_settings, other=valid_settings, path=st.sampled_from(PATHS))
def test_only_the_value_changes(before: Settings, other: Settings, path: str) -> None:
    wanted = value_of(other, path)
    after = changed(before, path, wanted)
    assert value_of(after, path) == wanted
    if path != "appearance.line_characters":
        assert changed(after, path, value_of(before, path)) == before


@given(before=valid_settings, characters=st.integers(16, 120))
def test_a_new_line_width_undoes_a_dragged_one(before: Settings, characters: int) -> None:
    after = changed(before, "appearance.line_characters", characters)
    is_new = characters != before.appearance.line_characters
    assert after.overlay.width == (0 if is_new else before.overlay.width)
    assert replace(after.overlay, width=before.overlay.width) == before.overlay


@pytest.mark.parametrize(
    ("path", "value"),
    [("appearance.n_lines", 9), ("appearance.text_colour", "red"), ("overlay.is_shown", 1)],
)
def test_what_may_not_be_is_refused(path: str, value: object) -> None:
    with pytest.raises(UnfitValueError):
        changed(Settings(), path, value)


@given(before=valid_settings, paths=st.sets(st.sampled_from(PATHS)))
def test_defaults_are_for_the_named_values_alone(before: Settings, paths: set[str]) -> None:
    after = with_defaults(before, paths)
    assert problems_of(after) == ()
    for path in PATHS:
        if path in paths:
            assert value_of(after, path) == value_of(Settings(), path)
        elif path != "overlay.width":
            assert value_of(after, path) == value_of(before, path)

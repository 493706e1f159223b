"""What each setting may be."""

from __future__ import annotations

import dataclasses

import pytest

from app.settings.limits import LIMITS, limit_of, range_of
from app.settings.model import DEFAULT_SHORTCUTS, Settings
from engine import PRECISIONS, SUPPORTED_DELAYS_MS

DEFAULTS = Settings()
SECTIONS = [field.name for field in dataclasses.fields(Settings) if field.name != "shortcuts"]


@pytest.mark.parametrize("section", SECTIONS)
def test_every_field_has_a_limit_that_its_default_holds(section: str) -> None:
    values = getattr(DEFAULTS, section)
    names = [field.name for field in dataclasses.fields(values)]
    assert list(LIMITS[section]) == names
    for name in names:
        assert limit_of(f"{section}.{name}").read(getattr(values, name)) == getattr(values, name)


def test_every_default_shortcut_is_allowed() -> None:
    assert set(LIMITS) == {*SECTIONS, "shortcuts"}
    for action, keys in DEFAULT_SHORTCUTS.items():
        assert limit_of(f"shortcuts.{action}").allows(keys)


def test_what_the_engine_supports_is_allowed() -> None:
    assert all(map(limit_of("recognition.delay_ms").allows, SUPPORTED_DELAYS_MS))
    assert all(map(limit_of("recognition.precision").allows, PRECISIONS))
    assert not limit_of("recognition.delay_ms").allows(SUPPORTED_DELAYS_MS[0] + 1)


def test_range_is_that_of_the_setting() -> None:
    assert range_of("appearance.font_points").lowest == 8
    assert range_of("overlay.clear_after_s").highest == 60


@pytest.mark.parametrize("path", ["appearance.size", "nothing.at_all", "appearance", ""])
def test_unknown_setting_has_no_limit(path: str) -> None:
    with pytest.raises(KeyError):
        limit_of(path)


def test_setting_that_is_no_number_has_no_range() -> None:
    with pytest.raises(TypeError, match=r"appearance\.edge"):
        range_of("appearance.edge")

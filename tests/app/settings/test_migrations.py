"""What became of older files' settings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from app.settings.migrations import VERSION, up_to_date, version_of
from app.settings.model import Appearance, Interface, Recognition, Settings, Theme
from app.settings.reading import read_settings
from app.settings.store import SettingsStore
from tests.app.settings.strategies import damaged_documents

WRITTEN_BY_HAND = """{
  "recognition": {"delay_ms": 960},
  "appearance.font_points": 40,
  "appearance.text_colour": "#ffff00",
  "interface.theme": "dark",
  "remark": "for the big screen"
}
"""


def test_file_without_a_version_may_use_full_names(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path / "settings.json")
    store.path.write_text(WRITTEN_BY_HAND)
    loaded = store.load()
    assert loaded == (
        Settings(
            recognition=Recognition(delay_ms=960),
            appearance=Appearance(font_points=40, text_colour="#ffff00"),
            interface=Interface(theme=Theme.DARK),
        ),
        (),
    )
    store.save(loaded.settings)
    kept = json.loads(store.path.read_bytes())
    assert kept["version"] == VERSION
    assert kept["remark"] == "for the big screen"
    assert "appearance.font_points" not in kept
    assert store.load() == loaded


def test_full_name_costs_nothing_of_its_section() -> None:
    document: dict[str, Any] = {"appearance.n_lines": 4, "appearance": {"font_points": 30}}
    settings = read_settings(up_to_date(document)).settings
    assert settings.appearance == Appearance(font_points=30, n_lines=4)


@pytest.mark.parametrize("version", [VERSION, VERSION + 1, 10**200])
def test_file_of_today_or_later_is_left_as_it_is(version: int) -> None:
    document = {"version": version, "appearance.font_points": 40}
    assert up_to_date(dict(document)) == document


@pytest.mark.parametrize("version", ["1", -1, 1.0, True, None, []])
def test_version_that_makes_no_sense_is_taken_for_todays(version: object) -> None:
    assert version_of({"version": version}) == VERSION


@pytest.mark.parametrize("version", range(VERSION))
def test_every_older_version_has_a_way_to_today(version: int) -> None:
    assert up_to_date({"version": version, "later": 1}) == {"version": VERSION, "later": 1}


@given(damaged_documents)
def test_anything_survives_and_is_not_changed_in_place(document: dict[str, Any]) -> None:
    before = repr(document)
    result = up_to_date(document)
    assert repr(document) == before
    assert version_of(result) >= VERSION

"""What a file holds for settings."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import given

from app.settings.checking import problems_of
from app.settings.migrations import VERSION, up_to_date
from app.settings.model import Appearance, Interface, Settings, Theme
from app.settings.reading import read_settings
from app.settings.writing import document_of, merged
from tests.app.settings.strategies import damaged_documents, valid_settings

NEWER = VERSION + 1


@given(valid_settings)
def test_settings_read_back(settings: Settings) -> None:
    assert read_settings(document_of(settings)) == (settings, ())


@given(damaged_documents, valid_settings)
def test_settings_read_back_from_among_anything(
    document: dict[str, Any], settings: Settings
) -> None:
    current = up_to_date(document)
    result = merged({**current, "version": VERSION}, settings)
    assert read_settings(result) == (settings, ())
    assert result.get("later") == document.get("later")


def test_what_is_not_known_stays() -> None:
    document = {
        "version": NEWER,
        "plugins": [1],
        "appearance": {"glow": {"deep": 1}, "n_lines": 3},
        "shortcuts": {"dance": "F7"},
    }
    result: Any = merged(document, Settings(appearance=Appearance(n_lines=5)))
    assert result["version"] == NEWER
    assert result["plugins"] == [1]
    assert (result["appearance"]["glow"], result["appearance"]["n_lines"]) == ({"deep": 1}, 5)
    assert result["shortcuts"]["dance"] == "F7"
    assert result["shortcuts"]["pause"] == "Ctrl+P"


def test_value_only_a_newer_version_knows_stays_until_it_is_changed() -> None:
    document = {"version": NEWER, "interface": {"theme": "sepia"}}
    settings = read_settings(document).settings
    assert settings.interface.theme is Theme.SYSTEM
    kept: Any = merged(document, settings)
    assert kept["interface"]["theme"] == "sepia"
    changed: Any = merged(kept, replace(settings, interface=Interface(theme=Theme.DARK)))
    assert changed["interface"]["theme"] == "dark"


def test_value_that_never_meant_anything_goes() -> None:
    result: Any = merged({"version": VERSION, "interface": {"theme": "sepia"}}, Settings())
    assert result["interface"]["theme"] == "system"


def test_settings_outside_their_limits_are_found() -> None:
    wrong = Settings(appearance=Appearance(font_points=7, text_colour="red"))
    assert [problem.path for problem in problems_of(wrong)] == [
        "appearance.font_points",
        "appearance.text_colour",
    ]


@given(valid_settings)
def test_settings_within_their_limits_have_no_problems(settings: Settings) -> None:
    assert problems_of(settings) == ()

"""Settings from what a file holds."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import pytest
from hypothesis import given

from app.settings.checking import problems_of
from app.settings.model import Appearance, GlobalKeys, Settings, Theme
from app.settings.reading import read_settings
from tests.app.settings.strategies import damaged_documents


def paths(document: dict[str, Any]) -> list[str]:
    return [problem.path for problem in read_settings(document).problems]


def test_nothing_gives_the_defaults() -> None:
    assert read_settings({}) == (Settings(), ())


def test_bad_value_costs_that_value() -> None:
    document = {"appearance": {"font_points": 500, "n_lines": 4, "text_colour": "red"}}
    settings, problems = read_settings(document)
    assert settings == Settings(appearance=Appearance(n_lines=4))
    assert [(problem.path, problem.value) for problem in problems] == [
        ("appearance.font_points", 500),
        ("appearance.text_colour", "red"),
    ]
    assert "whole number from 8 to 96" in problems[0].advice


@pytest.mark.parametrize("value", [None, 3, "all", [], True, math.nan])
def test_bad_section_costs_that_section(value: object) -> None:
    settings, problems = read_settings({"sound": value, "interface": {"theme": "dark"}})
    assert settings.sound == Settings().sound
    assert settings.interface.theme is Theme.DARK
    assert [problem.path for problem in problems] == ["sound"]


@pytest.mark.parametrize(
    ("section", "name", "value"),
    [
        ("recognition", "delay_ms", 481),
        ("recognition", "delay_ms", 480.0),
        ("recognition", "precision", "float8"),
        ("recognition", "threads", True),
        ("overlay", "x", 1e9),
        ("overlay", "x", math.nan),
        ("overlay", "is_shown", 1),
        ("appearance", "edge", "glow"),
        ("interface", "language", None),
        ("shortcuts", "pause", "no keys\n"),
    ],
)
def test_value_that_means_nothing_is_told(section: str, name: str, value: object) -> None:
    assert paths({section: {name: value}}) == [f"{section}.{name}"]


def test_unknown_names_are_left_alone() -> None:
    document = {"appearance": {"glow": 3}, "plugins": 1, "shortcuts": {"dance": 7}}
    assert read_settings(document) == (Settings(), ())


def test_second_action_with_the_same_keys_loses_them() -> None:
    settings, problems = read_settings({"shortcuts": {"copy": "F5", "pause": "F5"}})
    keys = dict(settings.shortcuts)
    assert (keys["pause"], keys["copy"]) == ("F5", "Ctrl+C")
    assert [problem.path for problem in problems] == ["shortcuts.copy"]
    assert '"pause"' in problems[0].advice


def test_second_of_the_same_keys_for_everywhere_loses_them() -> None:
    document = {"global_keys": {"start_stop": "Ctrl+Alt+K", "overlay": "alt+ctrl+k"}}
    settings, problems = read_settings(document)
    assert settings.global_keys == GlobalKeys(start_stop="Ctrl+Alt+K")
    assert [problem.path for problem in problems] == ["global_keys.overlay"]
    assert '"start_stop"' in problems[0].advice


def test_no_letter_is_taken_from_all_programs() -> None:
    settings, problems = read_settings({"global_keys": {"pause": "E"}})
    assert settings == Settings()
    assert [problem.path for problem in problems] == ["global_keys.pause"]


@given(damaged_documents)
def test_whatever_is_read_holds_all_limits(document: dict[str, Any]) -> None:
    settings, problems = read_settings(document)
    assert problems_of(settings) == ()
    for problem in problems:
        section, _, name = problem.path.partition(".")
        wrong = document[section][name] if name else document[section]
        assert problem.value is wrong


@given(damaged_documents)
def test_what_was_told_is_all_that_was_not_used(document: dict[str, Any]) -> None:
    settings, problems = read_settings(document)
    told = {problem.path for problem in problems}
    for section in dataclasses.fields(Settings):
        given_values = document.get(section.name)
        if not isinstance(given_values, dict) or section.name == "shortcuts":
            continue
        values = getattr(settings, section.name)
        for field in dataclasses.fields(values):
            if field.name in given_values and f"{section.name}.{field.name}" not in told:
                assert getattr(values, field.name) == given_values[field.name]

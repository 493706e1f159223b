"""Values to pick, in words."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.setting_choices import (
    Choice,
    alignment_choices,
    edge_choices,
    font_choices,
    language_choices,
    precision_choices,
    theme_choices,
    weight_choices,
)
from app.settings.limits import limit_of
from app.settings.model import Alignment, Edge, Theme
from engine import PRECISIONS


@pytest.mark.parametrize(
    ("choices", "values"),
    [
        (edge_choices(), Edge),
        (alignment_choices(), Alignment),
        (theme_choices(), Theme),
        (precision_choices(), PRECISIONS),
    ],
)
def test_every_value_can_be_picked_once(
    choices: Sequence[Choice], values: Sequence[object]
) -> None:
    assert sorted(str(choice.value) for choice in choices) == sorted(map(str, values))
    assert len({choice.text for choice in choices}) == len(choices)


@given(family=st.sampled_from(["", "Serif"]), current=st.integers(100, 900))
def test_weights_hold_the_current_one_and_are_allowed(family: str, current: int) -> None:
    weights = [choice.value for choice in weight_choices(family, current)]
    assert weights.count(current) == 1
    assert all(limit_of("appearance.font_weight").allows(weight) for weight in weights)


def test_the_bundled_font_offers_only_the_weights_it_has() -> None:
    assert [choice.value for choice in weight_choices("", 500)] == [400, 500, 700]


@pytest.mark.parametrize("current", ["", "Own Sans", "Serif", "Missing"])
def test_fonts_hold_the_current_one_once(current: str) -> None:
    choices = font_choices(["Mono", "Own Sans", "Serif"], "Own Sans", current)
    assert choices[0].value == ""
    assert [choice.value for choice in choices].count(current) == 1


def test_a_font_that_is_missing_says_so() -> None:
    assert font_choices(["Mono"], "Own", "Gone")[-1] == Choice(
        "Gone", "Gone (not on this computer)"
    )


@pytest.mark.parametrize("current", ["", "de", "pl"])
def test_languages_hold_the_current_one_once(current: str) -> None:
    choices = language_choices({"en": "English", "de": "Deutsch"}, current)
    assert [choice.value for choice in choices].count(current) == 1
    assert [choice.text for choice in choices][1:3] == ["English", "Deutsch"]

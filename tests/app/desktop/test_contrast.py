"""How well captions stand out from what is behind them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.desktop.contrast import READABLE, advise, contrast, legibility, rgb
from app.settings.limits import LIMITS
from app.settings.model import Appearance, Edge
from tests.app.settings.strategies import values

colours = st.from_regex(r"#[0-9a-f]{6}", fullmatch=True)
appearances = st.builds(
    Appearance, **{name: values(limit) for name, limit in LIMITS["appearance"].items()}
)


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("#000000", "#ffffff", 21.0),
        # What the guidelines' readers and common checkers give for these pairs.
        ("#777777", "#ffffff", 4.48),
        ("#767676", "#ffffff", 4.54),
        ("#ff0000", "#ffffff", 4.00),
        ("#0000ff", "#ffffff", 8.59),
        ("#ffff00", "#000000", 19.56),
    ],
)
def test_contrast_is_that_of_the_guidelines(one: str, other: str, expected: float) -> None:
    assert contrast(rgb(one), rgb(other)) == pytest.approx(expected, abs=0.005)


@given(colours, colours)
def test_contrast_has_no_sides_and_stays_in_its_range(one: str, other: str) -> None:
    value = contrast(rgb(one), rgb(other))
    assert value == contrast(rgb(other), rgb(one))
    assert 1 <= value <= 21
    assert contrast(rgb(one), rgb(one)) == 1


@given(appearances)
def test_nothing_shines_through_what_is_opaque(appearance: Appearance) -> None:
    opaque = replace(appearance, background_opacity=100, window_opacity=100, edge=Edge.NONE)
    found = legibility(opaque)
    expected = contrast(rgb(opaque.text_colour), rgb(opaque.background_colour))
    assert (found.over_light, found.over_dark, found.worst) == pytest.approx((expected,) * 3)


def test_letters_vanish_on_a_screen_of_their_colour() -> None:
    bare = Appearance(text_colour="#ffffff", background_opacity=0)
    found = legibility(bare)
    assert found.over_light == pytest.approx(1)
    assert found.over_dark == pytest.approx(21)
    assert not found.is_readable


def test_worst_screen_may_be_neither_light_nor_dark() -> None:
    grey = Appearance(text_colour="#808080", background_opacity=0)
    found = legibility(grey)
    assert found.worst < 1.3 < min(found.over_light, found.over_dark)


def test_outline_is_the_background_of_letters_but_a_shadow_is_not() -> None:
    bare = Appearance(text_colour="#ffffff", background_opacity=0, edge_colour="#000000")
    assert legibility(replace(bare, edge=Edge.OUTLINE)).worst == pytest.approx(21)
    assert not legibility(replace(bare, edge=Edge.SHADOW)).is_readable


def test_overlay_that_is_see_through_loses_contrast() -> None:
    dim = Appearance(window_opacity=30)
    assert legibility(dim).worst < READABLE < legibility(Appearance()).worst


@given(appearances)
def test_advice_is_given_when_needed_and_helps(appearance: Appearance) -> None:
    advice = advise(appearance)
    assert (advice is None) == legibility(appearance).is_readable
    if advice is not None:
        assert legibility(advice.appearance).is_readable
        assert advise(advice.appearance) is None


def test_advice_is_the_least_opacity_that_is_enough() -> None:
    faint = Appearance(background_opacity=10)
    advice = advise(faint)
    assert advice is not None
    percent = advice.appearance.background_opacity
    assert advice.appearance == replace(faint, background_opacity=percent)
    assert not legibility(replace(faint, background_opacity=percent - 1)).is_readable
    assert "over light windows" in advice.sentence
    assert f"{percent} % opaque" in advice.sentence


@pytest.mark.parametrize(
    ("appearance", "words"),
    [
        (Appearance(text_colour="#333333", background_opacity=100), ["white letters"]),
        (
            Appearance(text_colour="#dddddd", background_colour="#ffffff", background_opacity=100),
            ["hard to read:", "1.3 to 1", "black letters"],
        ),
        (
            Appearance(text_colour="#000000", background_colour="#ffffff", background_opacity=5),
            ["over dark windows", "background", "opaque"],
        ),
        (Appearance(window_opacity=25, background_opacity=100), ["whole overlay opaque"]),
    ],
)
def test_advice_names_what_is_wrong_and_what_to_do(
    appearance: Appearance, words: list[str]
) -> None:
    advice = advise(appearance)
    assert advice is not None
    assert [word for word in words if word not in advice.sentence] == []


def test_contrast_just_too_low_does_not_look_like_enough() -> None:
    advice = advise(
        Appearance(text_colour="#777777", background_colour="#ffffff", background_opacity=100)
    )
    assert advice is not None
    assert "is 4.4 to 1, and 4.5 to 1" in advice.sentence

"""How large the overlay is."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from app.settings.model import Appearance, Edge
from app.ui.overlay.measures import OverlayMeasures

pytestmark = pytest.mark.usefixtures("qapp")


def test_there_is_room_for_all_lines() -> None:
    sentence = "And now we hear what it is that she has to say"[:42]
    for n_lines, points in itertools.product([1, 2, 8], [8, 22, 96]):
        appearance = Appearance(n_lines=n_lines, font_points=points, line_characters=42)
        measures = OverlayMeasures(appearance)
        assert measures.panel_height >= n_lines * measures.line_height
        assert measures.measure(sentence) <= measures.text_width(measures.width(0)) * 1.1
        assert measures.narrowest < measures.width(0)
        assert measures.width(1) == measures.narrowest
        assert measures.width(5000) == 5000


def test_letters_with_an_edge_have_as_much_room() -> None:
    plain = OverlayMeasures(Appearance())
    outlined = OverlayMeasures(replace(Appearance(), edge=Edge.OUTLINE))
    assert outlined.edge >= 1
    assert outlined.text_width(outlined.width(0)) == plain.text_width(plain.width(0))


def test_the_row_above_can_be_read_beside_the_smallest_letters() -> None:
    smallest = OverlayMeasures(Appearance(font_points=8))
    assert smallest.small_font.pointSizeF() >= 10
    assert OverlayMeasures(Appearance(font_points=60)).small_font.pointSizeF() == 36

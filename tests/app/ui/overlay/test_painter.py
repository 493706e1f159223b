"""How lines are drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from app.captions.layout import Line, LineKind
from app.settings.model import Alignment, Appearance, Edge
from app.ui.overlay.measures import OverlayMeasures
from app.ui.overlay.painter import LinePainter

pytestmark = pytest.mark.usefixtures("qapp")

# Letters on nothing, so that every pixel is a letter's.
BARE = Appearance(background_opacity=0, line_characters=30)


def line(text: str, growing: str = "", *, label: str = "", is_rtl: bool = False) -> Line:
    return Line(0, LineKind.WORDS, "mic", label, text, growing, is_rtl)


def drawn(appearance: Appearance, *lines: Line, scale: float = 1.0, least_alpha: int = 0) -> QImage:
    measures = OverlayMeasures(appearance)
    width = measures.width(0)
    picture = QImage(
        round(width * scale),
        round(measures.panel_height * scale),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.setDevicePixelRatio(scale)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    area = QRectF(0, 0, width, measures.panel_height)
    numbered = [replace(one, index=number) for number, one in enumerate(lines)]
    LinePainter(appearance, measures, scale).paint(painter, area, numbered, least_alpha)
    painter.end()
    return picture


def ink(picture: QImage) -> tuple[int, int, int, int]:
    """Return left, top, right and bottom of what is drawn."""
    found = [
        (x, y)
        for y in range(picture.height())
        for x in range(picture.width())
        if picture.pixelColor(x, y).alpha() > 60
    ]
    columns, rows = [x for x, _ in found], [y for _, y in found]
    return min(columns), min(rows), max(columns), max(rows)


def n_pixels(picture: QImage, colour: str) -> int:
    wanted = QColor(colour)
    return sum(
        picture.pixelColor(x, y) == wanted
        for y in range(picture.height())
        for x in range(picture.width())
    )


def test_lines_begin_at_the_left_and_hebrew_at_the_right() -> None:
    english, hebrew = drawn(BARE, line("one two")), drawn(BARE, line("שלום", is_rtl=True))
    assert ink(english)[0] < 20
    assert ink(hebrew)[2] > hebrew.width() - 20
    assert ink(hebrew)[0] > hebrew.width() / 2


def test_centred_lines_are_in_the_middle() -> None:
    picture = drawn(replace(BARE, alignment=Alignment.CENTRE), line("one two"))
    left, _, right, _ = ink(picture)
    assert abs((left + right) / 2 - picture.width() / 2) <= 2


def test_the_newest_line_is_at_the_bottom() -> None:
    one = ink(drawn(BARE, line("one")))
    two = ink(drawn(BARE, line("one"), line("two")))
    assert two[3] == one[3]
    assert two[1] < one[1]


def test_words_that_may_change_are_marked_and_take_no_more_room() -> None:
    certain, growing = drawn(BARE, line("one two")), drawn(BARE, line("one", " two"))
    assert certain != growing
    assert ink(growing)[3] > ink(certain)[3]
    assert ink(growing)[0] == ink(certain)[0]
    assert abs(ink(growing)[2] - ink(certain)[2]) <= 1


def test_only_the_words_that_may_change_are_marked() -> None:
    picture, certain = drawn(BARE, line("one", " two")), drawn(BARE, line("one two"))
    changed = [
        x
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y) != certain.pixelColor(x, y)
    ]
    assert min(changed) > ink(drawn(BARE, line("one")))[2]


def test_growing_words_are_found_behind_characters_of_two_units() -> None:
    picture = drawn(BARE, line("\U00010330", " two"))
    certain = drawn(BARE, line("\U00010330 two"))
    assert picture != certain
    assert ink(picture)[2] <= ink(certain)[2] + 1


def test_capitals_are_drawn_as_readers_write_them() -> None:
    capitals = replace(BARE, upper_case=True)
    assert drawn(capitals, line("straße")) == drawn(capitals, line("STRASSE"))
    assert OverlayMeasures(capitals).measure("straße") == OverlayMeasures(BARE).measure("STRASSE")


def test_the_label_stands_before_the_text() -> None:
    assert drawn(BARE, line("one", label="You")) == drawn(BARE, line("You: one"))


@pytest.mark.parametrize("edge", [Edge.OUTLINE, Edge.SHADOW])
def test_an_edge_is_around_the_letters(edge: Edge) -> None:
    plain = drawn(BARE, line("one two"))
    edged = drawn(replace(BARE, edge=edge, edge_colour="#ff0000"), line("one two"))
    assert n_pixels(plain, "#ff0000") == 0
    assert n_pixels(edged, "#ff0000") > 100
    assert n_pixels(edged, "#ffffff") > 100


def test_the_background_is_as_opaque_as_wanted() -> None:
    picture = drawn(Appearance(background_opacity=40, background_colour="#0000ff"))
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert middle.alpha() == pytest.approx(102, abs=1)
    assert middle.blue() == 255


def test_the_whole_overlay_is_as_opaque_as_wanted() -> None:
    picture = drawn(Appearance(background_opacity=100, window_opacity=50))
    middle = picture.pixelColor(picture.width() // 2, picture.height() // 2)
    assert middle.alpha() == pytest.approx(128, abs=1)


def test_an_overlay_that_takes_clicks_is_nowhere_quite_transparent() -> None:
    middle = drawn(BARE, least_alpha=1)
    assert middle.pixelColor(middle.width() // 2, middle.height() // 2).alpha() == 1
    assert drawn(BARE).pixelColor(middle.width() // 2, middle.height() // 2).alpha() == 0


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_is_sharp_and_in_its_place_at_every_scale(scale: float) -> None:
    plain, scaled = (
        ink(drawn(BARE, line("one two"))),
        ink(drawn(BARE, line("one two"), scale=scale)),
    )
    assert scaled == pytest.approx([edge * scale for edge in plain], abs=2 * scale)

"""Lines on which only what changes is painted."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QRegion

from app.captions.layout import Line, LineKind
from app.settings.model import Alignment, Appearance, Edge
from app.ui.overlay.measures import OverlayMeasures
from app.ui.overlay.painter import LinePainter

pytestmark = pytest.mark.usefixtures("qapp")

N_LINES = 2
MOMENTS = st.lists(
    st.lists(
        st.tuples(
            st.lists(
                st.sampled_from(
                    ["one", "two,", "fjord", "AVAVA", "שלום", "(12)", "漢字", "😀", "ê̄", "I"]
                ),
                max_size=4,
            ),
            st.integers(0, 6),
        ),
        min_size=1,
        max_size=N_LINES,
    ),
    min_size=1,
    max_size=6,
)
LOOKS = st.builds(
    Appearance,
    n_lines=st.just(N_LINES),
    line_characters=st.just(30),
    font_points=st.sampled_from([8, 22, 60]),
    edge=st.sampled_from(Edge),
    edge_colour=st.just("#ff0000"),
    alignment=st.sampled_from(Alignment),
    window_opacity=st.sampled_from([60, 100]),
)


def lines_of(moment: Sequence[tuple[list[str], int]]) -> list[Line]:
    lines = []
    for index, (words, n_growing) in enumerate(moment):
        text = " ".join(words)
        certain = text[: max(0, len(text) - n_growing)]
        is_rtl = text.startswith("ש")
        growing = text[len(certain) :]
        lines.append(Line(index, LineKind.WORDS, "mic", "", certain, growing, is_rtl))
    return lines


def pixels(picture: QImage) -> np.ndarray:
    """Return the colours of a picture, [height, width, 4]."""
    shape = (picture.height(), picture.width(), 4)
    return np.frombuffer(picture.constBits(), np.uint8).reshape(shape).astype(int)


class Canvas:
    """What a window keeps of its picture between one painting and the next."""

    def __init__(self, appearance: Appearance, scale: float) -> None:
        measures = OverlayMeasures(appearance)
        self.area = QRectF(0, 0, measures.width(0), measures.panel_height)
        self.painter = LinePainter(appearance, measures, scale)
        self.picture = QImage(
            (self.area.size() * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied
        )
        self.picture.setDevicePixelRatio(scale)
        self.picture.fill(Qt.GlobalColor.transparent)

    def show(self, lines: Sequence[Line], places: Sequence[QRectF]) -> None:
        """Paint only some places, as windows do, by whole points."""
        region = QRegion()
        for place in places:
            region += place.toAlignedRect()
        painter = QPainter(self.picture)
        painter.setClipRegion(region)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(self.area, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        self.painter.paint(painter, self.area, lines, 0)
        painter.end()


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(MOMENTS, LOOKS, st.sampled_from([1.0, 1.5, 2.0]))
def test_what_changed_is_all_that_has_to_be_painted(
    moments: list[list[tuple[list[str], int]]], appearance: Appearance, scale: float
) -> None:
    kept = Canvas(appearance, scale)
    kept.show([], [kept.area])
    for moment in moments:
        lines = lines_of(moment)
        kept.show(lines, kept.painter.show(kept.area, lines))
        fresh = Canvas(appearance, scale)
        fresh.show(lines, [fresh.area])
        # Qt rounds in another way where it paints only parts.
        assert np.abs(pixels(kept.picture) - pixels(fresh.picture)).max() <= 3


def test_where_nothing_changed_nothing_has_to_be_painted() -> None:
    kept = Canvas(Appearance(edge=Edge.OUTLINE), 1.0)
    lines = lines_of([(["one", "two"], 3), (["fjord"], 0)])
    assert kept.painter.show(kept.area, lines)
    assert kept.painter.show(kept.area, list(lines)) == []


def test_a_new_word_leaves_those_before_it_alone() -> None:
    kept = Canvas(Appearance(edge=Edge.OUTLINE, line_characters=60), 1.0)
    kept.painter.show(kept.area, lines_of([(["one", "two", "fjord"], 0)]))
    places = kept.painter.show(kept.area, lines_of([(["one", "two", "fjord", "AVAVA"], 3)]))
    (place,) = places
    measures = OverlayMeasures(Appearance())
    assert place.left() > measures.padding + measures.measure("one two fjo")
    assert place.width() < 2 * measures.measure("AVAVA")

"""What plots draw: figures where they belong, in patterns, mirrored where reading is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPalette

from app.desktop.history_of_figures import FigureHistory, Moment
from app.ui.diagnostics.latency_plot import LatencyPlot
from app.ui.diagnostics.plot import FigurePlot
from app.ui.diagnostics.work_plot import WorkPlot
from tests.app.desktop.making_evidence import engine, session

LATE = range(100, 120)


def _moments(
    seconds: Sequence[int], load: float = 0.5, behind_s: float = 1.3
) -> tuple[Moment, ...]:
    history = FigureHistory()
    for second in seconds:
        history.add(session(measured=engine(load), behind_s=behind_s), float(second))
    return history.moments


def _image(plot: FigurePlot) -> QImage:
    plot.resize(600, 300)
    return plot.grab().toImage()


def _changed_columns(before: QImage, after: QImage) -> list[int]:
    """Return the columns in the middle of the plot in which any pixel differs."""
    rows = range(40, 200)
    return [
        x
        for x in range(before.width())
        if any(before.pixel(x, y) != after.pixel(x, y) for y in rows)
    ]


@pytest.mark.parametrize("kind", [LatencyPlot, WorkPlot])
def test_the_newest_is_where_reading_ends(kind: type[FigurePlot], qtbot: Any) -> None:
    centres = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        plot = kind()
        qtbot.addWidget(plot)
        plot.setLayoutDirection(direction)
        plot.show_moments(_moments([119]))
        before = _image(plot)
        plot.show_moments(_moments(LATE))
        columns = _changed_columns(before, _image(plot))
        centres.append(sum(columns) / len(columns))
    assert centres[0] > 400
    assert centres[1] < 200


def test_parts_differ_without_colour(qtbot: Any) -> None:
    plot = WorkPlot()
    qtbot.addWidget(plot)
    grey = QPalette(plot.palette())
    grey.setColor(QPalette.ColorRole.Highlight, QColor("#808080"))
    plot.setPalette(grey)
    samples = []
    for item in plot.legend():
        image = QImage(40, 20, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        _draw(item, image)
        light = image.convertToFormat(
            QImage.Format.Format_Mono, Qt.ImageConversionFlag.ThresholdDither
        )
        samples.append(bytes(light.constBits()))
    assert len(set(samples)) == len(samples)


def test_what_capturing_takes_is_drawn_and_told(qtbot: Any) -> None:
    plot = WorkPlot()
    qtbot.addWidget(plot)
    quiet = _moments(LATE)
    plot.show_moments(quiet)
    before = _image(plot)
    plot.show_moments([replace(moment, capture_ms=40.0) for moment in quiet])
    assert _changed_columns(before, _image(plot))
    assert "40.00 ms beside" in plot.accessibleDescription()
    plot.show_moments([replace(moment, capture_ms=400.0) for moment in quiet])


def test_what_is_the_same_is_not_painted_again(qtbot: Any) -> None:
    plot = CountingPlot()
    qtbot.addWidget(plot)
    plot.resize(600, 300)
    plot.show_moments(_moments(LATE))
    plot.show()
    qtbot.waitExposed(plot)
    qtbot.waitUntil(lambda: plot.n_paints > 0, timeout=20_000)
    n_before = plot.n_paints
    plot.show_moments(_moments(LATE))
    plot.show_moments(_moments(LATE, load=0.9))
    qtbot.waitUntil(lambda: plot.n_paints > n_before, timeout=20_000)
    assert plot.n_paints == n_before + 1


class CountingPlot(WorkPlot):
    """Counts how often it is painted."""

    def __init__(self) -> None:
        self.n_paints = 0
        super().__init__()

    def paintEvent(self, event: Any) -> None:  # noqa: N802
        self.n_paints += 1
        super().paintEvent(event)


def _draw(item: Any, image: QImage) -> None:
    painter = QPainter(image)
    item.sample(painter, QRectF(2, 2, 36, 16))
    painter.end()

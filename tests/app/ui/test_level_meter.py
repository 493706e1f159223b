"""Levels as bars and in words."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from pytestqt.qtbot import QtBot

from app.session.snapshot import SourceState
from app.ui.level_meter import LevelBar, SourceMeter
from tests.app.cli.snapshots import YOU, source_snapshot

FULL = QColor("#12ab34")


def n_full(bar: LevelBar) -> tuple[int, float]:
    """Return how many columns are of the colour of filled steps, and where their middle is."""
    image = bar.grab().toImage()
    row = image.height() // 2
    filled = [x for x in range(image.width()) if image.pixelColor(x, row) == FULL]
    return len(filled), sum(filled) / len(filled) / image.width() if filled else 0.5


def bar_of(qtbot: QtBot) -> LevelBar:
    bar = LevelBar()
    qtbot.addWidget(bar)
    palette = QPalette(bar.palette())
    palette.setColor(QPalette.ColorRole.Highlight, FULL)
    bar.setPalette(palette)
    bar.resize(240, 20)
    return bar


def test_the_bar_fills_as_the_sound_gets_louder(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    filled = []
    for level_dbfs in (-math.inf, -40.0, -20.0, 0.0):
        bar.set_level(level_dbfs)
        filled.append(n_full(bar)[0])
    assert filled[0] == 0
    assert filled == sorted(set(filled))


def test_the_bar_begins_where_lines_begin(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.set_level(-40.0)
    assert n_full(bar)[1] < 0.5
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert n_full(bar)[1] > 0.5


def test_a_source_that_is_muted_shows_no_level(qtbot: QtBot) -> None:
    meter = SourceMeter()
    qtbot.addWidget(meter)
    meter.show_source(source_snapshot(YOU, SourceState.MUTED, -10.0))
    assert meter.words.text() == "muted"
    assert meter.accessibleDescription() == "muted"
    assert meter.toolTip() == "USB headset"
    muted = meter.bar.grab().toImage()
    meter.show_source(source_snapshot(YOU, SourceState.HEARD, -10.0))
    assert meter.bar.grab().toImage() != muted
    assert meter.words.text() == "heard"

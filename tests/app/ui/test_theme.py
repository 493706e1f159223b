from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from app.settings.model import Theme
from app.ui.theme import use_theme

GROUNDS = {
    QPalette.ColorRole.WindowText: QPalette.ColorRole.Window,
    QPalette.ColorRole.Text: QPalette.ColorRole.Base,
    QPalette.ColorRole.ButtonText: QPalette.ColorRole.Button,
    QPalette.ColorRole.ToolTipText: QPalette.ColorRole.ToolTipBase,
    QPalette.ColorRole.HighlightedText: QPalette.ColorRole.Highlight,
    QPalette.ColorRole.PlaceholderText: QPalette.ColorRole.Base,
    QPalette.ColorRole.Link: QPalette.ColorRole.Window,
}


@pytest.fixture
def app(qapp: QApplication) -> Iterator[QApplication]:
    yield qapp
    use_theme(qapp, Theme.SYSTEM)


def luminance(colour: QColor) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    darker, lighter = sorted((luminance(first), luminance(second)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
def test_everything_can_be_read(app: QApplication, theme: Theme) -> None:
    use_theme(app, theme)
    palette = app.palette()
    for text, ground in GROUNDS.items():
        assert contrast(palette.color(text), palette.color(ground)) >= 4.5, text
        faint = palette.color(QPalette.ColorGroup.Disabled, text)
        assert contrast(faint, palette.color(ground)) >= 3, text


def test_dark_is_dark_and_light_is_light(app: QApplication) -> None:
    use_theme(app, Theme.DARK)
    dark = luminance(app.palette().color(QPalette.ColorRole.Window))
    use_theme(app, Theme.LIGHT)
    light = luminance(app.palette().color(QPalette.ColorRole.Window))
    assert dark < 0.1 < 0.5 < light


def test_systems_colours_come_back(app: QApplication) -> None:
    use_theme(app, Theme.SYSTEM)
    before = app.palette().color(QPalette.ColorRole.Window)
    use_theme(app, Theme.DARK)
    use_theme(app, Theme.SYSTEM)
    assert app.palette().color(QPalette.ColorRole.Window) == before

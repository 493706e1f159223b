"""Light and dark windows, also where the system cannot switch a single program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from app.settings.model import Theme

_SCHEMES = {
    Theme.SYSTEM: Qt.ColorScheme.Unknown,
    Theme.LIGHT: Qt.ColorScheme.Light,
    Theme.DARK: Qt.ColorScheme.Dark,
}

_Role = QPalette.ColorRole

# Text on its ground has a contrast of more than 7, faint text of more than 3.
_LIGHT = {
    _Role.Window: "#efefef",
    _Role.WindowText: "#000000",
    _Role.Base: "#ffffff",
    _Role.AlternateBase: "#f4f4f4",
    _Role.ToolTipBase: "#ffffdc",
    _Role.ToolTipText: "#000000",
    _Role.Text: "#000000",
    _Role.Button: "#efefef",
    _Role.ButtonText: "#000000",
    _Role.BrightText: "#ffffff",
    _Role.Link: "#0057ae",
    _Role.Highlight: "#1f5fbf",
    _Role.HighlightedText: "#ffffff",
    _Role.PlaceholderText: "#5a5a5a",
    _Role.Accent: "#1f5fbf",
}
_DARK = {
    _Role.Window: "#1d1f22",
    _Role.WindowText: "#f2f2f2",
    _Role.Base: "#303338",
    _Role.AlternateBase: "#373b41",
    _Role.ToolTipBase: "#40444b",
    _Role.ToolTipText: "#f2f2f2",
    _Role.Text: "#f2f2f2",
    _Role.Button: "#3a3e44",
    _Role.ButtonText: "#f2f2f2",
    _Role.BrightText: "#ffffff",
    _Role.Link: "#7db4ff",
    _Role.Highlight: "#2f6fd0",
    _Role.HighlightedText: "#ffffff",
    _Role.PlaceholderText: "#b8b8b8",
    _Role.Accent: "#5a97f0",
}
_FAINT = {Theme.LIGHT: "#7a7a7a", Theme.DARK: "#a0a4aa"}
_FAINT_ROLES = (_Role.WindowText, _Role.Text, _Role.ButtonText)


def use_theme(app: QApplication, theme: Theme) -> None:
    """Colour all windows, those that are there and those to come."""
    hints = app.styleHints()
    hints.setColorScheme(_SCHEMES[theme])
    if theme is Theme.SYSTEM or hints.colorScheme() is _SCHEMES[theme]:
        app.setPalette(QPalette())
    else:
        app.setPalette(_palette(theme))


def _palette(theme: Theme) -> QPalette:
    colours = _DARK if theme is Theme.DARK else _LIGHT
    # The shades of edges are made from these two.
    palette = QPalette(QColor(colours[_Role.Button]), QColor(colours[_Role.Window]))
    for role, colour in colours.items():
        palette.setColor(role, QColor(colour))
    for role in _FAINT_ROLES:
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FAINT[theme]))
    return palette

"""Each system has its own way to give programs keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.desktop.global_shortcuts import Unavailable
from app.settings.model import GlobalKeys
from app.ui.global_shortcuts import GlobalShortcuts, choosing, global_shortcuts_here
from app.ui.global_shortcuts.portal import PortalShortcuts
from app.ui.global_shortcuts.x11 import X11Shortcuts


class Platform:
    """Stands for QGuiApplication on another system."""

    def __init__(self, name: str) -> None:
        self._name = name

    def platformName(self) -> str:  # noqa: N802
        return self._name


def shortcuts_on(
    platform: str, parent: QObject, monkeypatch: pytest.MonkeyPatch
) -> GlobalShortcuts:
    monkeypatch.setattr(choosing, "QGuiApplication", Platform(platform))
    found = global_shortcuts_here(parent)
    # Where the settings' page looks for it.
    assert parent.findChild(GlobalShortcuts) is found
    return found


@pytest.mark.parametrize(
    ("platform", "display", "kind"),
    [
        ("xcb", "", X11Shortcuts),
        ("xcb", "wayland-0", PortalShortcuts),
        ("wayland", "wayland-0", PortalShortcuts),
    ],
)
def test_a_desktop_is_asked_in_its_own_way(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    display: str,
    kind: type[GlobalShortcuts],
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", display)
    parent = QObject()
    assert type(shortcuts_on(platform, parent, monkeypatch)) is kind


@pytest.mark.parametrize(
    ("platform", "reason"),
    [("cocoa", Unavailable.MACOS), ("offscreen", Unavailable.OTHER)],
)
def test_where_there_are_no_keys_the_reason_is_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, platform: str, reason: Unavailable
) -> None:
    parent = QObject()
    shortcuts = shortcuts_on(platform, parent, monkeypatch)
    shortcuts.assign(GlobalKeys(pause="F9"))
    shortcuts.look()
    shortcuts.close()
    assert shortcuts.unavailable is reason
    assert shortcuts.troubles == {}

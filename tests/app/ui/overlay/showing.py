"""An overlay for tests, and the captions that it shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImage

from app.desktop.states import AppState
from app.settings.model import Appearance, Interface, Overlay, Settings
from app.ui.overlay import OverlayWindow
from tests.app.ui.fake_controller import FakeController


class Shown:
    """An overlay with a controller that does what the test says.

    Attributes:
        controller: the controller.
        window: the overlay.
    """

    def __init__(
        self,
        folder: Path,
        *,
        overlay: Overlay | None = None,
        appearance: Appearance | None = None,
        announces: bool = True,
        state: AppState = AppState.LISTENING,
    ) -> None:
        settings = Settings(
            overlay=overlay or Overlay(),
            appearance=appearance or Appearance(),
            interface=Interface(announces=announces),
        )
        self.controller = FakeController(folder, settings)
        self.window = OverlayWindow(self.controller)
        self.controller.become(state)

    @property
    def text(self) -> str:
        """What a screen reader reads of it."""
        return self.window.accessibleDescription()

    @property
    def overlay(self) -> Overlay:
        """The settings as they are now."""
        return self.controller.settings.overlay

    def change_overlay(self, **values: Any) -> None:
        """Change settings as another window would."""
        settings = self.controller.settings
        overlay = replace(settings.overlay, **values)
        self.controller.change_settings(replace(settings, overlay=overlay))

    def change_appearance(self, **values: Any) -> None:
        """Change settings as another window would."""
        settings = self.controller.settings
        appearance = replace(settings.appearance, **values)
        self.controller.change_settings(replace(settings, appearance=appearance))

    def picture(self) -> QImage:
        """What it looks like."""
        return self.window.grab().toImage()

"""The window in which everything can be set, and the captions' appearance beside them."""

from app.ui.settings.appearance_dock import AppearanceDock
from app.ui.settings.window import SettingsWindow

__all__ = ["AppearanceDock", "SettingsWindow"]

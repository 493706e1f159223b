"""Keys that work whichever program has the keyboard."""

from __future__ import annotations

from app.ui.global_shortcuts.base import GlobalShortcuts
from app.ui.global_shortcuts.choosing import global_shortcuts_here

__all__ = ["GlobalShortcuts", "global_shortcuts_here"]

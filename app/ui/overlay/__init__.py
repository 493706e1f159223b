"""Captions in a window above all others."""

from app.ui.overlay.window import OverlayWindow

__all__ = ["OverlayWindow"]

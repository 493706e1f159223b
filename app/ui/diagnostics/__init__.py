"""The window that answers why captions are slow or missing."""

from app.ui.diagnostics.window import DiagnosticsWindow

__all__ = ["DiagnosticsWindow"]

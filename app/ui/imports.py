"""Keeps PySide out of the imports of modules that have nothing to do with it."""

from __future__ import annotations

import builtins


def spare_imports() -> None:
    """Let modules be imported as without PySide from now on.

    PySide reads and keeps the source of every module that is imported after it, to find those that
    ask for its optional features. Nothing here does, and with torch that is 40 MB and a fifth of
    the time of its import.
    """
    original = getattr(builtins, "__orig_import__", None)
    if original is not None:
        builtins.__import__ = original

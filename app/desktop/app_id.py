"""What systems know the app by."""

from __future__ import annotations

from typing import Final

APP_ID: Final = "io.github.voxcap.Voxcap"
"""Name of its desktop file, by which desktops match windows to an icon and to permissions, and of
its Flatpak and its bundle for macOS."""

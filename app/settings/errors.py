"""What can go wrong with settings on the disk."""

from engine import VoxcapError


class SettingsError(VoxcapError):
    """The settings cannot be kept."""

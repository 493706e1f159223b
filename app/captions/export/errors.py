"""What can go wrong with exports."""

from engine import VoxcapError


class ExportError(VoxcapError):
    """A session cannot be exported as it was asked for."""

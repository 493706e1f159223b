"""What can go wrong with a source of sound."""

from engine import VoxcapError


class AudioError(VoxcapError):
    """A source of sound cannot be used at all."""


class DamagedAudioError(AudioError):
    """Part of a source could not be read; everything that could be read has been delivered."""

"""What can go wrong with sessions on the disk."""

from engine import VoxcapError


class SessionError(VoxcapError):
    """A session on the disk cannot be read or changed."""


class UnknownSessionError(SessionError):
    """There is no session of that name, or more than one."""


class SessionInUseError(SessionError):
    """The session is going on, or another program is changing it."""


class JournalFormatError(SessionError):
    """The session was written by a newer version of Voxcap."""

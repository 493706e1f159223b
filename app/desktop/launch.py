"""How the app is started."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.desktop.remote_commands import RemoteCommand


@dataclass(frozen=True, slots=True)
class Launch:
    """What the command line says of it.

    Attributes:
        profile: folder of everything Voxcap keeps, or None for the system's usual places.
        command: what the Voxcap that runs is to do, or this one where none does.
        demo: a recording to listen to instead of any device, or None.
        is_debugging: whether more is logged, perhaps what was said.
    """

    profile: Path | None = None
    command: RemoteCommand | None = None
    demo: Path | None = None
    is_debugging: bool = False

"""Where Voxcap keeps what belongs to its user."""

from __future__ import annotations

from pathlib import Path

import platformdirs


def sessions_folder(profile: Path | None) -> Path:
    """Return the folder of the recorded sessions, which may not exist yet.

    Args:
        profile: a folder that holds everything of one user of Voxcap, or None for the system's
            usual place.
    """
    if profile is not None:
        return profile / "sessions"
    return platformdirs.user_data_path("voxcap", appauthor=False) / "sessions"

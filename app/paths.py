"""Where Voxcap keeps what belongs to its user.

Every folder may not exist yet. `profile` is a folder that holds everything of one user of Voxcap,
or None for the system's usual places.
"""

from __future__ import annotations

from pathlib import Path

import platformdirs

_NAME = "voxcap"


def sessions_folder(profile: Path | None) -> Path:
    """Return the folder of the recorded sessions."""
    if profile is not None:
        return profile / "sessions"
    return platformdirs.user_data_path(_NAME, appauthor=False) / "sessions"


def config_folder(profile: Path | None) -> Path:
    """Return the folder of the settings."""
    if profile is not None:
        return profile / "config"
    folder = platformdirs.user_config_path(_NAME, appauthor=False)
    # macOS and Windows have one place for settings and sessions alike.
    is_shared = folder == platformdirs.user_data_path(_NAME, appauthor=False)
    return folder / "config" if is_shared else folder


def log_folder(profile: Path | None) -> Path:
    """Return the folder of the logs."""
    if profile is not None:
        return profile / "logs"
    return platformdirs.user_log_path(_NAME, appauthor=False)


def models_folder(profile: Path | None) -> Path:
    """Return the folder of the models that were fetched."""
    if profile is not None:
        return profile / "models"
    return platformdirs.user_data_path(_NAME, appauthor=False) / "models"


def prepared_folder(profile: Path | None) -> Path:
    """Return the folder of prepared weights, which can be made again at any time."""
    if profile is not None:
        return profile / "prepared"
    return platformdirs.user_cache_path(_NAME, appauthor=False) / "prepared"

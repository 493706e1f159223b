"""Where the files that come with Voxcap lie: in a checkout, or where an installer puts data."""

from __future__ import annotations

import sysconfig
from pathlib import Path

from engine import VoxcapError

DEMO_MODEL = "demo-model"


class ResourceError(VoxcapError):
    """A file that belongs to Voxcap is not where it should be."""


def resource_path(name: str) -> Path:
    """Return the path of a file or folder of `resources`.

    Raises:
        ResourceError: it is not there, as after an incomplete installation.
    """
    folders = (
        Path(__file__).resolve().parent.parent / "resources",
        Path(sysconfig.get_path("data")) / "share" / "voxcap",
    )
    for folder in folders:
        if (folder / name).exists():
            return folder / name
    looked_in = " or ".join(str(folder) for folder in folders)
    raise ResourceError(
        f"{name} is missing: it is not in {looked_in}. Install Voxcap again.",
        parameter="resource",
        value=name,
    )

"""From a model's name in the settings to an engine."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.desktop.full_model import FULL, FullModel
from app.resources import DEMO_MODEL, resource_path
from engine import EngineSettings, VoxcapError

if TYPE_CHECKING:
    from engine import Engine

DEMO = "demo"
"""The name of the model that comes with Voxcap."""

# What torch and the systems say when memory cannot be had, other than with a MemoryError.
_SAID_OF_MEMORY = ("can't allocate memory", "not enough memory", "out of memory")


def model_folder(name: str, profile: Path | None = None) -> Path:
    """Return the folder of the model so named, whether or not it is there.

    Args:
        name: a folder, `DEMO` or `FULL`.
        profile: where Voxcap keeps everything, instead of its own place.

    Raises:
        ResourceError: the demo model is meant and not installed.
        FullModelMissingError: the full model is meant and not on this computer.
    """
    if name == DEMO:
        return resource_path(DEMO_MODEL)
    return FullModel(profile).require() if name == FULL else Path(name)


def load_engine(
    model: Path, settings: EngineSettings, on_progress: Callable[[int, int], None] | None = None
) -> Engine:
    """Load the model of a folder, which takes up to minutes.

    Args:
        model: the folder.
        settings: how to run it.
        on_progress: told how many weights are prepared and of how many, where they are now.

    Raises:
        VoxcapError: it cannot be loaded; the message says what to do.
    """
    # Here, because it imports torch, which takes seconds.
    from engine import Engine

    try:
        return Engine.load(model, settings, on_progress)
    except (MemoryError, RuntimeError, OSError) as error:
        if not _is_of_memory(error):
            raise
        raise VoxcapError(
            f"The model in {model} does not fit into the memory that is free on this computer. "
            "Close other programs, or choose a smaller model.",
            parameter="model",
            value=model,
        ) from error


def _is_of_memory(error: Exception) -> bool:
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    said = str(error).lower()
    return isinstance(error, MemoryError) or any(words in said for words in _SAID_OF_MEMORY)

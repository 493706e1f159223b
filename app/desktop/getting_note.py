"""What is kept of a model that is being got, so that a later start can go on."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from pathlib import Path

from app.whole_file import write_whole

logger = logging.getLogger(__name__)

_FILE_NAME = "getting.json"


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What was begun and not finished.

    Attributes:
        folder: where the model shall be.
        is_wanted: whether the model is to be used once it is there.
        deletes_original: whether to delete what was fetched once it is prepared.
    """

    folder: Path
    is_wanted: bool = False
    deletes_original: bool = False


class GettingNote:
    """A small file in the folder of the models. What the disk refuses is logged: it is a help."""

    def __init__(self, models: Path) -> None:
        """Use a folder, which need not exist."""
        self._path = models / _FILE_NAME

    def read(self) -> Unfinished | None:
        """Return what was begun, None where nothing was or it cannot be read."""
        try:
            values = json.loads(self._path.read_text("utf-8"))
            return Unfinished(
                Path(str(values["folder"])),
                values["is_wanted"] is True,
                values["deletes_original"] is True,
            )
        except FileNotFoundError:
            return None
        except (OSError, ValueError, TypeError, KeyError) as error:
            logger.warning("%s cannot be read: %s", self._path, error)
            return None

    def write(self, unfinished: Unfinished) -> None:
        """Keep what was begun."""
        values = {
            "folder": str(unfinished.folder),
            "is_wanted": unfinished.is_wanted,
            "deletes_original": unfinished.deletes_original,
        }
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(values, indent=2) + "\n")
        # A path may hold what is no text.
        except (OSError, ValueError) as error:
            logger.warning("%s cannot be written: %s", self._path, error)

    def remove(self) -> None:
        """Keep nothing: it is finished or given up."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            logger.warning("%s cannot be deleted: %s", self._path, error)

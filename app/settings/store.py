"""The file of the settings."""

from __future__ import annotations

import contextlib
import logging
import os
import stat
from pathlib import Path

from app.settings.document import DamagedFileError, Document, parse, text_of
from app.settings.errors import SettingsError
from app.settings.migrations import up_to_date
from app.settings.model import Settings
from app.settings.problems import FileProblem, Loaded
from app.settings.reading import read_settings
from app.settings.writing import document_of, merged
from app.whole_file import write_whole

FILE_NAME = "settings.json"

logger = logging.getLogger(__name__)

_MOST_BYTES = 1_000_000


class SettingsStore:
    """Keeps settings in a file, which is there whole or not at all whatever happens.

    Of several programs that save, the last one wins.
    """

    def __init__(self, path: Path) -> None:
        """Use the file at `path`; its folder need not exist yet."""
        self.path = path
        # Settings that could be neither read nor kept aside must not be written over.
        self._is_in_the_way = False

    def load(self) -> Loaded:
        """Return what the user has set, as far as it can be used. Never raises.

        A file that cannot be used at all is kept beside its place as "settings.json.bad-1" (or -2,
        and so on); the defaults stand in for what it held.
        """
        try:
            document = self._read()
        except (DamagedFileError, OSError) as error:
            problem = self._set_aside(error)
            logger.warning("the file of the settings cannot be used: %s", problem.value)
            return Loaded(Settings(), (problem,))
        loaded = read_settings(document)
        for setting in loaded.problems:
            logger.warning("the setting %s cannot be used", setting.path)
        return loaded

    def save(self, settings: Settings) -> None:
        """Keep the settings, and what a newer Voxcap has put into the file.

        Raises:
            SettingsError: the file cannot be written; it is as it was.
        """
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.path, text_of(self._with(settings)))
        except OSError as error:
            raise SettingsError(
                f"The settings cannot be kept in {self.path}: {error.strerror or error}. They hold "
                "until Voxcap is closed; make room or allow writing there, then change one again.",
                parameter="path",
                value=self.path,
            ) from error

    def _with(self, settings: Settings) -> Document:
        """Return what is to be in the file.

        Raises:
            OSError: what is there now cannot be used, nor moved out of the way.
        """
        if not self._is_in_the_way:
            try:
                return merged(self._read(), settings)
            except (DamagedFileError, OSError):
                pass
        self._move_aside()
        return document_of(settings)

    def _read(self) -> Document:
        """Return what the file holds, as today's version has it; without a file, nothing.

        Raises:
            DamagedFileError: it holds no settings.
            OSError: it cannot be read.
        """
        try:
            # A pipe would keep who opens it waiting.
            if not stat.S_ISREG(self.path.stat().st_mode):
                raise DamagedFileError("no ordinary file")
            with self.path.open("rb") as file:
                content = file.read(_MOST_BYTES + 1)
        except FileNotFoundError:
            return up_to_date({})
        if len(content) > _MOST_BYTES:
            raise DamagedFileError("far too large")
        return up_to_date(parse(content))

    def _set_aside(self, error: DamagedFileError | OSError) -> FileProblem:
        reason = error.strerror if isinstance(error, OSError) else f"it is {error}"
        kept = ""
        try:
            kept = self._move_aside().name
            advice = f"It was moved to {kept}, and the defaults are used."
        except OSError:
            self._is_in_the_way = True
            advice = "It could not be moved out of the way either; the defaults are used for now."
        return FileProblem(str(self.path), reason or str(error), advice, kept)

    def _move_aside(self) -> Path:
        """Move what is in the file's place, if anything, beside it and return where.

        Raises:
            OSError: that is not possible.
        """
        n = 1
        while os.path.lexists(kept := self.path.with_name(f"{self.path.name}.bad-{n}")):
            n += 1
        with contextlib.suppress(FileNotFoundError):
            self.path.rename(kept)
        self._is_in_the_way = False
        return kept

"""The file that Voxcap logs to, and the one for the interpreter's last words."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import logging.handlers
import types
from pathlib import Path
from typing import TextIO

LOG_NAME = "voxcap.log"
CRASH_NAME = "crash.txt"

_MOST_BYTES = 1_000_000
_N_OLD_FILES = 3

logger = logging.getLogger(__name__)


class LogFile:
    """Writes what is logged to files of limited size, and keeps what a crash leaves.

    What was said is never logged at level info or above, so it is in no file unless `level` is
    `logging.DEBUG`.
    """

    def __init__(self, folder: Path, level: int = logging.INFO) -> None:
        """Use the folder, which need not exist yet."""
        self.path = folder / LOG_NAME
        self._crash_path = folder / CRASH_NAME
        self._level = level
        self._handler: logging.Handler | None = None
        self._crash_file: TextIO | None = None

    def open(self) -> str:
        """Begin to log there.

        Returns:
            What is wrong in a sentence, where nothing can be written; "" where all is well.
        """
        root = logging.getLogger()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handler = _QuietHandler(
                self.path, maxBytes=_MOST_BYTES, backupCount=_N_OLD_FILES, encoding="utf-8"
            )
        except OSError as error:
            return f"Nothing can be logged in {self.path.parent}: {error.strerror or error}."
        handler.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)s %(threadName)s %(name)s: %(message)s")
        )
        handler.setLevel(self._level)
        root.addHandler(handler)
        root.setLevel(min(root.level, self._level))
        self._handler = handler
        return self._watch_crashes()

    def close(self) -> None:
        """Stop logging there. Harmless when repeated."""
        handler, self._handler = self._handler, None
        if handler is not None:
            logging.getLogger().removeHandler(handler)
            handler.close()
        crash_file, self._crash_file = self._crash_file, None
        if crash_file is not None:
            faulthandler.disable()
            crash_file.close()
            with contextlib.suppress(OSError):
                self._crash_path.unlink()

    def _watch_crashes(self) -> str:
        """Let the interpreter write where it was when it dies; what it wrote last is logged."""
        try:
            earlier = self._crash_path.read_text("utf-8", errors="replace").strip()
        except OSError:
            earlier = ""
        if earlier:
            logger.error("the last run of Voxcap crashed:\n%s", earlier[-_MOST_BYTES // 10 :])
        try:
            self._crash_file = self._crash_path.open("w", encoding="utf-8")
        except OSError as error:
            return f"A crash could not be recorded: {error.strerror or error}."
        faulthandler.enable(self._crash_file)
        return ""


class _QuietHandler(logging.handlers.RotatingFileHandler):
    """Leaves out what cannot be written, as on a full disk, without a word in the terminal."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Do nothing: what goes on is more than what is told of it."""


def describe_fault(
    kind: type[BaseException], error: BaseException | None, frames: types.TracebackType | None
) -> str:
    """Return where an error came from, without its message, which may quote what was said."""
    lines = [kind.__name__]
    while frames is not None:
        code = frames.tb_frame.f_code
        lines.append(f"  {code.co_filename}:{frames.tb_lineno} in {code.co_qualname}")
        frames = frames.tb_next
    cause = error.__cause__ or error.__context__ if error is not None else None
    if cause is not None and cause is not error:
        lines.append(f"  while handling {type(cause).__name__}")
    return "\n".join(lines)

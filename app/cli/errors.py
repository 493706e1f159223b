"""What the command distinguishes by its exit code."""

from __future__ import annotations

EXIT_DONE = 0
EXIT_FAILED = 1
EXIT_WRONG_USAGE = 2
EXIT_INTERRUPTED = 130


class UsageError(Exception):
    """The command line cannot be meant as it stands; nothing has been done."""

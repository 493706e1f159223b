"""What the command line leaves behind in a process that goes on."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """Take away the log handlers that `main` installs, whose streams are a test's own."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)

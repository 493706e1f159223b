"""What shows captions while they come, and what happens when there is nowhere to show them."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from types import TracebackType
from typing import Protocol, Self

from app.session.snapshot import SessionSnapshot

logger = logging.getLogger(__name__)


class CaptionView(Protocol):
    """Shows a session from entering to leaving its context; leaving shows what is still owed."""

    @property
    def is_broken(self) -> bool:
        """Whether the terminal or pipe has gone, so that nothing is shown any more."""

    def show(self, snapshot: SessionSnapshot) -> None:
        """Show the session as it is; for any one thread, snapshots in order."""

    def __enter__(self) -> Self:
        """Begin to show."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Show what is left and end."""


class Output:
    """Notes that a terminal or pipe has gone, instead of failing.

    Attributes:
        is_broken: whether it has; nothing should be written any more.
    """

    def __init__(self) -> None:
        self.is_broken = False

    @contextlib.contextmanager
    def writing(self) -> Iterator[None]:
        """End quietly where writing fails."""
        try:
            yield
        except OSError as error:
            self.is_broken = True
            logger.info("Captions cannot be shown any more: %s", error)

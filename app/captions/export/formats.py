"""The interface of all formats."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from app.captions.export.excerpt import Excerpt, ExportOptions, excerpt_of
from app.captions.recorded import RecordedSession

_BYTE_ORDER_MARK = "\ufeff"


class ExportFormat(ABC):
    """How a session is written to a file. A subclass is one format.

    Attributes:
        name: what users call it.
        extension: of its files, with the dot.
    """

    name: ClassVar[str]
    extension: ClassVar[str]

    def document(self, session: RecordedSession, options: ExportOptions | None = None) -> str:
        """Return the contents of the file, to be written in UTF-8 with the line ends as they are.

        Every word of the range is in it once, whatever its text and times.
        """
        options = options or ExportOptions()
        text = self._document(excerpt_of(session, options))
        return _BYTE_ORDER_MARK + text if options.with_byte_order_mark else text

    @abstractmethod
    def _document(self, excerpt: Excerpt) -> str:
        """Return the contents of the file without a byte order mark."""

"""A part of a bundle that others have made."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Component:
    """A part with a name, a version and a licence of its own.

    Attributes:
        name: what it is called.
        version: of it, or "".
        licence: SPDX expression; names that SPDX does not have begin with "LicenseRef-". "" where
            nobody has found out.
        home: address of its home page, or "".
        purl: package URL, or "".
        texts: what has to be told of it, each a licence in full or a notice.
        files: paths of its libraries and programs in the bundle, with "/".
    """

    name: str
    version: str
    licence: str
    home: str = ""
    purl: str = ""
    texts: tuple[str, ...] = field(default=(), repr=False)
    files: tuple[str, ...] = field(default=(), repr=False)

    @property
    def title(self) -> str:
        """Its name and version."""
        return f"{self.name} {self.version}".rstrip()

    @property
    def order(self) -> tuple[str, str]:
        """What lists of components are sorted by."""
        return (self.name.lower(), self.version)

"""What differs between the bundles of the three systems: where things are, and what was copied."""

from __future__ import annotations

import re
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import ClassVar

from linux.dependencies import owners

from app.desktop.third_party import Component


class System(ABC):
    """The system that a bundle is made on, and for."""

    contents: ClassVar[str]
    """The folder of all but the programs, in the bundle."""
    python_licence: ClassVar[str]
    """The licence of Python, where Python is installed."""

    @abstractmethod
    def copied(self, contents: Path) -> Iterator[Component]:
        """Yield the parts that were copied from this computer, and of no Python package.

        Raises:
            SystemExit: there is one of which nothing is known.
        """


class Linux(System):
    """Libraries are those of Debian's packages, which tell their licences."""

    contents = "_internal"
    python_licence = f"lib/python3.{sys.version_info[1]}/LICENSE.txt"

    def copied(self, contents: Path) -> Iterator[Component]:
        """Yield the packages."""
        found = set(owners(path.name for path in contents.glob("lib*.so*")).values())
        for package in sorted(found):
            shown = ["dpkg-query", "--show", "--showformat=${Version}", package]
            version = subprocess.run(shown, capture_output=True, text=True, check=True).stdout
            text = Path("/usr/share/doc", package, "copyright").read_text("utf-8", errors="replace")
            yield Component(package, version.rpartition(":")[2], "", text)


class Mac(System):
    """The libraries are those that Python brings for itself."""

    contents = "Contents/Frameworks"
    python_licence = Linux.python_licence
    known = re.compile(r"libpython3\.\d+\.dylib|lib(?:crypto|ssl)\.3\.dylib")

    def copied(self, contents: Path) -> Iterator[Component]:
        """Yield OpenSSL, which Python's licence does not tell of here."""
        names = [path.name for path in contents.glob("*.dylib") if not path.is_symlink()]
        _stop_at_unknown(names, self.known)
        if any("libcrypto" in name or "libssl" in name for name in names):
            yield Component(
                "OpenSSL", "3", "Apache-2.0", "Its licence is the one that Voxcap has itself."
            )


class Windows(System):
    """The libraries are Python's and those of Microsoft's compiler; Python's licence has both."""

    contents = "_internal"
    python_licence = "LICENSE.txt"
    known = re.compile(
        r"python3\d*|vcruntime140(?:_1)?|(?:libcrypto|libssl|libffi|sqlite)[-\d_x]*|zlib1?"
        r"|(?:msvcp|concrt|vcomp)140\w*|ucrtbase|api-ms-win-.*",
        re.IGNORECASE,
    )

    def copied(self, contents: Path) -> Iterator[Component]:
        """Yield nothing."""
        _stop_at_unknown((path.stem for path in contents.glob("*.dll")), self.known)
        return iter(())


def this_system() -> System:
    """Return the system that this Python runs on."""
    return {"darwin": Mac, "win32": Windows}.get(sys.platform, Linux)()


def _stop_at_unknown(names: Iterable[str], known: re.Pattern[str]) -> None:
    if unknown := sorted(name for name in names if not known.fullmatch(name)):
        raise SystemExit(f"Nothing is known of these libraries: {', '.join(unknown)}")

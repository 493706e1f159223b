"""Puts our own build of FFmpeg's libraries in the place of those in an installed PyAV.

    python packaging/ffmpeg/replace.py FOLDER_OF_LIBRARIES

The wheel's FFmpeg can encode video too, for which it brings libraries under the GPL. Voxcap only
reads sound.
"""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

# Only our own build brings it.
_LICENCE = "COPYING.LGPLv2.1"
_VERSION = re.compile(rb"FFmpeg version (\d[\w.+-]*)\0")


class Wheel(ABC):
    """An installed PyAV with the libraries that it brings."""

    folder: ClassVar[str]
    """Where they are, beside the package `av`."""
    name: ClassVar[re.Pattern[str]]
    """What FFmpeg's are called; other libraries are called otherwise."""

    def __init__(self, packages: Path) -> None:
        self.packages = packages
        self.libraries = packages / self.folder

    def replace(self, ours: Path) -> None:
        """Replace FFmpeg's libraries; all others there go.

        Args:
            ours: folder of our build, of the very same versions.

        Raises:
            SystemExit: the versions are not the same, so that these would not fit.
        """
        names = {
            path.name: self.our_name(found)
            for path in self.libraries.iterdir()
            if (found := self.name.fullmatch(path.name))
        }
        if not names:
            raise SystemExit(f"{self.libraries} holds no FFmpeg.")
        for theirs, own in names.items():
            if _version(self.libraries / theirs) != _version(ours / own):
                raise SystemExit(f"{ours} does not have what fits the wheel's {theirs}.")
        shutil.rmtree(self.libraries)
        self.libraries.mkdir()
        self.put(names, ours)
        shutil.copy(ours / _LICENCE, self.libraries)

    def licence(self) -> str:
        """Return the licence of the libraries that took the place of the wheel's.

        Raises:
            SystemExit: the wheel's are still there.
        """
        file = self.libraries / _LICENCE
        if not file.exists():
            raise SystemExit(f"{self.libraries} has the wheel's FFmpeg, with parts under the GPL.")
        return file.read_text("utf-8")

    @abstractmethod
    def our_name(self, found: re.Match[str]) -> str:
        """Return what a library of the wheel is called in our build."""

    @abstractmethod
    def put(self, names: Mapping[str, str], ours: Path) -> None:
        """Copy our libraries, so that they and PyAV's modules find each other.

        Args:
            names: our name of each library by the wheel's.
            ours: folder of our build.
        """


class LinuxWheel(Wheel):
    """One with libavcodec-5e6b81c2.so.62.28.102: our libraries get the names of the wheel's."""

    folder = "av.libs"
    name = re.compile(r"(lib(?:av|sw)[a-z]+)-[0-9a-f]+(\.so\.\d+\.\d+\.\d+)")

    def our_name(self, found: re.Match[str]) -> str:
        """Return it without the mark of the wheel."""
        return found[1] + found[2]

    def put(self, names: Mapping[str, str], ours: Path) -> None:
        """Copy and rename."""
        renamed = [
            argument
            for theirs, own in sorted(names.items())
            for argument in ("--replace-needed", own.rsplit(".", 2)[0], theirs)
        ]
        for theirs, own in names.items():
            target = self.libraries / theirs
            shutil.copy(ours / own, target)
            _run("patchelf", "--set-soname", theirs, target)
            _run("patchelf", "--set-rpath", "$ORIGIN", target)
            _run("patchelf", *renamed, target)


class MacWheel(Wheel):
    """One with libavcodec.62.28.102.dylib, which our build calls the same."""

    folder = "av/.dylibs"
    name = re.compile(r"lib(?:av|sw)[a-z]+(?:\.\d+){3}\.dylib")

    def our_name(self, found: re.Match[str]) -> str:
        """Return the same name."""
        return found[0]

    def put(self, names: Mapping[str, str], ours: Path) -> None:
        """Copy, and name others by their whole version as the wheel does."""
        changed = [
            argument
            for own in sorted(names.values())
            for argument in ("-change", _beside(_major(own)), _beside(own))
        ]
        for own in names.values():
            target = self.libraries / own
            shutil.copy(ours / own, target)
            _run("install_name_tool", "-id", _beside(own), *changed, target)
            # Changing it has made its signature invalid, and unsigned code does not run on ARM.
            _run("codesign", "--force", "--sign", "-", target)


class WindowsWheel(Wheel):
    """One with avcodec-62-984de3.dll: its modules get the shorter names that ours have."""

    folder = "av.libs"
    name = re.compile(r"((?:av|sw)[a-z]+-\d+)-[0-9a-f]+(\.dll)")

    def our_name(self, found: re.Match[str]) -> str:
        """Return it without the mark of the wheel."""
        return found[1] + found[2]

    def put(self, names: Mapping[str, str], ours: Path) -> None:
        """Copy, and overwrite the names in the tables of what modules import."""
        for own in names.values():
            shutil.copy(ours / own, self.libraries)
        for module in (self.packages / "av").rglob("*.pyd"):
            code = module.read_bytes()
            for theirs, own in names.items():
                long = theirs.encode() + b"\0"
                code = code.replace(long, own.encode().ljust(len(long), b"\0"))
            module.write_bytes(code)


def _major(name: str) -> str:
    """Return what libraries are linked to: libavcodec.62.dylib for libavcodec.62.28.102.dylib."""
    return ".".join([*name.split(".")[:2], "dylib"])


def _beside(name: str) -> str:
    return f"@loader_path/{name}"


def _version(library: Path) -> bytes | None:
    """Return the version of FFmpeg that a library tells; not every one does."""
    if not library.exists():
        raise SystemExit(f"{library} is missing.")
    found = _VERSION.search(library.read_bytes())
    return found[1] if found else None


def _run(*command: str | Path) -> None:
    subprocess.run(command, check=True)


def installed() -> Wheel:
    """Return the PyAV of this Python.

    Raises:
        SystemExit: there is none.
    """
    found = importlib.util.find_spec("av")
    if found is None or found.origin is None:
        raise SystemExit("PyAV is not installed here.")
    wheels = {"darwin": MacWheel, "win32": WindowsWheel}
    return wheels.get(sys.platform, LinuxWheel)(Path(found.origin).parent.parent)


if __name__ == "__main__":
    installed().replace(Path(sys.argv[1]))

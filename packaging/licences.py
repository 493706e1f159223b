"""Writes into a bundle what it is made of: licences in full, and a bill of materials.

    python packaging/licences.py BUNDLE

Run with the Python of the environment that the bundle was made in. `licences` in it gets
THIRD_PARTY.txt, which Help > Licences shows, and sbom.cdx.json (CycloneDX). A licence that does not
go with Apache-2.0 in one program stops the build, and so does a library under such a licence.
"""

from __future__ import annotations

import datetime
import hashlib
import importlib.metadata
import json
import os
import re
import sys
import uuid
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bundle.systems import System, this_system
from bundle.trimming import BUILD_TOOLS
from ffmpeg.replace import installed

from app.desktop.third_party import Component, components

_RULE = "=" * 78
_LONG_RULE = re.compile(r"^={20,}\s*$", re.MULTILINE)
_REFUSED = re.compile(r"\b(AGPL|GPL)", re.IGNORECASE)
# PyInstaller's start program is in the bundle under an exception for exactly that; of a choice of
# licences, the other one is taken.
_ALLOWED = re.compile(r"LGPL|exception| OR ", re.IGNORECASE)
_QT = (
    "Qt is here as shared libraries under the GNU Lesser General Public License, version 3. They "
    "lie in the folder PySide6 of the program, and may be replaced by others of the same "
    "version; their source is at https://download.qt.io. PySide6 and Shiboken are under the same "
    "licence."
)
# Debian's packages tell licences in prose alone; these would be among the strict ones.
_REFUSED_PACKAGES = re.compile(r"libreadline|libdb\d|libgdbm|libx26[45]")
_REFUSED_FILES = re.compile(r"(?:lib)?(?:x26[45]|xvid|postproc|readline|gdbm)", re.IGNORECASE)
_FFMPEG_FILES = re.compile(r"(?:lib)?(?:av|sw)[a-z]+[-.]")
# FFmpeg's libraries tell how they were built.
_REFUSED_FFMPEG = re.compile(rb"--enable-(?:gpl|nonfree|libx26[45])\b")


def listed(parts: Iterable[Component]) -> str:
    """Return the list of components, in the form that `app.desktop.third_party` reads."""
    pieces = ["Voxcap is made of these parts, with the licences that follow.\n"]
    for part in parts:
        head = part.title + (f"\nLicence: {part.licence}" if part.licence else "")
        text = _LONG_RULE.sub("----", part.text)
        pieces.append(f"{_RULE}\n{head}\n{_RULE}\n{text}\n")
    return "\n".join(pieces)


def bill(parts: Iterable[Component], version: str, seconds: int) -> dict[str, Any]:
    """Return a CycloneDX bill of materials, the same for the same parts.

    Args:
        parts: what the program is made of.
        version: of Voxcap.
        seconds: when it was built, since 1970.
    """
    rows = [
        {
            "type": "library",
            "bom-ref": part.title,
            "name": part.name,
            **({"version": part.version} if part.version else {}),
            **({"licenses": [{"license": {"name": part.licence}}]} if part.licence else {}),
        }
        for part in parts
    ]
    told = datetime.datetime.fromtimestamp(seconds, datetime.UTC)
    content = hashlib.sha256(json.dumps(rows, sort_keys=True).encode()).hexdigest()
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.UUID(content[:32])}",
        "version": 1,
        "metadata": {
            "timestamp": told.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {"type": "application", "name": "Voxcap", "version": version},
        },
        "components": rows,
    }


def refused(parts: Iterable[Component]) -> list[str]:
    """Return the titles of the parts whose licence does not go with this program."""
    return [
        part.title
        for part in parts
        if (_REFUSED.search(part.licence) and not _ALLOWED.search(part.licence))
        or _REFUSED_PACKAGES.match(part.name)
    ]


def refused_files(bundle: Path) -> list[str]:
    """Return the paths in a bundle of the libraries that do not go with this program."""
    return sorted(
        path.relative_to(bundle).as_posix()
        for path in bundle.rglob("*")
        if path.is_file() and not path.is_symlink() and _is_refused(path)
    )


def _is_refused(path: Path) -> bool:
    if _FFMPEG_FILES.match(path.name):
        return _REFUSED_FFMPEG.search(path.read_bytes()) is not None
    is_library = re.search(r"\.(?:so|dylib|dll|pyd)\b", path.name) is not None
    return is_library and _REFUSED_FILES.match(path.name) is not None


def _parts(bundle: Path, system: System) -> Iterator[Component]:
    for part in components(bundle / "none"):
        if part.name.lower() not in BUILD_TOOLS | {"voxcap"}:
            yield part
    yield Component("Qt", importlib.metadata.version("PySide6-Essentials"), "LGPL-3.0-only", _QT)
    python = "{}.{}.{}".format(*sys.version_info[:3])
    text = Path(sys.base_prefix, system.python_licence).read_text("utf-8")
    yield Component("Python", python, "PSF-2.0", text)
    yield Component("FFmpeg", "8.1.2", "LGPL-2.1-or-later", installed().licence())
    yield from system.copied(bundle / system.contents)


def main() -> int:
    """Write both files; return 1 where a part is refused."""
    bundle, system = Path(sys.argv[1]), this_system()
    parts = sorted(_parts(bundle, system), key=lambda part: part.title.lower())
    if problems := [*refused(parts), *refused_files(bundle)]:
        print(f"These licences do not go with Voxcap's: {', '.join(problems)}", file=sys.stderr)
        return 1
    folder = bundle / system.contents / "licences"
    folder.mkdir(exist_ok=True)
    (folder / "THIRD_PARTY.txt").write_text(listed(parts), encoding="utf-8")
    version = importlib.metadata.version("voxcap")
    told = bill(parts, version, int(os.environ.get("SOURCE_DATE_EPOCH", "0")))
    text = json.dumps(told, indent=1, ensure_ascii=False)
    (folder / "sbom.cdx.json").write_text(text + "\n", encoding="utf-8")
    print(f"{len(parts)} parts with their licences")
    return 0


if __name__ == "__main__":
    sys.exit(main())

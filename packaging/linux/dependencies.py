"""Which Debian packages a bundle needs: those of the libraries it is linked to and does not bring.

python packaging/linux/dependencies.py BUNDLE
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

# Opened by name while the program runs, so that nothing links to them.
_OPENED_LATER = ("libportaudio2", "libpulse0")
_NEEDED = re.compile(r"NEEDED.*\[(.+)\]")
_KNOWN = re.compile(r"\s*(\S+) \(([^)]*)\) => (\S+)")


def needed(bundle: Path) -> set[str]:
    """Return the names of libraries that the bundle's files are linked to and that it lacks."""
    files = [path for path in bundle.rglob("*") if path.is_file() and _is_elf(path)]
    names = {path.name for path in files}
    found: set[str] = set()
    for path in files:
        said = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True)
        found.update(_NEEDED.findall(said.stdout))
    return found - names


def owners(libraries: Iterable[str]) -> dict[str, str]:
    """Return the installed package of each library that belongs to one, by the library's name."""
    listed = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True)
    paths = {
        match[1]: match[3]
        for line in listed.stdout.splitlines()
        if (match := _KNOWN.match(line)) and "x32" not in match[2]
    }
    found = {}
    for name in sorted(libraries):
        path = Path(paths.get(name, name)).resolve()
        owner = subprocess.run(
            ["dpkg-query", "--search", f"*/{path.parent.name}/{path.name}"],
            capture_output=True,
            text=True,
            check=False,
        )
        if name in paths and not owner.returncode:
            found[name] = owner.stdout.split(":")[0]
    return found


def packages(libraries: set[str]) -> set[str]:
    """Return the installed packages that the libraries belong to.

    Raises:
        SystemExit: one belongs to none, so that nobody could install it.
    """
    found = owners(libraries)
    if lacking := libraries - set(found):
        raise SystemExit(f"No installed package brings {', '.join(sorted(lacking))}.")
    return set(found.values())


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


if __name__ == "__main__":
    print(", ".join(sorted(packages(needed(Path(sys.argv[1]))) | set(_OPENED_LATER))))

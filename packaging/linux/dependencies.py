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
# Read by libraries that the bundle brings: fonts, keyboards, whom to trust when fetching.
_DATA = ("ca-certificates", "fontconfig-config", "xkb-data")
_C_LIBRARY = "libc6"
_NEEDED = re.compile(r"NEEDED.*\[(.+)\]")
_C_LIBRARY_VERSION = re.compile(r"\bGLIBC_(\d+(?:\.\d+)+)\b")
_KNOWN = re.compile(r"\s*(\S+) \(([^)]*)\) => (\S+)")


def needed(bundle: Path) -> set[str]:
    """Return the names of libraries that the bundle's files are linked to and that it lacks."""
    files = _elf_files(bundle)
    names = {path.name for path in files}
    return set(_NEEDED.findall(_readelf("-d", files))) - names


def c_library_version(bundle: Path) -> str:
    """Return the oldest version of the C library that has all that the bundle's files take."""
    versions = set(_C_LIBRARY_VERSION.findall(_readelf("-V", _elf_files(bundle))))
    return max(versions, key=lambda version: [int(part) for part in version.split(".")])


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


def main() -> None:
    """Print what the package depends on, as its control file has it."""
    bundle = Path(sys.argv[1])
    names = packages(needed(bundle)).union(_OPENED_LATER, _DATA) - {_C_LIBRARY}
    print(", ".join([f"{_C_LIBRARY} (>= {c_library_version(bundle)})", *sorted(names)]))


def _elf_files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and _is_elf(path)]


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _readelf(option: str, files: list[Path]) -> str:
    said = subprocess.run(
        ["readelf", "--wide", option, *files], capture_output=True, text=True, check=True
    )
    return said.stdout


if __name__ == "__main__":
    main()

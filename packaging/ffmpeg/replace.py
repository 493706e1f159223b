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
from pathlib import Path

# libavcodec-5e6b81c2.so.62.28.102: the wheel's names, which its modules ask for.
_NAME = re.compile(r"(lib(?:av|sw)[a-z]+)-[0-9a-f]+\.so\.((\d+)\.\d+\.\d+)")


def replace(libraries: Path, ours: Path) -> None:
    """Replace the libraries of a wheel; all others there go.

    Args:
        libraries: the wheel's folder.
        ours: folder of our build, of the very same versions.

    Raises:
        SystemExit: the versions are not the same, so that these would not fit.
    """
    names = {
        found[1]: found for path in libraries.iterdir() if (found := _NAME.fullmatch(path.name))
    }
    if not names:
        raise SystemExit(f"{libraries} holds no FFmpeg.")
    for name, found in names.items():
        if not (ours / f"{name}.so.{found[2]}").exists():
            raise SystemExit(f"The wheel has {name} {found[2]}, {ours} another one.")
    shutil.rmtree(libraries)
    libraries.mkdir()
    renamed = [
        argument
        for name, found in sorted(names.items())
        for argument in ("--replace-needed", f"{name}.so.{found[3]}", found[0])
    ]
    for name, found in names.items():
        target = libraries / found[0]
        shutil.copy(ours / f"{name}.so.{found[2]}", target)
        _patch("--set-soname", found[0], target)
        _patch("--set-rpath", "$ORIGIN", target)
        _patch(*renamed, target)
    shutil.copy(ours / "COPYING.LGPLv2.1", libraries)


def _patch(*arguments: str | Path) -> None:
    subprocess.run(["patchelf", *arguments], check=True)


if __name__ == "__main__":
    found = importlib.util.find_spec("av")
    if found is None or found.origin is None:
        raise SystemExit("PyAV is not installed here.")
    replace(Path(found.origin).parent.parent / "av.libs", Path(sys.argv[1]))

"""Draws the program's icon, in the form that a system wants.

    python packaging/icons.py FOLDER|voxcap.ico|voxcap.icns

FOLDER becomes one of icon themes, for Linux; the files are for Windows and macOS.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

_THEME_SIZES = (16, 24, 32, 48, 64, 128, 256)
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Those for displays of double density have types of their own. The single 16 and 32 pixels are left
# out: in an app, macOS does not show them as PNG.
_ICNS_TYPES = {
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
    b"ic10": 1024,
}


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return the icon of a Windows program.

    Args:
        pictures: PNG files by their side in pixels, 256 at most.
    """
    entries, offset = [], 6 + 16 * len(pictures)
    for size, png in pictures.items():
        # 256 is written as 0: there is one byte for it.
        side = size % 256
        entries.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), offset))
        offset += len(png)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join([*entries, *pictures.values()])


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """Return the icon of a macOS program.

    Args:
        pictures: PNG files by the type that tells their size.
    """
    body = b"".join(kind + struct.pack(">I", 8 + len(png)) + png for kind, png in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def _png(size: int) -> bytes:
    from PySide6.QtCore import QBuffer

    from app.ui.app_icon import icon_pixmap

    buffer = QBuffer()
    if not icon_pixmap(size).save(buffer, "PNG"):
        raise SystemExit("The icon cannot be drawn.")
    return bytes(buffer.data().data())


def _theme(folder: Path) -> None:
    for size in _THEME_SIZES:
        file = folder / "hicolor" / f"{size}x{size}" / "apps" / "voxcap.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_png(size))


def main() -> None:
    """Draw it and write it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication([])
    target = Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.suffix == ".ico":
        target.write_bytes(ico({size: _png(size) for size in _ICO_SIZES}))
    elif target.suffix == ".icns":
        target.write_bytes(icns({kind: _png(size) for kind, size in _ICNS_TYPES.items()}))
    else:
        _theme(target)
    application.quit()


if __name__ == "__main__":
    main()

"""Draws the program's icon into a folder of an icon theme.

python packaging/linux/icons.py FOLDER
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_SIZES = (16, 24, 32, 48, 64, 128, 256)


def main() -> None:
    """Write hicolor/SIZE/apps/voxcap.png for all sizes."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from app.ui.app_icon import app_icon

    application = QGuiApplication([])
    for size in _SIZES:
        folder = Path(sys.argv[1]) / "hicolor" / f"{size}x{size}" / "apps"
        folder.mkdir(parents=True, exist_ok=True)
        if not app_icon().pixmap(size, size).save(str(folder / "voxcap.png")):
            raise SystemExit(f"{folder} cannot be written to.")
    application.quit()


if __name__ == "__main__":
    main()

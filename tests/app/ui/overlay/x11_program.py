"""An overlay in a process of its own: takes commands, one JSON object a line, and answers each.

    python -m tests.app.ui.overlay.x11_program '{"x": 10, ...}' < commands

The argument holds the overlay's settings. A command holds settings to change, or {"quit": true}. An
answer holds the window's id, its place and size, and the settings.
"""

from __future__ import annotations

import json
import sys
import threading
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.settings.model import Appearance, Overlay
from app.ui.overlay.capabilities import overlay_limits
from tests.app.cli.snapshots import snapshot, spoken
from tests.app.ui.overlay.showing import Shown


class Commands(QObject):
    """Brings lines from another thread into the main one."""

    came = Signal(str)


def main() -> None:
    application = QApplication(sys.argv[:1])
    with TemporaryDirectory() as folder:
        shown = Shown(
            Path(folder),
            overlay=Overlay(**json.loads(sys.argv[1])),
            appearance=Appearance(background_opacity=60),
        )
        shown.controller.show_snapshot(snapshot(spoken("one two three"), time_s=1.0))

        def answer(line: str) -> None:
            wanted = json.loads(line)
            if wanted.pop("quit", False):
                application.quit()
                return
            if wanted:
                shown.change_overlay(**wanted)
            # What the window was told by then is done before the answer.
            QTimer.singleShot(0, report)

        def report() -> None:
            window = shown.window
            found = {
                "id": int(window.effectiveWinId()),
                "geometry": window.geometry().getRect(),
                "is_active": window.isActiveWindow(),
                "text": shown.text,
                "limits": [limit.name for limit in overlay_limits()],
                "overlay": asdict(shown.overlay),
            }
            print(json.dumps(found), flush=True)

        def read() -> None:
            for line in sys.stdin:
                commands.came.emit(line)
            commands.came.emit('{"quit": true}')

        commands = Commands()
        commands.came.connect(answer)
        reader = threading.Thread(target=read, daemon=True)
        reader.start()
        application.exec()


if __name__ == "__main__":
    main()

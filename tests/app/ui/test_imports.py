"""Imports beside PySide, in a process of their own, as they hold for all of it."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import linecache

from PySide6.QtWidgets import QApplication, QLabel

from app.ui.imports import spare_imports

def is_read(name):
    return any(path.endswith(name) for path in linecache.cache)

import wave
before = is_read("wave.py")
spare_imports()
spare_imports()
import mailbox
app = QApplication([])
print(before, is_read("mailbox.py"), mailbox.__name__, QLabel("there").text())
"""


def test_modules_are_not_read_by_pyside_any_more() -> None:
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False, timeout=120
    )
    assert run.stdout.split() == ["True", "False", "mailbox", "there"], run.stderr

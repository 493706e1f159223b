"""A window as any other program's: a slide of a talk, over all of the screen.

python -m tests.benchmarks.slide TITLE LINE...
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget


def main() -> None:
    """Show it until the process is ended."""
    app = QApplication(sys.argv[:1])
    slide = QWidget(None, Qt.WindowType.FramelessWindowHint)
    slide.setPalette(QPalette(QColor("#f4f1ea")))
    box = QVBoxLayout(slide)
    box.setContentsMargins(90, 70, 90, 70)
    title, *lines = sys.argv[1:]
    for text, points in ((title, 40), *((f"•  {line}", 24) for line in lines)):
        label = QLabel(text)
        font = label.font()
        font.setPointSize(points)
        label.setFont(font)
        box.addWidget(label)
        box.addSpacing(points)
    box.addStretch()
    slide.showMaximized()
    app.exec()


if __name__ == "__main__":
    main()

"""A window for dialogs that delete themselves once they are closed."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def _nothing_goes_on(nothing_is_left_behind: None) -> Iterator[None]:
    """Wait for what a window that was closed does not wait for."""
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        thread.join(30)


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window

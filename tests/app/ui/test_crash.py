from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.crash import CrashGuard, FaultTeller


@pytest.fixture
def guard() -> Iterator[CrashGuard]:
    guard = CrashGuard()
    guard.install()
    yield guard
    guard.remove()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def teller(guard: CrashGuard, window: QWidget, tmp_path: Path) -> FaultTeller:
    return FaultTeller(guard, tmp_path / "sessions", tmp_path / "logs" / "voxcap.log", window)


def fail_in_main_thread(message: str) -> None:
    try:
        raise RuntimeError(message)
    except RuntimeError as error:
        sys.excepthook(RuntimeError, error, error.__traceback__)


def fail_in_thread(message: str) -> None:
    def fail() -> None:
        raise ValueError(message)

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()


@pytest.mark.parametrize("fail", [fail_in_main_thread, fail_in_thread])
def test_error_is_told_once_with_where_the_words_are(
    qtbot: QtBot, teller: FaultTeller, tmp_path: Path, fail: object
) -> None:
    assert callable(fail)
    fail("seven eight")
    fail("seven eight")
    qtbot.waitUntil(lambda: teller.dialog is not None)
    dialog = teller.dialog
    assert dialog is not None
    assert "safe" in dialog.text()
    assert str(tmp_path / "sessions") in dialog.informativeText()
    assert "Error" in dialog.detailedText()
    assert "seven" not in dialog.detailedText()
    dialog.reject()
    fail("seven eight")
    QCoreApplication.sendPostedEvents()
    assert teller.dialog is None


def test_another_error_is_told_after_the_first(qtbot: QtBot, teller: FaultTeller) -> None:
    fail_in_main_thread("one")
    qtbot.waitUntil(lambda: teller.dialog is not None)
    first = teller.dialog
    assert first is not None
    first.reject()
    fail_in_thread("two")
    qtbot.waitUntil(lambda: teller.dialog is not None)
    assert teller.dialog is not first
    assert teller.dialog is not None
    teller.dialog.reject()


def test_message_of_an_error_is_logged_for_debugging_only(
    guard: CrashGuard, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    fail_in_main_thread("seven eight")
    told = [record for record in caplog.records if "seven" in record.getMessage()]
    assert [record.levelno for record in told] == [logging.DEBUG]
    assert any("fail_in_main_thread" in record.getMessage() for record in caplog.records)


def test_hooks_are_given_back() -> None:
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
    guard = CrashGuard()
    guard.install()
    assert sys.excepthook is not before[0]
    guard.remove()
    guard.remove()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before

"""The window tells the verdict, follows the session while it is shown, and gives a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton, QTreeWidgetItemIterator, QWidget

from app.captions.entries import Word
from app.captions.transcript import TranscriptView
from app.session.snapshot import SessionSnapshot, SourceState
from app.ui.diagnostics import DiagnosticsWindow
from app.ui.diagnostics.figures_table import FiguresTable
from app.ui.diagnostics.plot import FigurePlot
from app.ui.diagnostics.verdict_box import VerdictBox
from tests.app.desktop.making_evidence import MIC, engine, session, source
from tests.app.ui.fake_controller import FakeController

PAUSE_MS = 20_000

SAID = "marmalade"


@pytest.fixture
def controller(tmp_path: Path) -> Iterator[FakeController]:
    controller = FakeController(tmp_path)
    yield controller
    controller.deleteLater()


@pytest.fixture
def window(controller: FakeController, qtbot: Any, tmp_path: Path) -> DiagnosticsWindow:
    log = tmp_path / "voxcap.log"
    log.write_text("2026-11-29 23:00:00 INFO x: The log.\n", encoding="utf-8")
    window = DiagnosticsWindow(controller, log)  # type: ignore[arg-type]
    qtbot.addWidget(window)
    return window


def _verdict(window: DiagnosticsWindow) -> str:
    return window.findChild(VerdictBox).text


def _figure(window: DiagnosticsWindow, name: str) -> str:
    items = QTreeWidgetItemIterator(window.findChild(FiguresTable))
    while items.value() is not None:
        if items.value().text(0) == name:
            return items.value().text(1)
        items += 1
    raise AssertionError(name)


def _spoken() -> SessionSnapshot:
    words = TranscriptView((Word("mic", f" {SAID}", 0.0, 1.0),))
    return replace(session(measured=engine(0.25)), transcript=words)


def _muted() -> SessionSnapshot:
    return session(source(MIC, state=SourceState.MUTED, message="Unmute it."))


def _is_at_work(window: DiagnosticsWindow) -> bool:
    return any(timer.isActive() for timer in window.findChildren(QTimer))


def test_tells_that_nothing_runs(window: DiagnosticsWindow) -> None:
    window.show()
    assert "not listening" in _verdict(window)


def test_what_was_before_is_there_when_it_opens(
    window: DiagnosticsWindow, controller: FakeController
) -> None:
    controller.show_snapshot(session(measured=engine(1.5), behind_s=7.0))
    window.show()
    assert "too slow" in _verdict(window)
    assert _figure(window, "Load, all sources") == "150 %"
    descriptions = [plot.accessibleDescription() for plot in window.findChildren(FigurePlot)]
    assert any("7.0 s of sound wait" in words for words in descriptions)
    assert any("120 ms of work" in words for words in descriptions)


def test_follows_the_session_while_it_is_shown(
    window: DiagnosticsWindow, controller: FakeController, qtbot: Any
) -> None:
    controller.show_snapshot(_spoken())
    window.show()
    assert "All is well" in _verdict(window)
    controller.show_snapshot(_muted())
    qtbot.waitUntil(lambda: "Unmute it." in _verdict(window), timeout=PAUSE_MS)
    assert _figure(window, "State") == "listening"
    assert _figure(window, "Trouble") == "Unmute it."


def test_does_nothing_while_it_is_hidden(
    window: DiagnosticsWindow, controller: FakeController
) -> None:
    assert not _is_at_work(window)
    window.show()
    assert _is_at_work(window)
    window.close()
    before = _verdict(window)
    controller.show_snapshot(_muted())
    assert not _is_at_work(window)
    assert _verdict(window) == before
    window.show()
    assert "Unmute it." in _verdict(window)


def test_snapshots_alone_change_nothing_on_screen(
    window: DiagnosticsWindow, controller: FakeController
) -> None:
    window.show()
    before = _verdict(window)
    for _ in range(30):
        controller.show_snapshot(_muted())
    assert _verdict(window) == before


def test_folded_and_selected_rows_stay(
    window: DiagnosticsWindow, controller: FakeController, qtbot: Any
) -> None:
    controller.show_snapshot(session(measured=engine(0.25)))
    window.show()
    table = window.findChild(FiguresTable)
    table.topLevelItem(1).setExpanded(False)
    row = table.topLevelItem(0).child(2)
    row.setSelected(True)
    controller.show_snapshot(session(measured=engine(0.5)))
    qtbot.waitUntil(lambda: _figure(window, "Load, all sources") == "50 %", timeout=PAUSE_MS)
    assert not table.topLevelItem(1).isExpanded()
    assert table.selectedItems() == [row]


def test_report_goes_to_the_clipboard(
    window: DiagnosticsWindow, controller: FakeController, qtbot: Any
) -> None:
    controller.show_snapshot(_spoken())
    window.show()
    QGuiApplication.clipboard().clear()
    button = next(b for b in window.findChildren(QPushButton) if "Copy" in b.text())
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: _told(window, "clipboard"), timeout=PAUSE_MS)
    report = QGuiApplication.clipboard().text()
    assert "All is well" in report
    assert "The log." in report
    assert "Torch uses" in report
    assert SAID not in report


def test_report_is_saved(
    window: DiagnosticsWindow, controller: FakeController, qtbot: Any, tmp_path: Path
) -> None:
    controller.show_snapshot(_spoken())
    window.show()
    window.ask_where_to_save()
    chooser = window.findChild(QFileDialog)
    assert chooser.isVisible()
    path = tmp_path / "a report.txt"
    chooser.fileSelected.emit(str(path))
    chooser.close()
    qtbot.waitUntil(lambda: _told(window, str(path)), timeout=PAUSE_MS)
    assert "All is well" in path.read_text("utf-8")


def test_report_that_cannot_be_saved_is_told(
    window: DiagnosticsWindow, qtbot: Any, tmp_path: Path
) -> None:
    window.show()
    window.save_report(str(tmp_path / "no such folder" / "a.txt"))
    qtbot.waitUntil(lambda: _told(window, "could not be saved"), timeout=PAUSE_MS)


def test_everything_that_takes_the_focus_has_a_name(window: DiagnosticsWindow) -> None:
    window.show()
    for widget in window.findChildren(QWidget):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isVisibleTo(window):
            name = widget.accessibleName() or getattr(widget, "text", str)()
            assert name, widget


@pytest.mark.parametrize("points", [9, 27])
@pytest.mark.parametrize("direction", Qt.LayoutDirection)
def test_paints_at_any_size_and_direction(
    window: DiagnosticsWindow,
    controller: FakeController,
    points: int,
    direction: Qt.LayoutDirection,
) -> None:
    font = window.font()
    font.setPointSize(points)
    window.setFont(font)
    window.setLayoutDirection(direction)
    controller.show_snapshot(session(measured=engine(0.25)))
    window.show()
    for plot in window.findChildren(FigurePlot):
        for size in (plot.minimumSizeHint(), plot.sizeHint()):
            plot.resize(size)
            assert not plot.grab().isNull()


def _told(window: DiagnosticsWindow, words: str) -> bool:
    return any(words in label.text() for label in window.findChildren(QLabel))

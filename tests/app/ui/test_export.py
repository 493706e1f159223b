"""A session is written to the file that the user names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.captions.history import SessionStore
from app.desktop.exporting import format_choices
from app.ui.background import Background
from app.ui.export import Exporter
from tests.app.captions.sessions import cut_off_session, header, spoken


@pytest.fixture
def exporter(qtbot: QtBot, tmp_path: Path) -> Iterator[Exporter]:
    cut_off_session(tmp_path / "sessions", header(title="Meeting"), spoken("one two"))
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    background = Background(window)
    yield Exporter(SessionStore(tmp_path / "sessions"), background, window)
    assert background.close(10.0)


def asked(qtbot: QtBot, exporter: Exporter) -> QFileDialog:
    exporter.ask(header().id)
    qtbot.waitUntil(lambda: exporter.dialog is not None)
    assert exporter.dialog is not None
    return exporter.dialog


def test_the_title_is_the_name_and_every_format_is_offered(
    qtbot: QtBot, exporter: Exporter
) -> None:
    dialog = asked(qtbot, exporter)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert Path(dialog.selectedFiles()[0]).name == "Meeting.txt"
    assert dialog.nameFilters() == [choice.text for choice in format_choices()]
    dialog.selectNameFilter(dialog.nameFilters()[2])
    dialog.filterSelected.emit(dialog.nameFilters()[2])
    assert dialog.defaultSuffix() == "srt"
    dialog.reject()


def test_what_is_chosen_is_written(qtbot: QtBot, exporter: Exporter, tmp_path: Path) -> None:
    dialog = asked(qtbot, exporter)
    with qtbot.waitSignal(exporter.exported) as done:
        dialog.fileSelected.emit(str(tmp_path / "out.txt"))
    assert done.args == [str(tmp_path / "out.txt")]
    assert (tmp_path / "out.txt").read_text(encoding="utf-8").strip() == "You: one two"
    dialog.reject()


def test_the_name_decides_where_it_has_another_extension(
    qtbot: QtBot, exporter: Exporter, tmp_path: Path
) -> None:
    text = format_choices()[0]
    with qtbot.waitSignal(exporter.exported):
        exporter.write(header().id, tmp_path / "out.vtt", text)
    assert (tmp_path / "out.vtt").read_text(encoding="utf-8").startswith("WEBVTT")


def test_what_cannot_be_done_is_told(qtbot: QtBot, exporter: Exporter, tmp_path: Path) -> None:
    with qtbot.waitSignal(exporter.failed) as told:
        exporter.write(header().id, tmp_path / "missing" / "a.txt", format_choices()[0])
    assert "Choose another folder" in told.args[0]
    with qtbot.waitSignal(exporter.failed):
        exporter.ask("20200101-000000-bcdf")
    assert exporter.dialog is None

"""The kept sessions: found, read, named, finished and deleted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from app.captions.history import SessionState, SessionStore
from app.settings.model import Appearance
from app.ui.sessions_dialog import SessionsDialog
from tests.app.captions.sessions import cut_off_session, header, spoken

FIRST = "20260302-023015-bcdf"
SECOND = "20260303-023015-bcdf"


@pytest.fixture
def store(tmp_path: Path) -> SessionStore:
    cut_off_session(tmp_path, header(FIRST, title="Monday"), spoken("one two five"))
    cut_off_session(tmp_path, header(SECOND), spoken("nine nine"))
    store = SessionStore(tmp_path)
    store.finish(SECOND)
    return store


@pytest.fixture
def dialog(qtbot: QtBot, store: SessionStore) -> Iterator[SessionsDialog]:
    dialog = SessionsDialog(store, Appearance())
    qtbot.addWidget(dialog)
    dialog.open_list()
    qtbot.waitUntil(lambda: dialog.list.count() == 2)
    yield dialog
    dialog.shut()


def pick(qtbot: QtBot, dialog: SessionsDialog, text: str) -> None:
    rows = [i for i in range(dialog.list.count()) if text in dialog.list.item(i).text()]
    dialog.list.setCurrentRow(rows[0])
    qtbot.waitUntil(lambda: text in dialog.title.text() + dialog.view.toPlainText())


def summaries(store: SessionStore) -> dict[str, SessionState]:
    return {summary.header.id: summary.state for summary in store.sessions()}


def test_a_session_is_read(qtbot: QtBot, dialog: SessionsDialog) -> None:
    assert dialog.told.text().startswith("2 session")
    pick(qtbot, dialog, "Monday")
    qtbot.waitUntil(lambda: dialog.view.toPlainText() == "one\ntwo\nfive".replace("\n", " "))
    assert dialog.title.text() == "Monday"
    assert dialog.finish.isVisible()
    pick(qtbot, dialog, "nine")
    assert dialog.title.text() == ""
    assert not dialog.finish.isVisible()


def test_search_leaves_the_sessions_that_have_it(qtbot: QtBot, dialog: SessionsDialog) -> None:
    qtbot.keyClicks(dialog.sought, "FIVE")
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    assert "Monday" in dialog.list.item(0).text()
    qtbot.waitUntil(lambda: dialog.search.count.text() == "1 of 1")
    dialog.sought.clear()
    qtbot.waitUntil(lambda: dialog.list.count() == 2)
    assert not dialog.search.isVisible()


def test_titles_are_found_too(qtbot: QtBot, dialog: SessionsDialog) -> None:
    qtbot.keyClicks(dialog.sought, "monday")
    qtbot.waitUntil(lambda: dialog.list.count() == 1)
    assert "Monday" in dialog.list.item(0).text()


def test_a_title_is_given(qtbot: QtBot, dialog: SessionsDialog, store: SessionStore) -> None:
    pick(qtbot, dialog, "nine")
    dialog.title.setFocus()
    qtbot.keyClicks(dialog.title, "Tuesday")
    qtbot.keyClick(dialog.title, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: "Tuesday" in dialog.list.currentItem().text())
    assert store.read(SECOND).header.title == "Tuesday"
    assert dialog.isVisible()


def test_a_session_that_was_cut_off_is_finished(
    qtbot: QtBot, dialog: SessionsDialog, store: SessionStore
) -> None:
    pick(qtbot, dialog, "Monday")
    qtbot.mouseClick(dialog.finish, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.finish.isVisible())
    assert summaries(store)[FIRST] is SessionState.FINISHED


@pytest.mark.parametrize(
    ("role", "left"),
    [
        (QMessageBox.ButtonRole.DestructiveRole, {SECOND}),
        (QMessageBox.ButtonRole.RejectRole, {FIRST, SECOND}),
    ],
)
def test_deleting_is_asked_for(
    qtbot: QtBot,
    dialog: SessionsDialog,
    store: SessionStore,
    role: QMessageBox.ButtonRole,
    left: set[str],
) -> None:
    pick(qtbot, dialog, "Monday")
    qtbot.mouseClick(dialog.delete, Qt.MouseButton.LeftButton)
    [question] = dialog.findChildren(QMessageBox)
    assert "Monday" in question.informativeText()
    assert question.buttonRole(question.defaultButton()) is QMessageBox.ButtonRole.RejectRole
    [button] = [each for each in question.buttons() if question.buttonRole(each) is role]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: dialog.list.count() == len(left))
    assert set(summaries(store)) == left


def test_errors_are_told_in_the_window(
    qtbot: QtBot, dialog: SessionsDialog, store: SessionStore
) -> None:
    pick(qtbot, dialog, "nine")
    store.delete(SECOND)
    dialog.title.setText("Gone")
    dialog.title.editingFinished.emit()
    qtbot.waitUntil(dialog.message.isVisible)
    assert SECOND in dialog.message.message.text()


def test_without_sessions_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = SessionsDialog(SessionStore(tmp_path / "none"), Appearance())
    qtbot.addWidget(dialog)
    dialog.open_list()
    qtbot.waitUntil(lambda: "no sessions yet" in dialog.told.text())
    assert not dialog.delete.isEnabled()
    dialog.shut()

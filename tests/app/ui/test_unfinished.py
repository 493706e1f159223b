from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.captions.history import SessionStore
from app.ui.unfinished import UnfinishedOffer
from tests.app.captions.sessions import cut_off_session, header, spoken

IDS = [f"2026030{day}-023015-bcdf" for day in range(1, 8)]


@pytest.fixture
def store(tmp_path: Path) -> SessionStore:
    return SessionStore(tmp_path)


@pytest.fixture
def offer(qtbot: QtBot, store: SessionStore) -> Iterator[UnfinishedOffer]:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    offer = UnfinishedOffer(store, window)
    yield offer
    if offer.dialog is not None:
        offer.dialog.reject()
    assert offer.close(10)


def cut_off(store: SessionStore, n_sessions: int) -> None:
    for session_id in IDS[:n_sessions]:
        cut_off_session(store.folder, header(session_id), spoken("one two three"))


@pytest.mark.parametrize("n_sessions", [1, 3])
def test_sessions_are_kept_as_finished_if_that_is_wanted(
    qtbot: QtBot, store: SessionStore, offer: UnfinishedOffer, n_sessions: int
) -> None:
    cut_off(store, n_sessions)
    offer.look()
    qtbot.waitUntil(lambda: offer.dialog is not None)
    assert offer.dialog is not None
    assert str(n_sessions) in offer.dialog.text()
    assert offer.dialog.informativeText().count("3 word") == n_sessions
    assert "one two" not in offer.dialog.informativeText()
    offer.dialog.keep.click()
    qtbot.waitUntil(lambda: not store.unfinished())
    assert len(store.sessions()) == n_sessions
    assert offer.dialog is None


def test_later_leaves_them_as_they_are(
    qtbot: QtBot, store: SessionStore, offer: UnfinishedOffer
) -> None:
    cut_off(store, 1)
    offer.look()
    qtbot.waitUntil(lambda: offer.dialog is not None)
    assert offer.dialog is not None
    offer.dialog.reject()
    assert len(store.unfinished()) == 1


def test_many_are_not_all_listed(qtbot: QtBot, store: SessionStore, offer: UnfinishedOffer) -> None:
    cut_off(store, 7)
    offer.look()
    qtbot.waitUntil(lambda: offer.dialog is not None)
    assert offer.dialog is not None
    assert "7" in offer.dialog.text()
    assert len(offer.dialog.informativeText().splitlines()) == 6


def test_nothing_is_offered_where_nothing_was_cut_off(qtbot: QtBot, offer: UnfinishedOffer) -> None:
    with qtbot.waitSignal(offer.looked):
        offer.look()
    assert offer.dialog is None


def test_folder_that_cannot_be_read_is_no_trouble(
    qtbot: QtBot, store: SessionStore, offer: UnfinishedOffer
) -> None:
    store.folder = store.folder / "file"
    store.folder.touch()
    with qtbot.waitSignal(offer.looked):
        offer.look()
    assert offer.dialog is None

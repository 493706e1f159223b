from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.about.about_dialog import AboutDialog


@pytest.fixture
def about(parent: QWidget) -> AboutDialog:
    dialog = AboutDialog(parent)
    dialog.show()
    return dialog


def test_licences_of_voxcap_qt_models_and_letters_are_named(about: AboutDialog) -> None:
    text = "\n".join(paragraph.text() for paragraph in about.paragraphs)
    for part in ("Apache License 2.0", "Lesser General Public", "Voxtral", "CC BY-SA", "Open Font"):
        assert part in text
    assert f"Qt {qVersion()}" in text
    assert "{" not in text


def test_text_can_be_selected_with_the_keyboard(about: AboutDialog) -> None:
    for paragraph in about.paragraphs:
        assert paragraph.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
        assert paragraph.focusPolicy() & Qt.FocusPolicy.TabFocus


def test_details_are_copied(qtbot: QtBot, about: AboutDialog) -> None:
    QGuiApplication.clipboard().clear()
    about.copy.click()
    qtbot.waitUntil(lambda: bool(QGuiApplication.clipboard().text()), timeout=30_000)
    lines = QGuiApplication.clipboard().text().splitlines()
    names = [line.partition(":")[0] for line in lines]
    assert names[0] == "Voxcap"
    assert {"System", "Python", "torch", "Qt"} <= set(names)
    assert about.copy.isEnabled()
    assert "Copied" in about.copy.text().replace("&", "")


def test_version_is_told(parent: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QCoreApplication, "applicationVersion", lambda: "7.8.9")
    dialog = AboutDialog(parent)
    assert any("7.8.9" in label.text() for label in dialog.findChildren(type(dialog.paragraphs[0])))


def test_closing_while_copying_leaves_the_clipboard(parent: QWidget) -> None:
    QGuiApplication.clipboard().setText("mine")
    dialog = AboutDialog(parent)
    dialog.show()
    dialog.copy.click()
    dialog.reject()
    QCoreApplication.processEvents()
    assert QGuiApplication.clipboard().text() == "mine"

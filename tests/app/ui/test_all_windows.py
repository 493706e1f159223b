"""In every language each window shows its words in full, and no two keys of one page are equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenuBar,
    QStyle,
    QStyleOptionComboBox,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from app.desktop.states import AppState
from app.ui.actions import MainActions
from app.ui.translation import LANGUAGES, SOURCE_LANGUAGE, Translation
from tests.app.ui.windows import WINDOWS, Look

# Sizes are rounded on the way.
SPARE = 1

# One in another, with some to spare.
LAYOUTS = 10


@pytest.fixture(params=LANGUAGES)
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    translation = Translation(qapp)
    translation.use(request.param)
    yield request.param
    translation.use(SOURCE_LANGUAGE)
    QLocale.setDefault(QLocale.system())


@pytest.mark.parametrize("look", WINDOWS.values(), ids=WINDOWS)
def test_words_and_keys_of_every_window(
    qtbot: QtBot, tmp_path: Path, language: str, look: Callable[[Path], Look]
) -> None:
    wrong = []
    for moment, window in look(tmp_path):
        wrong += [f"{moment}: cut off: {words}" for words in left_cut_off(window)]
        wrong += [f"{moment}: one key for {words}" for words in shared(window_keys(window))]
    assert wrong == []


@pytest.mark.parametrize("state", AppState)
def test_keys_of_every_menu(qtbot: QtBot, language: str, state: AppState) -> None:
    parent = QObject()
    actions = MainActions(parent)
    actions.show_state(state)
    menus = actions.menus()
    assert shared([menu.title for menu in menus]) == []
    for menu in menus:
        assert shared([actions[name].text() for name in menu.names if name]) == []


def test_equal_keys_are_noticed(qtbot: QtBot) -> None:
    assert shared(["&Start", "&Stop", "Stop", "S && &t"]) == [["&Start", "&Stop"]]


def test_words_that_are_cut_off_are_noticed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = QLabel("Words", window)
    wrapped = QLabel("Words that need more than one line", window)
    wrapped.setWordWrap(True)
    window.show()
    label.resize(label.sizeHint())
    wrapped.resize(80, wrapped.heightForWidth(80))
    assert list(cut_off(window)) == []
    label.resize(10, 20)
    wrapped.resize(80, 20)
    assert list(cut_off(window)) == ["Words", "Words that need more than one line"]


def shared(texts: list[str]) -> list[list[str]]:
    """Return the texts that have the same key as others, by key."""
    keys = {text: QKeySequence.mnemonic(text).toString() for text in texts}
    counts = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    return [
        [text for text in texts if keys[text] == key]
        for key, count in counts.items()
        if key and count > 1
    ]


def window_keys(window: QWidget) -> list[str]:
    """Return the texts, with their keys, of all that is seen in a window."""
    texts = []
    for widget in seen(window):
        match widget:
            case QMenuBar():
                texts += [action.text() for action in widget.actions()]
            case QAbstractButton():
                texts.append(widget.text())
            case QGroupBox():
                texts.append(widget.title())
            case QLabel() if widget.buddy() is not None:
                texts.append(widget.text())
    return texts


def seen(window: QWidget) -> Iterator[QWidget]:
    """Yield what is seen in a window."""
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.window() is window:
            yield widget


def left_cut_off(window: QWidget) -> list[str]:
    """Return the words that there is not room enough for once the window has come to rest.

    New words are given their room by later events, through one layout after another.
    """
    found = []
    for _ in range(LAYOUTS):
        QApplication.processEvents()
        found = list(cut_off(window))
        if not found:
            break
    return found


def cut_off(window: QWidget) -> Iterator[str]:
    """Yield the words that there is not room enough for."""
    for widget in seen(window):
        match widget:
            case QLabel() if widget.text() and not _label_fits(widget):
                yield widget.text()
            case QAbstractButton() if widget.text() and not _is_wide_enough(widget):
                yield widget.text()
            case QGroupBox() if _text_width(widget, widget.title()) > widget.width():
                yield widget.title()
            case QComboBox() if not _choice_fits(widget):
                yield widget.currentText()
            case QLineEdit() if _text_width(widget, widget.placeholderText()) > widget.width():
                yield widget.placeholderText()
            case QTreeWidget() if widget.sizeHintForColumn(0) > widget.columnWidth(0) + SPARE:
                yield "a name in the table"
            case QListWidget() if not widget.wordWrap() and not _rows_fit(widget):
                yield "a row of the list"


def _label_fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.heightForWidth(label.width()) <= label.height() + SPARE
    return _is_wide_enough(label)


def _is_wide_enough(widget: QWidget) -> bool:
    return widget.sizeHint().width() <= widget.width() + SPARE


def _choice_fits(box: QComboBox) -> bool:
    """Tell whether the choice can be read, at least where the pointer rests on it."""
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    return box.currentText() in box.toolTip() or (
        _text_width(box, box.currentText()) <= field.width() + SPARE
    )


def _rows_fit(rows: QListWidget) -> bool:
    return rows.sizeHintForColumn(0) <= rows.viewport().width() + SPARE


def _text_width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text.replace("&", ""))

"""The overlay as its user meets it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.captions.entries import Gap
from app.desktop.states import AppState
from app.session.snapshot import SessionSnapshot
from app.settings.model import Appearance, Overlay
from app.ui.overlay import window as window_module
from app.ui.overlay.measures import OverlayMeasures
from app.ui.overlay.screens import screens
from tests.app.cli.snapshots import BOTH, snapshot, spoken
from tests.app.ui.overlay.showing import Shown

Show = Callable[..., Shown]


@pytest.fixture
def show(qtbot: QtBot, tmp_path: Path) -> Show:
    def make(**values: object) -> Shown:
        shown = Shown(tmp_path, **values)  # type: ignore[arg-type]
        qtbot.addWidget(shown.window)
        return shown

    return make


def send(window: QWidget, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton) -> None:
    """Send what the mouse does at a place of the screen."""
    buttons = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else held
    changed = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else held
    local = QPointF(window.mapFromGlobal(at))
    event = QMouseEvent(kind, local, QPointF(at), changed, buttons, Qt.KeyboardModifier.NoModifier)
    QCoreApplication.sendEvent(window, event)


def take(window: QWidget, start: QPoint, by: QPoint) -> QPoint:
    """Press the mouse on a point of the window, move it, and return where on the screen it is."""
    at = window.mapToGlobal(start)
    send(window, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)
    send(window, QEvent.Type.MouseMove, at + by / 2, Qt.MouseButton.LeftButton)
    send(window, QEvent.Type.MouseMove, at + by, Qt.MouseButton.LeftButton)
    return at + by


def drag(window: QWidget, start: QPoint, by: QPoint) -> None:
    """Take hold of the window, move the mouse and let go."""
    at = take(window, start, by)
    send(window, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton)


class PaintWatch(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.n_paints = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        self.n_paints += event.type() == QEvent.Type.Paint
        return False


def said(text: str, time_s: float | None = None) -> SessionSnapshot:
    """Return a snapshot just after a text was said, or at another time."""
    words = spoken(text)
    return snapshot(words, time_s=words[-1].end_s if time_s is None else time_s)


def button(shown: Shown, name: str) -> QToolButton:
    found = [one for one in shown.window.findChildren(QToolButton) if one.accessibleName() == name]
    assert len(found) == 1
    return found[0]


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What screen readers were told."""
    told: list[str] = []
    monkeypatch.setattr(
        window_module.QAccessible, "updateAccessibility", lambda event: told.append(event.message())
    )
    return told


def test_shows_what_is_said(show: Show) -> None:
    shown = show()
    shown.controller.show_snapshot(said("hello there"))
    assert shown.window.isVisible()
    assert shown.text == "hello there"
    assert shown.window.accessibleName() == "Captions"


def test_never_takes_the_focus(show: Show, qtbot: QtBot) -> None:
    window = show().window
    qtbot.mouseClick(window, Qt.MouseButton.LeftButton, pos=QPoint(50, 80))
    assert window.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert not window.isActiveWindow()
    children = window.findChildren(QWidget)
    assert all(child.focusPolicy() == Qt.FocusPolicy.NoFocus for child in children)


def test_is_frameless_see_through_and_above_others(show: Show) -> None:
    window = show().window
    assert window.windowFlags() & Qt.WindowType.FramelessWindowHint
    assert window.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    assert window.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)


def test_is_there_only_while_there_is_something_to_caption(show: Show) -> None:
    shown = show()
    for state in AppState:
        shown.controller.become(state)
        assert shown.window.isVisible() is (state not in (AppState.SETUP, AppState.IDLE))


def test_comes_and_goes_with_the_state_and_the_settings(show: Show) -> None:
    shown = show(state=AppState.IDLE)
    shown.controller.become(AppState.LOADING)
    assert shown.window.isVisible()
    shown.change_overlay(is_shown=False)
    assert not shown.window.isVisible()
    shown.change_overlay(is_shown=True)
    assert shown.window.isVisible()
    shown.controller.become(AppState.IDLE)
    assert not shown.window.isVisible()


def test_a_hidden_overlay_shows_the_newest_lines_when_it_comes_back(show: Show) -> None:
    shown = show(overlay=Overlay(is_shown=False))
    shown.controller.show_snapshot(said("one two three"))
    shown.change_overlay(is_shown=True)
    assert shown.text == "one two three"


def test_says_what_is_different_from_usual(show: Show) -> None:
    shown = show()
    shown.controller.show_snapshot(snapshot(behind_s=4.2, messages=["Nothing is heard."]))
    shown.controller.become(AppState.BEHIND)
    assert shown.text == "BEHIND 4 s\nNothing is heard."
    shown.controller.become(AppState.PAUSED)
    assert shown.text.startswith("PAUSED\n")
    shown.controller.fail("The model is damaged. Choose another one.")
    assert shown.text == "STOPPED\nThe model is damaged. Choose another one."


def test_a_long_message_is_shown_whole_and_the_lines_stay_where_they_are(show: Show) -> None:
    shown = show()
    before = shown.window.geometry()
    message = "The microphone is used by another program. Close that program, and try again. " * 2
    shown.controller.show_snapshot(snapshot(messages=[message]))
    after = shown.window.geometry()
    assert after.bottom() == before.bottom()
    assert after.height() > before.height()
    shown.controller.show_snapshot(snapshot())
    assert shown.window.geometry() == before


def test_a_short_message_stands_beside_the_sign_and_a_long_one_below_it(show: Show) -> None:
    shown = show()
    shown.controller.become(AppState.PAUSED)
    sign, message = shown.window.findChildren(QLabel)[:2]
    for words, is_below in (("Nothing is heard.", False), ("The disk is full. " * 9, True)):
        for _ in range(2):
            shown.controller.show_snapshot(snapshot(messages=[words]))
            QGuiApplication.processEvents()
            assert (message.geometry().top() > sign.geometry().bottom()) is is_below
            assert shown.window.rect().contains(message.geometry())
            assert message.height() >= message.heightForWidth(message.width())
            shown.controller.show_snapshot(snapshot())


def test_a_place_under_a_long_message_is_the_place_without_it(show: Show, qtbot: QtBot) -> None:
    shown = show(overlay=Overlay(screen=screens()[0].name, x=50, y=300))
    before = shown.window.geometry()
    shown.controller.show_snapshot(snapshot(messages=["The disk is full. " * 12]))
    at = QPoint(60, shown.window.height() - 20)
    drag(shown.window, at, QPoint(10, 20))
    assert (shown.overlay.x, shown.overlay.y) == (60, 320)
    shown.controller.show_snapshot(snapshot())
    assert shown.window.geometry() == before.translated(10, 20)


def test_speakers_are_told_apart_where_there_are_several(show: Show) -> None:
    shown = show()
    words = [*spoken("one"), *spoken("two", "system", 1.0)]
    shown.controller.show_snapshot(snapshot(words, sources=BOTH, time_s=2.0))
    assert shown.text == "You: one\nOthers: two"


def test_gaps_are_told(show: Show) -> None:
    shown = show(appearance=Appearance(line_characters=60))
    shown.controller.show_snapshot(snapshot([Gap("mic", 8.0, 11.0, "paused")]))
    assert shown.text == "3 s not captured: paused"


@pytest.mark.parametrize("n_lines", [1, 3, 8])
def test_has_as_many_lines_as_wanted(show: Show, n_lines: int) -> None:
    shown = show(appearance=Appearance(n_lines=n_lines, line_characters=16))
    shown.controller.show_snapshot(snapshot(spoken("some words " * 60), time_s=40.0))
    assert len(shown.text.split("\n")) <= n_lines
    shown.controller.show_snapshot(
        snapshot(spoken("some words " * 60) + spoken("more words " * 60, start_s=40.0), time_s=80.0)
    )
    assert len(shown.text.split("\n")) == n_lines


def test_clears_and_hides_in_silence(show: Show) -> None:
    shown = show(overlay=Overlay(hides_in_silence=True, clear_after_s=3))
    shown.controller.show_snapshot(said("hello", time_s=1.0))
    assert shown.window.isVisible()
    shown.controller.show_snapshot(said("hello", time_s=3.9))
    assert shown.window.isVisible()
    shown.controller.show_snapshot(said("hello", time_s=4.1))
    assert shown.text == ""
    assert not shown.window.isVisible()
    shown.controller.show_snapshot(
        snapshot([*spoken("hello"), *spoken("again", start_s=5.0)], time_s=5.5)
    )
    assert shown.window.isVisible()
    assert shown.text == "again"


def test_stays_in_silence_by_default(show: Show) -> None:
    shown = show()
    shown.controller.show_snapshot(snapshot(time_s=100.0))
    assert shown.window.isVisible()


def test_is_at_the_bottom_of_the_screen_at_first(show: Show) -> None:
    window = show().window
    screen = QGuiApplication.primaryScreen().availableGeometry()
    assert screen.contains(window.geometry())
    assert abs(window.geometry().center().x() - screen.center().x()) <= 1
    assert window.geometry().bottom() > screen.center().y()


def test_is_dragged_and_found_again(show: Show, qtbot: QtBot) -> None:
    shown = show()
    before = shown.window.geometry()
    drag(shown.window, QPoint(60, before.height() - 20), QPoint(-40, -300))
    assert shown.window.geometry() == before.translated(-40, -300)
    again = show(overlay=shown.overlay)
    assert again.window.geometry() == shown.window.geometry()


def test_comes_back_when_it_is_dragged_off_the_screen(show: Show, qtbot: QtBot) -> None:
    shown = show()
    drag(shown.window, QPoint(60, 60), QPoint(-5000, 5000))
    screen = QGuiApplication.primaryScreen().geometry()
    assert screen.contains(shown.window.geometry())
    assert (shown.overlay.x, shown.overlay.y) == (
        0,
        screen.height() - shown.window.height(),
    )


def test_stays_on_the_screen_whatever_the_settings_say(show: Show) -> None:
    screen = QGuiApplication.primaryScreen().geometry()
    for overlay in (
        Overlay(screen="gone", x=99_999, y=-99_999, width=99_999),
        Overlay(screen=screens()[0].name, x=-5, y=99_999),
    ):
        huge = Appearance(font_points=96, n_lines=8, line_characters=120)
        assert screen.contains(show(overlay=overlay, appearance=huge).window.geometry())


def test_does_not_jump_while_it_is_held(show: Show, qtbot: QtBot) -> None:
    shown = show()
    at = QPoint(60, shown.window.height() - 20)
    at = take(shown.window, at, QPoint(0, -100))
    held = shown.window.geometry()
    shown.controller.show_snapshot(snapshot(messages=["The disk is full. " * 20]))
    assert shown.window.geometry() == held
    send(shown.window, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton)
    assert shown.window.height() > held.height()


def test_an_edge_makes_it_wider_and_lines_longer(show: Show, qtbot: QtBot) -> None:
    place = Overlay(screen=screens()[0].name, x=100, y=300)
    shown = show(overlay=place, appearance=Appearance(line_characters=16))
    shown.controller.show_snapshot(said("the words of this line are more than it can hold"))
    before, text = shown.window.geometry(), shown.text
    edge = QPoint(before.width() - 2, before.height() - 20)
    drag(shown.window, edge, QPoint(150, 0))
    after = shown.window.geometry()
    assert (after.left(), after.right()) == (before.left(), before.right() + 150)
    assert after.height() == before.height()
    assert shown.overlay.width == after.width()
    assert len(shown.text) > len(text)


@pytest.mark.parametrize(("at_top", "n_lines"), [(True, 4), (False, 4), (True, 1), (False, 1)])
def test_the_top_and_bottom_edges_make_room_for_whole_lines(
    show: Show, at_top: bool, n_lines: int
) -> None:
    look = Appearance(n_lines=2)
    shown = show(overlay=Overlay(screen=screens()[0].name, x=100, y=300), appearance=look)
    before, panel = shown.window.geometry(), shown.window.findChild(window_module.CaptionPanel)
    line_height = OverlayMeasures(look).line_height
    edge = QPoint(200, panel.y() + 2 if at_top else before.height() - 2)
    by = round((n_lines - 2) * line_height * (-1 if at_top else 1) * 1.1)
    drag(shown.window, edge, QPoint(30, by))
    after = shown.window.geometry()
    assert shown.controller.settings.appearance.n_lines == n_lines
    assert after.height() - before.height() == (n_lines - 2) * line_height
    assert (after.left(), after.right()) == (before.left(), before.right())
    kept = (before.bottom(), after.bottom()) if at_top else (before.top(), after.top())
    assert kept[0] == kept[1]
    again = show(overlay=shown.overlay, appearance=shown.controller.settings.appearance)
    assert again.window.geometry() == after


def test_there_are_never_more_than_eight_lines_and_never_none(show: Show) -> None:
    shown = show(overlay=Overlay(screen=screens()[0].name, x=100, y=100))
    bottom = QPoint(200, shown.window.height() - 2)
    drag(shown.window, bottom, QPoint(0, 5000))
    assert shown.controller.settings.appearance.n_lines == 8
    bottom = QPoint(200, shown.window.height() - 2)
    drag(shown.window, bottom, QPoint(0, -5000))
    assert shown.controller.settings.appearance.n_lines == 1


def test_the_left_edge_leaves_the_right_one(show: Show, qtbot: QtBot) -> None:
    shown = show(overlay=Overlay(screen=screens()[0].name, x=100, y=300))
    before = shown.window.geometry()
    drag(shown.window, QPoint(2, 60), QPoint(70, 0))
    after = shown.window.geometry()
    assert (after.left(), after.right()) == (before.left() + 70, before.right())
    assert shown.overlay.width == before.width() - 70


def test_cannot_be_made_too_narrow_to_read(show: Show, qtbot: QtBot) -> None:
    shown = show()
    drag(shown.window, QPoint(2, 60), QPoint(4000, 0))
    assert 100 < shown.window.width() < 400


def test_a_locked_overlay_lets_clicks_through_and_stays(show: Show, qtbot: QtBot) -> None:
    shown = show()
    before = shown.window.geometry()
    shown.change_overlay(is_locked=True)
    assert shown.window.isVisible()
    assert shown.window.geometry() == before
    assert shown.window.windowFlags() & Qt.WindowType.WindowTransparentForInput
    assert shown.window.windowHandle().flags() & Qt.WindowType.WindowTransparentForInput
    shown.change_overlay(is_locked=False)
    assert shown.window.isVisible()
    assert not shown.window.windowHandle().flags() & Qt.WindowType.WindowTransparentForInput


def test_is_locked_from_its_start_on(show: Show) -> None:
    window = show(overlay=Overlay(is_locked=True)).window
    assert window.windowHandle().flags() & Qt.WindowType.WindowTransparentForInput


def test_buttons_come_with_the_pointer(show: Show, qtbot: QtBot) -> None:
    shown = show()
    pause, close = button(shown, "Pause captions"), button(shown, "Hide the overlay")
    assert not pause.isVisible()
    qtbot.mouseMove(shown.window, QPoint(60, 60))
    shown.window.enterEvent(None)  # type: ignore[arg-type]
    assert pause.isVisible()
    assert close.isVisible()
    qtbot.mouseClick(pause, Qt.MouseButton.LeftButton)
    assert shown.controller.intents == ["toggle_pause"]
    shown.controller.become(AppState.PAUSED)
    assert pause.accessibleName() == "Go on with captions"
    qtbot.mouseClick(close, Qt.MouseButton.LeftButton)
    assert not shown.overlay.is_shown
    assert not shown.window.isVisible()


def test_buttons_do_not_come_when_it_is_locked(show: Show) -> None:
    shown = show(overlay=Overlay(is_locked=True))
    shown.window.enterEvent(None)  # type: ignore[arg-type]
    assert not button(shown, "Pause captions").isVisible()


def test_takes_on_another_appearance_at_once(show: Show) -> None:
    shown = show()
    shown.controller.show_snapshot(said("hello there"))
    before, size = shown.picture(), shown.window.size()
    shown.change_appearance(text_colour="#ffff00")
    assert shown.picture() != before
    assert shown.window.size() == size
    shown.change_appearance(font_points=40)
    assert shown.window.height() > size.height()
    assert shown.window.width() > size.width()
    assert shown.text == "hello there"


def test_lines_are_laid_out_anew_for_larger_letters(show: Show) -> None:
    shown = show(overlay=Overlay(width=400), appearance=Appearance(n_lines=4))
    shown.controller.show_snapshot(said("one two three four five six"))
    assert shown.text.count("\n") == 0
    shown.change_appearance(font_points=60)
    assert shown.text.split("\n") == ["one two three", "four five six"]


def test_announces_lines_when_no_other_window_does(
    show: Show, qtbot: QtBot, announced: list[str]
) -> None:
    shown = show(appearance=Appearance(line_characters=16))
    words = "one two three four five six seven eight"
    shown.controller.show_snapshot(said("one two"))
    shown.controller.show_snapshot(said(words))
    shown.controller.show_snapshot(said(words, time_s=5.0))
    assert announced == [words]
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    shown.controller.show_snapshot(said(words + " nine"))
    shown.controller.show_snapshot(said(words + " nine", time_s=60.0))
    assert announced == [words]


def test_announces_nothing_if_that_is_not_wanted(show: Show, announced: list[str]) -> None:
    shown = show(announces=False)
    shown.controller.show_snapshot(said("one"))
    shown.controller.show_snapshot(said("one", time_s=60.0))
    assert shown.text == ""
    assert announced == []


def test_a_screen_reader_finds_the_lines(show: Show) -> None:
    shown = show()
    shown.controller.show_snapshot(said("hello there"))
    interface = QAccessible.queryAccessibleInterface(shown.window)
    assert interface.text(QAccessible.Text.Name) == "Captions"
    assert interface.text(QAccessible.Text.Description) == "hello there"


def test_paints_only_when_something_changed(show: Show, qtbot: QtBot) -> None:
    shown = show()
    shown.controller.show_snapshot(said("hello there"))
    panel = shown.window.findChild(window_module.CaptionPanel)
    watch = PaintWatch()
    panel.installEventFilter(watch)
    qtbot.wait_until(lambda: watch.n_paints > 0)
    QGuiApplication.processEvents()
    watch.n_paints = 0
    for number in range(5):
        shown.controller.show_snapshot(said("hello there", time_s=1.0 + number / 10))
        QGuiApplication.processEvents()
    assert watch.n_paints == 0
    shown.controller.show_snapshot(said("hello there you"))
    qtbot.wait_until(lambda: watch.n_paints > 0)

"""The window that stays above others and never takes the keyboard."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEnterEvent,
    QGuiApplication,
    QHideEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from app.captions.entries import Gap, Remark
from app.captions.layout import Line
from app.desktop.notices import describe
from app.desktop.overlay_geometry import Place, Rect, grown_upwards, place_of, where
from app.desktop.overlay_limits import MACOS, WINDOWS
from app.desktop.overlay_state import (
    LineShape,
    OverlayContent,
    OverlayLines,
    content,
    is_visible,
    labels,
)
from app.desktop.overlay_voice import OverlayVoice
from app.desktop.overlay_words import sign_words, spoken_content
from app.desktop.states import AppState
from app.desktop.told import retold
from app.session.snapshot import SessionSnapshot
from app.settings.model import Appearance, Overlay, Settings
from app.ui.overlay.capabilities import can_place_windows
from app.ui.overlay.grip import Grip
from app.ui.overlay.header import OverlayHeader
from app.ui.overlay.measures import OverlayMeasures
from app.ui.overlay.panel import CaptionPanel
from app.ui.overlay.privacy import keep_out_of_screen_shares
from app.ui.overlay.screens import ScreenWatch, screens

if TYPE_CHECKING:
    from app.controller import AppController

_HINTS = (
    Qt.WindowType.FramelessWindowHint
    | Qt.WindowType.WindowStaysOnTopHint
    | Qt.WindowType.WindowDoesNotAcceptFocus
    | Qt.WindowType.NoDropShadowWindowHint
)


class OverlayWindow(QWidget):
    """Shows the last lines of captions over whatever else is on the screen."""

    def __init__(self, controller: AppController) -> None:
        """Follow the controller; appears by itself when there is something to caption."""
        super().__init__(None, _flags())
        self._controller = controller
        self._appearance = controller.settings.appearance
        self._measures = OverlayMeasures(self._appearance)
        self._lines = OverlayLines(_described)
        self._voice = OverlayVoice()
        self._content = OverlayContent()
        self._is_hovered = False
        self._extra_height = 0
        self._set_attributes()
        self._header = OverlayHeader(self)
        self._panel = CaptionPanel(self._appearance, self._measures, self)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        box.addWidget(self._header, 1)
        box.addWidget(self._panel)
        self._grip = Grip(self, self._panel, self._measures.narrowest)
        self._screens = ScreenWatch(self)
        self._take_appearance(self._appearance)
        self._connect()
        self._apply_settings(controller.settings)

    def _set_attributes(self) -> None:
        self.setWindowTitle(self.tr("Voxcap captions"))
        self.setAccessibleName(self.tr("Captions"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        for attribute in (
            Qt.WidgetAttribute.WA_TranslucentBackground,
            Qt.WidgetAttribute.WA_ShowWithoutActivating,
            Qt.WidgetAttribute.WA_AlwaysShowToolTips,
            Qt.WidgetAttribute.WA_MacAlwaysShowToolWindow,
            Qt.WidgetAttribute.WA_X11NetWmWindowTypeNotification,
        ):
            self.setAttribute(attribute)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)

    def _connect(self) -> None:
        controller = self._controller
        controller.snapshot_changed.connect(self._take_snapshot)
        controller.state_changed.connect(self._refresh)
        controller.settings_changed.connect(self._apply_settings)
        self._header.pause_pressed.connect(controller.toggle_pause)
        self._header.close_pressed.connect(self._close_pressed)
        self._grip.moved.connect(self._keep_place)
        self._grip.resized.connect(self._keep_size)
        self._grip.lines_wanted.connect(self._keep_lines)
        self._screens.changed.connect(self._place)

    def _apply_settings(self, settings: Settings) -> None:
        if settings.appearance != self._appearance:
            self._take_appearance(settings.appearance)
        self._lock(settings.overlay.is_locked)
        self._place()
        self._refresh()
        if self.isVisible():
            keep_out_of_screen_shares(self, settings.overlay.is_private)

    def _take_appearance(self, appearance: Appearance) -> None:
        self._appearance = appearance
        self._measures = OverlayMeasures(appearance)
        self._panel.set_appearance(appearance, self._measures)
        self._panel.setFixedHeight(self._measures.panel_height)
        self._header.set_appearance(
            appearance, self._measures.small_font, self._measures.header_height
        )
        self._grip.narrowest = self._measures.narrowest
        self._grip.line_height = self._measures.line_height
        self._grip.n_lines = appearance.n_lines

    def _lock(self, is_locked: bool) -> None:
        flags = _flags()
        if is_locked:
            flags |= Qt.WindowType.WindowTransparentForInput
        if flags == self.windowFlags():
            return
        # Setting flags the usual way hides the window, and showing it again may lose its place.
        self.overrideWindowFlags(flags)
        handle = self.windowHandle()
        if handle is not None:
            handle.setFlags(flags)
        self._panel.set_takes_clicks(not is_locked)
        if is_locked:
            self._grip.let_go()
            self._set_hovered(False)

    def _refresh(self, *_: object) -> None:
        controller = self._controller
        overlay, state = controller.settings.overlay, controller.state
        if not is_visible(state, overlay, self._content, is_held=True):
            self.hide()
            return
        lines = self._laid_out(controller.snapshot, overlay) if controller.snapshot else ()
        self._show(content(state, controller.snapshot, lines, controller.error))
        self._header.set_paused(state is AppState.PAUSED)
        is_held = self._is_hovered or self._grip.is_held
        self.setVisible(is_visible(state, overlay, self._content, is_held))

    def _laid_out(self, snapshot: SessionSnapshot, overlay: Overlay) -> tuple[Line, ...]:
        appearance, measures = self._appearance, self._measures
        shape = LineShape(
            session=self._controller.session_id,
            labels=tuple(labels(snapshot).items()),
            font=f"{measures.font.key()} {appearance.upper_case}",
            width=measures.text_width(self.width()),
            n_lines=appearance.n_lines,
            clear_after_s=overlay.clear_after_s,
        )
        return self._lines.lines(snapshot, shape, measures.measure)

    def _show(self, shown: OverlayContent) -> None:
        if shown == self._content:
            return
        before, self._content = self._content, shown
        translate = QCoreApplication.translate
        self._panel.set_lines(shown.lines)
        if (shown.sign, shown.message) != (before.sign, before.message):
            words = sign_words(shown.sign, translate) if shown.sign else ""
            self._header.set_words(words, retold(shown.message, translate))
            self._place()
        self.setAccessibleDescription(spoken_content(shown, translate))

    def _take_snapshot(self, snapshot: SessionSnapshot) -> None:
        controller = self._controller
        texts = self._voice.take(controller.session_id, snapshot)
        self._refresh()
        if (
            controller.settings.interface.announces
            and self.isVisible()
            and not self._has_other_window()
        ):
            for text in texts:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _has_other_window(self) -> bool:
        """Tell whether there is a window of Voxcap that a reader has beside this one."""
        return any(
            window is not self and window.isVisible() and not window.isMinimized()
            for window in QApplication.topLevelWidgets()
        )

    def _place(self) -> None:
        if self._grip.is_held:
            return
        overlay = self._controller.settings.overlay
        kept = Place(overlay.screen, overlay.x, overlay.y)
        all_screens = screens()
        rect = where(kept, self._measures.size(overlay.width), all_screens)
        rows_height = self._header.fit_words(rect.width)
        self._extra_height = max(0, rows_height - self._measures.header_height)
        shown_on = max(all_screens, key=lambda screen: rect.overlap(screen.bounds))
        rect = grown_upwards(rect, self._extra_height, shown_on.bounds)
        if can_place_windows():
            self.setGeometry(rect.x, rect.y, rect.width, rect.height)
        else:
            self.resize(rect.width, rect.height)

    def _keep_place(self) -> None:
        self._change(self._with_current_place())

    def _keep_size(self) -> None:
        # One change: after each the window goes where the settings say.
        settings = self._controller.settings
        overlay = replace(self._with_current_place(), width=self.width())
        n_lines = self._measures.lines_in(self.height() - self._extra_height)
        if can_place_windows():
            # The height follows the lines, but for a screen that is too low for them.
            n_lines = settings.appearance.n_lines
        appearance = replace(settings.appearance, n_lines=n_lines)
        self._controller.change_settings(replace(settings, overlay=overlay, appearance=appearance))

    def _keep_lines(self, n_lines: int) -> None:
        settings = self._controller.settings
        appearance = replace(settings.appearance, n_lines=n_lines)
        self._controller.change_settings(replace(settings, appearance=appearance))

    def _with_current_place(self) -> Overlay:
        overlay = self._controller.settings.overlay
        if not can_place_windows():
            return overlay
        # The place the window would have without the rows that only a message needs.
        now, extra = self.geometry(), self._extra_height
        rect = Rect(now.x(), now.y() + extra, now.width(), now.height() - extra)
        place = place_of(rect, screens())
        return replace(overlay, screen=place.screen, x=place.x, y=place.y)

    def _change(self, overlay: Overlay) -> None:
        self._controller.change_settings(replace(self._controller.settings, overlay=overlay))

    def _close_pressed(self) -> None:
        self._change(replace(self._controller.settings.overlay, is_shown=False))

    def _set_hovered(self, is_hovered: bool) -> None:
        if is_hovered == self._is_hovered:
            return
        self._is_hovered = is_hovered
        self._header.set_buttons_shown(is_hovered)
        self._panel.set_framed(is_hovered)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        """Show the buttons and that the window can be taken hold of."""
        self._set_hovered(not self._controller.settings.overlay.is_locked)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Show captions only."""
        self._set_hovered(False)
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Lay the lines out for the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and self.isVisible():
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Keep out of screen shares if that is wanted."""
        super().showEvent(event)
        keep_out_of_screen_shares(self, self._controller.settings.overlay.is_private)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Be let go."""
        super().hideEvent(event)
        self._grip.let_go()
        self._set_hovered(False)


def _flags() -> Qt.WindowType:
    """Return how the window is made: without an entry in the taskbar, without decoration."""
    # Elsewhere window managers hide tool windows of a program that is not the active one.
    is_tool = QGuiApplication.platformName() in (WINDOWS, MACOS)
    return _HINTS | (Qt.WindowType.Tool if is_tool else Qt.WindowType.Window)


def _described(entry: Gap | Remark) -> str:
    return describe(entry, QCoreApplication.translate)

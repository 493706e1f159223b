"""Taking the overlay in hand: moving it, and making it larger by its edges."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.desktop.overlay_geometry import (
    Rect,
    Side,
    lines_wanted,
    side_at,
    with_lines_added,
    with_side_moved,
)
from app.ui.overlay.capabilities import can_place_windows

_EDGE = 8
_SETTLED_MS = 400
_QT_EDGES = {
    Side.LEFT: Qt.Edge.LeftEdge,
    Side.RIGHT: Qt.Edge.RightEdge,
    Side.TOP: Qt.Edge.TopEdge,
    Side.BOTTOM: Qt.Edge.BottomEdge,
}


class Grip(QObject):
    """Moves and resizes a frameless window while the mouse drags it.

    Where only the system may place windows, it is asked to do it.
    """

    moved = Signal()
    """The window was let go at another place."""

    resized = Signal()
    """An edge was let go, and the width is another, or the system has given it another size."""

    lines_wanted = Signal(int)
    """The top or bottom edge was dragged to where so many lines have room."""

    def __init__(self, window: QWidget, frame: QWidget, narrowest: int) -> None:
        """Watch the mouse over `window`.

        Args:
            window: frameless.
            frame: what looks like a window; the window itself or a part of it of the same width.
            narrowest: the width it keeps.
        """
        super().__init__(window)
        self._window = window
        self._frame = frame
        self.narrowest = narrowest
        self.line_height = 1
        self.n_lines = 1
        self._n_lines_at_start = 1
        self._from: QPoint | None = None
        self._side: Side | None = None
        self._start = QRect()
        # The system does not tell when it is done with a window that it was asked to resize.
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.setInterval(_SETTLED_MS)
        self._settling.timeout.connect(self.resized)
        self._is_with_system = False
        window.installEventFilter(self)

    @property
    def is_held(self) -> bool:
        """Whether a button of the mouse holds the window."""
        return self._from is not None

    def let_go(self) -> None:
        """Stop dragging where the window is, as when it disappears under the mouse."""
        self._from = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the mouse."""
        if event.type() is QEvent.Type.Resize and self._is_with_system:
            self._settling.start()
        if not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress if event.button() == Qt.MouseButton.LeftButton:
                self._press(event)
                return True
            case QEvent.Type.MouseMove:
                self._move(event)
                return True
            case QEvent.Type.MouseButtonRelease if event.button() == Qt.MouseButton.LeftButton:
                self._release()
                return True
        return False

    def _press(self, event: QMouseEvent) -> None:
        side = self._side_at(event.position())
        handle = self._window.windowHandle()
        if handle is not None and not can_place_windows():
            if side is None:
                handle.startSystemMove()
            else:
                self._is_with_system = True
                handle.startSystemResize(_QT_EDGES[side])
            return
        self._from = event.globalPosition().toPoint()
        self._side = side
        self._start = self._window.geometry()
        self._n_lines_at_start = self.n_lines

    def _move(self, event: QMouseEvent) -> None:
        if self._from is None:
            self._is_with_system = False
            side = self._side_at(event.position())
            self._window.setCursor(QCursor(_shape(side)))
            return
        by = event.globalPosition().toPoint() - self._from
        if self._side is None:
            self._window.move(self._start.topLeft() + by)
            return
        start, bounds = _rect(self._start), _rect(self._window.screen().geometry())
        if self._side.is_upright:
            now = with_side_moved(start, self._side, by.x(), self.narrowest, bounds)
            self._window.setGeometry(now.x, now.y, now.width, now.height)
        else:
            self._drag_lines(start, self._side, by.y(), bounds)

    def _drag_lines(self, start: Rect, side: Side, by: int, bounds: Rect) -> None:
        n_before = self._n_lines_at_start
        n_lines = lines_wanted(side, by, n_before, self.line_height)
        n_pixels = (n_lines - n_before) * self.line_height
        if n_lines == self.n_lines or start.height + n_pixels > bounds.height:
            return
        self.lines_wanted.emit(n_lines)
        now = with_lines_added(start, side, n_pixels, bounds)
        self._window.setGeometry(now.x, now.y, now.width, now.height)

    def _release(self) -> None:
        if self._from is None:
            return
        self._from = None
        now = self._window.geometry()
        if now.width() != self._start.width():
            self.resized.emit()
        elif now != self._start:
            self.moved.emit()

    def _side_at(self, position: QPointF) -> Side | None:
        frame = _rect(self._frame.rect())
        if self._frame is not self._window:
            frame = _rect(self._frame.geometry())
        return side_at(position.x(), position.y(), frame, _EDGE)


def _shape(side: Side | None) -> Qt.CursorShape:
    if side is None:
        return Qt.CursorShape.SizeAllCursor
    return Qt.CursorShape.SizeHorCursor if side.is_upright else Qt.CursorShape.SizeVerCursor


def _rect(rectangle: QRect) -> Rect:
    return Rect(rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())

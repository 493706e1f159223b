"""Taking the overlay in hand: moving it, and making it wider by its edges."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QWidget

from app.desktop.overlay_geometry import Rect, Side, side_at, with_side_moved
from app.ui.overlay.capabilities import can_place_windows

_EDGE = 8
_SETTLED_MS = 400
_QT_EDGES = {Side.LEFT: Qt.Edge.LeftEdge, Side.RIGHT: Qt.Edge.RightEdge}


class Grip(QObject):
    """Moves and resizes a frameless window while the mouse drags it.

    Where only the system may place windows, it is asked to do it.
    """

    moved = Signal()
    """The window was let go at another place."""

    resized = Signal()
    """An edge was let go, and the width is another."""

    def __init__(self, window: QWidget, narrowest: int) -> None:
        """Watch the mouse over `window`.

        Args:
            window: frameless.
            narrowest: the width it keeps.
        """
        super().__init__(window)
        self._window = window
        self.narrowest = narrowest
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

    def _move(self, event: QMouseEvent) -> None:
        if self._from is None:
            self._is_with_system = False
            side = self._side_at(event.position())
            shape = Qt.CursorShape.SizeAllCursor if side is None else Qt.CursorShape.SizeHorCursor
            self._window.setCursor(QCursor(shape))
            return
        by = event.globalPosition().toPoint() - self._from
        if self._side is None:
            self._window.move(self._start.topLeft() + by)
            return
        start, bounds = self._start, self._window.screen().geometry()
        now = with_side_moved(
            Rect(start.x(), start.y(), start.width(), start.height()),
            self._side,
            by.x(),
            self.narrowest,
            Rect(bounds.x(), bounds.y(), bounds.width(), bounds.height()),
        )
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
        return side_at(position.x(), self._window.width(), _EDGE)

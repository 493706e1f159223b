"""The screens of this computer, and word of it when they change."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen

from app.desktop.overlay_geometry import Rect, Screen, with_distinct_names

_NAMELESS = "screen"


def screens() -> list[Screen]:
    """Return the screens there are now, at least one, with distinct names."""
    primary = QGuiApplication.primaryScreen()
    return with_distinct_names(
        Screen(
            name=screen.name() or _NAMELESS,
            bounds=_rect(screen.geometry()),
            free=_rect(screen.availableGeometry()),
            is_primary=screen is primary,
        )
        for screen in QGuiApplication.screens()
    )


class ScreenWatch(QObject):
    """Tells when a screen comes, goes, or has another size, scale or place."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # One change of a monitor is several of these, and only after the last all is as it will be.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.changed)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.screenAdded.connect(self._add)
        application.screenRemoved.connect(self._note)
        application.primaryScreenChanged.connect(self._note)
        for screen in QGuiApplication.screens():
            self._watch(screen)

    def _add(self, screen: QScreen) -> None:
        self._watch(screen)
        self._note()

    def _watch(self, screen: QScreen) -> None:
        screen.geometryChanged.connect(self._note)
        screen.availableGeometryChanged.connect(self._note)
        screen.logicalDotsPerInchChanged.connect(self._note)
        screen.physicalDotsPerInchChanged.connect(self._note)

    def _note(self, *_: object) -> None:
        self._timer.start()


def _rect(rectangle: QRect) -> Rect:
    return Rect(rectangle.x(), rectangle.y(), rectangle.width(), rectangle.height())

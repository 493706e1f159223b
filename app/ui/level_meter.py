"""How loud the sources are, as bars and in words."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.desktop.status_words import level_share, source_name, source_words
from app.desktop.told import retold
from app.session.snapshot import SourceSnapshot, SourceState

_N_STEPS = 12
_OUTLINE_ALPHA = 150


class LevelBar(QWidget):
    """A row of steps, as many filled as the sound is loud. Painted only when it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._n_full = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_level(self, level_dbfs: float) -> None:
        """Show a level, -inf for none."""
        n_full = math.ceil(level_share(level_dbfs) * _N_STEPS)
        if n_full != self._n_full:
            self._n_full = n_full
            self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size, which follows the font."""
        height = self.fontMetrics().height()
        return QSize(height * 6, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Paint the steps; those that are not filled are outlines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = self.width() / _N_STEPS
        outline = self.palette().color(QPalette.ColorRole.WindowText)
        outline.setAlpha(_OUTLINE_ALPHA)
        painter.setPen(outline)
        is_rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for step in range(_N_STEPS):
            place = _N_STEPS - 1 - step if is_rtl else step
            box = QRectF(place * pitch + 1, 1.5, pitch - 3, self.height() - 3)
            painter.setBrush(
                self.palette().color(QPalette.ColorRole.Highlight)
                if step < self._n_full
                else Qt.BrushStyle.NoBrush
            )
            painter.drawRoundedRect(box, 1.5, 1.5)


class SourceMeter(QWidget):
    """A source's name, its level and how it is doing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = QLabel()
        self.bar = LevelBar()
        self.words = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for widget in (self._name, self.bar, self.words):
            row.addWidget(widget)

    def show_source(self, source: SourceSnapshot) -> None:
        """Show how a source is doing."""
        name = source_name(source, QCoreApplication.translate)
        words = source_words(source, QCoreApplication.translate)
        self.bar.set_level(source.level_dbfs if source.state is SourceState.HEARD else -math.inf)
        if self._name.text() == name and self.words.text() == words:
            return
        self._name.setText(name)
        self.words.setText(words)
        self.setToolTip(retold(source.speaker.device, QCoreApplication.translate))
        self.setAccessibleName(self.tr("Level of {name}").format(name=name))
        self.setAccessibleDescription(words)
        self.bar.setAccessibleName(self.accessibleName())
        self.bar.setAccessibleDescription(words)


class SourceMeters(QWidget):
    """The meters of all sources, beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.meters: list[SourceMeter] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self.fontMetrics().height() * 2)

    def show_sources(self, sources: Sequence[SourceSnapshot]) -> None:
        """Show these sources and no others."""
        while len(self.meters) > len(sources):
            meter = self.meters.pop()
            self._row.removeWidget(meter)
            meter.hide()
            meter.deleteLater()
        while len(self.meters) < len(sources):
            self.meters.append(SourceMeter())
            self._row.addWidget(self.meters[-1])
        for meter, source in zip(self.meters, sources, strict=True):
            meter.show_source(source)

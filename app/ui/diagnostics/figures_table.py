"""All figures as a table of names and values, in sections that can be folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from app.desktop.figures import Section

_ALL_ROWS = -1

# A number and its unit keep their order where the windows are written from right to left.
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"


class FiguresTable(QTreeWidget):
    """Shows sections; what was folded, selected and scrolled to stays while values change."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._sections: list[QTreeWidgetItem] = []
        self._figures: list[QTreeWidgetItem] = []
        self._shape: list[tuple[str, tuple[str, ...]]] = []
        self.setAccessibleName(self.tr("Figures"))
        self.setAccessibleDescription(
            self.tr("What was measured of the session, of each source and of the engine")
        )
        self.setHeaderLabels([self.tr("Figure"), self.tr("Value")])
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setIndentation(self.fontMetrics().height())
        self.header().setResizeContentsPrecision(_ALL_ROWS)
        self.setColumnWidth(0, 32 * self.fontMetrics().averageCharWidth())

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return a size that shows names and most values in full."""
        metrics = self.fontMetrics()
        return QSize(62 * metrics.averageCharWidth(), 24 * metrics.height())

    def show_sections(self, sections: Sequence[Section]) -> None:
        """Show these, changing only what is different."""
        shape = [
            (section.title, tuple(name for name, _ in section.figures)) for section in sections
        ]
        if shape != self._shape:
            self._shape = shape
            self._rebuild(sections)
            return
        figures = [figure for section in sections for figure in section.figures]
        for item, (_, value) in zip(self._figures, figures, strict=True):
            self._set_value(item, value)

    def _rebuild(self, sections: Sequence[Section]) -> None:
        folded = {item.text(0) for item in self._sections if not item.isExpanded()}
        self._sections, self._figures = [], []
        self.clear()
        for section in sections:
            item = QTreeWidgetItem(self, [section.title])
            item.setFirstColumnSpanned(True)
            font = item.font(0)
            font.setBold(True)
            item.setFont(0, font)
            for name, value in section.figures:
                child = QTreeWidgetItem(item, [name])
                child.setToolTip(0, name)
                self._set_value(child, value)
                self._figures.append(child)
            item.setExpanded(section.title not in folded)
            self._sections.append(item)
        # Languages differ in how long their names are; what the user made wider stays so.
        self.setColumnWidth(0, max(self.columnWidth(0), self.sizeHintForColumn(0)))

    def _set_value(self, item: QTreeWidgetItem, value: str) -> None:
        if self.isRightToLeft():
            value = f"{_ISOLATE}{value}{_END_ISOLATE}"
        if item.text(1) != value:
            item.setText(1, value)
            item.setToolTip(1, value)
